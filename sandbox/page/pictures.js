import { h, icon } from "./dom.js";

// A picture that keeps its place while it loads, opens at full size and says its alternative text.
export function picture(media, item, kind = "") {
  const text = item.description ?? "";
  const image = h("img", { src: media.proxy_url ?? media.url, alt: text, loading: "lazy", decoding: "async" });
  if (media.width) Object.assign(image, { width: media.width, height: media.height });
  const opener = h("button", { class: `picture ${kind}`, title: text, "aria-label": `Open picture. ${text}` }, image);
  opener.addEventListener("click", () => {
    if (opener.classList.contains("veiled")) opener.classList.remove("veiled");
    else lightbox(media.url, text);
  });
  if (item.spoiler) opener.classList.add("veiled");
  if (text && kind !== "thumbnail") opener.append(h("span", { class: "alt", "aria-hidden": "true" }, "ALT"));
  return opener;
}

export function gallery(items) {
  const many = items.length > 1 ? "many" : "one";
  return h("div", { class: `gallery ${many}` }, items.map((item) => picture(item.media ?? item, item)));
}

function lightbox(url, text) {
  const image = h("img", { src: url, alt: text });
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": "Picture" },
    h("button", { class: "icon close", "aria-label": "Close", onclick: () => dialog.close() }, icon("close")),
    h("div", { class: "stage" }, image),
    h("footer", {}, text && h("p", {}, text), h("a", { href: url, target: "_blank" }, "Open in a tab")),
  );
  image.addEventListener("click", (event) => {
    image.classList.toggle("actual");
    event.stopPropagation();
  });
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.querySelector(".stage").addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
