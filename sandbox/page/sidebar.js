import { avatar, h, icon, onPhone, $ } from "./dom.js";
import { api, post } from "./api.js";
import { ask } from "./ask.js";
import { choose, openPanel } from "./popover.js";
import { become, channelById, channelName, enter, guildById, here, pingsOf, refresh, threadsOf, world } from "./world.js";

const THREADS = [11, 12];
const SWITCHES = {
  view: "See the channel",
  send: "Send messages",
  attach: "Attach files",
  embed: "Embed links",
  threads: "Create threads",
  history: "Read history",
};

export function draw() {
  drawRail();
  drawChannels();
  drawPeople();
  drawTop();
}

function drawRail() {
  const guilds = world.guilds.map((guild) => {
    const ids = guild.channels.map((channel) => channel.id);
    const current = guild.id === world.guild && here()?.guild_id;
    return railButton(guild.name, initials(guild.name), current, sum(ids), () => openGuild(guild));
  });
  const direct = railButton("Direct messages", icon("at"), !here()?.guild_id, sum(world.direct.map((dm) => dm.id)), openDirect);
  const add = railButton("Add a server", icon("plus"), false, {}, addGuild);
  $("#rail").replaceChildren(direct, h("hr"), ...guilds, add);
}

function railButton(name, content, current, badge, onclick) {
  const props = { class: `server ${current ? "current" : ""} ${badge.unread ? "unread" : ""}`, title: name, "aria-label": name, onclick };
  return h("button", props, content, badge.pings ? h("span", { class: "badge" }, String(badge.pings)) : null);
}

const counted = (pings) => `${pings} ${pings === 1 ? "ping" : "pings"}`;
const initials = (name) => name.split(/\s+/).map((word) => word[0]).join("").slice(0, 2).toUpperCase();

function sum(ids) {
  const total = { unread: 0, pings: 0 };
  for (const id of ids) {
    total.unread += world.me.badges[id]?.unread ?? 0;
    total.pings += world.me.badges[id]?.pings ?? 0;
  }
  return total;
}

function openGuild(guild) {
  const last = guild.channels.find((channel) => channel.id === world.channel);
  enter(last ?? guild.channels.find((channel) => !THREADS.includes(channel.type)));
}

async function openDirect() {
  const channel = await post("/direct", { person: world.me.id });
  if (!channelById(channel.id)) world.direct.push(channel);
  enter(channel);
}

async function addGuild() {
  const name = await ask("New server", "Name");
  if (!name) return;
  const guild = await post("/guilds", { name });
  await refresh();
  openGuild(guildById(guild.id));
}

function drawChannels() {
  const guild = here()?.guild_id ? guildById(world.guild) : null;
  $("#server-name").replaceChildren(guild?.name ?? "Direct messages");
  if (!guild) {
    const own = world.direct.filter((channel) => channel.recipients.includes(world.me.id));
    return $("#channels").replaceChildren(...own.map((channel) => channelRow(channel)));
  }
  const rows = guild.channels.filter((channel) => !THREADS.includes(channel.type)).map((channel) => [
    channelRow(channel),
    ...threadsOf(channel.id).filter((thread) => !thread.archived || thread.id === world.channel).map((thread) => channelRow(thread)),
  ]);
  const add = h("button", { class: "channel add", onclick: () => addChannel(guild) }, icon("plus"), h("span", {}, "New channel"));
  $("#channels").replaceChildren(...rows.flat(), add);
}

function channelRow(channel) {
  const badge = world.me.badges[channel.id];
  const current = channel.id === world.channel;
  const kinds = [current ? "current" : "", badge && !current ? "unread" : "", THREADS.includes(channel.type) ? "thread" : ""];
  const mark = icon(channel.type === 1 ? "at" : THREADS.includes(channel.type) ? "thread" : "hash");
  const pings = badge?.pings && !current ? h("span", { class: "badge" }, String(badge.pings)) : null;
  const props = { class: `channel ${kinds.join(" ")}`, "aria-current": current ? "page" : null, onclick: () => (enter(channel), closeDrawer()) };
  return h("button", props, mark, h("span", {}, channelName(channel)), pings);
}

async function addChannel(guild) {
  const name = await ask("New channel", "Name");
  if (!name) return;
  const channel = await post("/channels", { guild: guild.id, name });
  await refresh();
  enter(channelById(channel.id));
}

function drawPeople() {
  const faces = world.people.map((person) => {
    const pings = person.id === world.me.id ? 0 : pingsOf(person);
    const mine = person.id === world.me.id;
    const label = `Play as ${person.name}${pings ? `, ${counted(pings)}` : ""}`;
    const props = { class: `face ${mine ? "current" : ""}`, title: label, "aria-label": label, "aria-pressed": String(mine), onclick: () => become(person) };
    return h("button", props, avatar(person, 32), pings ? h("span", { class: "badge" }, String(pings)) : null);
  });
  const others = world.people.filter((person) => person.id !== world.me.id).reduce((total, person) => total + pingsOf(person), 0);
  const badge = others ? h("span", { class: "badge" }, String(others)) : null;
  const one = h("button", { class: "face only-phone", "aria-label": "Play as somebody else", onclick: pickPerson }, avatar(world.me, 32), badge);
  $("#people").replaceChildren(...faces, one);
  const manages = world.me.manages.includes(world.guild) ? "Server manager" : "Member";
  const more = h("button", { class: "icon", title: "Add a person", "aria-label": "Add a person", onclick: addPerson }, icon("plus"));
  const language = h("button", { class: "plain", title: "Language", "aria-label": "Language", onclick: pickLanguage }, world.me.locale);
  $("#me").replaceChildren(avatar(world.me, 36), h("span", { class: "texts" }, h("b", {}, world.me.name), h("small", {}, manages)), language, more);
}

