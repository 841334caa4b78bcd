"""Rolling two dice at the Black Market and the Tea House, with what may change the roll (rulebook p. 18, 22)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Script
from engine.istanbul.ask import ask
from engine.istanbul.events import DieSet, Rolled
from engine.istanbul.names import RED_TILE

if TYPE_CHECKING:
    from engine.istanbul.state import State

SET_TO: Final = 4


def two_dice(game: "State") -> Script[tuple[int, ...]]:
    """The roll; the red tile then sets one die to 4 or rolls both again, once (ruling 19)."""
    dice = _roll(game)
    if not game.seats[game.active].tiles[RED_TILE]:
        return dice
    choice = yield from ask(game, "roll", lambda: _red_tile_options(dice))
    if choice == "reroll":
        return _roll(game)
    if isinstance(choice, int):
        game.events.append(DieSet(game.active, choice, SET_TO))
        return tuple(sorted((SET_TO, sum(dice) - choice)))
    return dice


def _roll(game: "State") -> tuple[int, ...]:
    dice = game.dice.roll()
    game.events.append(Rolled(game.active, dice))
    return dice


def _red_tile_options(dice: tuple[int, ...]) -> dict[str, int | str]:
    """ "turn 2": the die that shows 2 is set to 4."""
    turns = {f"turn {die}": die for die in sorted(set(dice)) if die != SET_TO}
    return {"keep": "keep", **turns, "reroll": "reroll"}
