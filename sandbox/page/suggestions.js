import { h } from "./dom.js";

// The list above the composer. `show` takes [{label, description, mark, take}]; keys are handed on by `key`.
export class Suggestions {
  constructor() {
    this.element = h("div", { class: "suggestions", role: "listbox", id: "suggestions", hidden: true });
    this.items = [];
    this.at = 0;
    this.element.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get open() {
    return !this.element.hidden && this.items.length > 0;
  }

  show(items, title = "", note = "") {
    this.items = items;
    const rows = items.map((item, index) => this.row(item, index));
    const head = title ? [h("div", { class: "suggestions-title" }, title)] : [];
    const foot = note && !items.length ? [h("div", { class: "none" }, note)] : [];
    this.rows = rows;
    this.element.replaceChildren(...head, ...rows, ...foot);
    this.element.hidden = !items.length && !note;
    this.light(0);
  }

  hide() {
    this.element.hidden = true;
    this.element.replaceChildren();
    this.items = [];
  }

  row(item, index) {
    const texts = h("span", { class: "texts" }, h("b", {}, item.label), item.description && h("small", {}, item.description));
    const row = h("div", { class: "option", role: "option", id: `suggestion-${index}`, onclick: () => item.take() }, item.mark, texts);
    row.addEventListener("pointermove", () => this.light(index, false));
    return row;
  }

  light(index, scroll = true) {
    this.at = index;
    this.rows.forEach((row, order) => {
      row.classList.toggle("lit", order === index);
      row.setAttribute("aria-selected", String(order === index));
    });
    if (scroll) this.rows[index]?.scrollIntoView({ block: "nearest" });
  }

  // True if the key was used up.
  key(event) {
    if (!this.open) return false;
    if (event.key === "ArrowDown") this.light((this.at + 1) % this.items.length);
    else if (event.key === "ArrowUp") this.light((this.at + this.items.length - 1) % this.items.length);
    else if ((event.key === "Tab" && !event.shiftKey) || (event.key === "Enter" && !event.shiftKey)) this.items[this.at].take();
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    return true;
  }
}
