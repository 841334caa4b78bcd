"""A person of the sandbox, for end-to-end tests."""

import asyncio
import re
from collections.abc import Callable, Iterator
from typing import Any

import aiohttp

from tests.support.sentences import say, tells
from words.speech import Argument

Json = dict[str, Any]
EPHEMERAL = 1 << 6


class Refused(Exception):
    """The person's client would not let them do that; the text says why."""


class Sight:
    """A message as a person sees it: Discord's JSON in `data`, and the parts tests ask for."""

    def __init__(self, data: Json) -> None:
        self.data = data
        self.id: str = data["id"]
        self.channel_id: str = data["channel_id"]
        self.ephemeral = bool(data["flags"] & EPHEMERAL)
        self.pinged: list[str] = data["pinged"]
        # Only prompts have plain content; one is silent for whoever acted within the last minute.
        self.called: list[str] = re.findall(r"<@(\d+)>", data["content"])

    def __repr__(self) -> str:
        return f"<Sight {self.id} {self.text[:60]!r} {[part.get('label') for part in self.buttons]}>"

    @property
    def parts(self) -> list[Json]:
        """Every component, nested ones included, in reading order."""
        return list(_walk(self.data["components"]))

    @property
    def text(self) -> str:
        """All that can be read: content, text displays, embeds."""
        embeds = [f"{embed.get('title', '')}\n{embed.get('description', '')}" for embed in self.data["embeds"]]
        shown = [part["content"] for part in self.parts if part["type"] == 10]
        return "\n".join(piece for piece in (self.data["content"], *shown, *embeds) if piece)

    @property
    def buttons(self) -> list[Json]:
        return [part for part in self.parts if part["type"] == 2]

    @property
    def selects(self) -> list[Json]:
        return [part for part in self.parts if part["type"] in (3, 5, 6, 7, 8)]

    @property
    def pictures(self) -> list[Json]:
        """Of galleries, thumbnails and plain attachments: {"url", "description", ...}."""
        found = [{**item["media"], **item} for part in self.parts if part["type"] == 12 for item in part["items"]]
        found += [{**part["media"], **part} for part in self.parts if part["type"] == 11]
        return found + list(self.data["attachments"])

    def tells(self, message: str, /, **facts: Argument) -> bool:
        """Whether it says a message with these facts: `tests.support.sentences.tells`."""
        return tells(self.text, message, **facts)

    def find(self, name: str) -> Json:
        """The button or select with this custom id, label or placeholder; otherwise one that starts with it."""
        inputs = [part for part in self.parts if "custom_id" in part]
        exact = [part for part in inputs if name in (part["custom_id"], part.get("label"), part.get("placeholder"))]
        loose = [part for part in inputs if any(key.startswith(name) for key in _names(part))]
        for part in (*exact, *loose):
            return part
        raise LookupError(f"{name!r} is not among {[list(_names(part)) for part in inputs]}")


def telling(message: str, /, **facts: Argument) -> Callable[[Sight], bool]:
    """Fits a message of a channel that says so."""
    return lambda sight: sight.tells(message, **facts)


def offering(label: str) -> Callable[[Sight], bool]:
    """Fits a message of a channel with such a button."""
    return lambda sight: any(button.get("label") == label for button in sight.buttons)


class Outcome:
    """What came of something a person did.

    status: "answered" (see `messages`), "failed" (no answer in 3 s), "modal" (see `modal`), "choices", "waiting"
    (deferred, nothing yet) or "acknowledged" (an answer that shows nothing). answered_s: the seconds until the first
    answer, None without one.
    """

    def __init__(self, data: Json) -> None:
        self.interaction: str = data["interaction"]
        self.status: str = data["status"]
        self.answered_s: float | None = data["answered_s"]
        self.modal: Json | None = data["modal"]
        self.choices: list[Json] = data["choices"] or []
        self.messages = [Sight(message) for message in data["messages"]]

    def __repr__(self) -> str:
        return f"<Outcome {self.status} {self.messages}>"

    @property
    def message(self) -> Sight:
        """The last message the bot made or changed, one with words before a picture that followed it; fails when it
        did neither."""
        assert self.messages, f"no message, but: {self.status}"
        return next((sight for sight in reversed(self.messages) if sight.text), self.messages[-1])


