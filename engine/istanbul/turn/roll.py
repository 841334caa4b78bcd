"""Rolling two dice, and changing the roll: red mosque tile at Black Market and Tea House, cards that set a die to 6
(rulebook p. 18, 22, 24; rulings 13, 19, 36)."""

from collections.abc import Callable
from typing import Final

from engine.core.decision import Script
from engine.core.tuples import replaced
from engine.istanbul.cards import bonus_cards
from engine.istanbul.events import DieSet, Rolled
from engine.istanbul.names import RED_TILE
from engine.istanbul.notation import KEEP, SIX_TO, TURN_DIE
from engine.istanbul.state import State
from engine.istanbul.turn.ask import ask, pick
from engine.istanbul.window import Window

SET_TO: Final = 4
SIX: Final = 6
SIX_CARD: Final = "die-to-six"
Change = tuple[str, int, str] | None
Lira = Callable[[int], int]
"""The lira that a total is sure to bring."""


def two_dice(state: State, red_tile: bool = True, lira: Lira = lambda total: 0) -> Script[tuple[int, ...]]:
    """Roll two dice and return them after all changes. `red_tile`: the red tile may change them (once); `lira`: it may
    pay the Governor in place of the last card in hand."""
    return (yield from change(state, _roll(state, 2), red_tile, lira))


def change(
    state: State, dice: tuple[int, ...], red_tile: bool, lira: Lira = lambda total: 0
) -> Script[tuple[int, ...]]:
    """Let the active seat change dice just rolled, as often as it can and wants to; returns the final dice."""
    red_tile = red_tile and state.seats[state.active].tiles[RED_TILE] and not state.guild_card
    while (choice := (yield from _next_change(state, dice, red_tile, lira))) is not None:
        verb, die, card = choice
        if verb == "six":
            bonus_cards.play_as(state, card, SIX_CARD)
            dice = _set(state, dice, die, SIX)
        else:
            dice = _set(state, dice, die, SET_TO) if verb == "turn" else _roll(state, len(dice))
            red_tile = False
    return dice


def _next_change(state: State, dice: tuple[int, ...], red_tile: bool, lira: Lira) -> Script[Change]:
    """Ask for a change; without a tile or card for it there is nothing to choose."""
    choice: Change = yield from (
        ask(state, "roll", lambda: {KEEP: None, **_changes(state, dice, red_tile, lira)})
        if _changes(state, dice, red_tile, lira)
        else pick(state, "roll", {KEEP: None})
    )
    return choice


def _roll(state: State, count: int) -> tuple[int, ...]:
    dice = state.dice.roll(count)
    state.events.append(Rolled(state.active, dice))
    return dice


def _set(state: State, dice: tuple[int, ...], was: int, now: int) -> tuple[int, ...]:
    state.events.append(DieSet(state.active, was, now))
    return replaced(dice, dice.index(was), now)


def _changes(state: State, dice: tuple[int, ...], red_tile: bool, lira: Lira) -> dict[str, Change]:
    """ "turn 2": the die that shows 2 is set to 4; "six 2": it is set to 6 by the card, "six 2 copy-top-discard" by the
    card that copies it."""
    changes: dict[str, Change] = {}
    if red_tile:
        changes.update((TURN_DIE(die), ("turn", die, "")) for die in sorted(set(dice)) if die != SET_TO)
        changes["reroll"] = "reroll", 0, ""
    if state.now.window is not Window.FINAL:
        for card in bonus_cards.held_as(state, SIX_CARD):
            copying = [] if card == SIX_CARD else [card]
            for die in sorted(set(dice) - {SIX}):
                if bonus_cards.is_spare(state, lira(sum(dice) - die + SIX)):
                    changes[SIX_TO.all((die, *copying))] = "six", die, card
    return changes
