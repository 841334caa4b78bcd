"""After the last round: leftover cards that give goods or lira, to break ties (rulebook p. 9; ruling 31)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Script
from engine.istanbul import bonus
from engine.istanbul.ask import ask
from engine.istanbul.cards.table import FACES, SETS
from engine.istanbul.events import GameEnded

if TYPE_CHECKING:
    from engine.istanbul.state import State

Standing = tuple[int, int, int, int]

# The most lira, then goods, that each card played after the last round can bring.
BRINGS: Final = {
    "gain-good": (0, 1),
    "gain-5-lira": (5, 0),
    "family-to-police": (3, 0),
    "coffee-for-lira": (8, 0),
    "exchange-3": (0, 3),
    "roll-reward-mocha": (7, 2),
    "good-for-7-lira": (7, 0),
    "fabric-and-3-lira": (3, 1),
    "spice-and-3-lira": (3, 1),
    "fruit-and-3-lira": (3, 1),
    "roll-reward-letters": (7, 2),
}
NOTHING: Final = (0, 0)


def standing(state: "State", index: int) -> Standing:
    """Rubies, lira, goods, bonus cards: compared in this order (rulebook p. 9)."""
    seat = state.seats[index]
    return seat.rubies, seat.lira, sum(seat.goods), len(seat.hand)


def winners(state: "State") -> tuple[int, ...]:
    """The best seat, or all that share the win."""
    best = max(standing(state, i) for i in range(len(state.seats)))
    return tuple(i for i in range(len(state.seats)) if standing(state, i) == best)


def final_cards(state: "State") -> Script[None]:
    state.phase = "final"
    order = [(state.start + i) % len(state.seats) for i in range(len(state.seats))]
    for turn, seat in enumerate(order):
        state.active = seat
        if _rank_is_open(state, seat, order[turn + 1 :]) and bonus.final_cards(state):
            yield from ask(state, "final-cards", lambda: {"done": True}, confirm=True)
    state.phase = ""
    state.over = True
    state.events.append(GameEnded(None, winners(state)))


def _rank_is_open(state: "State", index: int, later: list[int]) -> bool:
    """Whether the seat's cards may still change its order with a seat of as many rubies.

    What others hold is not looked at, only how many cards they still may play: nothing is given away.
    """
    mine = state.seats[index]
    best = _best(state, index)
    for other, seat in enumerate(state.seats):
        if other == index or seat.rubies != mine.rubies:
            continue
        reach = _bound(state, other) if other in later else standing(state, other)
        if standing(state, index) <= reach and best >= standing(state, other):
            return True
    return False


def _best(state: "State", index: int) -> Standing:
    """No play of the seat's own cards leads higher."""
    rubies, lira, goods, cards = standing(state, index)
    brings = [BRINGS.get(FACES[card], NOTHING) for card in state.seats[index].hand]
    return rubies, lira + sum(each[0] for each in brings), goods + sum(each[1] for each in brings), cards


def _bound(state: "State", index: int) -> Standing:
    """No play of any cards of this game leads higher."""
    rubies, lira, goods, cards = standing(state, index)
    brings = [BRINGS[face] for name in state.setup.card_sets for face in SETS[name] if face in BRINGS]
    most_lira, most_goods = (max(column) for column in zip(*brings, strict=True))
    return rubies, lira + cards * most_lira, goods + cards * most_goods, cards
