"""A turn in its four phases, the rounds, and the end of the game (rulebook p. 8 and 9)."""

from typing import TYPE_CHECKING

from engine.core.decision import Script
from engine.istanbul import movement
from engine.istanbul.events import BecameCaravanMaster, LastRound, TurnBegan
from engine.istanbul.final import final_cards
from engine.istanbul.visit import cut_short, visit

if TYPE_CHECKING:
    from engine.istanbul.state import State


def script(game: "State") -> Script[None]:
    """From one turn boundary to the next."""
    if game.stage == "final":
        yield from final_cards(game)
    else:
        yield from turn(game)


def turn(game: "State") -> Script[None]:
    game.events.append(TurnBegan(game.active, game.turn, game.round))
    chosen = yield from movement.choose(game)
    if isinstance(chosen, movement.Instead):
        yield from chosen.script(game)
    elif not (yield from movement.arrive(game, chosen)):
        yield from cut_short(game, "assistant")
    else:
        yield from visit(game)
    pass_on(game)


def pass_on(game: "State") -> None:
    """The next seat's turn, or the end when the last round is complete."""
    game.phase = ""
    game.recalled = False
    if game.caravan_used:
        game.caravan_used = False
        game.caravan = game.active
        game.events.append(BecameCaravanMaster(game.active))
    enough = game.setup.rubies_to_end
    if not game.final_round and any(seat.rubies >= enough for seat in game.seats):
        game.final_round = True
        game.events.append(LastRound(game.active))
    game.turn += 1
    if game.again:
        game.again = False
        return
    game.active = (game.active + 1) % len(game.seats)
    if game.active == game.start:
        game.round += 1
        if game.final_round:
            game.stage = "final"
