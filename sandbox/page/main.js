import { $ } from "./dom.js";
import * as clock from "./clock.js";
import * as composer from "./composer.js";
import * as log from "./log.js";
import * as sidebar from "./sidebar.js";
import { refresh, watch, world } from "./world.js";

let timer = 0;

// Several events in a row cost one look at the state.
function refreshSoon() {
  clearTimeout(timer);
  timer = setTimeout(refresh, 120);
}

function listen() {
  const feed = new EventSource("/_sandbox/feed");
  let lost = false;
  feed.addEventListener("open", async () => {
    $("#status").textContent = "";
    if (!lost) return;
    lost = false;
    await refresh();
    await composer.loadCommands();
    await log.reload();
  });
  feed.addEventListener("error", () => {
    lost = true;
    $("#status").textContent = "The sandbox does not answer. Trying again…";
  });
  feed.addEventListener("message", (message) => received(JSON.parse(message.data)));
}

function received(event) {
  if (event.type.startsWith("message_")) {
    log.received(event);
    refreshSoon();
  } else if (event.type === "commands") composer.loadCommands();
  else if (event.type === "typing" && event.channel_id === world.channel) typing();
  else if (event.type === "channels" || event.type === "bot") refreshSoon();
  else if (event.type === "clock") refresh().then(log.reload);
}

let typingTimer = 0;
function typing() {
  $("#status").textContent = `${world.bot.name} is typing…`;
  clearTimeout(typingTimer);
  typingTimer = setTimeout(() => ($("#status").textContent = ""), 5000);
}

watch(() => {
  sidebar.draw();
  clock.draw();
  composer.draw();
  log.show();
});
await refresh();
listen();
