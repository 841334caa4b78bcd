import { get } from "./api.js";

// What this page knows: the sandbox's state, and where we are in it. Changes are told to `watch`ers.
export const world = { bot: null, people: [], guilds: [], direct: [], me: null, guild: null, channel: null, ahead: 0 };

// This world's time in milliseconds: its clock can be moved.
export const now = () => Date.now() + world.ahead * 1000;

const watchers = [];

export const watch = (watcher) => watchers.push(watcher);
export const changed = () => watchers.forEach((watcher) => watcher());

export async function refresh() {
  Object.assign(world, await get("/state"));
  const kept = (name) => sessionStorage.getItem(name) ?? localStorage.getItem(name);
  world.me = world.people.find((person) => person.id === (world.me?.id ?? kept("person"))) ?? world.people[0];
  if (!channelById(world.channel)) world.channel = null;
  if (!world.channel) enter(channelById(kept("channel")) ?? world.guilds[0].channels[0], false);
  changed();
}

export function enter(channel, tell = true) {
  world.channel = channel.id;
  if (channel.guild_id) world.guild = channel.guild_id;
  keep("channel", channel.id);
  if (tell) changed();
}

export function become(person) {
  world.me = person;
  keep("person", person.id);
  const channel = here();
  if (channel?.type === 1 && !channel.recipients.includes(person.id)) enter(guildById(world.guild)?.channels[0] ?? world.guilds[0].channels[0], false);
  changed();
}

function keep(name, value) {
  sessionStorage.setItem(name, value);
  localStorage.setItem(name, value);
}

export const guildById = (id) => world.guilds.find((guild) => guild.id === id);
export const channelById = (id) => [...world.guilds.flatMap((guild) => guild.channels), ...world.direct].find((channel) => channel.id === id);
export const here = () => channelById(world.channel);
export const userById = (id) => [...world.people, world.bot].find((user) => user.id === id);
export const threadsOf = (id) => world.guilds.flatMap((guild) => guild.channels).filter((channel) => channel.parent_id === id);

export function channelName(channel) {
  if (channel.type !== 1) return channel.name;
  return world.bot.name;
}

export function pingsOf(person) {
  return Object.values(person.badges).reduce((sum, badge) => sum + badge.pings, 0);
}
