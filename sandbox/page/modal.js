import { h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { choose } from "./popover.js";
import { optionsOf } from "./components.js";
import { submit } from "./acts.js";

// A form the bot opened. It stays open, with what was filled in, when the bot does not answer.
export function openModal(opened, messageId) {
  const values = {};
  const problem = h("p", { class: "note", hidden: true }, "Something went wrong. Try again.");
  const send = h("button", { class: "button primary", type: "submit" }, "Submit");
  const cancel = h("button", { class: "button secondary", type: "button", onclick: () => dialog.close() }, "Cancel");
  const form = h(
    "form",
    { noValidate: false },
    h("header", {}, h("h2", {}, opened.modal.title), h("button", { class: "icon", type: "button", "aria-label": "Close", onclick: () => dialog.close() }, icon("close"))),
    h("div", { class: "fields-list" }, opened.modal.components.map((item) => field(item, values)), problem),
    h("footer", {}, cancel, send),
  );
  const dialog = h("dialog", { class: "modal", "aria-label": opened.modal.title }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    const done = await submit(opened, values, messageId).catch(() => false);
    send.disabled = false;
    problem.hidden = done;
    if (done) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector("input, textarea, .select")?.focus();
}

function field(item, values) {
  if (item.type === 10) return markdown(item.content);
  const part = item.type === 18 ? item.component : item.components[0];
  const id = `field-${part.id}`;
  const star = part.required !== false && part.type !== 23 ? h("span", { class: "star", title: "Required" }, " *") : null;
  const input = { 3: picker, 4: textInput, 5: picker, 6: picker, 7: picker, 8: picker, 21: radios, 22: checks, 23: checkbox }[part.type];
  if (!input) return h("p", { class: "note" }, "This field cannot be shown here.");
  const described = item.description ? h("small", {}, item.description) : null;
  return h("div", { class: "field-block" }, h("label", { for: id }, item.label ?? part.label, star), described, input(part, values, id));
}

function textInput(part, values, id) {
  const input = h(part.style === 2 ? "textarea" : "input", {
    id,
    value: part.value ?? "",
    placeholder: part.placeholder ?? "",
    required: part.required !== false,
    minLength: part.min_length ?? 0,
    maxLength: part.max_length ?? 4000,
    rows: 4,
    autocomplete: "off",
  });
  values[part.custom_id] = input.value;
  input.addEventListener("input", () => (values[part.custom_id] = input.value));
  return input;
}

function picker(part, values, id) {
  const options = optionsOf(part);
  const label = h("span", { class: "value" }, part.placeholder ?? "Make a selection");
  const button = h("button", { class: "select", type: "button", id, "aria-haspopup": "listbox" }, label, icon("down"));
  const { min_values: low = 1, max_values: high = 1 } = part;
  const take = (chosen) => {
    values[part.custom_id] = chosen;
    const names = options.filter((option) => chosen.includes(option.value)).map((option) => option.label);
    label.textContent = names.join(", ") || (part.placeholder ?? "Make a selection");
    button.classList.toggle("chosen", names.length > 0);
  };
  take(options.filter((option) => option.default).map((option) => option.value));
  button.addEventListener("click", async () => {
    const now = options.map((option) => ({ ...option, default: values[part.custom_id].includes(option.value) }));
    const chosen = await choose(button, now, { title: part.placeholder, low: part.required === false ? 0 : low, high });
    if (chosen) take(chosen);
  });
  return button;
}

function ticks(part, values, id, kind, change) {
  return h(
    "div",
    { class: "ticks", id, role: kind === "radio" ? "radiogroup" : "group" },
    part.options.map((option) => {
      const input = h("input", { type: kind, name: part.custom_id, value: option.value, checked: Boolean(option.default) });
      if (kind === "radio") input.required = part.required !== false;
      input.addEventListener("change", change);
      return h("label", {}, input, h("span", {}, h("b", {}, option.label), option.description && h("small", {}, option.description)));
    }),
  );
}

function radios(part, values, id) {
  const box = ticks(part, values, id, "radio", (event) => (values[part.custom_id] = event.target.value));
  values[part.custom_id] = part.options.find((option) => option.default)?.value;
  return box;
}

function checks(part, values, id) {
  const read = () => (values[part.custom_id] = [...box.querySelectorAll("input:checked")].map((input) => input.value));
  const box = ticks(part, values, id, "checkbox", read);
  read();
  return box;
}

function checkbox(part, values, id) {
  const input = h("input", { type: "checkbox", id, checked: Boolean(part.default) });
  values[part.custom_id] = input.checked;
  input.addEventListener("change", () => (values[part.custom_id] = input.checked));
  return input;
}
