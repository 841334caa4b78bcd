"""A turn: one main action while there are dice, bonus actions before and after it (DE:135-173)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo.bonus import all as bonus_actions
from engine.marco_polo.data.spaces import REFILL
from engine.marco_polo.events import RowFilled, TurnBegan
from engine.marco_polo.rounds import end_round
from engine.marco_polo.spaces.all import BOARD, BY_NOTATION, CARDS

if TYPE_CHECKING:
    from engine.marco_polo.state import State

END: Final = "end"


def turn(game: "State") -> Script[None]:
    me = game.active
    refill(game)
    game.turn += 1
    game.events.append(TurnBegan(me, game.turn, game.round))
    while True:
        closing = game.acted or not game.seats[me].hand
        options = bonus_actions.offered(game, me)
        offered = options | {END: None} if closing else main_actions(game, me) | options
        chosen = yield Decision(
            me,
            "after" if closing else "turn",
            offered,
            reason=lambda notation: why_not(game, me, notation),
            confirm=closing,
        )
        if chosen is None:
            break
        yield from chosen(game, me)
        game.doing = ""
    pass_on(game)


def main_actions(game: "State", me: int) -> dict[str, bonus_actions.Act]:
    found: dict[str, bonus_actions.Act] = {
        space.notation: space.script for space in BOARD if space.refusal(game, me) is None
    }
    posts = game.seats[me].posts
    for city, card in game.table.cards:
        if city in posts and CARDS[card].refusal(game, me) is None:
            found[CARDS[card].notation] = CARDS[card].script
    return found


def why_not(game: "State", me: int, notation: str) -> Refusal | None:
    if notation in BY_NOTATION:
        if game.acted:
            return Refusal("main_action_taken")
        if not game.seats[me].hand:
            return Refusal("no_dice_left")
        return BY_NOTATION[notation].refusal(game, me)
    if notation == END:
        return Refusal("dice_left", dice=len(game.seats[me].hand))
    return bonus_actions.refusal(game, me, notation)


def refill(game: "State") -> None:
    """No contracts left at the start of a turn: two from the special pile (EN, ES:104-113)."""
    if game.row or not game.special:
        return
    game.row = [game.dice.draw(game.special) for _ in range(min(REFILL, len(game.special)))]
    game.sunk = min(game.sunk, len(game.special))
    game.events.append(RowFilled(None, tuple(game.row)))


def pass_on(game: "State") -> None:
    """The next seat that has dice; nobody's: the round is over."""
    game.acted = False
    game.bought = False
    game.fresh = []
    seats = len(game.seats)
    for ahead in range(1, seats + 1):
        following = (game.active + ahead) % seats
        if game.seats[following].hand:
            game.active = following
            return
    end_round(game)
