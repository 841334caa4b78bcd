"""17 Roasting Plant: 2 coffee each for 2 lira, for a good, and for a card, each at most once (rulebook p. 20)."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import bonus, purse
from engine.istanbul.action import PLACES, Place, offer
from engine.istanbul.ask import ask
from engine.istanbul.cards.table import FACES
from engine.istanbul.guild import deck
from engine.istanbul.names import GOODS, ROASTING_PLANT

if TYPE_CHECKING:
    from engine.istanbul.state import State

COFFEE: Final = 2
LIRA: Final = 2
WAYS: Final = ("lira", "good", "card")
Payment = tuple[str, "Callable[[State], None]"]


def refusal(game: "State") -> Refusal | None:
    return None if payments(game, WAYS) else Refusal("nothing_to_roast", lira=LIRA)


def payments(game: "State", ways: tuple[str, ...]) -> dict[str, Payment]:
    """What may be given, of the ways not used yet: "roast fabric"; with the way it uses up."""
    seat = game.seats[game.active]
    found: dict[str, Payment] = {}
    if "lira" in ways and seat.lira >= LIRA:
        found["roast lira"] = "lira", lambda game: purse.spend(game, game.active, LIRA)
    if "good" in ways:
        for good, name in enumerate(GOODS):
            if seat.goods[good]:
                found[f"roast {name}"] = "good", partial(_give_good, good=good)
    if "card" in ways:
        for name in sorted({FACES[card] for card in seat.hand}):
            found[f"roast card {name}"] = "card", partial(_discard, name=name)
        for number in deck.in_hand(game, game.active):
            found[f"roast guild {number}"] = "card", partial(_discard_guild, number=number)
    return found


def why_not(game: "State", notation: str) -> Refusal | None:
    have = game.seats[game.active].lira
    if notation == "roast lira" and have < LIRA:
        return Refusal("needs_lira", lira=LIRA, have=have)
    return refusal(game)


def action(game: "State", optional: bool) -> Script[bool]:
    chosen = yield from offer(
        game, ROASTING_PLANT, lambda: payments(game, WAYS), optional, lambda notation: why_not(game, notation)
    )
    ways: tuple[str, ...] = WAYS
    while chosen is not None:
        way, pay = chosen
        pay(game)
        purse.take_coffee(game, game.active, COFFEE)
        ways = tuple(each for each in ways if each != way)
        chosen = yield from ask(game, "roast-more", partial(_more, game, ways), reason=lambda n: why_not(game, n))
    return ways != WAYS


def _more(game: "State", ways: tuple[str, ...]) -> dict[str, Payment | None]:
    return {**payments(game, ways), "enough": None}


def _give_good(game: "State", good: int) -> None:
    purse.give_good(game, game.active, good)


def _discard(game: "State", name: str) -> None:
    bonus.discard(game, game.active, name)


def _discard_guild(game: "State", number: int) -> None:
    deck.discard(game, game.active, number)


PLACES[ROASTING_PLANT] = Place(action, refusal)
