"""The rules look-up: what can be looked up, and the text of each entry."""

from collections.abc import Mapping
from typing import Final

from engine.istanbul.cards.table import SETS
from engine.istanbul.contracts import Card
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.names import COFFEE_TRADER, COURIER, GOOD, GOODS, GOVERNOR, SMUGGLER, TAVERN_TILES
from engine.istanbul.places.mosques import STACKS
from engine.istanbul.places.prices import MOSQUE_NEEDS
from engine.istanbul.places.table import PLACES
from engine.istanbul.places.tavern import BAKSHEESH_SIDES
from engine.istanbul.setup.options import BAZAAR, CARD_SETS, LETTERS, MOCHA, ON, OPTIONS
from engine.istanbul.setup.start import PLACES_AND_ROWS
from engine.istanbul.state import State
from words.istanbul import amounts, setup, terms
from words.istanbul.components.table import ROWS
from words.options import option_entry
from words.rulebook import Entry, Speak, more_of
from words.speech import Words

Pages = tuple[int, ...]

CONCEPTS: Final[dict[str, Pages]] = {
    "turn": (8,),
    "assistants": (8,),
    "merchants": (8,),
    "family": (9,),
    "wheelbarrow": (7,),
    "cards": (24,),
    "coffee": (13,),
    "guild-cards": (14,),
    "letters": (15, 16),
    "extra-turn": (16,),
    "companion": (15, 16),
    "neutral-assistants": (17,),
    "caravan-master": (17,),
    "end": (9,),
    "two-players": (7,),
    "dice": (),
    "signs": (),
    "signs-mocha": (),
    "signs-letters": (),
}
PLACE_PAGES: Final[dict[int, Pages]] = {
    **dict.fromkeys(range(1, 12), (18,)),
    **dict.fromkeys(range(12, 17), (19,)),
    **dict.fromkeys(range(17, 21), (20,)),
    **dict.fromkeys(range(21, 26), (21,)),
}
FIGURES: Final[dict[str, Pages]] = {GOVERNOR: (9,), SMUGGLER: (9,), COFFEE_TRADER: (13, 14), COURIER: (16,)}
TILES_PAGE: Final = (22,)
TAVERN_PAGE: Final = (20,)
GUILD_PAGE: Final = (23,)
CARDS_PAGE: Final = (24,)


OnlyWith = tuple[tuple[str, str], ...]


def _in_expansions(*expansions: str) -> OnlyWith:
    return tuple(("expansion", name) for name in expansions)


WITH_MOCHA: Final = _in_expansions(MOCHA, BAZAAR)
WITH_LETTERS: Final = _in_expansions(LETTERS, BAZAAR)
CONCEPTS_ONLY_WITH: Final[dict[str, OnlyWith]] = {
    "coffee": WITH_MOCHA,
    "guild-cards": WITH_MOCHA,
    "letters": WITH_LETTERS,
    "extra-turn": WITH_LETTERS,
    "companion": WITH_LETTERS,
    "neutral-assistants": (("neutral-assistants", ON),),
    "caravan-master": (("caravan-master", ON),),
    "signs-mocha": WITH_MOCHA,
    "signs-letters": WITH_LETTERS,
}
FIGURES_ONLY_WITH: Final[dict[str, OnlyWith]] = {COFFEE_TRADER: WITH_MOCHA, COURIER: WITH_LETTERS}
CARDS_ONLY_WITH: Final[dict[str, OnlyWith]] = {
    "base": (*_in_expansions(*CARD_SETS), ("deck", "both")),
    "mocha": WITH_MOCHA,
    "letters": WITH_LETTERS,
}


def _concept(name: str, pages: Pages) -> Entry:
    return Entry(
        "concepts",
        lambda words: words.say(f"concept-{name}"),
        lambda words: words.say(f"concept-{name}.rule", **amounts.of_concept(words, name)),
        pages,
        CONCEPTS_ONLY_WITH.get(name, ()),
        lambda words: more_of(words, f"concept-{name}", amounts.of_concept(words, name)),
    )


def _place(number: int) -> Entry:
    return Entry(
        "places",
        lambda words: terms.place(words, number),
        lambda words: words.say(f"place-{number}.rule", **PLACES[number].figures.at(words.version)),
        PLACE_PAGES[number],
        _in_expansions(*(name for name, (places, _) in PLACES_AND_ROWS.items() if number in places)),
        lambda words: more_of(words, f"place-{number}", PLACES[number].figures.at(words.version)),
    )


