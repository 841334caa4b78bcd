"""How a game of Istanbul is set up: first lira by seat, assistants, rubies and tiles in stock, where merchants and
figures stand, who starts (rulebook p. 6, 7, 13, 15, 17)."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.dice import Dice
from engine.core.rules import Decks, Unreadable
from engine.istanbul.board import FIRST, PRINTED, Grid, board_of, keeps_the_constraints, random_grid, rows_of
from engine.istanbul.cards import bonus_cards
from engine.istanbul.component_rows import Components
from engine.istanbul.names import (
    COFFEE_TRADER,
    COURIER,
    FOUNTAIN,
    GEMSTONE_DEALER,
    GOVERNOR,
    GREAT_MOSQUE,
    POLICE_STATION,
    SMALL_MOSQUE,
    SMUGGLER,
)
from engine.istanbul.reading.view import View
from engine.istanbul.setup.decks import LISTS_OF_STATE, contents
from engine.istanbul.setup.options import Setup, setup_of
from engine.istanbul.state import NEUTRAL, OWN, Seat, State

FIRST_LIRA: Final = 2
ASSISTANTS_WITH_MERCHANT: Final = 4
EXTENSIONS_EACH: Final = 3
# As many as players but 4 of 5: the tiles run out before the rubies do (ruling 27).
MOSQUE_RUBIES: Final = {2: 2, 3: 3, 4: 4, 5: 4}
PLACES: Final = "places"  # the name of the deck with a layout that is given
PLACES_AND_ROWS: Final = {
    "base": (range(1, 17), 4),
    "mocha": (range(1, 21), 4),
    "letters": ((*range(1, 17), *range(21, 25)), 4),
    "bazaar": (range(1, 26), 5),
}
NEUTRAL_MERCHANTS_OF_TWO: Final = (SMALL_MOSQUE, GREAT_MOSQUE, GEMSTONE_DEALER)


def new_state(
    components: Components[State],
    options: Mapping[str, str],
    colours: Sequence[str],
    dice: Dice,
    decks: Decks,
    version: int,
) -> State:
    """The state before the first turn; the start player is chosen by chance. `decks`: the contents of each, and PLACES
    where the layout is that of an earlier game.

    Raises Unreadable for decks with something unknown in them."""
    count = len(colours)
    setup = setup_of(options, count)
    state = State(setup, components, board_of(_grid(options, dice, decks)), dice)
    state.version = version
    state.seats = [Seat(colour, FOUNTAIN, POLICE_STATION) for colour in colours]
    state.start = state.active = dice.below(count)
    _shuffle(state, decks, "deck", "large_market", "small_market")
    if setup.letters:
        _shuffle(state, decks, "letters", "kiosk")
    state.figures = {figure: sum(dice.roll()) for figure in _figures(setup)}
    state.extensions = EXTENSIONS_EACH * count
    state.wainwright_rubies = count
    state.mosque_rubies = (MOSQUE_RUBIES[count],) * 2
    if count == 2:  # ruling 34
        state.neutral_merchants = NEUTRAL_MERCHANTS_OF_TWO
    bottom = NEUTRAL if setup.neutral_assistants else OWN
    for turn in range(count):
        index = (state.start + turn) % count
        state.seats[index].lira = FIRST_LIRA + turn
        state.seats[index].stack = (bottom, *(OWN,) * (ASSISTANTS_WITH_MERCHANT - 1))
        bonus_cards.draw(state, index)
    if setup.mocha:
        _shuffle(state, decks, "guild_deck")
    state.events.clear()
    return state


def _shuffle(state: State, decks: Decks, *piles: str) -> None:
    """Make shuffled piles of their decks. Raises Unreadable as `contents`."""
    for name in piles:
        pile = contents(state.components, decks, LISTS_OF_STATE[name])
        state.dice.shuffle(pile)
        setattr(state, name, pile)


def _figures(setup: Setup) -> list[str]:
    return [GOVERNOR, SMUGGLER, *([COFFEE_TRADER] if setup.mocha else ()), *([COURIER] if setup.letters else ())]


def _grid(options: Mapping[str, str], dice: Dice, decks: Decks) -> Grid:
    expansion, layout = options["expansion"], options["layout"]
    if layout == "first":
        return FIRST[expansion]
    if layout in PRINTED:
        return PRINTED[layout]
    places, rows = PLACES_AND_ROWS[expansion]
    if PLACES in decks:
        return _grid_of(decks[PLACES], list(places), rows)
    return random_grid(list(places), rows, dice)


def laid_out(view: View) -> dict[str, list[str]]:
    """The layout of a game in which it was random."""
    if dict(view.options)["layout"] != "random":
        return {}
    return {PLACES: [str(place) for row in view.grid for place in row]}


def _grid_of(numbers: Sequence[str], places: list[int], rows: int) -> Grid:
    """The layout with the places in this order, row by row. Raises Unreadable damaged where it may not be played."""
    laid = [int(number) for number in numbers if number.isdecimal()]
    grid = rows_of(laid, len(places) // rows)
    if sorted(laid) != sorted(places) or not keeps_the_constraints(board_of(grid)):
        raise Unreadable("damaged", detail=f"layout {' '.join(numbers)}")
    return grid
