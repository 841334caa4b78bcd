"""The rules look-up: what can be looked up, and the text of each entry."""

from collections.abc import Callable
from typing import Final, NamedTuple

from engine.istanbul.cards.table import SETS
from engine.istanbul.names import GOODS, GOVERNOR, SMUGGLER
from words.game import Topic
from words.istanbul import amounts, terms
from words.speech import Words

Speak = Callable[[Words], str]

CONCEPTS: Final = {
    "turn": "8",
    "assistants": "8",
    "merchants": "8",
    "family": "9",
    "wheelbarrow": "7",
    "cards": "24",
    "end": "9",
    "two-players": "7",
    "dice": "",
}
PLACE_PAGES: Final = {**dict.fromkeys(range(1, 12), "18"), **dict.fromkeys(range(12, 17), "19")}
TILES_PAGE: Final = "22"
FIGURES_PAGE: Final = "9"
CARDS_PAGE: Final = "24"


class Entry(NamedTuple):
    section: str
    title: Speak
    text: Speak
    page: str


def topics(words: Words) -> list[Topic]:
    return [Topic(key, entry.title(words), words.say(f"section-{entry.section}")) for key, entry in ENTRIES.items()]


def look_up(words: Words, key: str) -> str:
    """An entry's title, text and rulebook page. Raises KeyError."""
    entry = ENTRIES[key]
    lines = [f"**{entry.title(words)}**", entry.text(words)]
    if entry.page:
        lines.append("-# " + words.say("rule-page", page=entry.page))
    return "\n".join(lines)


def _concept(name: str, page: str) -> Entry:
    return Entry(
        "concepts",
        lambda words: words.say(f"concept-{name}"),
        lambda words: words.say(f"concept-{name}.rule", **amounts.of_concept(name)),
        page,
    )


def _place(number: int) -> Entry:
    return Entry(
        "places",
        lambda words: terms.place(words, number),
        lambda words: words.say(f"rule-place-{number}", **amounts.of_place(number)),
        PLACE_PAGES[number],
    )


def _tile(good: str) -> Entry:
    return Entry(
        "tiles",
        lambda words: words.say("tile-title", tile=words.say(f"tile-{good}")),
        lambda words: words.say(f"rule-tile-{good}", **amounts.TILES),
        TILES_PAGE,
    )


def _figure(name: str) -> Entry:
    return Entry(
        "figures",
        lambda words: terms.figure(words, name),
        lambda words: words.say(f"rule-figure-{name}", **amounts.FIGURES),
        FIGURES_PAGE,
    )


def _card(face: str, count: int, card_set: str) -> Entry:
    def text(words: Words) -> str:
        message = f"card-{face}.rule" if words.has(f"card-{face}.rule") else f"card-{face}.line"
        told = words.say(message, **amounts.of_card(face)).rstrip(".")
        return words.say("rule-card", rule=told, count=count, set=words.say(f"option-expansion-{card_set}"))

    return Entry("cards", lambda words: terms.card(words, face), text, CARDS_PAGE)


ENTRIES: Final[dict[str, Entry]] = {
    **{f"concept-{name}": _concept(name, page) for name, page in CONCEPTS.items()},
    **{f"place-{number}": _place(number) for number in PLACE_PAGES},
    **{f"tile-{good}": _tile(good) for good in GOODS},
    **{f"figure-{name}": _figure(name) for name in (GOVERNOR, SMUGGLER)},
    **{f"card-{face}": _card(face, count, name) for name in ("base",) for face, count in SETS[name].items()},
}
