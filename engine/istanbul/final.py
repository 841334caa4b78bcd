"""After the last round: leftover cards that give goods or lira, and who wins (rulebook p. 9; ruling 31).

When the last round begins is in engine/istanbul/turn.py, how many rubies it takes in options.py."""

from typing import TYPE_CHECKING

from engine.core.decision import Script
from engine.istanbul import bonus_cards
from engine.istanbul.ask import ask
from engine.istanbul.events import GameEnded
from engine.istanbul.ids import FACES
from engine.istanbul.notation import DONE
from engine.istanbul.window import Turn, Window

if TYPE_CHECKING:
    from engine.istanbul.state import State

Standing = tuple[int, int, int, int]


def standing(state: "State", index: int) -> Standing:
    """Rubies, lira, goods, bonus cards: compared in this order (rulebook p. 9)."""
    seat = state.seats[index]
    return seat.rubies, seat.lira, sum(seat.goods), len(seat.hand)


def winners(state: "State") -> tuple[int, ...]:
    """The best seat, or all that share the win."""
    best = max(standing(state, i) for i in range(len(state.seats)))
    return tuple(i for i in range(len(state.seats)) if standing(state, i) == best)


def final_cards(state: "State") -> Script[None]:
    state.now.window = Window.FINAL
    order = [(state.start + i) % len(state.seats) for i in range(len(state.seats))]
    for turn, seat in enumerate(order):
        state.active = seat
        if _rank_is_open(state, seat, order[turn + 1 :]) and bonus_cards.final_cards(state):
            yield from ask(state, "final-cards", lambda: {DONE: True}, confirm=True)
    state.now = Turn()
    state.over = True
    state.events.append(GameEnded(None, winners(state)))


def _rank_is_open(state: "State", index: int, later: list[int]) -> bool:
    """Whether the seat's cards could still change its rank among the seats with as many rubies.

    Only the number of cards that other seats may still play is used, not what they are: being asked or not must not
    reveal other hands.
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
    """An upper bound of the seat's standing after playing its own cards."""
    rubies, lira, goods, cards = standing(state, index)
    brings = [state.components.cards[FACES[card]].brings for card in state.seats[index].hand]
    return rubies, lira + sum(each.lira for each in brings), goods + sum(each.goods for each in brings), cards


def _bound(state: "State", index: int) -> Standing:
    """An upper bound of the seat's standing whatever cards of this game it holds."""
    rubies, lira, goods, cards = standing(state, index)
    brings = [state.components.cards[face].brings for face in _faces(state)]
    most_lira = max((each.lira for each in brings), default=0)
    most_goods = max((each.goods for each in brings), default=0)
    return rubies, lira + cards * most_lira, goods + cards * most_goods, cards


def _faces(state: "State") -> set[str]:
    """Every face of this game's bonus cards, wherever they lie: everybody knows which there are."""
    hands = [card for seat in state.seats for card in seat.hand]
    return {FACES[card] for card in (*state.deck, *state.discard, *hands)}
