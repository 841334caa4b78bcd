import { h, icon, $ } from "./dom.js";
import { post } from "./api.js";
import { choose } from "./popover.js";
import { now, world } from "./world.js";

// The control that moves this world's clock, and the bot's with it.
const HOUR = 3600;
const STEPS = [
  ["10 minutes on", 600],
  ["1 hour on", HOUR],
  ["8 hours on", 8 * HOUR],
  ["1 day on", 24 * HOUR],
  ["1 week on", 7 * 24 * HOUR],
  ["1 hour back", -HOUR],
  ["1 day back", -24 * HOUR],
];
const UNITS = [["d", 24 * HOUR], ["h", HOUR], ["min", 60]];
const button = $("#clock");

export function draw() {
  const at = new Date(now());
  const moved = Math.abs(world.ahead) >= 60;
  const time = at.toLocaleString(undefined, moved ? { weekday: "short", hour: "2-digit", minute: "2-digit" } : { timeStyle: "short" });
  const label = `Move the clock: ${at.toLocaleString()}${moved ? `, ${distance(world.ahead)}` : ""}`;
  button.title = label;
  button.setAttribute("aria-label", label);
  button.classList.toggle("moved", moved);
  button.replaceChildren(icon("clock"), h("span", {}, time), moved ? h("b", {}, distance(world.ahead)) : "");
}

// "+2 d 3 h": the two largest units.
function distance(seconds) {
  let rest = Math.round(Math.abs(seconds) / 60) * 60;
  const parts = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count) parts.push(`${count} ${unit}`);
  }
  return `${seconds < 0 ? "−" : "+"}${parts.slice(0, 2).join(" ")}`;
}

button.addEventListener("click", async () => {
  const options = STEPS.map(([label, value]) => ({ label, value }));
  if (world.ahead) options.push({ label: "Back to this machine's time", value: -world.ahead });
  const chosen = await choose(button, options, { title: "Move the clock" });
  if (chosen) await post("/clock", { seconds: chosen[0] });
});

setInterval(draw, 10000);
