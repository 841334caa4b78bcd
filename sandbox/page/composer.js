import { avatar, h, icon, onPhone, $ } from "./dom.js";
import { get } from "./api.js";
import { say } from "./acts.js";
import { CommandLine } from "./command.js";
import { Suggestions } from "./suggestions.js";
import { channelName, here, world } from "./world.js";

// The line people type into: plain messages, and commands once it begins with a slash.
const root = $("#composer");
const suggestions = new Suggestions();
const input = h("textarea", {
  rows: 1,
  id: "say",
  autocomplete: "off",
  spellcheck: false,
  role: "combobox",
  "aria-controls": "suggestions",
  "aria-expanded": "false",
});
const send = h("button", { class: "icon send", "aria-label": "Send", onclick: () => submit() }, icon("send"));
const slashKey = h("button", { class: "icon slash", "aria-label": "Commands", onclick: () => begin() }, "/");
const plain = h("div", { class: "line-in" }, slashKey, input, send);
let commands = [];
let line = null;
let place = "";
root.append(suggestions.element, plain);

export async function draw() {
  const channel = here();
  const hint = onPhone() ? "" : ", or / for commands";
  input.placeholder = `Message ${channel.type === 1 ? "" : "#"}${channelName(channel)}${hint}`;
  const now = `${world.me.id}:${world.me.locale}:${channel.id}`;
  if (now === place) return;
  place = now;
  leave();
  await loadCommands();
}

export async function loadCommands() {
  if (!here()) return;
  const found = await get("/commands", { person: world.me.id, channel: here().id });
  commands = found.filter((command) => command.type === 1).flatMap((command) => spread(command));
  if (!line && document.activeElement === input && input.value.startsWith("/")) offer();
}

// One entry for each subcommand: {path, label, description, options}; what is shown is in the person's language.
function spread(node, before = "", shown = "") {
  const path = `${before}${node.name}`;
  const label = `${shown}${own(node, "name")}`;
  const branches = (node.options ?? []).filter((option) => option.type < 3);
  if (branches.length) return branches.flatMap((branch) => spread(branch, path + " ", label + " "));
  const options = (node.options ?? []).map((option) => {
    const choices = option.choices?.map((choice) => ({ ...choice, name: own(choice, "name") }));
    return { ...option, label: own(option, "name"), description: own(option, "description"), choices };
  });
  return [{ path, label, description: own(node, "description"), options }];
}

const own = (node, key) => node[`${key}_localizations`]?.[world.me.locale] ?? node[key];

function begin() {
  leave();
  input.value = "/";
  input.focus();
  offer();
}

function offer() {
  const typed = input.value;
  if (!typed.startsWith("/") || typed.includes("\n")) return suggestions.hide();
  const wanted = typed.replace(/^\/+/, "").toLowerCase();
  const names = (command) => [command.label, command.path];
  const starting = commands.filter((command) => names(command).some((name) => name.startsWith(wanted)));
  const inside = commands.filter((command) => !starting.includes(command) && names(command).some((name) => name.includes(wanted)));
  const items = [...starting, ...inside].map((command) => ({
    label: "/" + command.label,
    description: command.description,
    mark: avatar(world.bot, 28),
    take: () => start(command),
  }));
  suggestions.show(items, items.length ? "Commands" : "", world.bot.online ? "No such command." : "The bot is offline.");
  input.setAttribute("aria-expanded", String(suggestions.open));
}

function start(command) {
  input.value = "";
  suggestions.hide();
  line = new CommandLine(command, suggestions, { leave: () => leave(true), sent: () => leave(true) });
  plain.replaceWith(line.element);
  line.focus();
}

function leave(focus = false) {
  suggestions.hide();
  if (line) line.element.replaceWith(plain);
  line = null;
  input.value = "";
  grow();
  if (focus) input.focus();
}

async function submit() {
  const content = input.value.trim();
  if (!content) return;
  const named = commands.find((command) => [command.label, command.path].includes(content.replace(/^\/+/, "")));
  if (named) return start(named);
  if (content.startsWith("/")) return offer();
  input.value = "";
  grow();
  await say(withMentions(content));
}

// "@Ben" becomes a mention of Ben.
function withMentions(content) {
  const users = [...world.people, world.bot];
  return content.replace(/@(\S+?)\b/g, (whole, name) => {
    const user = users.find((other) => other.name.toLowerCase() === name.toLowerCase());
    return user ? `<@${user.id}>` : whole;
  });
}

function grow() {
  input.style.height = "auto";
  input.style.height = `${Math.min(input.scrollHeight, 200)}px`;
  send.hidden = !input.value.trim();
}

input.addEventListener("input", () => {
  grow();
  offer();
});
input.addEventListener("keydown", (event) => {
  if (suggestions.key(event)) return;
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    submit();
  }
});
input.addEventListener("blur", () => setTimeout(() => !line && suggestions.hide(), 150));
document.addEventListener("keydown", (event) => {
  const free = document.activeElement === document.body || document.activeElement?.id === "log";
  if (free && event.key === "/" && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    begin();
  }
});
grow();
