import { h, icon, onPhone } from "./dom.js";

const FILTER_FROM = 6;

// Lets a person choose among options; resolves to their values, or null. One choice closes at once.
export function choose(anchor, options, { title = "", low = 1, high = 1 } = {}) {
  return new Promise((resolve) => {
    const menu = new Menu(options, title, low, high, (values) => {
      panel.close();
      resolve(values);
    });
    const panel = openPanel(anchor, menu.element, () => resolve(null));
    menu.start();
  });
}

// A panel beside its anchor; on a phone a sheet at the foot of the screen.
export function openPanel(anchor, content, onclose = () => {}) {
  const dialog = h("dialog", { class: onPhone() ? "panel sheet" : "panel" }, content);
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    onclose();
    anchor.focus?.();
  });
  document.body.append(dialog);
  dialog.showModal();
  if (!onPhone()) place(dialog, anchor.getBoundingClientRect());
  return dialog;
}

function place(dialog, at) {
  const gap = 6;
  const width = Math.min(Math.max(at.width, 260), innerWidth - 2 * gap);
  dialog.style.width = `${width}px`;
  const below = innerHeight - at.bottom - 2 * gap;
  const above = at.top - 2 * gap;
  const upwards = below < Math.min(dialog.offsetHeight, 320) && above > below;
  dialog.style.maxHeight = `${Math.min(upwards ? above : below, 520)}px`;
  dialog.style.inset = upwards ? `auto auto ${innerHeight - at.top + gap}px auto` : `${at.bottom + gap}px auto auto auto`;
  dialog.style.left = `${Math.max(gap, Math.min(at.left, innerWidth - width - gap))}px`;
}

class Menu {
  constructor(options, title, low, high, done) {
    Object.assign(this, { options, low, high, done });
    this.chosen = new Set(high > 1 ? options.filter((option) => option.default).map((option) => option.value) : []);
    this.filter = h("input", { class: "filter", placeholder: "Type to filter", "aria-label": "Filter", autocomplete: "off" });
    this.filter.hidden = options.length < FILTER_FROM;
    this.list = h("div", { class: "options", role: "listbox", "aria-multiselectable": String(high > 1) });
    this.confirm = h("button", { class: "button primary wide", onclick: () => this.finish() }, "Done");
    this.confirm.hidden = high === 1;
    const head = title ? h("div", { class: "panel-title" }, title) : null;
    this.element = h("div", { class: "menu", tabIndex: -1 }, head, this.filter, this.list, this.confirm);
    this.filter.addEventListener("input", () => this.draw());
    this.element.addEventListener("keydown", (event) => this.key(event));
    this.draw();
  }

  start() {
    const current = this.shown.findIndex((option) => option.default);
    this.light(Math.max(current, 0));
    if (onPhone() || this.filter.hidden) this.element.focus();
    else this.filter.focus();
  }

  draw() {
    const typed = this.filter.value.trim().toLowerCase();
    this.shown = this.options.filter((option) => `${option.label} ${option.description ?? ""}`.toLowerCase().includes(typed));
    this.list.replaceChildren(...this.shown.map((option, index) => this.item(option, index)));
    if (!this.shown.length) this.list.append(h("div", { class: "none" }, "Nothing fits."));
    this.confirm.disabled = this.chosen.size < this.low;
    this.light(0);
  }

  item(option, index) {
    const on = this.chosen.has(option.value) || (this.high === 1 && option.default);
    const tick = this.high > 1 ? h("span", { class: "tick" }, on ? icon("check") : "") : on ? icon("check") : null;
    const texts = h("span", { class: "texts" }, h("b", {}, option.label), option.description && h("small", {}, option.description));
    const props = { class: "option", role: "option", "aria-selected": String(on), onclick: () => this.take(option) };
    const element = h("div", props, option.mark, texts, tick);
    element.addEventListener("pointermove", () => this.light(index, false));
    return element;
  }

  light(index, scroll = true) {
    this.at = index;
    [...this.list.children].forEach((child, order) => child.classList.toggle("lit", order === index));
    if (scroll) this.list.children[index]?.scrollIntoView({ block: "nearest" });
  }

  key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }[event.key];
    if (step) this.light(Math.max(0, Math.min(this.shown.length - 1, this.at + step)));
    else if (event.key === "Enter" && event.target !== this.confirm && this.shown[this.at]) this.take(this.shown[this.at]);
    else if (event.key === "Enter" && event.ctrlKey) this.finish();
    else return;
    event.preventDefault();
  }

  take(option) {
    if (this.high === 1) return this.done([option.value]);
    if (this.chosen.has(option.value)) this.chosen.delete(option.value);
    else if (this.chosen.size < this.high) this.chosen.add(option.value);
    const at = this.at;
    this.draw();
    this.light(at);
  }

  finish() {
    if (this.chosen.size >= this.low) this.done([...this.chosen]);
  }
}
