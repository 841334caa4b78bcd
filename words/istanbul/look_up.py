"""The entries of the rules look-up of Istanbul: texts, rulebook pages, with which expansion each belongs, which figures
they name; set-up options and their sources."""

from collections.abc import Callable, Mapping
from typing import Final

from engine.core.figures import Figures, figure_at
from engine.istanbul import state
from engine.istanbul.cards.table import CARDS, SETS
from engine.istanbul.component_rows import Card
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.letters import DELIVERED, SEALED
from engine.istanbul.names import COFFEE_TRADER, COURIER, GOOD, GOODS, GOVERNOR, SMUGGLER, TAVERN_TILES
from engine.istanbul.places import drawing, rubies
from engine.istanbul.places.mosques import STACKS
from engine.istanbul.places.prices import MOSQUE_NEEDS
from engine.istanbul.places.table import PLACES
from engine.istanbul.places.tavern import BAKSHEESH_SIDES
from engine.istanbul.setup import start
from engine.istanbul.setup.options import (
    BAZAAR,
    CARD_SETS,
    LETTERS,
    MOCHA,
    MOST_SEATS_WITH_NEUTRALS,
    ON,
    OPTIONS,
    RUBIES_TO_END,
    RUBIES_TO_END_WITH_EXPANSION,
)
from engine.istanbul.setup.start import PLACES_AND_ROWS
from engine.istanbul.state import State
from engine.istanbul.turn import companion, encounters, extra_turn, payment
from words.istanbul import terms
from words.istanbul.components.pieces import ROWS
from words.options import Source, option_entry
from words.rulebook import Entry, Speak, more_of
from words.shapes import OnlyWith
from words.speech import Words

# ---------------------------------------------------------------------- set-up options


SETS_OF_DECK: Final = {"deck-letters": ("letters",), "deck-both": ("base", "letters")}


def _option_facts(words: Words, value: str) -> dict[str, int]:
    if value not in SETS_OF_DECK:
        return OPTION_FACTS.get(value, {})
    dealt = (card.copies for name in SETS_OF_DECK[value] for card in SETS[name])
    return {"cards": sum(figure_at(copies, words.version) for copies in dealt)}


OPTION_FACTS: Final[dict[str, dict[str, int]]] = {
    "expansion-base": {"places": 16, "rubies": RUBIES_TO_END[3], "two": RUBIES_TO_END[2]},
    "expansion-mocha": {"places": 20, "rubies": RUBIES_TO_END_WITH_EXPANSION},
    "expansion-letters": {"places": 20, "rubies": RUBIES_TO_END_WITH_EXPANSION},
    "expansion-bazaar": {"places": 25, "rubies": RUBIES_TO_END_WITH_EXPANSION},
    "neutral-assistants-off": {"assistants": start.ASSISTANTS_WITH_MERCHANT},
    "neutral-assistants-on": {"seats": MOST_SEATS_WITH_NEUTRALS},
}


# By option, or by option and value.
SOURCES: Final = {
    "expansion-base": Source((6, 9), ("30", "82")),
    "expansion-mocha": Source((13, 14), ("82",)),
    "expansion-letters": Source((15, 16), ("82",)),
    "expansion-bazaar": Source((17,), ("56", "82")),
    "layout": Source((6,)),
    "layout-first": Source((13, 15)),
    "layout-random": Source((17,), ("77",)),
    "neutral-assistants": Source((17,), ("56",)),
    "caravan-master": Source((17,), ("56",)),
    "deck": Source((15,)),
    "kiosk-letters": Source((21,), ("69",)),
}


def option_help(words: Words, field: str, value: str) -> str:
    return words.say(f"option-{field}-{value}.help", **_option_facts(words, f"{field}-{value}"))


# ---------------------------------------------------------------------- entries

Pages = tuple[int, ...]

