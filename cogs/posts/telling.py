"""Sentences that posts, lists and history share: the story of rows, who won, for whom computer players chose, who asked
for hints."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from cogs.framework import Services, Signs, names_of, words_of_game
from engine.core.standings import Standing, ranking
from host import GameRow, History, LogRow, TurnRecord
from host.table.loading import stand_ins
from host.table.status import ended_by
from host.turn.hints import asked_in
from words.games import game_words
from words.hints import who_asked
from words.shapes import Names
from words.speech import Words


def story_lines(history: History, first: int, last: int, w: Words, signs: Signs) -> list[str]:
    """Rows first to last in words, a line or more for each turn."""
    speech, names = game_words(history.row.rules_name), names_of(w, history.seats)
    own, lines = words_of_game(w, history.row), []
    for turn in history.between(first, last):
        events = [event for step in turn.steps if first <= step.seq <= last for event in step.events]
        story = speech.turn_story(own, events, names)
        if story:
            sign = signs.of_turn(history.seats, _who_begins(turn, first, events))
            lines.append(w.say("story-line", sign=sign, story=story))
    return lines


def _who_begins(turn: TurnRecord, first: int, events: Sequence[Any]) -> int | None:
    """Whose sign a part of a turn gets: others may have acted in it."""
    if turn.seat is None or first <= turn.first:
        return turn.seat
    return next((event.seat for event in events if event.seat is not None), turn.seat)


async def stand_ins_told(services: Services, history: History, first: int, last: int, w: Words) -> list[str]:
    """For whom computer players made choices among rows first to last, and how many."""
    return stand_in_lines(history, await stand_ins(services.host.db, history.row, first, last), w)


def stand_in_lines(history: History, rows: Iterable[LogRow], w: Words) -> list[str]:
    """As `stand_ins_told`, of these choices."""
    names, counts = names_of(w, history.seats), Counter(row.seat for row in rows if row.seat is not None)
    return [w.say("story-stand-in", who=names[seat], count=count) for seat, count in sorted(counts.items())]


async def hints_told(services: Services, history: History, w: Words) -> list[str]:
    """Who asked for hints in a game that is over; nothing where nobody did."""
    asked = await asked_in(services.host, history.row.id, history.seats)
    return [who_asked(w, asked, names_of(w, history.seats))] if asked else []


def outcome(w: Words, row: GameRow, standings: Sequence[Standing], names: Names) -> str:
    """Who won and by what, or because of whose resignation."""
    resigned = ended_by(row, len(names))
    if resigned is None:
        return game_words(row.rules_name).result(w, standings, names)
    return w.say("result-resigned", winner=names[1 - resigned], who=names[resigned])


def in_order(row: GameRow, standings: Sequence[Standing]) -> list[int]:
    """The seats as they came in, the first first."""
    resigned = ended_by(row, len(standings))
    return ranking(standings) if resigned is None else [1 - resigned, resigned]
