"""What each action would bring the reader now, and what it would cost."""

from typing import Final

from engine.marco_polo.components.amounts import COIN
from engine.marco_polo.components.board import (
    ADJUST_PRICE,
    BAZAAR,
    BLACK_DIE_PRICE,
    COINS,
    CONTRACTS_SPACE,
    KHAN,
    PURSE,
    REROLL_PRICE,
    THREE_COINS,
    TRAVEL,
)
from engine.marco_polo.notation import ADJUST, BLACK_DIE, REROLL
from engine.marco_polo.reach import reach
from words.marco_polo import terms
from words.marco_polo.components.reader import Example, Reader, camels_price, coins, dice
from words.marco_polo.sight import space_key
from words.rulebook import both


def _gain(space: str) -> Example:
    """What the reader's dice bring there at best; the dice alone where the space is closed to them."""

    def told(to: Reader) -> str:
        best = reach(to.view, to.view.seat or 0).actions.get(space)
        if best is None or best.reward is None:
            return dice(to)
        return to.say("example-best", dice=best.low, things=terms.reward(to.words, best.reward))

    return told


def _occupied(space: str) -> Example:
    """What dice that lie there cost."""

    def told(to: Reader) -> str:
        if not dict(to.view.spaces)[space]:
            return to.say("example-free")
        return to.say("example-occupied", coins=to.mine.have[COIN])

    return told


def _last_of_khan(to: Reader) -> str:
    placed = dict(to.view.spaces)[KHAN]
    if not placed:
        return to.say("example-khan-free")
    return to.say("example-khan", value=placed[-1].dice[0] % 10)


def _contracts(to: Reader) -> str:
    best = reach(to.view, to.view.seat or 0).actions.get(CONTRACTS_SPACE)
    return dice(to) if best is None else to.say("example-contracts", count=len(best.contracts), dice=best.low)


def _travel(to: Reader) -> str:
    found = reach(to.view, to.view.seat or 0)
    return to.say("example-travel", count=found.steps) if found.journeys else dice(to)


def _city_cards(to: Reader) -> str:
    cities = dict.fromkeys(city for city, _ in to.view.cards if city in to.mine.posts)
    places = to.words.listed(terms.place(to.words, city) for city in cities)
    return to.say("example-card-cities", count=len(cities), places=places)


def _purse(to: Reader) -> str:
    have = to.mine.have[COIN]
    return to.say("example-purse", have=have, after=have + THREE_COINS[COIN])


def _black(to: Reader) -> str:
    return to.say("example-black", count=to.view.black)


def _completed(to: Reader) -> str:
    most = max(len(seat.done) for seat in to.view.seats)
    return to.say("example-completed", count=len(to.mine.done), most=most)


SPACES: Final[dict[str, Example]] = {
    space_key(COINS): both(_occupied(COINS), dice),
    **{space_key(line): both(_gain(line), _occupied(line)) for line in BAZAAR},
    space_key(KHAN): both(_last_of_khan, dice),
    space_key(CONTRACTS_SPACE): both(_contracts, _occupied(CONTRACTS_SPACE)),
    space_key(TRAVEL): both(_travel, _occupied(TRAVEL)),
    "space-card": both(_city_cards, dice),
    space_key(PURSE): _purse,
    space_key(REROLL): camels_price(REROLL_PRICE),
    space_key(ADJUST): camels_price(ADJUST_PRICE),
    space_key(BLACK_DIE): both(camels_price(BLACK_DIE_PRICE), _black),
    "bonus-complete": _completed,
    "concept-occupied": coins,
    "concept-dice": dice,
}
"""By the key of the entry."""
