import { post } from "./api.js";
import { openModal } from "./modal.js";
import { here, world } from "./world.js";
import { failed, waiting } from "./log.js";

// Acting as the person of this page. Each waits for the bot and shows what did not work.
export async function press(message, customId, values, element) {
  if (element.classList.contains("busy")) return;
  element.classList.add("busy");
  const body = { person: world.me.id, message: message.id, custom_id: customId, values, patience: 0 };
  const outcome = await post("/act/component", body).catch(() => null);
  element.classList.remove("busy");
  if (!outcome) return;
  if (outcome.status === "failed") failed(message.id);
  if (outcome.status === "modal") openModal(outcome, message.id);
}

export async function slash(command, options) {
  const channel = here().id;
  const person = world.me;
  const row = waiting(person, command, channel);
  const body = { person: person.id, channel, command, options, patience: 0 };
  const outcome = await post("/act/slash", body).catch(() => null);
  if (outcome?.status === "failed") return row.fail();
  row.remove();
  if (outcome?.status === "modal") openModal(outcome);
}

export async function complete(command, options, focused) {
  const body = { person: world.me.id, channel: here().id, command, options, focused };
  const outcome = await post("/act/complete", body).catch(() => null);
  return outcome?.status === "choices" ? outcome.choices : null;
}

// The id of a file for an option of a command; null where it was not taken.
export async function upload(file) {
  const form = new FormData();
  form.append("person", world.me.id);
  form.append("channel", here().id);
  form.append("files[0]", file, file.name);
  const response = await fetch("/_sandbox/act/upload", { method: "POST", body: form });
  return response.ok ? (await response.json()).id : null;
}

export const say = (content) => post("/act/say", { person: world.me.id, channel: here().id, content });
export const dismiss = (message) => post("/act/dismiss", { person: world.me.id, message: message.id });

export async function submit(opened, values, messageId) {
  const body = { person: world.me.id, interaction: opened.interaction, values, patience: 0 };
  const outcome = await post("/act/modal", body);
  if (outcome.status !== "failed" && messageId) failed(messageId, false);
  return outcome.status !== "failed";
}
