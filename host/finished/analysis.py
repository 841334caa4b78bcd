"""When and how the analysis of a finished game is made and kept: which turns are told, how many analyses may wait
(engine/players/analysis takes turns apart)."""

import asyncio
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from logging import getLogger
from operator import attrgetter
from random import Random
from typing import Any, Final, NamedTuple

from db import Database, GameRow, JsonObject, LogRow, StorageFailed, WriteRefused
from engine.core.decision import Refusal
from engine.core.event import UnknownEvent
from engine.core.rules import Unreadable
from engine.core.standings import ShareMark
from engine.players.analysis import (
    CHECKS,
    FIRST,
    MORE,
    MORE_CHECKS,
    NOTICED,
    TOLD,
    VERSION,
    Causes,
    Corrected,
    Made,
    Move,
    PlayedTurn,
    Question,
    Shares,
    alike,
    better_turn,
    causes,
    loss,
    next_turns,
    played_on,
    questions,
    sampled,
    set_up,
)
from host.houses.workers import WorkerPool
from host.single_flight import SingleFlight
from host.table.history import History
from host.table.loading import replay_start, rules_for
from host.table.log import CHOICES, CORRECTION, choice_of, without_undone
from host.table.records import codec_of

log = getLogger(__name__)

TURNS_AT_ONCE: Final = 10  # a tenth of a second; house players think in between
MOST_SWINGS: Final = 3
MOST_WAITING: Final = 8
MOST_CHECKED: Final = 5
"""So many turns whose choices seem to have lost most are looked at again."""
MOST_DROPS: Final = 3
"""So many more after which the share of who had it was lower, luck aside."""
MOST_IDLE: Final = 2
"""So many more that brought nothing."""
REPLAYED: Final = 0.1
"""The part of the work after which all turns are replayed."""
APART: Final = 0.6
"""That after which all are taken apart; then the better turns are checked."""


class Swing(NamedTuple):
    """A turn in which luck or choices changed the share of `seat`: rows `first` to `last` of the log. `luck`: by how
    much chance changed it; `choice`: what its own choices lost, 0 or less; `better`: the events of a better turn."""

    first: int
    last: int
    seat: int
    luck: float
    choice: float
    better: tuple[Any, ...]

    @property
    def size(self) -> float:
        return max(abs(self.luck), -self.choice)


class Checked(NamedTuple):
    """What choices lost in a turn that was looked at again, 0 or less, and the events of a better turn, if there is
    one."""

    choice: float
    better: tuple[Any, ...] = ()


class Best(NamedTuple):
    """The turn of a seat that gained most for it, luck aside: it began with row `first` of the log."""

    first: int
    seat: int
    gain: float


class Sum(NamedTuple):
    """What changed a seat's share: luck in all turns, its own choices in those that were checked, None where none was.
    `most`: the luck of the turn that ended with row `last` of the log, where that must be told too."""

    luck: float
    choices: float | None
    most: float = 0.0
    last: int | None = None


class Analysis(NamedTuple):
    """`shares`: after the turn that ended with a row of the log, the first before all turns; `swings`: those in which
    luck or choices changed most, in the order of the game; `sums`: by seat; `best`: of each seat that gained in a
    turn."""

    shares: tuple[tuple[int, Shares], ...]
    swings: tuple[Swing, ...]
    sums: tuple[Sum, ...]
    best: tuple[Best, ...]


