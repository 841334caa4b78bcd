"""Whatever the surface offers to somebody at this moment."""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeVar

from sandbox.commands import GROUP, STRING, SUBCOMMAND
from sandbox.components import BUTTON
from tests.soak.typed import COMPLETED_UP_TO, Typed, completed
from tests.support.person import Json, Outcome, Person, Sight
from tests.support.sandbox import SandboxProcess

T = TypeVar("T")

SELDOM: Final = {
    "leave": 0.1, "forget-me": 0.1, "lesson-leave": 0.1, "/table cancel": 0.1, "/data delete": 0.1, "cancel": 0.2,
    "start": 0.5, "/start": 0.5,
}  # fmt: skip
"""Of the others' weight: what ends a game, a lobby or a lesson before much can be done in it."""
DIRECT_SHARE, GIVEN_SHARE, FAR_BACK_SHARE = 0.1, 0.6, 0.15
NEW, OLD = 15, 300  # messages that are looked at


@dataclass
class Act:
    """Something that somebody does: its kind, as it is counted, what exactly, and how."""

    person: Person
    kind: str
    what: str
    do: Callable[[], Awaitable[Outcome]]

    def __str__(self) -> str:
        return f"{self.person.name} in {self.person.channel}: {self.what}"


@dataclass
class Whatever:
    """`people`: by their ids; `met`: how often each kind of act was done: what is rare is preferred."""

    sandbox: SandboxProcess
    people: dict[str, Person]
    typed: Typed
    met: Counter[str] = field(default_factory=Counter)

    async def somebody(self, rng: Random) -> Person:
        """One of the people, in one of the channels, threads or direct messages."""
        own, person = rng.choice([*self.people.items()])
        state = await self.sandbox.get("/_sandbox/state")
        direct = [one["id"] for one in state["direct"] if own in one["recipients"]]
        public = [one["id"] for guild in state["guilds"] for one in guild["channels"]]
        person.channel = rng.choice(direct if direct and rng.random() < DIRECT_SHARE else public)
        return person

    async def command(self, person: Person, rng: Random) -> Act:
        name, options = await self._some_command(person, rng)
        given: Json = {}
        for option in options:
            if option.get("required") or rng.random() < GIVEN_SHARE:
                given[option["name"]] = await self.typed.option(person, name, option, given, rng)
        return Act(person, name, f"{name} {given}", lambda: person.run(name, given))

    async def completion(self, person: Person, rng: Random) -> Act | None:
        name, options = await self._some_command(person, rng)
        focused = [option["name"] for option in options if option.get("autocomplete")]
        if not focused:
            return None
        one = rng.choice(focused)
        texts = [option["name"] for option in options if option["type"] == STRING]
        given = {text: self.typed.text(rng)[:COMPLETED_UP_TO] for text in texts}
        return Act(person, f"{name} …{one}", f"{name} …{one} {given}", lambda: completed(person, name, one, given))

    async def component(self, person: Person, rng: Random) -> Act | None:
        """A button or a menu of a message in view."""
        seen = await person.messages(limit=OLD if rng.random() < FAR_BACK_SHARE else NEW)
        return await self._one_of(person, seen, rng)

    async def on(self, person: Person, sight: Sight, rng: Random) -> Act | None:
        """One of a message that was answered before, as it is now."""
        person.channel = sight.channel_id
        seen = [now for now in await person.messages(limit=NEW) if now.id == sight.id]
        return await self._one_of(person, seen, rng)

    async def _one_of(self, person: Person, seen: list[Sight], rng: Random) -> Act | None:
        found = [(sight, part) for sight in seen for part in (*sight.buttons, *sight.selects) if _usable(part)]
        if not found:
            return None
        sight, part = self._preferred(found, [kind_of(part) for _, part in found], rng)
        values = None if part["type"] == BUTTON else await self.typed.chosen(part, rng)
        label = part.get("label") or part.get("placeholder")
        what = f"{label!r} ({part['custom_id']}) {values or ''} on {sight}"
        return Act(person, kind_of(part), what, lambda: person.press_id(sight.id, part["custom_id"], values))

    def form(self, person: Person, opened: Outcome, opened_by: str, rng: Random) -> Act:
        """The form that was opened is filled in and sent."""
        assert opened.modal is not None
        kind, values = f"form of {opened_by}", self.typed.form(opened.modal, rng)
        return Act(person, kind, f"{kind}: {[*values.values()]}", lambda: person.submit_values(opened, values))

    async def _some_command(self, person: Person, rng: Random) -> tuple[str, list[Json]]:
        offered = await self.sandbox.get("/_sandbox/commands", person=person.name, channel=person.channel)
        leaves = [leaf for command in offered for leaf in _leaves(command, "/")]
        return self._preferred(leaves, [name for name, _ in leaves], rng)

    def _preferred(self, things: list[T], kinds: list[str], rng: Random) -> T:
        weights = [SELDOM.get(_verb(kind), 1) / (1 + self.met[kind]) for kind in kinds]
        return rng.choices(things, weights)[0]


def kind_of(part: Json) -> str:
    """The kind and the verb of a component's custom id."""
    return ":".join(part["custom_id"].split(":")[:2])


def _verb(kind: str) -> str:
    return kind.partition(":")[2] or kind


def _usable(part: Json) -> bool:
    return "custom_id" in part and not part.get("disabled")


def _leaves(command: Json, above: str) -> Iterator[tuple[str, list[Any]]]:
    """Each command that can be sent, by its whole name, and its options."""
    name, options = above + command["name"], command.get("options") or []
    branches = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
    if not branches:
        yield name, options
    for branch in branches:
        yield from _leaves(branch, f"{name} ")
