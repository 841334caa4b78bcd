"""When and how the analysis of a finished game is made and kept: how many swings, how large one must be, how many
analyses may wait (engine/players/analysis computes them)."""

import asyncio
from bisect import bisect_left
from collections.abc import Sequence
from logging import getLogger
from operator import attrgetter
from random import Random
from typing import Final, NamedTuple, TypeAlias

from db import Database, GameRow, JsonObject, LogRow, StorageFailed, WriteRefused
from engine.core.decision import Refusal
from engine.core.event import UnknownEvent
from engine.core.rules import Unreadable
from engine.core.standings import ShareMark
from engine.players.analysis import (
    AT_ONCE,
    SAMPLES,
    VERSION,
    Corrected,
    Made,
    Move,
    Parts,
    PlayedTurn,
    Question,
    largest,
    next_turns,
    parts,
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
LEAST_SWING: Final = 0.02
MOST_WAITING: Final = 8

Shares: TypeAlias = tuple[float, ...]


class Swing(NamedTuple):
    """A turn that changed the share of `seat` by `gain`: rows `first` to `last` of the log. `parts`: of the gain."""

    first: int
    last: int
    seat: int
    gain: float
    parts: Parts


class Analysis(NamedTuple):
    """`shares`: of each seat after the turn that ended with a row of the log, the first before all turns; `swings`: the
    largest, in the order of the game."""

    shares: tuple[tuple[int, Shares], ...]
    swings: tuple[Swing, ...]


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
        finally:
            self._done.pop(row.id, None)
        try:
            await self._db.analyses.save(row.id, VERSION, _encoded(row, analysis))
        except (StorageFailed, WriteRefused) as problem:
            log.error("the analysis of game %s is not kept: %s", row.id, problem)
        return analysis

    async def _analysed(self, row: GameRow) -> Analysis:
        position, rows = await replay_start(self._db, row)
        start, first = position.dump(), rows[0].seq - 1 if rows else row.seq
        turns: list[PlayedTurn] = [await self._worker(set_up, row.rules_name, start, first)]
        turns += await self._turns(row, start, moves_in(rows))
        shares = [(turn.last, turn.shares) for turn in turns]
        shares[-1] = shares[-1][0], _of_result(row, len(turns[-1].shares))
        swings, chosen = [], largest(turns, MOST_SWINGS, LEAST_SWING)
        for number, (at, seat) in enumerate(chosen):
            self._done[row.id] = 0.5 + number / len(chosen) / 2
            turn, gain = turns[at], turns[at].shares[seat] - turns[at - 1].shares[seat]
            of_gain = await self._parts(row.rules_name, turn, seat)
            swings.append(Swing(turn.moves[0].row, turn.last, seat, gain, of_gain))
        return Analysis(tuple(shares), tuple(swings))

    async def _parts(self, game: str, turn: PlayedTurn, seat: int) -> Parts:
        samples: dict[Question, list[float]] = {}
        for question in await self._worker(questions, game, turn):
            samples[question] = []
            for batch in range(SAMPLES // AT_ONCE):
                rng = Random(f"{turn.last} {question.move} {batch}")
                samples[question] += await self._worker(sampled, game, turn, seat, question, AT_ONCE, rng)
        return await self._worker(parts, game, turn, seat, samples, Random(turn.last))

    async def _turns(self, row: GameRow, start: JsonObject, moves: Sequence[Move]) -> list[PlayedTurn]:
        turns, left = list[PlayedTurn](), moves
        while left:
            self._done[row.id] = 0.5 - len(left) / len(moves) / 2
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


def _of_result(row: GameRow, seats: int) -> Shares:
    """The shares at the end, also where somebody resigned."""
    won = (row.result or {})["winners"]
    return tuple(1 / len(won) if seat in won else 0.0 for seat in range(seats))


def _encoded(row: GameRow, analysis: Analysis) -> JsonObject:
    codec = codec_of(rules_for(row))
    return {
        "shares": [[seq, *(round(share, 4) for share in shares)] for seq, shares in analysis.shares],
        "swings": [
            {
                "rows": [swing.first, swing.last],
                "seat": swing.seat,
                "gain": swing.gain,
                "luck": swing.parts.luck,
                "choice": swing.parts.choice,
                "better": codec.events(swing.parts.better),
            }
            for swing in analysis.swings
        ],
    }


def _decoded(row: GameRow, content: JsonObject) -> Analysis:
    swings, codec = [], codec_of(rules_for(row))
    for swing in content["swings"]:
        events = codec.events_of(swing["better"])
        better = tuple(event for event in events if not isinstance(event, UnknownEvent))
        first, last = swing["rows"]
        of_gain = Parts(swing["luck"], swing["choice"], better)
        swings.append(Swing(first, last, swing["seat"], swing["gain"], of_gain))
    return Analysis(tuple((seq, tuple(shares)) for seq, *shares in content["shares"]), tuple(swings))
