"""What a person reads and presses from the call to *Finish*, and what a table posts:
`python -m tests.bench.bench_quiet [TURNS [GAME [PICTURES [SEED]]]]`.

Three games of four people on the real bot at a sandbox, with the same dice in every run: Istanbul, the Grand Bazaar and
Marco Polo, 24 turns each; GAME (0 to 2) plays one of them alone, with the option PICTURES, such as "changed", and with
the dice of SEED (0 to 255). Every second turn is what the bot would hint at, the others are made at random; each is
played in as few presses as the panels allow. Characters are those of texts, buttons and closed menus, and of the
options of a menu that is opened, which takes two presses. What stands in the channel is counted below the post of the
start.
"""

import asyncio
import io
import re
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Final, NamedTuple
from urllib.parse import urljoin

from PIL import Image

from cogs.panel.carried import notations_in
from engine.core.position import Position
from engine.players.hints.hint import hint
from tests.support.limits import components, units
from tests.support.live.forked import Forge, ForkedBot, open_forge
from tests.support.live.ledger import Ledger
from tests.support.live.person import Person, Sight, offering
from tests.support.live.sandbox import ANSWER_S, SandboxProcess

SEATS: Final = ("Ada", "Ben", "Chloe", "Dilan")
CHANNEL: Final = "table-one"
TURNS: Final = 24
DEFAULTS: Final = 0.9
"""How often a random turn takes what nearly everybody takes."""
LONGEST: Final = 40  # choices
BUTTON, MENU, TYPED = 1, 2, 4  # presses
WITHIN_S: Final = 300.0


class Table(NamedTuple):
    name: str
    game: str
    options: Mapping[str, str]
    seed: int


TABLES: Final = (
    Table("Istanbul", "istanbul", {}, 3),
    Table("Grand Bazaar", "istanbul", {"expansion": "bazaar"}, 5),
    Table("Marco Polo", "marco_polo", {}, 4),
)


SHOWN: Final = (
    (r"<a?:\w+:\d+>", "x"), (r"<@!?\d+>", "@Chloe"), (r"<#\d+>", f"#{CHANNEL}"), (r"<t:\d+(:\w)?>", "in 12 hours"),
    (r"(?m)^-# |\*\*|(?<!\w)\*|\*(?!\w)", ""),
)  # fmt: skip
"""What Discord shows for marks of its own: emoji of a bot, mentions, times, formats."""


class Way(NamedTuple):
    """How some choices, one after the other, are made on a message: a button, or an option of a menu."""

    custom_id: str
    value: str | None
    opened: int
    """Characters of the options that are read to choose in a menu."""


@dataclass
class Turn:
    """What one person passed from being called to the end of their turn."""

    hinted: bool
    characters: int = 0
    controls: int = 0
    presses: int = 0


@dataclass
class Course:
    """All of one game: its turns, and the calls, texts and pictures that its channel got."""

    turns: list[Turn] = field(default_factory=list)
    calls: dict[str, Sight] = field(default_factory=dict)
    posted: int = 0
    pixels: int = 0


def shown(text: str) -> str:
    for mark, instead in SHOWN:
        text = re.sub(mark, instead, text)
    return text


def characters(sight: Sight) -> int:
    """What is read on a message whose menus are closed."""
    named = [part.get("label") or part.get("placeholder") or "" for part in sight.parts]
    return units(shown(sight.text)) + sum(map(units, named))


def opening(sight: Sight) -> list[str]:
    """The custom ids of buttons that open a panel."""
    names = (part.get("custom_id", "") for part in sight.buttons)
    return [name for name in names if name.startswith("cv:open:")]


def controls(sight: Sight) -> int:
    return len(sight.buttons) + len(sight.selects)


def ways(sight: Sight) -> dict[tuple[str, ...], Way]:
    """What can be chosen on a message, by its notations; buttons before menus."""
    found: dict[tuple[str, ...], Way] = {}
    for part in components(sight.data["components"]):
        kind, _, _, rest = [*part.get("custom_id", "").split(":", 3), "", "", "", ""][:4]
        after, between, notations = rest.partition(":")
        if kind == "cm" and after.isdigit():
            texts = [f"{option['label']}{option.get('description') or ''}" for option in part["options"]]
            for option in part["options"]:
                chosen = Way(part["custom_id"], option["value"], sum(map(units, texts)))
                found.setdefault(tuple(notations_in(option["value"])), chosen)
        elif kind == "cv" and after.isdigit() and between:
            found[tuple(notations_in(notations))] = Way(part["custom_id"], None, 0)
    return found


