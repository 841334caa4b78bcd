"""After the last round: leftover cards that give goods or lira, to break ties (rulebook p. 9; ruling 31)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Script
from engine.istanbul import bonus
from engine.istanbul.ask import ask
from engine.istanbul.events import GameEnded

if TYPE_CHECKING:
    from engine.istanbul.state import State

Standing = tuple[int, int, int, int]

# The most lira, then goods, that one card can bring: what others may hold is bounded by how many cards they hold.
MOST_LIRA_OF_A_CARD: Final = 8
MOST_GOODS_OF_A_CARD: Final = 3


def standing(game: "State", index: int) -> Standing:
    """Rubies, lira, goods, bonus cards: compared in this order (rulebook p. 9)."""
    seat = game.seats[index]
    return seat.rubies, seat.lira, sum(seat.goods), len(seat.hand)


def winners(game: "State") -> tuple[int, ...]:
    """The best seat, or all that share the win."""
    best = max(standing(game, i) for i in range(len(game.seats)))
    return tuple(i for i in range(len(game.seats)) if standing(game, i) == best)


def final_cards(game: "State") -> Script[None]:
    game.phase = "final"
    order = [(game.start + i) % len(game.seats) for i in range(len(game.seats))]
    for turn, seat in enumerate(order):
        game.active = seat
        if _rank_is_open(game, seat, order[turn + 1 :]) and bonus.final_cards(game):
            yield from ask(game, "final-cards", lambda: {"done": True}, confirm=True)
    game.phase = ""
    game.over = True
    game.events.append(GameEnded(None, winners(game)))


def _rank_is_open(game: "State", index: int, later: list[int]) -> bool:
    """Whether the seat's cards may still change its order with a seat of as many rubies.

    What others hold is not looked at, only how many cards they still may play: nothing is given away.
    """
    mine = game.seats[index]
    for other, seat in enumerate(game.seats):
        if other == index or seat.rubies != mine.rubies:
            continue
        reach = _bound(game, other) if other in later else standing(game, other)
        if standing(game, index) <= reach and _bound(game, index) >= standing(game, other):
            return True
    return False


def _bound(game: "State", index: int) -> Standing:
    rubies, lira, goods, cards = standing(game, index)
    return rubies, lira + cards * MOST_LIRA_OF_A_CARD, goods + cards * MOST_GOODS_OF_A_CARD, cards
