"""Everything of Istanbul that must have a scenario, by part of the game; a part counts once the engine has of it."""

from engine.istanbul.cards.table import SETS
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.names import COFFEE_TRADER, COURIER, GOODS, GOVERNOR, SMUGGLER, TAVERN_TILES
from engine.istanbul.names import PLACES as NAMES
from engine.istanbul.places import prices
from engine.istanbul.places.markets import LARGE_TILES, SMALL_TILES
from engine.istanbul.places.table import PLACES
from engine.istanbul.places.warehouses import COLUMNS
from engine.istanbul.setup import options
from engine.istanbul.turn.neutral_figures import FIGURES
from tests.scenarios.documents import decisions

# Which part of the game each ruling and each letter of the list of decisions belongs to.
RULINGS = {
    "base": (*range(1, 25), *range(26, 33), 34, 35, 59, 60, 61, 62, 64, 65, 66, 67, 68, 83, *range(74, 83)),
    "mocha": (25, *range(36, 46), 63, 70, 71),
    "letters": (33, *range(46, 56), 57, 58, 69, 72, 73, 84, 85),
    "variants": (56,),
}
DECISIONS = {"base": "I", "mocha": "M", "letters": "L", "variants": "V"}
LAST_PLACES = {"base": 16, "mocha": 20, "letters": 25}


def wanted() -> dict[str, set[str]]:
    """The ids that scenarios must cover, by part."""
    found = {"base": _base()}
    for part, cards in SETS.items():
        found.setdefault(part, set()).update(f"card.{card.face}" for card in cards)
    for place in PLACES:
        part = next(part for part, last in LAST_PLACES.items() if place <= last)
        found[part].add(f"place.{NAMES[place]}")
    found["letters"] |= {f"kiosk.{tile}" for tile in KIOSK_TILES}
    found["letters"] |= {f"figure.{COURIER}", "companion", "letters", "extra-turn"}
    found["mocha"] |= _mocha()
    found["variants"] = {f"variant.{name}" for name in ("neutral-assistants", "caravan-master", "bazaar")}
    for part in [part for part in found if found[part]]:
        found[part] |= decisions(DECISIONS[part])
        found[part] |= {f"ruling.{number}" for number in RULINGS[part]}
    return {part: ids for part, ids in found.items() if ids}


def _mocha() -> set[str]:
    found = {f"guild.{number}" for number in GUILD_CARDS} | {f"tavern.{tile}" for tile in TAVERN_TILES}
    return found | {f"figure.{COFFEE_TRADER}", "barrier", "baksheesh.a", "baksheesh.b", "layout.mocha-first"}


def _base() -> set[str]:
    found = {f"figure.{figure}" for figure in FIGURES if figure in (GOVERNOR, SMUGGLER)}
    found |= {f"tile.{good}" for good in GOODS}
    found |= {f"tile.{good}.{needs}" for good in GOODS for stack in prices.MOSQUE_NEEDS.values() for needs in stack}
    found |= {f"demand.large.{i + 1}" for i in range(len(LARGE_TILES))}
    found |= {f"demand.small.{i + 1}" for i in range(len(SMALL_TILES))}
    found |= {f"mail.{down}" for down in range(len(COLUMNS) + 1)}
    return found | {f"layout.{layout}" for layout in options.LAYOUTS[options.BASE]}