class Analyses:
    """Those that are kept, and those that are being made, one after the other and where house players think."""

    def __init__(self, database: Database, thinking: WorkerPool) -> None:
        self._db = database
        self._worker = thinking.done_or_in_a_thread
        self._making: SingleFlight[Analysis] = SingleFlight("analysis of")
        self.close = self._making.close
        self._done: dict[str, float] = {}
        self._one = asyncio.Lock()

    async def kept(self, row: GameRow) -> Analysis | None:
        """The analysis of a game as this version makes it; None where it must be made first."""
        content = await self._db.analyses.of(row.id, VERSION)
        return None if content is None else _decoded(row, content)

    def done(self, game_id: str) -> float:
        """How much of an analysis is done, from 0 to 1."""
        return self._done.get(game_id, 0.0)

    async def made(self, row: GameRow) -> Analysis:
        """The analysis of a finished game, made now unless it is being made already. Raises Unreadable for a log that
        does not replay, and Refusal analyses_wait where too many are waited for."""
        if row.id not in self._making and len(self._making) >= MOST_WAITING:
            raise Refusal("analyses_wait")
        return await self._making.run(row.id, lambda: self._make(row))

    async def _make(self, row: GameRow) -> Analysis:
        try:
            async with self._one:
                analysis = await self._analysed(row)
            self._done[row.id] = 1.0
            await self._keep(row, analysis)
        finally:
            self._done.pop(row.id, None)
        return analysis

    async def _keep(self, row: GameRow, analysis: Analysis) -> None:
        try:
            await self._db.analyses.save(row.id, VERSION, _encoded(row, analysis))
        except (StorageFailed, WriteRefused) as problem:
            log.error("the analysis of game %s is not kept: %s", row.id, problem)

    async def _analysed(self, row: GameRow) -> Analysis:
        position, rows = await replay_start(self._db, row)
        start, first = position.dump(), rows[0].seq - 1 if rows else row.seq
        turns: list[PlayedTurn] = [await self._worker(set_up, row.rules_name, start, first)]
        turns += await self._turns(row, start, moves_in(rows))
        shares = [(turn.last, turn.shares) for turn in turns]
        shares[-1] = shares[-1][0], _of_result(row, len(turns[-1].shares))
        apart = await self._apart(row, turns)
        checked = await self._checked(row, turns, apart)
        swings = swings_of(turns, apart, checked)
        sums = enumerate(sum_of(seat, apart, checked) for seat in range(len(turns[0].shares)))
        return Analysis(
            tuple(shares),
            swings,
            tuple(explained(sum_, seat, turns, apart, swings) for seat, sum_ in sums),
            best_turns(turns, apart),
        )

    async def _apart(self, row: GameRow, turns: Sequence[PlayedTurn]) -> dict[int, Causes]:
        """Turns taken apart, by their numbers."""
        apart = dict[int, Causes]()
        for number, turn in enumerate(turns):
            self._done[row.id] = REPLAYED + (APART - REPLAYED) * number / len(turns)
            if turn.round and turn.moves:
                samples: dict[Question, list[Shares]] = {}
                for question in await self._worker(questions, row.rules_name, turn):
                    rng = Random(f"{turn.last} {question.move} {question.happened}")
                    samples[question] = await self._worker(sampled, row.rules_name, turn, question, FIRST, rng)
                    if not alike(samples[question]):
                        samples[question] += await self._worker(sampled, row.rules_name, turn, question, MORE, rng)
                apart[number] = await self._worker(causes, row.rules_name, turn, samples)
        return apart

    async def _checked(
        self, row: GameRow, turns: Sequence[PlayedTurn], apart: Mapping[int, Causes]
    ) -> dict[int, Checked]:
        """The turns that are looked at again, by their numbers."""
        checked, again = dict[int, Checked](), to_check(turns, apart)
        for done, (number, mover) in enumerate(again.items()):
            self._done[row.id] = APART + (1 - APART) * done / len(again)
            luck = apart[number].luck[mover]
            checked[number] = await self._look_again(row.rules_name, turns[number], mover, luck)
        return checked

    async def _look_again(self, game: str, turn: PlayedTurn, mover: int, luck: float) -> Checked:
        """Nothing is lost without a better turn; with one it is played on more often where it is open whether the loss
        is to be told."""
        events = await self._worker(better_turn, game, turn, Random(turn.last))
        if not events:
            return Checked(0.0)
        ends = {better: list[list[float]]() for better in (False, True)}
        for number in range(CHECKS + MORE_CHECKS):
            for better, told in ends.items():
                rng = Random(f"{turn.last} {number}")
                told.append(await self._worker(played_on, game, turn, mover, better, rng))
            of_turn = loss(luck, turn.before[mover], ends[False], ends[True])
            if number + 1 >= CHECKS and not of_turn.open:
                break
        return Checked(of_turn.sure, events)

    async def _turns(self, row: GameRow, start: JsonObject, moves: Sequence[Move]) -> list[PlayedTurn]:
        turns, left = list[PlayedTurn](), moves
        while left:
            self._done[row.id] = REPLAYED * (1 - len(left) / len(moves))
            try:
                some, start = await self._worker(next_turns, row.rules_name, start, left, TURNS_AT_ONCE)
            except (Refusal, LookupError, TypeError, ValueError) as problem:
                raise Unreadable("row_refused", row=left[0].row) from problem
            if not some:  # a game that ended by a resignation within a turn
                break
            turns += some
            left = left[bisect_left(left, some[-1].last + 1, key=attrgetter("row")) :]
        return turns


