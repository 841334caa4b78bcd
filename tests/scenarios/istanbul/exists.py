"""What a scenario may give depends on the game: its expansions and variants, its places, its seats."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from engine.istanbul.names import COLOURS
from engine.istanbul.setup.options import Setup
from engine.istanbul.setup.start import NEUTRAL_MERCHANTS_OF_TWO
from engine.istanbul.state import State
from tests.scenarios.format import Path, Wrong

# What is in the game only with this part of the set-up; of the table and of a seat.
NEEDS: Final = {
    "mocha": (
        ("coffee-trader", "guild_deck", "guild_deck_only", "guild_discard", "tavern_tiles", "baksheesh_side",
         "coffee_house", "barrier", "barrier_holder"),
        ("coffee", "guild", "taverns"),
    ),
    "letters": (
        ("courier", "letter_pile", "letter_pile_only", "letters_used", "kiosk", "kiosk_only", "kiosk_used", "society"),
        ("letters", "delivered", "companion", "bought"),
    ),
    "caravan_master": (("caravan",), ()),
    "neutral_assistants": (("neutral_out",), ()),
}  # fmt: skip
EITHER: Final = ("deck", "guild_deck", "letter_pile", "kiosk")  # or the same with _only
TOGETHER: Final = ("barrier", "barrier_holder")
PLACES_OF_TABLE: Final = ("governor", "smuggler", "coffee-trader", "courier", "neutral", "neutral_out", "barrier")
PLACES_OF_SEAT: Final = ("at", "family", "out", "companion")
BESIDE_AS_SET_UP: Final = {"as_set_up", "seats", "options"}


def check_exists(state: State, given: Mapping[str, Any]) -> None:
    """Raises Wrong for the first thing given that this game has not."""
    if given.get("as_set_up") and (other := sorted(given.keys() - BESIDE_AS_SET_UP)):
        raise Wrong("as_set_up changes nothing, so only seats and options go with it", (other[0],))
    colours = [seat.colour for seat in state.seats]
    for path, colour in _colours(given):
        if colour not in colours:
            raise Wrong(f"nobody plays {colour} with {len(colours)} seats; {', '.join(colours)} play", path)
    _check_parts(state.setup, given, colours)
    for path, place in _places(given, colours):
        if place not in state.board.position:
            places = ", ".join(map(str, sorted(state.board.places)))
            raise Wrong(f"place {place} is not on this board; on it are {places}", path)
    _check_table(state, given)


def _colours(given: Mapping[str, Any]) -> Iterator[tuple[Path, str]]:
    for key in ("active", "start", "barrier_holder", "caravan"):
        if key in given:
            yield (key,), given[key]
    for i, colour in enumerate(given.get("society", [])):
        yield ("society", i), colour
    for colour in given.keys() & set(COLOURS):
        yield (colour,), colour


def _check_parts(setup: Setup, given: Mapping[str, Any], colours: list[str]) -> None:
    for part, (of_table, of_seat) in NEEDS.items():
        if getattr(setup, part):
            continue
        found: list[Path] = [(key,) for key in of_table if key in given]
        found += [(colour, key) for colour in colours for key in of_seat if key in given.get(colour, {})]
        if found:
            raise Wrong(f"only games with {part.replace('_', ' ')} have this", found[0])


def _places(given: Mapping[str, Any], colours: list[str]) -> Iterator[tuple[Path, int]]:
    for key in PLACES_OF_TABLE:
        yield from _named((key,), given.get(key))
    for colour in colours:
        for key in PLACES_OF_SEAT:
            yield from _named((colour, key), given.get(colour, {}).get(key))


def _named(path: Path, value: Any) -> Iterator[tuple[Path, int]]:
    if isinstance(value, int):
        yield path, value
    elif isinstance(value, list):
        yield from (((*path, i), place) for i, place in enumerate(value))


def _check_table(state: State, given: Mapping[str, Any]) -> None:
    for key in EITHER:
        if key in given and f"{key}_only" in given:
            raise Wrong(f"either this or {key}", (f"{key}_only",))
    if (missing := [key for key in TOGETHER if key not in given]) and len(missing) < len(TOGETHER):
        raise Wrong(f"{' and '.join(TOGETHER)} go together", (next(key for key in TOGETHER if key in given),))
    if "barrier" in given and tuple(sorted(given["barrier"])) not in state.board.edges:
        raise Wrong("these two places are not side by side", ("barrier",))
    neutral = len(NEUTRAL_MERCHANTS_OF_TWO) if len(state.seats) == 2 else 0
    if "neutral" in given and len(given["neutral"]) != neutral:
        raise Wrong(f"with {len(state.seats)} seats there are {neutral} neutral merchants", ("neutral",))
