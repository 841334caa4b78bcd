"""What is said of each bonus card of Istanbul to one reader now: what it would gain, or what is lacking for it. A card
of only goods, coffee and lira needs no row."""

from collections.abc import Callable
from typing import Final

from engine.istanbul import names
from engine.istanbul.board import Edge, board_of
from engine.istanbul.cards import bonus_cards
from engine.istanbul.cards.mocha import COFFEE_FOR_GUILD_CARD, COFFEE_FOR_LIRA
from engine.istanbul.cards.table import CARDS as RULES
from engine.istanbul.places.dice import jewelry_for
from engine.istanbul.places.markets import MOST, PAYS
from engine.istanbul.places.mosques import STACKS
from engine.istanbul.places.prices import COFFEE_HOUSE, DEALER, PALACE
from engine.istanbul.places.rubies import SEALS_FOR_RUBY
from engine.istanbul.places.warehouses import EXTENSION_PRICE
from words.istanbul import terms
from words.istanbul.components.base_places import mail_now_and_then
from words.istanbul.components.reader import (
    ROLLS,
    ComponentWords,
    Example,
    Reader,
    assistants_out,
    coffee_house_price,
    coffee_price,
    companion,
    extension_for,
    family,
    lira_price,
    merchants,
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


def _lira(face: str, example_of: Callable[[int], Example] = more_lira) -> Example:
    return lambda to: example_of(RULES[face].figures.at(to.words.version)["lira"])(to)


def _twice(message: str, first: Callable[[Reader], int], last: int, have: Callable[[Reader], int]) -> Example:
    """A ruby bought twice, at its price now and at the next one, up to the last; `have`: of what it is paid with."""

    def example(to: Reader) -> str:
        price = first(to)
        return to.say(message, first=price, second=min(price + 1, last), have=have(to))

    return example


def _any_goods(to: Reader) -> str:
    count = min(sum(to.mine.goods), MOST)
    return to.say("example-any-goods", count=count, lira=PAYS[names.SMALL_MARKET][count])


def _barrier(to: Reader) -> Edge | None:
    """The barrier where it stops the reader."""
    mocha = to.view.mocha
    return None if mocha is None or mocha.barrier_holder == to.view.seat else mocha.barrier


def _far(to: Reader) -> str:
    away = board_of(to.view.grid).distances(to.mine.merchant, _barrier(to))
    return to.say("example-far", places=to.words.listed(sorted(place for place in away if away[place] in FAR)))


def _corners(to: Reader) -> str:
    first, last = to.view.grid[0], to.view.grid[-1]
    return to.say("example-corners", places=terms.places(to.words, sorted((first[0], first[-1], last[0], last[-1]))))


def _roll_reward(face: str, kind: str) -> ComponentWords:
    def example(to: Reader) -> str:
        figures = RULES[face].figures.at(to.words.version)
        low, more = rolls_of(figures["first"] + 1), rolls_of(figures["second"] + 1)
        return to.say("example-roll", kind=kind, goods=ROLLS - low, middle=low - more, lira=more, of=ROLLS)

    return ComponentWords(example, rolls=True)


def _die_to_six(to: Reader) -> str:
    least = RULES["die-to-six"].figures.at(to.words.version)["face"] + 1
    return to.say("example-six", least=least, jewelry=jewelry_for(least))


def _copied(to: Reader) -> str:
    faces = [face for face in reversed(to.view.discard) if face != bonus_cards.COPY]
    return to.say("example-copied", card=terms.card(to.words, faces[0])) if faces else to.say("example-no-discard")


def _family_to_police(to: Reader) -> str:
    """The reward, where there is a way home."""
    there = to.mine.family == names.POLICE_STATION
    return family(to) if there else both(family, _lira("family-to-police"))(to)


def _family_step(to: Reader) -> str:
    if to.mine.family == names.POLICE_STATION:
        return to.say("example-family-stays")
    neighbours = board_of(to.view.grid).neighbours(to.mine.family, _barrier(to))
    near = sorted(set(neighbours) - {names.POLICE_STATION})
    return to.say(
        "example-family-step", place=terms.place(to.words, to.mine.family), places=terms.places(to.words, near)
    )


def _figures(to: Reader) -> str:
    where = (
        to.say("example-figure-at", figure=terms.figure(to.words, figure), place=terms.place(to.words, place))
        for figure, place in to.view.figures
    )
    return to.say("example-figures", figures=to.words.listed(where))


def _mosques(to: Reader) -> str:
    small, great = (sum(to.mine.tiles[good] for good in STACKS[mosque]) for mosque in STACKS)
    return to.say("example-mosques", small=small, great=great)


_SPECIAL: Final[dict[str, ComponentWords]] = {
    "gain-good": ComponentWords(room, asks=("gain-good",)),
    "sultan-twice": ComponentWords(
        _twice("example-twice-goods", lambda to: to.view.palace_price, PALACE.last, lambda to: sum(to.mine.goods))
    ),
    "post-twice": ComponentWords(mail_now_and_then),
    "dealer-twice": ComponentWords(
        _twice("example-twice-lira", lambda to: to.view.dealer_price, DEALER.last, lambda to: to.mine.lira)
    ),
    "family-to-police": ComponentWords(_family_to_police),
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
    "wainwright-twice": ComponentWords(extension_for(lira_price(EXTENSION_PRICE, 2), 2)),
    "coffee-house-twice": ComponentWords(
        _twice("example-twice-coffee", coffee_house_price, COFFEE_HOUSE.last, lambda to: to.mine.coffee)
    ),
    "one-letter": ComponentWords(
        both(lambda to: to.say("example-letters-left", pile=to.view.letters.pile if to.view.letters else 0), seals)
    ),
    "roll-reward-letters": _roll_reward("roll-reward-letters", "letter"),
    "good-for-7-lira": ComponentWords(both(other_wares, _lira("good-for-7-lira")), asks=("give-ware",)),
    **{
        f"{good}-and-3-lira": ComponentWords(both(room_for(number), _lira(f"{good}-and-3-lira")))
        for number, good in enumerate(names.GOODS[: names.JEWELRY])
    },
    "copy-top-discard": ComponentWords(_copied),
    "family-step": ComponentWords(_family_step, asks=("family-step",)),
    "move-to-merchant": ComponentWords(lambda to: merchants(to, "example-merchants"), asks=("move-to-merchant",)),
    "companion-2": ComponentWords(companion),
    "use-neutral-figure": ComponentWords(_figures, asks=("use-figure",)),
    "mosque-twice": ComponentWords(_mosques),
    "society-twice": ComponentWords(seals_price(2 * SEALS_FOR_RUBY)),
    "move-anywhere-3": ComponentWords(_lira("move-anywhere-3", lira_price)),
}
CARDS: Final = {face: _SPECIAL.get(face) or ComponentWords(supplies(card.figures)) for face, card in RULES.items()}