def swings_of(
    turns: Sequence[PlayedTurn], apart: Mapping[int, Causes], checked: Mapping[int, Checked]
) -> tuple[Swing, ...]:
    """The turns that luck or choices changed most, in the order of the game."""
    found = {at: swing_of(turns[at], one, checked.get(at, Checked(0.0))) for at, one in apart.items()}
    told = sorted((at for at in found if found[at].size >= TOLD), key=lambda at: found[at].size)
    return tuple(found[at] for at in sorted(told[-MOST_SWINGS:]))


def swing_of(turn: PlayedTurn, of_turn: Causes, checked: Checked) -> Swing:
    """The seat that luck or its own choices changed most; of equal ones who had the turn. A better turn is told where
    the choices decided."""
    lucks = [luck_told(turn, of_turn, seat) for seat in range(len(turn.shares))]
    choices = [checked.choice if seat == of_turn.mover else 0.0 for seat in range(len(turn.shares))]
    sizes = [round(max(abs(luck), -choice), 9) for luck, choice in zip(lucks, choices, strict=True)]
    seat = max(range(len(sizes)), key=lambda index: (sizes[index], index == of_turn.mover))
    better = checked.better if choices[seat] <= -TOLD else ()
    return Swing(turn.moves[0].row, turn.last, seat, lucks[seat], choices[seat], better)


def luck_told(turn: PlayedTurn, of_turn: Causes, seat: int) -> float:
    """The luck of a seat in a turn; 0 where the dice that are told of it would say the opposite."""
    luck = of_turn.luck[seat]
    return luck if not turn.fortunes or turn.fortunes[seat] * luck >= 0 else 0.0


def to_check(turns: Sequence[PlayedTurn], apart: Mapping[int, Causes]) -> dict[int, int]:
    """The turns to be looked at again, by their numbers, and who had each: those whose choices seem to have lost most,
    those after which the share of who had it was lower, and those that brought nothing."""
    movers = {at: of_turn.mover for at, of_turn in apart.items() if of_turn.mover is not None}
    drops = {at: -gained_by(turns[at], apart[at].luck, seat) for at, seat in movers.items()}
    by_choice = sorted(movers, key=lambda at: apart[at].choice)
    again = [at for at in by_choice if apart[at].choice <= -NOTICED][:MOST_CHECKED]
    by_drop = sorted(movers.keys() - set(again), key=lambda at: (-drops[at], at))
    again += [at for at in by_drop if drops[at] >= NOTICED][:MOST_DROPS]
    again += [at for at in by_drop if turns[at].idle and at not in again][:MOST_IDLE]
    return {at: movers[at] for at in again}


