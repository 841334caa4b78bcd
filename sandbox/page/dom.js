// Builds elements: h("button", { class: "x", onclick: f }, "text", child).
export function h(name, props = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "class" || key.includes("-") || key === "role" || key === "for") {
      element.setAttribute(key === "class" ? "class" : key, value === true ? "" : value);
    } else element[key] = value;
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

export const $ = (selector, root = document) => root.querySelector(selector);

const ICONS = {
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l4 2",
  menu: "M3 6h18M3 12h18M3 18h18",
  close: "M5 5l14 14M19 5L5 19",
  gear: "M4 7h8M18 7h2M4 17h2M12 17h8M15 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM9 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  down: "M5 9l7 7 7-7",
  send: "M4 12h14M12 5l7 7-7 7",
  plus: "M12 5v14M5 12h14",
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M5 4v9a4 4 0 0 0 4 4h10M15 13l4 4-4 4",
  at: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM16 8v5.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.6 7.2",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  link: "M7 17 17 7M9 7h8v8",
  file: "M6 2h8l5 5v15H6zM14 2v6h5",
  check: "M4 12l6 6L20 6",
};

export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "glyph");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

export function avatar(user, size = 40) {
  return h("img", { class: "avatar", src: user.avatar, alt: "", width: size, height: size, draggable: false });
}

export const onPhone = () => matchMedia("(max-width: 760px)").matches;
