import { h } from "./dom.js";

// Asks for one short text in a small form; resolves to it, or null.
export function ask(title, label) {
  return new Promise((resolve) => {
    const input = h("input", { id: "asked", required: true, maxLength: 100, autocomplete: "off" });
    let answer = null;
    const form = h(
      "form",
      {},
      h("header", {}, h("h2", {}, title)),
      h("div", { class: "fields-list" }, h("div", { class: "field-block" }, h("label", { for: "asked" }, label), input)),
      h(
        "footer",
        {},
        h("button", { class: "button secondary", type: "button", onclick: () => dialog.close() }, "Cancel"),
        h("button", { class: "button primary", type: "submit" }, "Create"),
      ),
    );
    const dialog = h("dialog", { class: "modal", "aria-label": title }, form);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      answer = input.value.trim() || null;
      dialog.close();
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(answer);
    });
    document.body.append(dialog);
    dialog.showModal();
    input.focus();
  });
}
