"""Whatever the surface offers to somebody at this moment."""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeVar

from sandbox.checks.commands import GROUP, STRING, SUBCOMMAND
from sandbox.checks.components import BUTTON
from tests.soak.typed import COMPLETED_UP_TO, Typed, completed
from tests.support.live.person import Json, Outcome, Person, Sight
from tests.support.live.sandbox import SandboxProcess

T = TypeVar("T")

SELDOM: Final = {
    "leave": 0.1, "forget-me": 0.1, "lesson-leave": 0.1, "/table cancel": 0.1, "/data delete": 0.1, "cancel": 0.2,
    "start": 0.5, "/table start": 0.5, "delete-preset": 0.1,
}  # fmt: skip
"""Of the others' weight: what ends a game, a lobby, a lesson or saved options before much can be done with it."""
DIRECT_SHARE, GIVEN_SHARE, FAR_BACK_SHARE, YES_SHARE = 0.1, 0.6, 0.15, 0.8
MANAGER_WEIGHT: Final = 3  # of the first person's, who alone manages the servers, against one of each other person
NEW, OLD = 15, 300  # messages that are looked at


@dataclass
class Act:
    """Something that somebody does: its kind, as it is counted, what exactly, and how; `game`: whose button it is."""

    person: Person
    kind: str
    what: str
    do: Callable[[], Awaitable[Outcome]]
    game: str = ""

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
        ((own, person),) = rng.choices([*self.people.items()], [MANAGER_WEIGHT, *[1] * (len(self.people) - 1)])
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
        return await self._one_of(person, _parts(seen), rng)

    async def on(self, person: Person, sight: Sight, rng: Random, *, new: bool = False) -> Act | None:
        """One of a message that was answered before, as it is now; `new`: of a kind that nobody has pressed yet."""
        person.channel = sight.channel_id
        found = _parts(now for now in await person.messages(limit=NEW) if now.id == sight.id)
        return await self._one_of(person, [one for one in found if not new or not self.met[kind_of(one[1])]], rng)

    async def vote(self, person: Person, game_id: str, rng: Random) -> Act | None:
        """An answer in the newest vote of a table."""
        said = "yes" if rng.random() < YES_SHARE else "no"
        found = [
            (sight, part)
            for sight, part in _parts(await person.messages(limit=OLD))
            if part["custom_id"].startswith(f"cv:vote:{game_id}:") and part["custom_id"].endswith(said)
        ]
        return await self._one_of(person, found[-1:], rng)

    async def _one_of(self, person: Person, found: list[tuple[Sight, Json]], rng: Random) -> Act | None:
        if not found:
            return None
        sight, part = self._preferred(found, [kind_of(part) for _, part in found], rng)
        values = None if part["type"] == BUTTON else await self.typed.chosen(part, rng)
        label = part.get("label") or part.get("placeholder")
        what = f"{label!r} ({part['custom_id']}) {values or ''} on {sight}"
        game = part["custom_id"].split(":")[2]
        return Act(person, kind_of(part), what, lambda: person.press_id(sight.id, part["custom_id"], values), game)

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


def _parts(seen: Iterable[Sight]) -> list[tuple[Sight, Json]]:
    """What can be pressed, each with its message."""
    every = ((sight, part) for sight in seen for part in (*sight.buttons, *sight.selects))
    return [(sight, part) for sight, part in every if "custom_id" in part and not part.get("disabled")]


def _leaves(command: Json, above: str) -> Iterator[tuple[str, list[Any]]]:
    """Each command that can be sent, by its whole name, and its options."""
    name, options = above + command["name"], command.get("options") or []
    branches = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
    if not branches:
        yield name, options
    for branch in branches:
        yield from _leaves(branch, f"{name} ")