def gained_by(turn: PlayedTurn, luck: Shares, seat: int) -> float:
    """By how much the share of a seat grew in a turn, luck aside."""
    return turn.shares[seat] - turn.before[seat] - luck[seat]


def sum_of(seat: int, apart: Mapping[int, Causes], checked: Mapping[int, Checked]) -> Sum:
    choices = [one.choice for at, one in checked.items() if apart[at].mover == seat]
    return Sum(sum(one.luck[seat] for one in apart.values()), sum(choices) if choices else None)


def explained(
    sum_: Sum, seat: int, turns: Sequence[PlayedTurn], apart: Mapping[int, Causes], swings: Sequence[Swing]
) -> Sum:
    """With the turn that brought most of a seat's luck where there was much and no turn that is told explains it."""
    side = 1 if sum_.luck > 0 else -1
    if abs(sum_.luck) < TOLD or any(swing.seat == seat and side * swing.luck >= TOLD for swing in swings):
        return sum_
    most, last = max((side * luck_told(turns[at], one, seat), turns[at].last) for at, one in apart.items())
    return sum_._replace(most=side * most, last=last) if most >= NOTICED else sum_


def best_turns(turns: Sequence[PlayedTurn], apart: Mapping[int, Causes]) -> tuple[Best, ...]:
    best = dict[int, Best]()
    for at, of_turn in apart.items():
        if (seat := of_turn.mover) is not None:
            gain = gained_by(turns[at], of_turn.luck, seat)
            if gain > (best[seat].gain if seat in best else 0.0):
                best[seat] = Best(turns[at].moves[0].row, seat, gain)
    return tuple(best.values())


def share_marks(history: History, analysis: Analysis) -> tuple[ShareMark, ...]:
    """The shares by the turns of a history, from the first round on."""
    rounds = {mark.turn: mark.round for mark in history.marks}
    numbered = [(turn_ended_by(history, row), shares) for row, shares in analysis.shares]
    return tuple(ShareMark(turn, rounds[turn], shares) for turn, shares in numbered if rounds.get(turn))


def turn_ended_by(history: History, row: int) -> int:
    """The number of the turn that ended with a row of the log; 0 for the set-up."""
    return bisect_left(history.turns, row, key=attrgetter("last")) + (row > history.first_row)


def moves_in(rows: Sequence[LogRow]) -> list[Move]:
    """The choices and corrections in force among rows of a log. Raises Unreadable unknown_row."""
    moves: list[Move] = []
    for row in without_undone(rows):
        if row.kind in CHOICES:
            moves.append(Made(row.seq, row.rules_version, choice_of(row)))
        elif row.kind == CORRECTION and row.data is not None:
            moves.append(Corrected(row.seq, row.data["position"]))
    return moves


def _of_result(row: GameRow, seats: int) -> Shares:
    """The shares at the end, also where somebody resigned."""
    won = (row.result or {})["winners"]
    return tuple(1 / len(won) if seat in won else 0.0 for seat in range(seats))


def _encoded(row: GameRow, analysis: Analysis) -> JsonObject:
    codec = codec_of(rules_for(row))
    return {
        "shares": [[seq, *(round(share, 4) for share in shares)] for seq, shares in analysis.shares],
        "swings": [[*swing[:-1], codec.events(swing.better)] for swing in analysis.swings],
        "sums": analysis.sums,
        "best": analysis.best,
    }


def _decoded(row: GameRow, content: JsonObject) -> Analysis:
    codec = codec_of(rules_for(row))
    return Analysis(
        tuple((seq, tuple(shares)) for seq, *shares in content["shares"]),
        tuple(Swing._make((*known, _known(codec.events_of(better)))) for *known, better in content["swings"]),
        tuple(Sum(*of_seat) for of_seat in content["sums"]),
        tuple(Best(*of_seat) for of_seat in content["best"]),
    )


def _known(events: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(event for event in events if not isinstance(event, UnknownEvent))
