"""The course of a game as a race: how all seats stood after each turn, from what is stored of the turns."""

from itertools import pairwise

from db import GameRow
from engine.core.standings import Mark, Standing, place
from engine.games import rules_of
from host.table.history import History


def race(history: History) -> tuple[Mark, ...]:
    """A mark for each turn boundary that is known, the set-up first; what everybody may know."""
    rules = rules_of(history.row.rules_name)
    rounds = rounds_of(history)
    return tuple(Mark(number, rounds[number], rules.standings(view)) for number, view in history.boundaries)


def rounds_of(history: History) -> dict[int, int]:
    """The round of each finished turn, by its number; of the first boundary that is known the round that begins."""
    rules = rules_of(history.row.rules_name)
    rounds = {number: view.round for number, view in history.boundaries[:1]}
    return rounds | {turn: rules.round_of(before, view) for (_, before), (turn, view) in pairwise(history.boundaries)}


def turns_that_scored(history: History) -> list[int]:
    """The numbers of the turns in which a score changed, as far as every turn is known."""
    marks = race(history)
    known = [(before, now) for before, now in pairwise(marks) if before.turn >= history.untold]
    return [now.turn for before, now in known if now.scores != before.scores]


def contested_turns(history: History) -> list[int]:
    """The numbers of the turns in which seats fought for a place."""
    rules = rules_of(history.row.rules_name)
    return [turn.number for turn in history.turns if any(map(rules.is_contest, turn.events))]


def final_standings(row: GameRow) -> tuple[Standing, ...]:
    """How everybody stood at the end of a finished game, by seat."""
    return tuple(tuple(standing) for standing in (row.result or {})["standings"])


def final_place(row: GameRow, seat: int) -> int:
    """The place of a seat of a finished game, from 1; who wins because the other resigned is first."""
    winners = (row.result or {}).get("winners", [])
    return 1 if seat in winners else place(final_standings(row), seat)
