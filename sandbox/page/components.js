import { avatar, h, icon } from "./dom.js";
import { gallery, picture } from "./pictures.js";
import { markdown, spoiler } from "./markdown.js";
import { choose } from "./popover.js";
import { press } from "./acts.js";
import { guildById, here, world } from "./world.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

// One component of a message as an element; `message` is the message it belongs to.
export function component(part, message) {
  const make = {
    1: row,
    2: button,
    3: select,
    5: select,
    6: select,
    7: select,
    8: select,
    9: section,
    10: (text) => markdown(text.content),
    11: (thumbnail) => picture(thumbnail.media, thumbnail, "thumbnail"),
    12: (shown) => gallery(shown.items),
    13: file,
    14: separator,
    17: container,
  }[part.type];
  return make(part, message);
}

const row = (part, message) => h("div", { class: "row" }, part.components.map((child) => component(child, message)));

function container(part, message) {
  const box = h("div", { class: "container" }, part.components.map((child) => component(child, message)));
  if (part.accent_color !== undefined) {
    box.style.setProperty("--accent", `#${part.accent_color.toString(16).padStart(6, "0")}`);
    box.classList.add("accented");
  }
  return part.spoiler ? spoiler(box) : box;
}

function section(part, message) {
  const texts = h("div", { class: "texts" }, part.components.map((child) => component(child, message)));
  return h("div", { class: "section" }, texts, h("div", { class: "accessory" }, component(part.accessory, message)));
}

function separator(part) {
  return h("hr", { class: `separator ${part.divider === false ? "bare" : ""} ${part.spacing === 2 ? "wide" : ""}` });
}

function file(part) {
  return fileCard({ filename: part.name, size: part.size, url: part.file.url });
}

export function fileCard(attachment) {
  const size = attachment.size < 1024 ? `${attachment.size} bytes` : `${(attachment.size / 1024).toFixed(1)} KB`;
  return h(
    "a",
    { class: "file", href: attachment.url, download: attachment.filename, target: "_blank" },
    icon("file"),
    h("span", {}, h("b", {}, attachment.filename), h("small", {}, size)),
  );
}

function emoji(given) {
  if (!given) return null;
  if (given.id) return h("img", { class: "emoji", src: `/emojis/${given.id}.png`, alt: given.name });
  return h("span", { class: "emoji" }, given.name);
}

function button(part, message) {
  const content = [emoji(part.emoji), part.label && h("span", {}, part.label)];
  if (part.style === 5) {
    const props = { class: "button link", href: part.url, target: "_blank", rel: "noreferrer noopener" };
    return h("a", props, content, icon("link"));
  }
  const element = h("button", { class: `button ${STYLES[part.style]}`, disabled: part.disabled }, content);
  element.dataset.customId = part.custom_id;
  element.addEventListener("click", () => press(message, part.custom_id, undefined, element));
  return element;
}

function select(part, message) {
  const options = optionsOf(part);
  const marked = options.filter((option) => option.default);
  const value = h("span", { class: "value" }, labels(marked) ?? part.placeholder ?? "Make a selection");
  const element = h(
    "button",
    { class: `select ${marked.length ? "chosen" : ""}`, disabled: part.disabled, "aria-haspopup": "listbox" },
    value,
    icon("down"),
  );
  element.dataset.customId = part.custom_id;
  const { min_values: low = 1, max_values: high = 1 } = part;
  element.addEventListener("click", async () => {
    const values = await choose(element, optionsOf(part), { title: part.placeholder, low, high });
    if (!values) return;
    const chosen = labels(options.filter((option) => values.includes(option.value)));
    value.replaceChildren(...(chosen ?? [part.placeholder]));
    press(message, part.custom_id, values, element);
  });
  return element;
}

// What a closed select shows of the options chosen in it; null for none.
function labels(chosen) {
  if (!chosen.length) return null;
  const parts = chosen.flatMap((option, index) => [index && ", ", emoji(option.emoji), option.emoji && " ", option.label]);
  return parts.filter(Boolean);
}

// The options of any kind of select, as {label, value, description, mark, default}.
export function optionsOf(part) {
  if (part.type === 3) return part.options.map((option) => ({ ...option, mark: emoji(option.emoji) }));
  const preset = new Set((part.default_values ?? []).map((value) => String(value.id)));
  const people = [...world.people, world.bot].map((user) => ({ value: user.id, label: user.name, mark: avatar(user, 28) }));
  const guild = guildById(here()?.guild_id);
  const roles = Object.entries(guild?.roles ?? {}).map(([id, name]) => ({ value: id, label: name }));
  const channels = (guild?.channels ?? []).map((channel) => ({ value: channel.id, label: "#" + channel.name }));
  const found = { 5: people, 6: roles, 7: [...people, ...roles], 8: channels }[part.type];
  return found.map((option) => ({ ...option, default: preset.has(option.value) }));
}
