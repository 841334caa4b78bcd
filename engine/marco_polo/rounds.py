"""The start and the end of a round (DE:101-134, 174-182)."""

from typing import TYPE_CHECKING, NamedTuple

from engine.core.decision import Decision, Script, Together
from engine.marco_polo.amounts import NOTHING, Amounts
from engine.marco_polo.choices import Asking, CityBonus, city_bonus, split_of
from engine.marco_polo.data.table import BLACK_DICE, DICE_EACH, FAIR_ROLL, ROUNDS
from engine.marco_polo.dice import WHITE, order
from engine.marco_polo.events import Rolled, RoundBegan, RoundEnded, RowFilled
from engine.marco_polo.rewards import keep, place_for, receive, sink, top_of_special
from engine.marco_polo.scoring import finish
from engine.marco_polo.setup import clear_dice
from engine.marco_polo.supplies import earn

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class Start(NamedTuple):
    """One seat's answers at the start of a round: its city bonuses, and which contract makes room for a drawn one."""

    bonuses: list[CityBonus]
    gone: str | None


def bonuses(game: "State") -> Script[None]:
    """The new start player, then the bonuses of small cities and characters, all before the roll."""
    game.round += 1
    game.start = game.active = game.hourglass
    game.events.append(RoundBegan(None, game.round, game.start))
    drawn = {}
    for me, seat in enumerate(game.seats):
        earn(game, me, seat.character.round_income, "character")
        for _ in range(seat.character.round_contracts):
            contract = top_of_special(game, me, "character")
            if contract is not None:
                drawn[me] = contract
    answers: dict[int, Start] = yield Together({me: _start(game, me, drawn.get(me)) for me in range(len(game.seats))})
    for me, answer in answers.items():
        for bonus in answer.bonuses:
            receive(game, me, bonus)
        if me in drawn:
            keep(game, me, drawn[me], answer.gone)
    game.stage = "roll"


def _start(game: "State", me: int, drawn: str | None) -> Asking[Start]:
    received = []
    for city in game.seats[me].posts if game.round > 1 else ():
        if city in game.table.markers:
            received.append((yield from city_bonus(game, me, city)))
    return Start(received, (yield from place_for(game, me, drawn)) if drawn else None)


def roll(game: "State") -> Script[None]:
    """Dice come back and are rolled; whoever has less than 15 pips is compensated (DE:498-506)."""
    clear_dice(game)
    game.black = BLACK_DICE[len(game.seats)]
    for me, seat in enumerate(game.seats):
        character = seat.character
        if character.rolls:
            rolled = [*game.dice.roll(DICE_EACH), *(WHITE + die for die in game.dice.roll(character.white_dice))]
            game.events.append(Rolled(me, tuple(rolled)))
            seat.hand = sorted(rolled, key=order)
        else:
            seat.hand = [0] * DICE_EACH
    paid: dict[int, Amounts] = yield Together({me: _compensation(game, me) for me in range(len(game.seats))})
    for me, amounts in paid.items():
        earn(game, me, amounts, "compensation")
    game.stage = "turn"


def _compensation(game: "State", me: int) -> Asking[Amounts]:
    seat = game.seats[me]
    missing = FAIR_ROLL - sum(die % 10 for die in seat.hand)
    if missing <= 0 or not seat.character.rolls:
        return NOTHING
    amounts: Amounts = yield Decision(me, "compensation", split_of(missing), public=True)
    return amounts


def end_round(game: "State") -> None:
    """Contracts nobody took go under the special pile; six new ones, or the end of the game."""
    left = tuple(game.row)
    for contract in left:
        sink(game, contract)
    game.row = []
    game.events.append(RoundEnded(None, game.round, left))
    if game.round == ROUNDS:
        finish(game)
        return
    game.dice.reveal()
    game.row = game.piles.pop()
    game.events.append(RowFilled(None, tuple(game.row)))
    game.stage = "bonuses"