const LOCALES = { "en-US": "English", cs: "Čeština", de: "Deutsch", "es-ES": "Español", ru: "Русский", fr: "Français" };

/* What Discord itself speaks to the person, as it tells the bot with each press. */
async function pickLanguage(event) {
  const options = Object.entries(LOCALES).map(([value, label]) => ({ value, label, default: value === world.me.locale }));
  const chosen = await choose(event.currentTarget, options, { title: "Language" });
  if (!chosen) return;
  await api("PATCH", `/people/${world.me.id}`, { locale: chosen[0] });
  await refresh();
}

async function pickPerson(event) {
  const options = world.people.map((person) => {
    const pings = pingsOf(person);
    const description = pings ? counted(pings) : "";
    return { value: person.id, label: person.name, description, mark: avatar(person, 36), default: person.id === world.me.id };
  });
  const chosen = await choose(event.currentTarget, options, { title: "Play as" });
  if (chosen) become(world.people.find((person) => person.id === chosen[0]));
}

async function addPerson() {
  const name = await ask("One more person", "Name");
  if (!name) return;
  const person = await post("/people", { name });
  await refresh();
  become(world.people.find((other) => other.id === person.id));
}

function drawTop() {
  const channel = here();
  const thread = THREADS.includes(channel?.type);
  const parent = thread ? h("button", { class: "plain", onclick: () => enter(channelById(channel.parent_id)) }, `#${channelById(channel.parent_id).name} › `) : null;
  const mark = thread ? null : icon(channel.type === 1 ? "at" : "hash");
  const offline = world.bot.online ? null : h("span", { class: "offline" }, `${world.bot.name} is offline`);
  $("#title").replaceChildren(...[mark, parent, h("span", {}, channelName(channel)), offline].filter(Boolean));
  const pings = sum(Object.keys(world.me.badges)).pings;
  document.title = `${pings ? `(${pings}) ` : ""}${channelName(channel)} · ${world.me.name}`;
}

$("#channel-settings").append(icon("gear"));
$("#channel-settings").addEventListener("click", (event) => {
  const channel = here();
  const rows = channel.type === 1 ? directSwitches() : THREADS.includes(channel.type) ? threadSwitches(channel) : channelSwitches(channel);
  const panel = openPanel(event.currentTarget, h("div", { class: "menu" }, rows, channel.type === 1 ? null : removal(channel, () => panel.close())));
});

function toggle(label, checked, change) {
  const input = h("input", { type: "checkbox", checked });
  input.addEventListener("change", async () => (await change(input.checked), refresh()));
  return h("label", { class: "switch" }, h("span", {}, label), input);
}

function channelSwitches(channel) {
  const may = Object.entries(SWITCHES).map(([name, label]) =>
    toggle(label, channel.bot_may[name], (on) => api("PATCH", `/channels/${channel.id}`, { bot_may: { [name]: on } })),
  );
  const guild = guildById(channel.guild_id);
  const member = toggle(`${world.bot.name} is on this server`, guild.bot, (bot) => api("PATCH", `/guilds/${guild.id}`, { bot }));
  return [h("div", { class: "panel-title" }, `What ${world.bot.name} may do in #${channel.name}`), may, member];
}

const threadSwitches = (thread) =>
  ["archived", "locked"].map((name) => toggle(`The thread is ${name}`, thread[name], (on) => api("PATCH", `/channels/${thread.id}`, { [name]: on })));

const directSwitches = () =>
  toggle("Take direct messages", world.me.accepts_direct_messages, (on) => api("PATCH", `/people/${world.me.id}`, { accepts_direct_messages: on }));

function removal(channel, close) {
  const what = THREADS.includes(channel.type) ? "thread" : "channel";
  const remove = async () => (close(), await api("DELETE", `/channels/${channel.id}`), refresh());
  return h("button", { class: "button danger wide", onclick: remove }, `Delete this ${what}`);
}

const drawer = $("#drawer");
export function closeDrawer() {
  document.body.classList.remove("drawer-open");
  $("#open-drawer").setAttribute("aria-expanded", "false");
}

$("#open-drawer").append(icon("menu"));
$("#open-drawer").addEventListener("click", () => {
  const open = document.body.classList.toggle("drawer-open");
  $("#open-drawer").setAttribute("aria-expanded", String(open));
  if (open) drawer.querySelector(".channel.current")?.focus();
});
$("#veil").addEventListener("click", closeDrawer);
drawer.addEventListener("keydown", (event) => event.key === "Escape" && onPhone() && closeDrawer());
