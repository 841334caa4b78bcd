import { h, $ } from "./dom.js";

// Answers with parsed JSON; shows what the sandbox refuses as a toast and throws.
export async function api(method, path, body) {
  let response;
  try {
    response = await fetch("/_sandbox" + path, {
      method,
      headers: body ? { "Content-Type": "application/json" } : {},
      body: body ? JSON.stringify(body) : undefined,
    });
  } catch (error) {
    toast("The sandbox does not answer. Is it running?");
    throw error;
  }
  if (response.status === 204) return null;
  const answer = await response.json().catch(() => ({ error: `The sandbox answered ${response.status}.` }));
  if (!response.ok) {
    toast(answer.error ?? `The sandbox answered ${response.status}.`);
    throw new Error(answer.error);
  }
  return answer;
}

export const get = (path, query = {}) => api("GET", `${path}?${new URLSearchParams(query)}`);
export const post = (path, body = {}) => api("POST", path, body);

export function toast(text) {
  const note = h("div", { class: "toast" }, text);
  $("#toasts").append(note);
  setTimeout(() => note.remove(), 6000);
}
