"""How many presses the turns of a player take on the real panel, for one who always uses the shortest way.

Counted are, from *Take turn* to the end of the turn: each button, each opening of a menu and each pick in it, each undo
of a choice that was made for the player."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from cogs.panel.carried import notations_in
from cogs.panel.panel import choice_rows, labels_of
from cogs.panel.quick_button import SHORTCUT, WHOLE
from cogs.panel.shortcuts import shortcuts_of
from db import GameRow, SeatRow
from engine.core.position import Position
from host import Panel
from host.table.asked import Answer, LastAnswers
from host.table.table import Table
from tests.support.dealt import tables
from tests.support.dealt.guide import Guide
from tests.support.limits import components
from words.speech import Words

WORDS = Words("en", strict=True)
BUTTON, MENU = 1, 2  # a menu is opened, then picked from
BUTTONS = ("choose", SHORTCUT, WHOLE)
TAKE_TURN = 1


class Step(NamedTuple):
    """One choice of a turn: what was chosen, the default of that decision, and what its panel offers: how many presses
    it takes to play some notations, one after the other. `by_itself`: it ends the turn, and a whole turn whose last
    choice was left to chance is ended so without a press."""

    notation: str
    default: str | None
    ways: dict[tuple[str, ...], int]
    by_itself: bool


def panel_of(position: Position, seat: int, last_answer: str | None = None) -> Panel:
    colours = position.rules.colours
    game = GameRow("zzzzzzz", position.rules.name, 1, 2, 3, "running", {"game": {}}, 0.0, seed=b"", seq=99999)
    count = len(position.rules.result(position.state)["standings"])
    seats = [SeatRow(game.id, one, colours[one], one + 10, "human", f"Player {one}") for one in range(count)]
    table, decision = Table(game, seats, position, 99999, 9), position.decision(seat)
    more: dict[str, Any] = {"last_answer": last_answer, "undo_keeps": len(position.choices), "made_after": table.seq}
    return Panel(table, seat, position, decision, 99999, True, True, **more)


def ways_of(panel: Panel) -> dict[tuple[str, ...], int]:
    """What can be played from a panel, by its notations, and with how many presses."""
    assert panel.decision is not None
    names = [seat.name for seat in panel.table.seats]
    labels = labels_of(WORDS, panel, panel.decision, names)
    shortcuts = shortcuts_of(WORDS, panel, labels, names)
    rows = [row.to_component_dict() for row in choice_rows(WORDS, panel, labels, shortcuts)]
    found: dict[tuple[str, ...], int] = {}
    for part in components(rows):
        kind, verb, _, rest = part.get("custom_id", ":::").split(":", 3)
        if verb in BUTTONS and kind == "cm":
            for option in part["options"]:
                found.setdefault(tuple(notations_in(option["value"])), MENU)
        elif verb in BUTTONS:
            found[tuple(notations_in(rest.partition(":")[2]))] = BUTTON
    for option in panel.decision.options:  # behind "More choices", where there are very many
        found.setdefault((option,), MENU + MENU)
    return found


def turns(table: tables.Table, seed: int) -> Iterator[list[Step]]:
    """The turns of a game in which everybody plays as the guide does, without what seats answer in others' turns."""
    position, rng, guide = tables.new(table, seed), Random(f"presses {table} {seed}"), Guide()
    turn: list[Step] = []
    owner, answers = None, LastAnswers()
    while not position.over:
        decision = position.decisions[0]
        seat = decision.seat
        notation = guide(position.fork(), seat, rng)
        alone = not position.sealed
        if alone and not position.choices:
            owner = seat
        if alone and seat == owner:
            ways = ways_of(panel_of(position, seat, answers.to(decision)))
            only_end = [*decision.options] == [position.rules.turn_end]
            by_itself = bool(position.choices) and only_end and position.floor == len(position.choices)
            turn.append(Step(notation, decision.default, ways, by_itself))
        position.choose(seat, notation)
        if decision.kind in position.rules.habit_kinds:
            answers.note(Answer(seat, decision.kind, notation))
        if not position.choices:
            answers.end_turn()
            if turn:
                yield turn
            turn, owner = [], None


def presses(turn: list[Step]) -> int:
    """The least number of presses that plays a turn."""
    made = tuple(step.notation for step in turn)
    least: list[int] = [TAKE_TURN] + [10**6] * len(turn)
    for at, step in enumerate(turn):
        spent = least[at]
        if at and step.default == step.notation:
            least[at + 1] = min(least[at + 1], spent)
            continue
        undone = BUTTON + MENU if at and step.default is not None else 0  # and the press once more, at worst of a menu
        for played, cost in step.ways.items():
            if made[at : at + len(played)] == played:
                end = at + len(played)
                end += len(played) > 1 and end < len(turn) and turn[end].by_itself
                least[end] = min(least[end], spent + undone + cost)
    return least[-1]
