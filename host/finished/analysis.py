"""When and how the analysis of a finished game is made and kept, and how many may wait (engine/players/analysis takes
turns apart, host/finished/decided.py says which of them decided)."""

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
from engine.core.standings import ShareMark, ranking
from engine.players.analysis import (
    CHECKS,
    FIRST,
    MORE,
    MORE_CHECKS,
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
from engine.players.other_choice import Other, always_wins, last_turns, other_choice, plans_instead
from host.finished.decided import (
    Best,
    Checked,
    Outcome,
    Part,
    Series,
    Sum,
    Swing,
    best_turns,
    decided,
    sum_of,
    to_check,
)
from host.houses.workers import WorkerPool
from host.single_flight import SingleFlight
from host.table.history import History, final_standings
from host.table.loading import replay_start, rules_for
from host.table.log import CHOICES, CORRECTION, choice_of, without_undone
from host.table.records import codec_of

log = getLogger(__name__)

TURNS_AT_ONCE: Final = 10  # a tenth of a second; computer players think in between
MOST_WAITING: Final = 8
REPLAYED: Final = 0.1
"""The part of the work after which all turns are replayed."""
APART: Final = 0.6
"""That after which all are taken apart; then the better turns are checked."""
LATER: Final = 2
"""What a better turn brings counts for nothing where it came in so many more turns anyway."""


class Analysis(NamedTuple):
    """`shares`: after the turn that ended with a row of the log, the first before all turns; `swings`, `series`: what
    decided; `sums`: by seat; `best`: of each seat that gained in a turn."""

    shares: tuple[tuple[int, Shares], ...]
    swings: tuple[Swing, ...]
    series: tuple[Series, ...]
    sums: tuple[Sum, ...]
    best: tuple[Best, ...]


class Analyses:
    """Those that are kept, and those that are being made, one after the other and where computer players think."""

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
        apart, outcome = await self._apart(row, turns), outcome_of(row)
        checked = await self._checked(row, turns, apart, outcome)
        other = await self._other(row, turns, outcome)
        swings, series = decided(turns, apart, checked, outcome, other)
        return Analysis(
            tuple(shares),
            swings,
            series,
            tuple(sum_of(seat, turns, apart, checked, swings) for seat in range(len(turns[0].shares))),
            best_turns(turns, apart),
        )

    async def _other(self, row: GameRow, turns: Sequence[PlayedTurn], outcome: Outcome) -> Other | None:
        """The one choice or last turn in place of which another would have won for the second."""
        if outcome.second is None:
            return None
        rng = Random(turns[-1].last)
        other: Other | None = await self._worker(other_choice, row.rules_name, turns, outcome.second, rng)
        return other or await self._other_turn(row.rules_name, turns, outcome.second)

    async def _other_turn(self, game: str, turns: Sequence[PlayedTurn], seat: int) -> Other | None:
        """The last turn of a seat in place of which another always wins, where the one that was played never does."""
        last = turns[-1].round
        for at in last_turns(turns, seat):
            turn, seed = turns[at], turns[at].last
            for plan in await self._worker(plans_instead, game, turn, seat, last, Random(seed)):
                if events := await self._worker(always_wins, game, turn, seat, plan, last, Random(seed)):
                    return Other(at, events, whole=True)
        return None

    async def _apart(self, row: GameRow, turns: Sequence[PlayedTurn]) -> dict[int, Causes]:
        """Turns taken apart, by their numbers."""
        apart = dict[int, Causes]()
        for number, turn in enumerate(turns):
            self._done[row.id] = REPLAYED + (APART - REPLAYED) * number / len(turns)
            if turn.round and turn.moves:
                samples: dict[Question, list[Shares]] = {}
                for question in await self._worker(questions, row.rules_name, turn):
                    seed = f"{turn.last} {question.move} {question.happened}"
                    shares = await self._worker(sampled, row.rules_name, turn, question, FIRST, Random(seed))
                    if not alike(shares):
                        # The worker draws from a copy: the same generator would give the first samples again.
                        more = Random(f"{seed} more")
                        shares += await self._worker(sampled, row.rules_name, turn, question, MORE, more)
                    samples[question] = shares
                apart[number] = await self._worker(causes, row.rules_name, turn, samples)
        return apart

    async def _checked(
        self, row: GameRow, turns: Sequence[PlayedTurn], apart: Mapping[int, Causes], outcome: Outcome
    ) -> dict[int, Checked]:
        """The turns that are looked at again, by their numbers."""
        checked, again = dict[int, Checked](), to_check(turns, apart, outcome)
        for done, (number, mover) in enumerate(again.items()):
            self._done[row.id] = APART + (1 - APART) * done / len(again)
            own = [turns[at] for at, one in apart.items() if at >= number and one.mover == mover][: 1 + LATER]
            checked[number] = await self._look_again(row.rules_name, own, mover, apart[number].luck[mover])
        return checked

    async def _look_again(self, game: str, own: Sequence[PlayedTurn], mover: int, luck: float) -> Checked:
        """Nothing is lost without a better turn; with one it is played on more often where it is open whether the loss
        is to be told. `own`: the turn and the next ones of its seat."""
        turn, *later = own
        events = await self._worker(better_turn, game, turn, later, Random(turn.last))
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


def winners_of(row: GameRow) -> list[int]:
    """Those of a finished game, also where somebody resigned."""
    winners: list[int] = (row.result or {})["winners"]
    return winners


def outcome_of(row: GameRow) -> Outcome:
    won = winners_of(row)
    others = (seat for seat in ranking(final_standings(row)) if seat not in won)
    return Outcome(tuple(won), next(others, None), rules_for(row).ends_with_enough)


def _of_result(row: GameRow, seats: int) -> Shares:
    """The shares at the end."""
    won = winners_of(row)
    return tuple(1 / len(won) if seat in won else 0.0 for seat in range(seats))


def _encoded(row: GameRow, analysis: Analysis) -> JsonObject:
    codec = codec_of(rules_for(row))
    return {
        "shares": [[seq, *(round(share, 4) for share in shares)] for seq, shares in analysis.shares],
        "swings": [[*swing[:-1], codec.events(swing.better)] for swing in analysis.swings],
        "series": analysis.series,
        "sums": [
            [*one[:2], *([[*part[:-1], codec.events(part.better)] for part in parts] for parts in one[2:])]
            for one in analysis.sums
        ],
        "best": analysis.best,
    }


def _decoded(row: GameRow, content: JsonObject) -> Analysis:
    codec = codec_of(rules_for(row))
    return Analysis(
        tuple((seq, tuple(shares)) for seq, *shares in content["shares"]),
        tuple(Swing._make((*known, _known(codec.events_of(better)))) for *known, better in content["swings"]),
        tuple(Series(tuple(idle), *known) for idle, *known in content["series"]),
        tuple(
            Sum(
                luck,
                choices,
                *(
                    tuple(Part(change, at, _known(codec.events_of(better))) for change, at, better in some)
                    for some in parts
                ),
            )
            for luck, choices, *parts in content["sums"]
        ),
        tuple(Best(*of_seat) for of_seat in content["best"]),
    )


def _known(events: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(event for event in events if not isinstance(event, UnknownEvent))
