import { h } from "./dom.js";
import { channelById, enter, now, userById, world } from "./world.js";

// Discord's Markdown as DOM nodes.
export function markdown(text) {
  const root = h("div", { class: "md" });
  const lines = text.split("\n");
  let at = 0;
  while (at < lines.length) at = block(lines, at, root);
  return root;
}

function block(lines, at, root) {
  const line = lines[at];
  const fence = line.match(/^(.*?)```(\w*)$/);
  const closing = fence ? lines.findIndex((other, index) => index > at && other.includes("```")) : -1;
  if (fence && closing > at) return codeBlock(lines, at, closing, fence[1], root);
  const single = line.match(/^```(.+?)```$/);
  if (single) return (root.append(h("pre", {}, h("code", {}, single[1]))), at + 1);
  const heading = line.match(/^(#{1,3}) +(.+)/);
  if (heading) return (root.append(h(`h${heading[1].length + 1}`, {}, inline(heading[2]))), at + 1);
  if (line.startsWith("-# ")) return (root.append(h("div", { class: "small" }, inline(line.slice(3)))), at + 1);
  if (line.startsWith(">>> ")) return quote([line.slice(4), ...lines.slice(at + 1)], lines.length, root);
  if (line.startsWith("> ")) return quoteRun(lines, at, root);
  if (listItem(line)) return listRun(lines, at, root);
  root.append(h("div", { class: line ? "line" : "gap" }, inline(line)));
  return at + 1;
}

function codeBlock(lines, at, closing, before, root) {
  if (before) root.append(h("div", { class: "line" }, inline(before)));
  const last = lines[closing].split("```");
  const body = [...lines.slice(at + 1, closing), ...(last[0] ? [last[0]] : [])];
  root.append(h("pre", {}, h("code", {}, body.join("\n"))));
  if (last[1]) root.append(h("div", { class: "line" }, inline(last[1])));
  return closing + 1;
}

function quote(lines, next, root) {
  root.append(h("blockquote", {}, markdown(lines.join("\n"))));
  return next;
}

function quoteRun(lines, at, root) {
  let end = at;
  while (end < lines.length && lines[end].startsWith("> ")) end++;
  return quote(lines.slice(at, end).map((line) => line.slice(2)), end, root);
}

const listItem = (line) => line.match(/^(\s*)([-*]|\d+\.) +(.+)/);

function listRun(lines, at, root) {
  const stack = [];
  for (let item; at < lines.length && (item = listItem(lines[at])); at++) {
    const depth = item[1].length;
    const ordered = /\d/.test(item[2]);
    while (stack.length && stack.at(-1).depth > depth) stack.pop();
    if (stack.at(-1)?.depth === depth && (stack.at(-1).list.tagName === "OL") !== ordered) stack.pop();
    if (!stack.length || stack.at(-1).depth < depth) {
      const list = h(ordered ? "ol" : "ul", ordered ? { start: parseInt(item[2]) } : {});
      (stack.length ? stack.at(-1).list.lastChild ?? stack.at(-1).list : root).append(list);
      stack.push({ depth, list });
    }
    stack.at(-1).list.append(h("li", {}, inline(item[3])));
  }
  return at;
}

const RULES = [
  [/^\\([^0-9A-Za-z\s])/, (m) => m[1]],
  [/^``(.+?)``/, (m) => h("code", {}, m[1])],
  [/^`([^`]+)`/, (m) => h("code", {}, m[1])],
  [/^\*\*\*(.+?)\*\*\*/, (m) => h("strong", {}, h("em", {}, inline(m[1])))],
  [/^\*\*(.+?)\*\*(?!\*)/, (m) => h("strong", {}, inline(m[1]))],
  [/^__(.+?)__(?!_)/, (m) => h("u", {}, inline(m[1]))],
  [/^\*(?! )([^*\n]+?)\*/, (m) => h("em", {}, inline(m[1]))],
  [/^_([^_\n]+?)_(?!\w)/, (m) => h("em", {}, inline(m[1]))],
  [/^~~(.+?)~~/, (m) => h("s", {}, inline(m[1]))],
  [/^\|\|(.+?)\|\|/, (m) => spoiler(inline(m[1]))],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (m) => link(m[2], inline(m[1]))],
  [/^<(https?:\/\/[^>\s]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<>)]+/, (m) => link(m[0], m[0])],
  [/^<@!?(\d+)>/, (m) => userMention(m[1])],
  [/^<@&(\d+)>/, (m) => roleMention(m[1])],
  [/^<#(\d+)>/, (m) => channelMention(m[1])],
  [/^<\/([^:>]+):\d+>/, (m) => h("span", { class: "mention" }, "/" + m[1])],
  [/^<a?:(\w+):(\d+)>/, (m) => h("img", { class: "emoji", src: `/emojis/${m[2]}.png`, alt: `:${m[1]}:`, title: `:${m[1]}:` })],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => time(Number(m[1]), m[2] ?? "f")],
  [/^@(everyone|here)\b/, (m) => h("span", { class: "mention" }, m[0])],
];

function inline(text) {
  const nodes = [];
  let plain = "";
  for (let rest = text; rest; ) {
    const hit = /^[\\*_~|`[<@h]/.test(rest) && firstHit(rest);
    if (hit) {
      nodes.push(plain, hit.node);
      plain = "";
      rest = rest.slice(hit.length);
    } else {
      const step = Math.max(1, rest.slice(1).search(/[\\*_~|`[<@h]/) + 1) || 1;
      plain += rest.slice(0, step);
      rest = rest.slice(step);
    }
  }
  return [...nodes, plain].filter((node) => node !== "");
}

function firstHit(rest) {
  for (const [pattern, make] of RULES) {
    const match = rest.match(pattern);
    if (match) return { node: make(match), length: match[0].length };
  }
  return null;
}

const link = (url, content) => h("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, content);

export function spoiler(content) {
  const box = h("span", { class: "spoiler", tabIndex: 0, role: "button", "aria-label": "Spoiler" }, h("span", {}, content));
  const open = () => box.classList.add("open");
  box.addEventListener("click", open);
  box.addEventListener("keydown", (event) => event.key === "Enter" && open());
  return box;
}

function userMention(id) {
  const user = userById(id);
  return h("span", { class: id === world.me?.id ? "mention me" : "mention" }, "@" + (user?.name ?? "unknown user"));
}

function roleMention(id) {
  const name = world.guilds.map((guild) => guild.roles[id]).find(Boolean);
  return h("span", { class: "mention" }, "@" + (name ?? "unknown role"));
}

function channelMention(id) {
  const channel = channelById(id);
  if (!channel) return h("span", { class: "mention" }, "#unknown");
  return h("button", { class: "mention", onclick: () => enter(channel) }, "#" + channel.name);
}

const FORMATS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function time(seconds, style) {
  const date = new Date(seconds * 1000);
  const full = date.toLocaleString(undefined, FORMATS.F);
  const text = style === "R" ? relative(seconds) : date.toLocaleString(undefined, FORMATS[style]);
  const element = h("time", { class: "stamp", dateTime: date.toISOString(), title: full }, text);
  if (style === "R") element.dataset.relative = seconds;
  return element;
}

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function relative(seconds) {
  const distance = seconds - now() / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(distance) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(undefined, { numeric: "auto" }).format(Math.round(distance / size), unit);
}

setInterval(() => {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    element.textContent = relative(Number(element.dataset.relative));
  }
}, 10000);
