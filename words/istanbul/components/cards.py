"""What each bonus card would bring now, or what is missing for it."""

from typing import Final

from engine.istanbul import names
from engine.istanbul.board import board_of
from engine.istanbul.cards import bonus_cards
from engine.istanbul.cards.mocha import COFFEE_FOR_GUILD_CARD, COFFEE_FOR_LIRA
from engine.istanbul.cards.table import CARDS as TABLE
from engine.istanbul.places.dice import jewelry_for
from engine.istanbul.places.markets import MOST, PAYS
from engine.istanbul.places.mosques import STACKS
from engine.istanbul.places.prices import COFFEE_HOUSE_LAST_PRICE, DEALER_LAST_PRICE, PALACE_LAST_COST
from engine.istanbul.places.rubies import SEALS_FOR_RUBY
from engine.istanbul.places.warehouses import COLUMNS, EXTENSION_PRICE, received
from words.istanbul import terms
from words.istanbul.components.reader import (
    ROLLS,
    Example,
    Reader,
    assistants_out,
    coffee_price,
    family,
    lira_price,
    more_coffee,
    more_lira,
    price,
    rolls_of,
    room,
    room_for,
    seals,
)
from words.istanbul.components.reader import companion as where_companion
from words.rulebook import both

FAR: Final = (3, 4)


def _lira(face: str) -> Example:
    return more_lira(TABLE[face].figures["lira"])


def _palace_twice(to: Reader) -> str:
    first = to.view.palace_price
    second = min(first + 1, PALACE_LAST_COST)
    return to.say("example-twice-goods", first=first, second=second, have=sum(to.mine.goods))


def _dealer_twice(to: Reader) -> str:
    first = to.view.dealer_price
    second = min(first + 1, DEALER_LAST_PRICE)
    return to.say("example-twice-lira", first=first, second=second, have=to.mine.lira)


def _coffee_house_twice(to: Reader) -> str:
    first = to.view.mocha.coffee_house_price if to.view.mocha else 0
    second = min(first + 1, COFFEE_HOUSE_LAST_PRICE)
    return to.say("example-twice-coffee", first=first, second=second, have=to.mine.coffee)


def _post_twice(to: Reader) -> str:
    first, second = (received(down % (len(COLUMNS) + 1)) for down in (to.view.mail_down, to.view.mail_down + 1))
    goods, others = (terms.goods(to.words, one[0]) for one in (first, second))
    return to.say("example-mail-twice", goods=goods, lira=first[1], others=others, more=second[1])


def _any_goods(to: Reader) -> str:
    count = min(sum(to.mine.goods), MOST)
    return to.say("example-any-goods", count=count, lira=PAYS[names.SMALL_MARKET][count])


def _stay(to: Reader) -> str:
    return to.say("example-stay", place=terms.place(to.words, to.mine.merchant))


def _far(to: Reader) -> str:
    away = _distances(to, to.mine.merchant)
    return to.say("example-far", places=to.words.listed(sorted(place for place in away if away[place] in FAR)))


def _distances(to: Reader, start: int) -> dict[int, int]:
    mocha = to.view.mocha
    barrier = None if mocha is None or mocha.barrier_holder == to.view.seat else mocha.barrier
    return board_of(to.view.grid).distances(start, barrier)


def _corners(to: Reader) -> str:
    first, last = to.view.grid[0], to.view.grid[-1]
    return to.say("example-corners", places=to.words.listed(sorted((first[0], first[-1], last[0], last[-1]))))


def _roll_reward(face: str, kind: str) -> Example:
    def told(to: Reader) -> str:
        figures = TABLE[face].figures
        low, more = rolls_of(figures["first"] + 1), rolls_of(figures["second"] + 1)
        return to.say("example-roll", kind=kind, goods=ROLLS - low, middle=low - more, lira=more, of=ROLLS)

    return told