def planned(position: Position, seat: int, rng: Random, *, hinted: bool) -> tuple[str, ...]:
    """The choices with which a turn goes on, to its end or to what nobody knows before."""
    if hinted:
        best = hint(position, seat, rng).turns[0]
        if best.ends:
            return (*best.choices, position.rules.turn_end)
        return (*best.choices, *_answered(position, seat, rng, best.choices))
    fork, turn, made = position.fork(), position.state.turn, list[str]()
    while len(made) < LONGEST and not fork.over and fork.state.turn == turn and seat in fork.seats_to_act:
        decision = fork.decision(seat)
        usual = decision.default if rng.random() < DEFAULTS else None
        made.append(usual or rng.choice(sorted(decision.options)))
        fork.choose(seat, made[-1])
    return tuple(made)


def _answered(position: Position, seat: int, rng: Random, choices: Sequence[str]) -> tuple[str, ...]:
    """In another's turn, where a hint is one answer, that to the question after it."""
    if position.in_own_turn(seat):
        return ()
    fork = position.fork()
    for choice in choices:
        fork.choose(seat, choice)
    return hint(fork, seat, rng).turns[0].choices if fork.choices and seat in fork.seats_to_act else ()


class Players:
    """Four people at one table, who play in turn."""

    def __init__(self, people: Sequence[Person], ledger: Ledger, table: Table, course: Course) -> None:
        self.people = people
        self.ledger = ledger
        self.table = table
        self.course = course

    async def called(self, seat: int) -> Sight:
        """The newest message that calls a seat."""

        def calls(sight: Sight) -> bool:
            return not sight.ephemeral and any(
                name.rpartition(":")[2].startswith(f"{seat}.") for name in opening(sight)
            )

        sight = await self.people[seat].wait_for(calls, within=WITHIN_S)
        self.course.calls[sight.id] = sight
        return sight

    async def act(self, seat: int, number: int) -> Turn:
        """One seat's turn, or its answer, from the call on."""
        rng, position = Random(f"{self.table.seed} {number}"), self.ledger.position()
        turn, at, call = Turn(hinted=number % 2 == 0), position.state.turn, await self.called(seat)
        panel, plan = call, planned(position, seat, rng, hinted=turn.hinted)
        self._passed(turn, call)
        if not ways(call):
            panel = await self._opened(turn, seat, call)
        while True:
            made = len(position.choices)
            panel = await self._choose(turn, seat, panel, plan)
            position = self.ledger.position()
            if position.over or seat not in position.seats_to_act or position.state.turn != at:
                return turn
            if len(position.choices) <= made:  # it was an answer, and another one is asked
                return turn
            self._passed(turn, panel)
            followed = tuple(choice.notation for choice in position.choices[made:])
            plan = plan[len(followed) :] if plan[: len(followed)] == followed else ()
            plan = plan or planned(position, seat, rng, hinted=turn.hinted)

    async def _opened(self, turn: Turn, seat: int, call: Sight) -> Sight:
        outcome = await self.people[seat].press_id(call.id, opening(call)[0])
        turn.presses += BUTTON
        self._passed(turn, outcome.message)
        return outcome.message

    async def _choose(self, turn: Turn, seat: int, panel: Sight, plan: Sequence[str]) -> Sight:
        """Plays as much of a plan as one press does; what comes then."""
        offered = ways(panel)
        best = max((way for way in offered if tuple(plan[: len(way)]) == way), key=len, default=None)
        if best is None:
            turn.presses += TYPED
            outcome = await self.people[seat].slash("/play", choice=plan[0])
        else:
            way = offered[best]
            turn.presses += BUTTON if way.value is None else MENU
            turn.characters += way.opened
            outcome = await self.people[seat].press_id(
                panel.id, way.custom_id, None if way.value is None else [way.value]
            )
        assert outcome.status in ("answered", "acknowledged"), (plan, outcome)
        return outcome.message if outcome.messages else panel

    def _passed(self, turn: Turn, sight: Sight) -> None:
        turn.characters += characters(sight)
        turn.controls += controls(sight)


