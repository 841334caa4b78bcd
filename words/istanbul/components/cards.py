"""The bonus cards in words: what each would bring now, or what is missing for it. A card that brings only goods, coffee
and lira needs no row."""

from typing import Final

from engine.istanbul import names
from engine.istanbul.board import board_of
from engine.istanbul.cards import bonus_cards
from engine.istanbul.cards.mocha import COFFEE_FOR_GUILD_CARD, COFFEE_FOR_LIRA
from engine.istanbul.cards.table import CARDS as RULES
from engine.istanbul.places.dice import jewelry_for
from engine.istanbul.places.markets import MOST, PAYS
from engine.istanbul.places.mosques import STACKS
from engine.istanbul.places.prices import COFFEE_HOUSE_LAST_PRICE, DEALER_LAST_PRICE, PALACE_LAST_COST
from engine.istanbul.places.rubies import SEALS_FOR_RUBY
from engine.istanbul.places.warehouses import COLUMNS, EXTENSION_PRICE, received
from words.istanbul import terms
from words.istanbul.components.component import ComponentWords
from words.istanbul.components.reader import (
    ROLLS,
    Example,
    Reader,
    assistants_out,
    coffee_price,
    companion,
    family,
    lira_price,
    more_lira,
    other_wares,
    rolls_of,
    room,
    room_for,
    seals,
    seals_price,
    supplies,
)
from words.rulebook import both

FAR: Final = (3, 4)


def _lira(face: str) -> Example:
    return lambda to: more_lira(RULES[face].figures.at(to.words.version)["lira"])(to)


def _palace_twice(to: Reader) -> str:
    first = to.view.palace_price
    have = sum(to.mine.goods)
    return to.say("example-twice-goods", first=first, second=min(first + 1, PALACE_LAST_COST), have=have)


def _dealer_twice(to: Reader) -> str:
    first = to.view.dealer_price
    return to.say("example-twice-lira", first=first, second=min(first + 1, DEALER_LAST_PRICE), have=to.mine.lira)


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


def _far(to: Reader) -> str:
    mocha = to.view.mocha
    barrier = None if mocha is None or mocha.barrier_holder == to.view.seat else mocha.barrier
    away = board_of(to.view.grid).distances(to.mine.merchant, barrier)
    return to.say("example-far", places=to.words.listed(sorted(place for place in away if away[place] in FAR)))


def _corners(to: Reader) -> str:
    first, last = to.view.grid[0], to.view.grid[-1]
    return to.say("example-corners", places=to.words.listed(sorted((first[0], first[-1], last[0], last[-1]))))


def _roll_reward(face: str, kind: str) -> ComponentWords:
    def example(to: Reader) -> str:
        figures = RULES[face].figures.at(to.words.version)
        low, more = rolls_of(figures["first"] + 1), rolls_of(figures["second"] + 1)
        return to.say("example-roll", kind=kind, goods=ROLLS - low, middle=low - more, lira=more, of=ROLLS)

    return ComponentWords(example, rolls=True)


def _die_to_six(to: Reader) -> str:
    least = RULES["die-to-six"].figures.at(to.words.version)["face"] + 1
    return to.say("example-six", least=least, jewelry=jewelry_for(least))


def _letters_left(to: Reader) -> str:
    return to.say("example-letters-left", pile=to.view.letters.pile if to.view.letters else 0)


def _copied(to: Reader) -> str:
    faces = [face for face in reversed(to.view.discard) if face != bonus_cards.COPY]
    return to.say("example-copied", card=terms.card(to.words, faces[0])) if faces else to.say("example-no-discard")


def _family_step(to: Reader) -> str:
    if to.mine.family == names.POLICE_STATION:
        return to.say("example-family-stays")
    near = sorted(set(board_of(to.view.grid).neighbours(to.mine.family)) - {names.POLICE_STATION})
    return to.say("example-family-step", place=terms.place(to.words, to.mine.family), places=to.words.listed(near))


def _merchants(to: Reader) -> str:
    where = sorted(seat.merchant for seat in to.view.seats if seat is not to.mine)
    return to.say("example-merchants", places=to.words.listed(where))


def _figures(to: Reader) -> str:
    where = (
        to.say("example-figure-at", figure=terms.figure(to.words, figure), place=place)
        for figure, place in to.view.figures
    )
    return to.say("example-figures", figures=to.words.listed(where))


def _mosques(to: Reader) -> str:
    small, great = (sum(to.mine.tiles[good] for good in STACKS[mosque]) for mosque in STACKS)
    return to.say("example-mosques", small=small, great=great)


def _anywhere(to: Reader) -> str:
    return lira_price(RULES["move-anywhere-3"].figures.at(to.words.version)["lira"])(to)


_SPECIAL: Final[dict[str, ComponentWords]] = {
    "gain-good": ComponentWords(room, asks=("gain-good",)),
    "sultan-twice": ComponentWords(_palace_twice),
    "post-twice": ComponentWords(_post_twice),
    "dealer-twice": ComponentWords(_dealer_twice),
    "family-to-police": ComponentWords(both(family, _lira("family-to-police"))),
    "small-market-any": ComponentWords(_any_goods),
    "move-0": ComponentWords(lambda to: to.say("example-stay", place=terms.place(to.words, to.mine.merchant))),
    "move-3-4": ComponentWords(_far),
    "return-assistant": ComponentWords(assistants_out, asks=("return-assistant",)),
    "coffee-for-guild": ComponentWords(coffee_price(COFFEE_FOR_GUILD_CARD)),
    "coffee-for-lira": ComponentWords(both(coffee_price(COFFEE_FOR_LIRA), _lira("coffee-for-lira"))),
    "exchange-3": ComponentWords(other_wares, asks=("exchange-give", "exchange-take")),
    "roll-reward-mocha": _roll_reward("roll-reward-mocha", "coffee"),
    "die-to-six": ComponentWords(_die_to_six),
    "move-to-corner": ComponentWords(_corners),
    "wainwright-twice": ComponentWords(lira_price(EXTENSION_PRICE, 2)),
    "coffee-house-twice": ComponentWords(_coffee_house_twice),
    "one-letter": ComponentWords(both(_letters_left, seals)),
    "roll-reward-letters": _roll_reward("roll-reward-letters", "letter"),
    "good-for-7-lira": ComponentWords(both(other_wares, _lira("good-for-7-lira")), asks=("give-ware",)),
    **{
        f"{good}-and-3-lira": ComponentWords(both(room_for(number), _lira(f"{good}-and-3-lira")))
        for number, good in enumerate(names.GOODS[: names.JEWELRY])
    },
    "copy-top-discard": ComponentWords(_copied),
    "family-step": ComponentWords(_family_step, asks=("family-step",)),
    "move-to-merchant": ComponentWords(_merchants, asks=("move-to-merchant",)),
    "companion-2": ComponentWords(companion),
    "use-neutral-figure": ComponentWords(_figures, asks=("use-figure",)),
    "mosque-twice": ComponentWords(_mosques),
    "society-twice": ComponentWords(seals_price(2 * SEALS_FOR_RUBY)),
    "move-anywhere-3": ComponentWords(_anywhere),
}
CARDS: Final = {face: _SPECIAL.get(face) or ComponentWords(supplies(card.figures)) for face, card in RULES.items()}
"""By the card's face."""