CONCEPTS: Final[dict[str, Pages]] = {
    "turn": (8,),
    "assistants": (8,),
    "merchants": (8,),
    "family": (9,),
    "wheelbarrow": (7,),
    "cards": (24,),
    "rubies": (18, 19),
    "lira": (18,),
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
FACTS: Final[dict[str, Figures]] = {
    "turn": CARDS["gain-5-lira"].figures,
    "coffee": Figures(coffee=drawing.COFFEE),
    "assistants": Figures(assistants=start.ASSISTANTS_WITH_MERCHANT),
    "merchants": Figures(fee=payment.MERCHANT_FEE),
    "family": Figures(reward=encounters.REWARD_LIRA),
    "lira": Figures(reward=encounters.REWARD_LIRA, fee=payment.MERCHANT_FEE),
    "wheelbarrow": Figures(first=state.FIRST_CAPACITY, last=state.LAST_CAPACITY),
    "end": Figures(two=RUBIES_TO_END[2], more=RUBIES_TO_END[3], expansion=RUBIES_TO_END_WITH_EXPANSION),
    "two-players": Figures(fee=payment.MERCHANT_FEE),
    "letters": Figures(one=SEALED, two=DELIVERED, society=rubies.SEALS_FOR_RUBY),
    "extra-turn": Figures(seals=extra_turn.SEALS_FOR_TURN),
    "companion": Figures(steps=companion.STEPS, fee=payment.MERCHANT_FEE),
    "neutral-assistants": Figures(assistants=start.ASSISTANTS_WITH_MERCHANT),
}
"""The figures that the rule of a concept names."""
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


def _entry(
    section: str, message: str, title: Speak, figures: Callable[[], Figures], pages: Pages, only_with: OnlyWith
) -> Entry:
    """An entry whose rule, and all beyond it, are attributes of a message that name figures."""
    return Entry(
        section,
        title,
        lambda words: words.say(f"{message}.rule", with_coffee=terms.with_coffee(words), **figures().at(words.version)),
        pages,
        only_with,
        lambda words: more_of(words, message, figures().at(words.version)),
    )


def _concept(name: str, pages: Pages) -> Entry:
    message, only_with = f"concept-{name}", CONCEPTS_ONLY_WITH.get(name, ())
    title: Speak = lambda words: words.say(message)  # noqa: E731
    return _entry("concepts", message, title, lambda: FACTS.get(name, Figures()), pages, only_with)


def _place(number: int) -> Entry:
    only_with = _in_expansions(*(name for name, (places, _) in PLACES_AND_ROWS.items() if number in places))
    title: Speak = lambda words: terms.place(words, number)  # noqa: E731
    return _entry("places", f"place-{number}", title, lambda: PLACES[number].figures, PLACE_PAGES[number], only_with)


def _tile(good: str) -> Entry:
    mosque = next(place for place, goods in STACKS.items() if GOOD[good] in goods)

    def rule(words: Words) -> str:
        cost = words.say("tile-cost", mosque=words.say(f"place-{mosque}"), good=words.say(f"good-{good}"))
        return words.sentences([words.say(f"tile-{good}.rule", **terms.TILES.at(words.version)), cost])

    def more(words: Words) -> str:
        return words.say("tile-cost.more", **{f"seats{n}": words.listed(needs) for n, needs in MOSQUE_NEEDS.items()})

    title: Speak = lambda words: words.say("tile-title", tile=words.say(f"tile-{good}"))  # noqa: E731
    return Entry("tiles", title, rule, TILES_PAGE, more=more)


def _figure(name: str, pages: Pages) -> Entry:
    title: Speak = lambda words: words.say("label-thing", thing=terms.figure(words, name))  # noqa: E731
    only_with = FIGURES_ONLY_WITH.get(name, ())
    return _entry("figures", f"figure-{name}", title, lambda: terms.FIGURES, pages, only_with)


def _tavern(name: str) -> Entry:
    return Entry(
        "tavern",
        lambda words: words.say("tavern-title", tile=words.say(f"tavern-{name}")),
        lambda words: words.say(f"tavern-{name}.rule"),
        TAVERN_PAGE,
        WITH_MOCHA,
        lambda words: more_of(words, f"tavern-{name}", {}),
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
        dealt=GUILD_CARDS[number].is_dealt,
    )


def _kiosk_tile(number: int) -> Entry:
    return Entry(
        "kiosk",
        lambda words: words.say("kiosk-title", number=number, tile=terms.kiosk_tile(words, number)),
        lambda words: words.say("rule-kiosk"),
        TILES_PAGE,
        WITH_LETTERS,
        dealt=KIOSK_TILES[number].is_dealt,
    )


def _rule_or_line(words: Words, message: str, facts: Mapping[str, int]) -> str:
    """The long wording, where a card has one that says more than its line."""
    told = f"{message}.rule" if words.has(f"{message}.rule") else f"{message}.line"
    return words.say(told, with_coffee=terms.with_coffee(words), **facts)


def _card(card: Card[State], card_set: str) -> Entry:
    def rule(words: Words) -> str:
        return words.say("rule-card", rule=_rule_or_line(words, f"card-{card.face}", card.figures.at(words.version)))

    def more(words: Words) -> str:
        copies = figure_at(card.copies, words.version)
        count = words.say("rule-card.more", count=copies, set=words.say(f"option-expansion-{card_set}"))
        return words.sentences([more_of(words, f"card-{card.face}", card.figures.at(words.version)), count])

    return Entry(
        "cards",
        lambda words: terms.card(words, card.face),
        rule,
        CARDS_PAGE,
        CARDS_ONLY_WITH[card_set],
        more,
        dealt=card.copies,
    )


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
    **{f"option-{option.name}": option_entry(option, option_help, SOURCES) for option in OPTIONS},
}
ENTRIES: Final = {
    key: entry._replace(example=ROWS[key].example) if key in ROWS else entry for key, entry in _ENTRIES.items()
}
