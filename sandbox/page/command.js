import { avatar, h, icon } from "./dom.js";
import { complete, slash, upload } from "./acts.js";
import { channelName, guildById, here, world } from "./world.js";

const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const ATTACHMENT = 11;
const PAUSE_MS = 120;

// A command being filled in: its name, one field for each option, and what else could be added.
export class CommandLine {
  constructor(command, suggestions, { leave, sent }) {
    Object.assign(this, { command, suggestions, leave, sent });
    this.fields = [];
    this.box = h("div", { class: "command-fields" }, h("span", { class: "command-name" }, "/" + command.label));
    this.more = h("span", { class: "more-options" });
    this.hint = h("div", { class: "hint" }, command.description);
    const close = h("button", { class: "icon", "aria-label": "Leave this command", onclick: leave }, icon("close"));
    const send = h("button", { class: "icon send", "aria-label": "Send", onclick: () => this.submit() }, icon("send"));
    this.element = h("div", { class: "command-line", tabIndex: -1 }, this.hint, h("div", { class: "line-in" }, close, this.box, send));
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.box.append(this.more);
    const required = command.options.filter((option) => option.required);
    for (const option of required.length ? required : command.options.slice(0, 1)) this.add(option);
    this.drawMore();
  }

  focus() {
    if (this.fields.length) this.fields[0].input.focus();
    else this.element.focus();
  }

  add(option) {
    const field = new Field(option, this);
    this.fields.push(field);
    this.box.insertBefore(field.element, this.more);
    this.drawMore();
    return field;
  }

  drop(field) {
    if (field.option.required) return;
    field.element.remove();
    this.fields = this.fields.filter((other) => other !== field);
    this.suggestions.hide();
    this.drawMore();
    this.fields.length ? this.fields.at(-1).input.focus() : this.element.focus();
  }

  drawMore() {
    const used = new Set(this.fields.map((field) => field.option));
    const left = this.command.options.filter((option) => !used.has(option));
    const chip = (option) =>
      h("button", { class: "chip", title: option.description, onclick: () => this.add(option).input.focus() }, icon("plus"), option.label);
    this.more.replaceChildren(...left.map(chip));
  }

  values() {
    const filled = this.fields.filter((field) => field.value !== "");
    return Object.fromEntries(filled.map((field) => [field.option.name, field.value]));
  }

  // To the next field that is empty, as after a choice; with none left the keyboard stays where it is.
  next(field) {
    const at = this.fields.indexOf(field);
    const empty = this.fields.slice(at + 1).find((other) => other.value === "");
    this.suggestions.hide();
    if (empty) empty.input.focus();
    else field.input.focus();
  }

  key(event) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter" && event.target.tagName !== "BUTTON") this.submit();
    else if (event.key === "Escape") this.leave();
    else return;
    event.preventDefault();
  }

  async submit() {
    const missing = this.fields.find((field) => field.option.required && field.value === "");
    if (missing) {
      missing.element.classList.add("missing");
      missing.input.focus();
      return;
    }
    const { path } = this.command;
    const values = this.values();
    this.sent();
    await slash("/" + path, values);
  }
}

class Field {
  constructor(option, line) {
    Object.assign(this, { option, line, label: "", picked: null, asked: 0 });
    this.input = h("input", { "aria-label": option.label, autocomplete: "off", spellcheck: false, size: 4, enterKeyHint: "next" });
    this.element = h("label", { class: "option-field" }, h("span", {}, option.label), this.input);
    if (option.type === ATTACHMENT) {
      this.input.type = "file";
      this.input.addEventListener("change", () => this.attach());
    }
    this.input.addEventListener("focus", () => this.focused());
    this.input.addEventListener("input", () => this.typed());
    this.input.addEventListener("keydown", (event) => {
      if (event.key === "Backspace" && this.input.value === "") this.line.drop(this);
    });
  }

  // What is sent: the value behind the chosen suggestion, else the text as typed.
  get value() {
    if (this.option.type === ATTACHMENT) return this.picked ?? "";
    return this.picked !== null && this.input.value === this.label ? this.picked : this.input.value.trim();
  }

  // Sent to the sandbox at once; the command then names the file by its id.
  async attach() {
    const [file] = this.input.files;
    this.picked = file ? await upload(file) : null;
    this.element.classList.remove("missing");
  }

  focused() {
    const { option, line } = this;
    line.hint.replaceChildren(h("b", {}, option.label), " ", option.description);
    this.offer();
  }

  typed() {
    if (this.option.type === ATTACHMENT) return;
    this.element.classList.remove("missing");
    this.input.size = Math.max(4, this.input.value.length);
    this.picked = null;
    this.offer();
  }

  pick(choice) {
    this.label = choice.name;
    this.picked = choice.value;
    this.input.value = choice.name;
    this.input.size = Math.max(4, choice.name.length);
    this.element.classList.remove("missing");
    this.line.next(this);
  }

  offer() {
    clearTimeout(this.timer);
    if (this.picked !== null && this.input.value === this.label) return this.line.suggestions.hide();
    if (this.option.autocomplete) {
      this.timer = setTimeout(() => this.ask(), this.asked ? PAUSE_MS : 0);
      return;
    }
    const typed = this.input.value.toLowerCase();
    this.list(this.known().filter((choice) => choice.name.toLowerCase().includes(typed)));
  }

  async ask() {
    const turn = ++this.asked;
    const { path } = this.line.command;
    const values = { ...this.line.values(), [this.option.name]: this.input.value };
    const choices = await complete("/" + path, values, this.option.name);
    if (turn !== this.asked || document.activeElement !== this.input) return;
    if (choices) this.list(choices, "Nothing fits.");
    else this.line.suggestions.show([], "", "Loading options failed");
  }

  list(choices, note = "") {
    const items = choices.map((choice) => ({ label: choice.name, mark: choice.mark, take: () => this.pick(choice) }));
    this.line.suggestions.show(items, items.length ? this.option.label : "", note);
  }

  known() {
    const { type, choices } = this.option;
    if (choices?.length) return choices;
    if (type === 5) return [{ name: "true", value: "true" }, { name: "false", value: "false" }];
    const people = [...world.people, world.bot].map((user) => ({ name: user.name, value: user.id, mark: avatar(user, 28) }));
    const guild = guildById(here().guild_id);
    const roles = Object.entries(guild?.roles ?? {}).map(([value, name]) => ({ name, value }));
    if (type === USER) return people;
    if (type === ROLE) return roles;
    if (type === MENTIONABLE) return [...people, ...roles];
    if (type === CHANNEL) return (guild?.channels ?? []).map((channel) => ({ name: channelName(channel), value: channel.id }));
    return [];
  }
}