async def played(table: Table, turns: int, forge: Forge, folder: Path) -> Course:
    course = Course()
    async with SandboxProcess(folder / "world.json") as sandbox:
        await sandbox.deadlines(answer_s=ANSWER_S)
        bot = ForkedBot(sandbox, folder, forge=forge, ARRANGED_SEED=bytes([table.seed] * 32).hex())
        await bot.start()
        people = [Person(sandbox.session, sandbox.base, name, CHANNEL) for name in SEATS]
        lobby = await _lobby(people, table)
        ids = {await person.id(): person for person in people}
        ledger = Ledger(bot.place)
        seated = [ids[str(row["user_id"])] for row in ledger.seats()]
        players = Players(seated, ledger, table, course)
        while len(course.turns) < turns and not (position := ledger.position()).over:
            in_turn = not position.sealed
            turn = await players.act(position.seats_to_act[0], len(course.turns))
            course.turns += [turn] if in_turn else []
        await _delivered(ledger)
        await _count(course, sandbox, people[0], lobby)
        await bot.stop()
    return course


async def _lobby(people: Sequence[Person], table: Table) -> Sight:
    """A game has begun; the message of its lobby."""
    first, *others = people
    await first.slash("/new", game=table.game)
    lobby = await first.wait_for(offering("Join"), within=WITHIN_S)
    for person in others:
        await person.press(lobby, "Join")
    for option, value in table.options.items():
        await first.slash("/table option", option=option, value=value)
    lobby = await first.see(lobby)
    await first.press(lobby, "Start")
    return lobby


async def _delivered(ledger: Ledger) -> None:
    async with asyncio.timeout(WITHIN_S):
        while any(post["state"] not in ("done", "failed") for post in ledger.posts()):  # noqa: ASYNC110
            await asyncio.sleep(0.1)


async def _count(course: Course, sandbox: SandboxProcess, person: Person, lobby: Sight) -> None:
    """What stands in the channel below the post of the start, calls that are gone by now included."""
    below = [sight for sight in await person.messages(limit=1000) if int(sight.id) > int(lobby.id)]
    _, *rest = [sight for sight in below if not sight.ephemeral and sight.id not in course.calls]
    for sight in [*rest, *course.calls.values()]:
        course.posted += characters(sight)
        for picture in sight.pictures:
            course.pixels += await _pixels(sandbox, picture["url"])


async def _pixels(sandbox: SandboxProcess, url: str) -> int:
    async with sandbox.session.get(urljoin(sandbox.base, url)) as answer:
        with Image.open(io.BytesIO(await answer.read())) as image:
            return image.width * image.height


def _figures(course: Course) -> Iterator[float]:
    turns = course.turns
    yield median(turn.characters for turn in turns)
    yield median(turn.controls for turn in turns)
    yield 4 * course.posted / len(turns)
    yield sum(map(controls, course.calls.values())) / len(course.calls)
    yield course.pixels / len(turns) / 10**6
    for some in (turns, [turn for turn in turns if turn.hinted]):
        yield median(turn.presses for turn in some)
        yield 100 * sum(turn.presses <= 2 for turn in some) / len(some)


TITLES: Final = (
    "characters, call to Finish (median)",
    "controls, call to Finish (median)",
    "characters in the channel, round of four",
    "controls of a call (mean)",
    "megapixels posted a turn",
    "presses a turn (median)",
    "turns of at most 2 presses, %",
    "presses of a hinted turn (median)",
    "hinted turns of at most 2 presses, %",
)


def main(turns: int, tables: Sequence[Table]) -> None:
    columns = []
    with open_forge() as forge:
        for table in tables:
            with tempfile.TemporaryDirectory() as folder:
                columns.append(list(_figures(asyncio.run(played(table, turns, forge, Path(folder))))))
            print(f"{table.name} is played", file=sys.stderr)
    print(f"{'':42}" + "".join(f"{table.name:>14}" for table in tables))
    for title, row in zip(TITLES, zip(*columns, strict=True), strict=True):
        print(f"{title:42}" + "".join(f"{figure:14.1f}" for figure in row))


if __name__ == "__main__":
    given = [int(one) for one in sys.argv[1:3]]
    chosen = {"pictures": sys.argv[3]} if len(sys.argv) > 3 else {}
    tables = TABLES[given[1] :][:1] if len(given) > 1 else TABLES
    tables = tuple(one._replace(options={**one.options, **chosen}) for one in tables)
    dealt = tuple(one._replace(seed=int(sys.argv[4])) for one in tables) if len(sys.argv) > 4 else tables
    main(given[0] if given else TURNS, dealt)