class Person:
    """Acts as one person of the sandbox (Ada, who manages the servers, Ben, Chloe, Dilan, Eda).

    Channels are given by id or name, messages as `Sight` or id. Every act waits for the bot's answer, at most 3 s
    for the first one and `patience` more for what a deferred one brings.
    """

    def __init__(
        self, session: aiohttp.ClientSession, base: str, name: str, channel: str = "lobby", patience: float = 60
    ) -> None:
        self.name = name
        self.channel = channel
        self.patience = patience
        self._session = session
        self._base = base

    async def slash(self, command: str, channel: str | None = None, **options: Any) -> Outcome:
        """`await ada.slash("/game show", turn=3)`; users are given by name or id."""
        return await self.run(command, options, channel)

    async def run(self, command: str, options: Json, channel: str | None = None) -> Outcome:
        """The same with the options as a dictionary, whatever they are called."""
        return await self._act("slash", channel=channel or self.channel, command=command, options=options)

    async def complete(self, command: str, focused: str, channel: str | None = None, **options: Any) -> list[Json]:
        """The choices offered while typing `focused`; what is typed so far stands in the options."""
        where = channel or self.channel
        outcome = await self._act("complete", channel=where, command=command, focused=focused, options=options)
        if outcome.status == "failed":
            raise TimeoutError(f"no choices came for {command} {focused}")
        return outcome.choices

    async def upload(self, name: str, content: bytes) -> str:
        """Attaches a file; the value for an option of a command that takes one."""
        form = aiohttp.FormData({"person": self.name, "channel": self.channel})
        form.add_field("files[0]", content, filename=name)
        async with self._session.post(f"{self._base}/_sandbox/act/upload", data=form) as response:
            return str((await _checked(response))["id"])

    async def press(self, message: Sight, button: str) -> Outcome:
        """Presses the button with this label or custom id, as the message given shows it."""
        return await self.press_id(message.id, message.find(button)["custom_id"])

    async def press_id(self, message_id: str, custom_id: str, values: list[str] | None = None) -> Outcome:
        """The same by ids alone."""
        return await self._act("component", message=message_id, custom_id=custom_id, values=values)

    async def more(self, lobby: Sight) -> Sight:
        """The private screen with everything but joining and starting."""
        return (await self.press(lobby, say("button-more"))).message

    async def calls(self) -> Sight:
        """The page of `/settings` about calls and times."""
        return (await self.press((await self.slash("/settings")).message, say("button-settings-calls"))).message

    async def options(self, lobby: Sight, page: str = "") -> Sight:
        """The options of a lobby; of a page by its name, such as "time"."""
        first = (await self.press(await self.more(lobby), say("button-options"))).message
        return (await self.choose(first, "cm:options-page:", page)).message if page else first

    async def choose(self, message: Sight, select: str, *values: str) -> Outcome:
        """Chooses options by value or label (people by name) in the select with this placeholder or custom id."""
        return await self.press_id(message.id, message.find(select)["custom_id"], list(values))

    async def submit(self, opened: Outcome, **values: Any) -> Outcome:
        """Fills in and sends the modal that an act opened; values by custom id."""
        return await self.submit_values(opened, values)

    async def submit_values(self, opened: Outcome, values: Json) -> Outcome:
        return await self._act("modal", interaction=opened.interaction, values=values)

    async def say(self, content: str, channel: str | None = None) -> Sight:
        """An ordinary message."""
        return Sight(await self._post("say", channel=channel or self.channel, content=content))

    async def messages(self, channel: str | None = None, limit: int = 100) -> list[Sight]:
        """What this person sees in a channel, ephemeral messages included, oldest first."""
        query = {"person": self.name, "channel": channel or self.channel, "limit": str(limit)}
        async with self._session.get(f"{self._base}/_sandbox/messages", params=query) as response:
            return [Sight(message) for message in await _checked(response)]

    async def ephemerals(self, channel: str | None = None) -> list[Sight]:
        return [message for message in await self.messages(channel) if message.ephemeral]

    async def public(self, channel: str | None = None) -> list[Sight]:
        return [message for message in await self.messages(channel) if not message.ephemeral]

    async def see(self, message: Sight) -> Sight:
        """The same message as it is now; fails when it is gone."""
        found = [now for now in await self.messages(message.channel_id, 1000) if now.id == message.id]
        assert found, f"{message} is gone"
        return found[0]

    async def wait_for(self, wanted: Callable[[Sight], bool], channel: str | None = None, within: float = 60) -> Sight:
        """The newest message of the channel that fits, as soon as there is one; fails after `within` seconds."""
        loop = asyncio.get_running_loop()
        end = loop.time() + within
        while True:
            seen = await self.messages(channel)
            for message in reversed(seen):
                if wanted(message):
                    return message
            if loop.time() > end:
                raise TimeoutError(f"not among {seen[-5:]}")
            await asyncio.sleep(0.05)

    async def pings(self) -> int:
        """How many unread messages pinged this person, over all channels."""
        me = await self._me()
        return sum(badge["pings"] for badge in me["badges"].values())

    async def id(self) -> str:
        found: str = (await self._me())["id"]
        return found

    async def read(self, channel: str | None = None) -> None:
        """Marks a channel as read."""
        body = {"person": self.name, "channel": channel or self.channel}
        async with self._session.post(f"{self._base}/_sandbox/read", json=body) as response:
            await _checked(response)

    async def later(self, outcome: Outcome) -> Outcome:
        """What came of an earlier act by now."""
        async with self._session.get(f"{self._base}/_sandbox/interactions/{outcome.interaction}") as response:
            return Outcome(await _checked(response))

    async def _me(self) -> Json:
        async with self._session.get(f"{self._base}/_sandbox/state") as response:
            state = await _checked(response)
        return next(person for person in state["people"] if person["name"] == self.name)

    async def _act(self, act: str, **body: Any) -> Outcome:
        outcome = Outcome(await self._post(act, patience=self.patience, **body))
        async with asyncio.timeout(self.patience):
            coming = say("pictures-coming")  # the answer with its picture follows
            while outcome.messages and outcome.message.text == coming:
                await asyncio.sleep(0.05)
                outcome = await self.later(outcome)
        return outcome

    async def _post(self, act: str, **body: Any) -> Any:
        async with self._session.post(
            f"{self._base}/_sandbox/act/{act}", json={"person": self.name, **body}
        ) as response:
            return await _checked(response)


async def _checked(response: aiohttp.ClientResponse) -> Any:
    if response.status == 400:
        raise Refused((await response.json())["error"])
    response.raise_for_status()
    return await response.json() if response.content_type == "application/json" else None


def _walk(components: list[Json]) -> Iterator[Json]:
    for component in components:
        yield component
        yield from _walk(component.get("components", []))
        if "accessory" in component:
            yield from _walk([component["accessory"]])


def _names(part: Json) -> Iterator[str]:
    for key in ("label", "placeholder", "custom_id"):
        if part.get(key):
            yield part[key]
