"""What places, goods, cards, tiles, figures, letters and dice of Istanbul are called: "10 Large Market", "2 fabric,
1 spice", "2 + 5 = 7"."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.figures import Figures
from engine.istanbul.cards.table import CARDS
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.letters import SEALED
from engine.istanbul.names import COFFEE, GOODS
from engine.istanbul.places import warehouses
from engine.istanbul.places.table import PLACES
from engine.istanbul.turn import neutral_figures, recall, roll
from words.speech import Words

TILES: Final = Figures(face=roll.SET_TO, extra=warehouses.EXTRA_PRICE, recall=recall.PRICE)
"""The figures that the mosque tiles name."""
FIGURES: Final = Figures(lira=neutral_figures.FIGURE_FEE)
"""The figures that the neutral figures name."""


def with_coffee(words: Words) -> str:
    """Whether the game may have coffee, since its symbol means nothing in Letters & Seals alone (ruling 55)."""
    return "no" if COFFEE in words.lacks else "yes"


def place(words: Words, number: int) -> str:
    """ "10 Large Market"."""
    return words.say("place", number=number, name=words.say(f"place-{number}"))


def by_number(words: Words, name: str) -> str:
    """What names a place, with the number alone: "Family member to 10", "3 · “5 lira”"."""
    named = ((place(words, number), number) for number in PLACES)
    return next((name.replace(whole, str(number)) for whole, number in named if whole in name), name)


def places(words: Words, numbers: Iterable[int]) -> str:
    """ "4 Fruit Warehouse and 10 Large Market"."""
    return words.listed(place(words, number) for number in numbers)


def place_line(words: Words, number: int) -> str:
    """The action of a place in one short line."""
    return words.say(f"place-{number}.line", **PLACES[number].figures.at(words.version))


def good(words: Words, index: int) -> str:
    return words.say(f"good-{GOODS[index]}")


def some(words: Words, name: str, count: int) -> str:
    """ "2 coffee", "1 coffee"."""
    return words.say("goods", good=words.say(f"good-{name}"), count=count)


def goods(words: Words, counts: Sequence[int]) -> str:
    """Goods by type as "2 fabric, 1 spice"; empty when there are none."""
    return words.commas(some(words, GOODS[index], count) for index, count in enumerate(counts) if count)


def wares(words: Words, names: str) -> str:
    """ "fabric fabric coffee" as "2 fabric, 1 coffee"."""
    each = names.split()
    return words.commas(some(words, name, each.count(name)) for name in dict.fromkeys(each))


def assistants_back(words: Words, places: Sequence[int]) -> str:
    """ "2 assistants back (3, 9)"."""
    return words.say("shortcut-back", count=len(places), places=words.commas(map(str, sorted(places))))


def companion_taken(words: Words, origin: int) -> str:
    """One's companion as a gain; `origin`: where it is on the board, 0 or less if it is not."""
    return words.say("shortcut-companion.back" if origin > 0 else "shortcut-companion")


def mosque_tile(words: Words, good: int) -> str:
    return words.say(f"tile-{GOODS[good]}")


def tile_with_effect(words: Words, good: int) -> str:
    """ "red tile (changes rolls)"."""
    return words.say("tile-with-effect", tile=mosque_tile(words, good), effect=words.say(f"tile-{GOODS[good]}.effect"))


def card(words: Words, face: str) -> str:
    return words.say(f"card-{face}", **CARDS[face].figures.at(words.version))


def quoted_card(words: Words, face: str) -> str:
    """In quotation marks, since several are called like what they bring, and some have a comma: "Small Market, any"."""
    return words.say("given-card", card=card(words, face))


def cards(words: Words, faces: Iterable[str]) -> str:
    """Faces in words, equal ones counted: "“5 lira” ×2, “Stay”"."""
    return words.commas(quoted_cards(words, faces))


def quoted_cards(words: Words, faces: Iterable[str]) -> list[str]:
    return [words.say("counted", thing=quoted_card(words, face), count=n) for face, n in Counter(faces).items()]


def counted(words: Words, faces: Iterable[str]) -> list[str]:
    return [words.say("counted", thing=card(words, face), count=count) for face, count in Counter(faces).items()]


def card_line(words: Words, face: str) -> str:
    """The effect of a card in one short line."""
    return words.say(f"card-{face}.line", with_coffee=with_coffee(words), **CARDS[face].figures.at(words.version))


def card_detail(words: Words, face: str, name: str) -> str:
    """One choice among those that a card alone asks for."""
    return words.say(f"card-{face}.{name}", **CARDS[face].figures.at(words.version))


def guild_title(words: Words, number: int) -> str:
    return words.say(f"guild-{number}", **GUILD_CARDS[number].figures.at(words.version))


def guild_card(words: Words, number: int) -> str:
    """ "Guild 7: to the Fountain"."""
    return words.say("guild-card", number=number, title=guild_title(words, number))


def guild_line(words: Words, number: int) -> str:
    return words.say(f"guild-{number}.line", **GUILD_CARDS[number].figures.at(words.version))


def figure(words: Words, name: str) -> str:
    return words.say(f"figure-{name}")


def figure_line(words: Words, name: str) -> str:
    """The gain from a neutral figure in one short line."""
    return words.say(f"figure-{name}.line", **FIGURES.at(words.version))


def dice(words: Words, faces: Sequence[int]) -> str:
    """ "2 + 5 = 7", a single die as "4"."""
    if len(faces) == 1:
        return words.number(faces[0])
    first, second = faces
    return words.say("dice", first=first, second=second, total=first + second)


def kiosk_tile(words: Words, number: int) -> str:
    """The gain from a kiosk tile: its own words, or the goods and lira that its figures name."""
    figures = KIOSK_TILES[number].figures.at(words.version)
    only_supplies = set(figures) <= {*GOODS, "lira"} and figures
    if words.has(f"kiosk-{number}") or not only_supplies:
        return words.say(f"kiosk-{number}", coffee=with_coffee(words), **figures)
    parts = [some(words, name, figures[name]) for name in GOODS if figures.get(name)]
    return words.listed([*parts, words.say("lira", lira=figures["lira"])] if "lira" in figures else parts)


def letters(words: Words, places: Sequence[int], delivered: int, unnamed: int = 0) -> str:
    """ "letters to 4 and 13, and 2 delivered letters"."""
    parts = [
        words.say("letters-to", count=len(places), places=words.listed(places)) if places else "",
        words.say("letters-delivered", count=delivered) if delivered else "",
        words.say("letters-any", count=unnamed) if unnamed else "",
    ]
    return words.listed(filter(None, parts))


def letters_of(words: Words, held: Sequence[tuple[int, int]]) -> str:
    """Letters as (place, seals): "letters to 4 and 13, 2 delivered letters"; empty for none."""
    to = sorted(place for place, seals in held if seals == SEALED)
    parts = [
        words.say("letters-held", count=len(to), places=words.listed(to)) if to else "",
        words.say("letters-delivered", count=len(held) - len(to)) if len(held) > len(to) else "",
    ]
    return words.commas(filter(None, parts))