def _tile(good: str) -> Entry:
    mosque = next(place for place, goods in STACKS.items() if GOOD[good] in goods)

    def rule(words: Words) -> str:
        cost = words.say("tile-cost", mosque=words.say(f"place-{mosque}"), good=words.say(f"good-{good}"))
        return words.sentences([words.say(f"tile-{good}.rule", **amounts.TILES.at(words.version)), cost])

    def more(words: Words) -> str:
        return words.say("tile-cost.more", **{f"seats{n}": words.listed(needs) for n, needs in MOSQUE_NEEDS.items()})

    title: Speak = lambda words: words.say("tile-title", tile=words.say(f"tile-{good}"))  # noqa: E731
    return Entry("tiles", title, rule, TILES_PAGE, more=more)


def _figure(name: str, pages: Pages) -> Entry:
    return Entry(
        "figures",
        lambda words: terms.figure(words, name),
        lambda words: words.say(f"figure-{name}.rule", **amounts.FIGURES.at(words.version)),
        pages,
        FIGURES_ONLY_WITH.get(name, ()),
        lambda words: more_of(words, f"figure-{name}", amounts.FIGURES.at(words.version)),
    )


def _tavern(name: str) -> Entry:
    return Entry(
        "tavern",
        lambda words: words.say("tavern-title", tile=words.say(f"tavern-{name}")),
        lambda words: words.say(f"tavern-{name}.rule"),
        TAVERN_PAGE,
        WITH_MOCHA,
    )


def _baksheesh(words: Words) -> str:
    first, second = (terms.goods(words, side) for side in BAKSHEESH_SIDES)
    return words.say("baksheesh.rule", first=first, second=second)


def _guild_card(number: int) -> Entry:
    return Entry(
        "guild",
        lambda words: terms.guild_card(words, number),
        lambda words: words.say(
            "rule-guild", rule=_rule_or_line(words, f"guild-{number}", GUILD_CARDS[number].figures.at(words.version))
        ),
        GUILD_PAGE,
        WITH_MOCHA,
        lambda words: more_of(words, f"guild-{number}", GUILD_CARDS[number].figures.at(words.version)),
    )


def _kiosk_tile(number: int) -> Entry:
    return Entry(
        "kiosk",
        lambda words: words.say("kiosk-title", number=number, tile=terms.kiosk_tile(words, number)),
        lambda words: words.say("rule-kiosk", tile=terms.kiosk_tile(words, number)),
        TILES_PAGE,
        WITH_LETTERS,
    )


def _rule_or_line(words: Words, message: str, facts: Mapping[str, int]) -> str:
    """The long wording, where a card has one that says more than its line."""
    return words.say(f"{message}.rule" if words.has(f"{message}.rule") else f"{message}.line", **facts)


def _card(card: Card[State], card_set: str) -> Entry:
    def rule(words: Words) -> str:
        return words.say("rule-card", rule=_rule_or_line(words, f"card-{card.face}", card.figures.at(words.version)))

    def more(words: Words) -> str:
        count = words.say("rule-card.more", count=card.copies, set=words.say(f"option-expansion-{card_set}"))
        return words.sentences([more_of(words, f"card-{card.face}", card.figures.at(words.version)), count])

    return Entry("cards", lambda words: terms.card(words, card.face), rule, CARDS_PAGE, CARDS_ONLY_WITH[card_set], more)


_ENTRIES: Final[dict[str, Entry]] = {
    **{f"concept-{name}": _concept(name, pages) for name, pages in CONCEPTS.items()},
    **{f"place-{number}": _place(number) for number in PLACE_PAGES},
    **{f"tile-{good}": _tile(good) for good in GOODS},
    **{f"figure-{name}": _figure(name, pages) for name, pages in FIGURES.items()},
    **{f"card-{card.face}": _card(card, name) for name, cards in SETS.items() for card in cards},
    **{f"guild-{number}": _guild_card(number) for number in GUILD_CARDS},
    **{f"tavern-{name}": _tavern(name) for name in TAVERN_TILES},
    "baksheesh": Entry(
        "tavern",
        lambda words: words.say("baksheesh"),
        _baksheesh,
        TAVERN_PAGE,
        WITH_MOCHA,
        lambda words: words.say("baksheesh.more"),
    ),
    "barrier": Entry(
        "tavern", lambda words: words.say("barrier"), lambda words: words.say("barrier.rule"), TAVERN_PAGE, WITH_MOCHA
    ),
    **{f"kiosk-{number}": _kiosk_tile(number) for number in KIOSK_TILES},
    **{f"option-{option.name}": option_entry(option, setup.option_help, setup.SOURCES) for option in OPTIONS},
}
ENTRIES: Final = {
    key: entry._replace(example=ROWS[key].example) if key in ROWS else entry for key, entry in _ENTRIES.items()
}
