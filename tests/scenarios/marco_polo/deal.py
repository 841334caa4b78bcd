"""Deals the dice, contracts and goal cards of a scenario of Marco Polo, none oftener than it exists."""

from collections.abc import Mapping
from typing import Any

from engine.marco_polo.components.board import BLACK_DICE, DICE_EACH, ROUND_PILE, ROUNDS, ROW, SPECIAL_PILE
from engine.marco_polo.components.dice import BLACK, WHITE, has_colour
from engine.marco_polo.state import State
from tests.scenarios.format import Wrong
from tests.scenarios.pieces import Pieces
from tests.support.dealt.printed_decks import MARCO_POLO

WHITE_DICE = 1


def count_dice(state: State, given: Mapping[str, Any]) -> None:
    """No more dice of any colour than there are; black ones nobody has lie on the board."""
    held = [[*one.hand, *on_board(state, me)] for me, one in enumerate(state.seats)]
    for one, dice in zip(state.seats, held, strict=True):
        if (own := sum(has_colour(die) for die in dice)) > DICE_EACH:
            raise Wrong(f"{own} dice of this colour in hand and placed, there are {DICE_EACH}", (one.colour,))
    everybody = [die for dice in held for die in dice]
    if sum(die >= WHITE for die in everybody) > WHITE_DICE:
        raise Wrong(f"there is {WHITE_DICE} white die")
    free = BLACK_DICE[len(state.seats)] - sum(BLACK <= die < WHITE for die in everybody)
    state.black = given.get("black", free)
    if state.black > free or free < 0:
        raise Wrong(f"{BLACK_DICE[len(state.seats)]} black dice with {len(state.seats)} seats", ("black",))


def on_board(state: State, me: int) -> list[int]:
    """The dice of a seat that lie on the board."""
    return [die for there in state.placed.values() for one in there if one.seat == me for die in one.dice]


def deal_contracts(state: State, given: Mapping[str, Any]) -> None:
    """Those named, each once; of the others those of low number come first, and the highest to the special pile."""
    normal = Pieces("contract", MARCO_POLO["contracts"])
    every = Pieces("contract", [*MARCO_POLO["starting-contracts"], *MARCO_POLO["contracts"]])
    for one in state.seats:
        words = given.get(one.colour, {})
        one.contracts = tuple(every.take(words.get("contracts", []), (one.colour, "contracts")))
        one.done = tuple(every.take(words.get("done", []), (one.colour, "done")))
    normal.left = [contract for contract in normal.left if contract in every.left]
    row = normal.take(given.get("row", []), ("row",))
    special = normal.take(given.get("special", []), ("special",))
    piles = [normal.take(pile, ("piles", i)) for i, pile in enumerate(given.get("piles", []))]
    state.row = tuple(row if "row" in given else [normal.left.pop(0) for _ in range(ROW)])
    state.special = list(reversed(special if "special" in given else [normal.left.pop() for _ in range(SPECIAL_PILE)]))
    later = min(ROUNDS - state.round, len(normal.left) // ROUND_PILE)
    piles = piles or [[normal.left.pop(0) for _ in range(ROUND_PILE)] for _ in range(later)]
    state.piles = [list(pile) for pile in reversed(piles)]


def deal_goals(state: State, given: Mapping[str, Any]) -> None:
    """Goal cards not named are dealt and left in order of number."""
    goals = Pieces("goal card", MARCO_POLO["goals"])
    for one in state.seats:
        one.goals = goals.take(given.get(one.colour, {}).get("goals", []), (one.colour, "goals"))
    for one in state.seats:
        one.goals = one.goals or [goals.left.pop(0), goals.left.pop(0)]
    state.unused_goals = goals.left
