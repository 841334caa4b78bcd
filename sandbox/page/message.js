import { avatar, h, icon } from "./dom.js";
import { api } from "./api.js";
import { component, fileCard } from "./components.js";
import { gallery, picture } from "./pictures.js";
import { markdown } from "./markdown.js";
import { dismiss } from "./acts.js";
import { channelById, enter, now, userById, world } from "./world.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const SILENT = 1 << 12;
const THREAD_CREATED = 18;

export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);

// A whole message as an element.
export function messageElement(message) {
  if (message.type === THREAD_CREATED) return threadNote(message);
  const author = userById(message.author.id) ?? { name: message.author.username, avatar: "", id: "" };
  const at = new Date(message.timestamp);
  const element = h(
    "article",
    { class: "message", "data-id": message.id, "data-author": author.id, "data-at": String(at.getTime()) },
    head(message),
    h(
      "div",
      { class: "body" },
      h("div", { class: "gutter" }, avatar(author), h("time", { class: "short" }, clock(at))),
      h(
        "div",
        { class: "content" },
        h(
          "div",
          { class: "by" },
          avatar(author, 22),
          h("b", {}, author.name),
          author.id === world.bot.id && h("span", { class: "tag" }, "APP"),
          h("time", { title: at.toLocaleString() }, when(at)),
          isEphemeral(message) ? null : removal(message),
          message.flags & SILENT ? h("span", { class: "quiet", title: "Sent without a notification" }, "silent") : null,
        ),
        parts(message),
        h("div", { class: "note", hidden: true }),
        isEphemeral(message) && ephemeralFoot(message),
      ),
    ),
  );
  element.classList.toggle("ephemeral", isEphemeral(message));
  element.classList.toggle("pinged", message.pinged.includes(world.me.id));
  element.classList.toggle("headed", Boolean(element.querySelector(".head")));
  return element;
}

function head(message) {
  const used = message.interaction;
  const followsUp = message.interaction_metadata?.original_response_message_id;
  if (used && !followsUp) {
    const user = userById(used.user.id) ?? { name: used.user.username, avatar: "" };
    return h("div", { class: "head" }, avatar(user, 18), h("span", {}, h("b", {}, user.name), " used ", h("i", {}, "/" + used.name)));
  }
  return null;
}

function parts(message) {
  if (message.flags & LOADING) {
    return h("div", { class: "thinking" }, h("span", { class: "dots" }), `${world.bot.name} is thinking…`);
  }
  const edited = message.edited_timestamp ? h("span", { class: "edited", title: "Edited" }, "(edited)") : null;
  const text = message.content ? markdown(message.content) : null;
  if (text && edited) text.lastChild.append(edited);
  const pictures = message.attachments.filter((file) => (file.content_type ?? "").startsWith("image/"));
  const others = message.attachments.filter((file) => !pictures.includes(file));
  return [
    text,
    pictures.length ? gallery(pictures) : null,
    others.map(fileCard),
    message.embeds.map(embed),
    h("div", { class: "components" }, message.components.map((part) => component(part, message))),
    message.thread && threadLink(message.thread.id),
  ];
}

function embed(given) {
  const box = h(
    "div",
    { class: "embed" },
    given.author && h("div", { class: "embed-author" }, given.author.name),
    given.title && h("div", { class: "embed-title" }, given.url ? h("a", { href: given.url, target: "_blank" }, given.title) : given.title),
    given.description && markdown(given.description),
    given.fields?.length && h("div", { class: "fields" }, given.fields.map(field)),
    given.image && picture(given.image, {}),
    given.footer && h("div", { class: "small" }, given.footer.text),
  );
  if (given.color !== undefined) box.style.setProperty("--accent", `#${given.color.toString(16).padStart(6, "0")}`);
  return box;
}

const field = (given) => h("div", { class: given.inline ? "field inline" : "field" }, h("b", {}, given.name), markdown(given.value));

// As somebody who manages the server could.
const removal = (message) =>
  h("button", { class: "plain remove", title: "Delete this message", "aria-label": "Delete this message", onclick: () => api("DELETE", `/messages/${message.id}`) }, icon("close"));

function ephemeralFoot(message) {
  const button = h("button", { class: "plain", onclick: () => dismiss(message) }, "Dismiss message");
  return h("div", { class: "ephemeral-foot" }, icon("eye"), "Only you can see this · ", button);
}

function threadNote(message) {
  const author = userById(message.author.id);
  const element = h(
    "article",
    { class: "message system", "data-id": message.id },
    icon("thread"),
    h("span", {}, h("b", {}, author?.name ?? "Somebody"), " started a thread: "),
    threadLink(message.message_reference.channel_id, message.content),
  );
  return element;
}

function threadLink(id, name) {
  const thread = channelById(id);
  const label = thread?.name ?? name ?? "thread";
  return h("button", { class: "thread-link", disabled: !thread, onclick: () => enter(thread) }, icon("thread"), label);
}

const clock = (date) => date.toLocaleTimeString(undefined, { hour: "2-digit", minute: "2-digit" });

function when(date) {
  const days = Math.round((new Date(now()).setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 86400000);
  if (days === 0) return clock(date);
  if (days === 1) return `Yesterday ${clock(date)}`;
  return `${date.toLocaleDateString()} ${clock(date)}`;
}
