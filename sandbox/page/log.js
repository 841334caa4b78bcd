import { avatar, h, $ } from "./dom.js";
import { get, post } from "./api.js";
import { messageElement } from "./message.js";
import { changed, here, world } from "./world.js";

// The list of messages: keeps to the end unless the reader scrolled up, and never jumps.
const PAGE = 50;
const GROUP_MS = 7 * 60 * 1000;
const NEAR_END = 80;
const log = $("#log");
const list = $("#list");
const toEnd = $("#to-end");
let shownFor = "";
let pinned = true;
let lastTop = 0;
let loadingOlder = false;
let complete = false;

export async function show() {
  const key = `${world.me.id}:${world.channel}`;
  if (key === shownFor) return;
  shownFor = key;
  const messages = await get("/messages", { person: world.me.id, channel: world.channel, limit: PAGE });
  if (key !== shownFor) return;
  complete = messages.length < PAGE;
  list.replaceChildren(...messages.map(messageElement));
  if (!messages.length) list.append(h("p", { class: "empty" }, `Nothing here yet. ${firstWords()} At the top you choose who you are.`));
  regroup();
  pinned = true;
  follow();
  markRead();
}

// Games begin in a channel of a server, with the command that Caravanserai has for them.
const firstWords = () => (here()?.type === 1 ? "Type / to see what the bot can do." : "Type /new for a game, or / to see what the bot can do.");

export function reload() {
  shownFor = "";
  return show();
}

export function received(event) {
  if (event.type === "message_delete") return gone(event.id);
  const message = event.message;
  if (message.channel_id !== world.channel) return;
  if (message.seen_by && message.seen_by !== world.me.id) return;
  const old = element(message.id);
  const fresh = messageElement(message);
  if (old) replace(old, fresh);
  else if (event.type === "message_create") {
    $(".empty", list)?.remove();
    answerArrived(message);
    list.insertBefore(fresh, $(".waiting:not(.over)", list));
  }
  regroup();
  follow();
  if (event.type === "message_create") markRead();
}

// The keyboard stays on the button or select it was on.
function replace(old, fresh) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const inputs = (root) => [...root.querySelectorAll("[data-custom-id]")];
  const at = focused ? inputs(old).indexOf(focused) : -1;
  old.replaceWith(fresh);
  if (at < 0) return;
  const same = inputs(fresh).find((input) => input.dataset.customId === focused.dataset.customId);
  (same ?? inputs(fresh)[at])?.focus({ preventScroll: true });
}

function answerArrived(message) {
  const used = message.interaction;
  if (!used || used.user.id !== world.me.id) return;
  [...list.querySelectorAll(".waiting:not(.over)")].find((row) => row.dataset.command === `/${used.name}`)?.remove();
}

function gone(id) {
  element(id)?.remove();
  regroup();
}

const element = (id) => list.querySelector(`[data-id="${id}"]`);

// Says below a message that the bot did not answer a press on it.
export function failed(id, yes = true) {
  const note = element(id)?.querySelector(".note");
  if (!note) return;
  note.hidden = !yes;
  note.textContent = "This interaction failed";
  follow();
}

// The row that stands in for the answer to a command until it comes.
export function waiting(person, command, channel) {
  const text = h("span", { class: "thinking" }, h("span", { class: "dots" }), "Sending command…");
  const head = h("div", { class: "head" }, avatar(person, 18), h("span", {}, h("b", {}, person.name), " used ", h("i", {}, command)));
  const close = h("button", { class: "plain", onclick: () => row.remove() }, "Dismiss");
  const row = h("div", { class: "message waiting headed", "data-command": command }, head, h("div", { class: "body" }, h("div", { class: "gutter" }), text));
  if (channel === world.channel) list.append(row);
  follow();
  return {
    remove: () => row.remove(),
    fail: () => {
      row.classList.add("over");
      text.replaceChildren(h("span", { class: "note" }, "The application did not respond "), close);
    },
  };
}

function regroup() {
  let before = null;
  for (const row of list.children) {
    const near = before && row.dataset.author === before.dataset.author && row.dataset.at - before.dataset.at < GROUP_MS;
    row.classList.toggle("grouped", Boolean(near && row.dataset.author && !row.classList.contains("headed")));
    before = row;
  }
}

function follow() {
  if (pinned) log.scrollTop = log.scrollHeight;
}

export function markRead() {
  if (!pinned || document.hidden || !here()) return;
  post("/read", { person: world.me.id, channel: world.channel });
  if (!world.me.badges[world.channel]) return;
  delete world.me.badges[world.channel];
  changed();
}

log.addEventListener("scroll", () => {
  const left = log.scrollHeight - log.clientHeight - log.scrollTop;
  const upwards = log.scrollTop < lastTop;
  lastTop = log.scrollTop;
  if (left < NEAR_END && !pinned) {
    pinned = true;
    markRead();
  } else if (left >= NEAR_END && upwards) pinned = false;
  toEnd.hidden = pinned;
  if (log.scrollTop < 300) older();
});

toEnd.addEventListener("click", () => {
  pinned = true;
  log.scrollTo({ top: log.scrollHeight, behavior: "smooth" });
});

new ResizeObserver(follow).observe(list);
new ResizeObserver(follow).observe(log);
document.addEventListener("visibilitychange", markRead);

async function older() {
  const first = list.querySelector("[data-id]")?.dataset.id;
  if (loadingOlder || complete || !first) return;
  loadingOlder = true;
  const key = shownFor;
  const query = { person: world.me.id, channel: world.channel, before: first, limit: PAGE };
  const messages = await get("/messages", query).catch(() => []);
  loadingOlder = false;
  if (key !== shownFor) return;
  complete = messages.length < PAGE;
  const height = log.scrollHeight;
  list.prepend(...messages.map(messageElement));
  regroup();
  log.scrollTop += log.scrollHeight - height;
}