def _die_to_six(to: Reader) -> str:
    least = TABLE["die-to-six"].figures["face"] + 1
    return to.say("example-six", least=least, jewelry=jewelry_for(least))


def _exchange(to: Reader) -> str:
    return to.say("example-exchange", goods=sum(to.mine.goods), coffee=to.mine.coffee)


def _letters_left(to: Reader) -> str:
    return to.say("example-letters-left", pile=to.view.letters.pile if to.view.letters else 0)


def _copied(to: Reader) -> str:
    faces = [face for face in reversed(to.view.discard) if face != bonus_cards.COPY]
    return to.say("example-copied", card=terms.card(to.words, faces[0])) if faces else to.say("example-no-discard")


def _family_step(to: Reader) -> str:
    if to.mine.family == names.POLICE_STATION:
        return to.say("example-family-stays")
    near = board_of(to.view.grid).neighbours(to.mine.family)
    open_to_it = sorted(place for place in near if place != names.POLICE_STATION)
    return to.say(
        "example-family-step", place=terms.place(to.words, to.mine.family), places=to.words.listed(open_to_it)
    )


def _merchants(to: Reader) -> str:
    where = sorted(seat.merchant for seat in to.view.seats if seat is not to.mine)
    return to.say("example-merchants", places=to.words.listed(where))


def _figures(to: Reader) -> str:
    where = [
        to.say("example-figure-at", figure=terms.figure(to.words, figure), place=place)
        for figure, place in to.view.figures
    ]
    return to.say("example-figures", figures=to.words.listed(where))


def _mosques(to: Reader) -> str:
    owned = [sum(to.mine.tiles[good] for good in STACKS[place]) for place in (names.SMALL_MOSQUE, names.GREAT_MOSQUE)]
    return to.say("example-mosques", small=owned[0], great=owned[1])


def _society_twice(to: Reader) -> str:
    return price(to, sum(worth for _, worth in to.mine.letters), 2 * SEALS_FOR_RUBY, "seals")


def _sale(face: str) -> Example:
    return both(_exchange, _lira(face))


CARDS: Final[dict[str, Example]] = {
    "gain-good": room,
    "gain-5-lira": _lira("gain-5-lira"),
    "sultan-twice": _palace_twice,
    "post-twice": _post_twice,
    "dealer-twice": _dealer_twice,
    "family-to-police": both(family, _lira("family-to-police")),
    "small-market-any": _any_goods,
    "move-0": _stay,
    "move-3-4": _far,
    "return-assistant": assistants_out,
    "two-coffee": more_coffee(TABLE["two-coffee"].figures["coffee"]),
    "coffee-for-guild": coffee_price(COFFEE_FOR_GUILD_CARD),
    "coffee-for-lira": both(coffee_price(COFFEE_FOR_LIRA), _lira("coffee-for-lira")),
    "exchange-3": _exchange,
    "roll-reward-mocha": _roll_reward("roll-reward-mocha", "coffee"),
    "die-to-six": _die_to_six,
    "move-to-corner": _corners,
    "wainwright-twice": lira_price(2 * EXTENSION_PRICE),
    "coffee-house-twice": _coffee_house_twice,
    "one-letter": both(_letters_left, seals),
    "roll-reward-letters": _roll_reward("roll-reward-letters", "letter"),
    "good-for-7-lira": _sale("good-for-7-lira"),
    **{
        f"{good}-and-3-lira": both(room_for(number), _lira(f"{good}-and-3-lira"))
        for number, good in enumerate(names.GOODS[: names.JEWELRY])
    },
    "copy-top-discard": _copied,
    "family-step": _family_step,
    "move-to-merchant": _merchants,
    "companion-2": where_companion,
    "use-neutral-figure": _figures,
    "mosque-twice": _mosques,
    "society-twice": _society_twice,
    "move-anywhere-3": lira_price(TABLE["move-anywhere-3"].figures["lira"]),
}
"""By the card's face."""
