"""What a place would bring, in a few words: the second half of "10 Large Market · sell up to 3: 12 lira"."""

from collections.abc import Callable
from typing import Final

from engine.istanbul import names
from engine.istanbul.places.mosques import STACKS
from engine.istanbul.places.table import PLACES
from engine.istanbul.places.warehouses import STORES
from engine.istanbul.reading.outlook import Outlook, Prospect
from engine.istanbul.reading.view import View
from engine.istanbul.state import LAST_CAPACITY
from words.istanbul import terms
from words.istanbul.refusals import short_refusal
from words.shapes import LABEL_LENGTH
from words.speech import Words


def prospect_text(words: Words, view: View, seat: int, outlook: Outlook, room: int = LABEL_LENGTH) -> str:
    """What may be done after the option; empty where no place's action follows. `room`: the characters within which it
    also says what mosque tiles do."""
    prospect = outlook.prospect
    if prospect is None:
        return ""
    if prospect.place in STACKS:
        told = _mosque(words, view, seat, prospect, terms.tile_with_effect)
        return told if len(told) <= room else _mosque(words, view, seat, prospect, terms.mosque_tile)
    return _MAKERS.get(prospect.place, _plain)(words, view, seat, prospect)


def blocked_text(words: Words, outlook: Outlook) -> str:
    """Why the action that follows the option cannot be carried out; empty where it can."""
    prospect = outlook.prospect
    return "" if prospect is None or prospect.blocked is None else short_refusal(words, prospect.blocked)


def _plain(words: Words, view: View, seat: int, prospect: Prospect) -> str:
    return words.say(f"place-{prospect.place}.prospect", **PLACES[prospect.place].figures)


def _warehouse(words: Words, view: View, seat: int, prospect: Prospect) -> str:
    good = STORES[prospect.place]
    mine = view.seats[seat]
    return words.say(
        "prospect-warehouse",
        good=terms.good(words, good),
        gain=mine.capacity - mine.goods[good],
        capacity=mine.capacity,
    )


def _sale(words: Words, view: View, seat: int, prospect: Prospect) -> str:
    if not prospect.amount:  # only a bonus card makes a sale possible
        return words.say("prospect-sale-by-card")
    return words.say("prospect-sale", count=prospect.amount, lira=prospect.lira)


def _post_office(words: Words, view: View, seat: int, prospect: Prospect) -> str:
    return words.say("place-5.prospect", goods=terms.goods(words, prospect.goods), lira=prospect.lira)


def _fountain(words: Words, view: View, seat: int, prospect: Prospect) -> str:
    return words.say("place-7.prospect", count=prospect.amount)


def _wainwright(words: Words, view: View, seat: int, prospect: Prospect) -> str:
    last = view.seats[seat].capacity + 1 == LAST_CAPACITY
    return words.say("place-1.prospect-ruby" if last else "place-1.prospect", **PLACES[names.WAINWRIGHT].figures)


def _palace(words: Words, view: View, seat: int, prospect: Prospect) -> str:
    return words.say("place-13.prospect", count=prospect.amount)


def _dealer(words: Words, view: View, seat: int, prospect: Prospect) -> str:
    return words.say("place-16.prospect", lira=prospect.lira)


def _coffee_house(words: Words, view: View, seat: int, prospect: Prospect) -> str:
    return words.say("place-20.prospect", coffee=prospect.coffee)


def _mosque(words: Words, view: View, seat: int, prospect: Prospect, named: Callable[[Words, int], str]) -> str:
    mine = view.seats[seat]
    found = []
    for good in STACKS[prospect.place]:
        left = view.mosque_tiles[good]
        if not mine.tiles[good] and left and mine.goods[good] >= left[0]:
            tile = named(words, good)
            second = all(mine.tiles[other] for other in STACKS[prospect.place] if other != good)
            found.append(words.say("prospect-tile-ruby", tile=tile) if second else tile)
    return words.either(found)


_MAKERS: Final[dict[int, Callable[[Words, View, int, Prospect], str]]] = {
    **dict.fromkeys(STORES, _warehouse),
    names.LARGE_MARKET: _sale,
    names.SMALL_MARKET: _sale,
    names.POST_OFFICE: _post_office,
    names.FOUNTAIN: _fountain,
    names.WAINWRIGHT: _wainwright,
    names.SULTANS_PALACE: _palace,
    names.GEMSTONE_DEALER: _dealer,
    names.COFFEE_HOUSE: _coffee_house,
}
