"""Set-up options and the state before the first turn (rulebook p. 6 and 7)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.core.dice import Dice
from engine.core.game import BadOption
from engine.istanbul import bonus
from engine.istanbul.board import PRINTED, Grid, board_of, random_grid
from engine.istanbul.cards.table import BASE_DECK
from engine.istanbul.demand import LARGE_TILES, SMALL_TILES
from engine.istanbul.names import (
    FOUNTAIN,
    GEMSTONE_DEALER,
    GOVERNOR,
    GREAT_MOSQUE,
    POLICE_STATION,
    SMALL_MOSQUE,
    SMUGGLER,
)
from engine.istanbul.state import Seat, State


class Option(NamedTuple):
    """One set-up option as the lobby offers it; the first allowed value is the default."""

    name: str
    allowed: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.allowed[0]


OPTIONS: Final = (Option("layout", ("short", "long", "numbered", "random")),)
RUBIES_TO_END: Final = {2: 6, 3: 5, 4: 5, 5: 5}
FIRST_LIRA: Final = 2
ASSISTANTS_WITH_MERCHANT: Final = 4
EXTENSIONS_EACH: Final = 3
MOSQUE_RUBIES: Final = {2: 2, 3: 3, 4: 4, 5: 4}
NEUTRAL_MERCHANTS_OF_TWO: Final = (SMALL_MOSQUE, GREAT_MOSQUE, GEMSTONE_DEALER)


@dataclass(frozen=True, slots=True)
class Setup:
    """The checked options of one game; shared by all its states."""

    options: tuple[tuple[str, str], ...]
    rubies_to_end: int


def check(options: Mapping[str, str], seats: int | None) -> dict[str, str]:
    """All options with defaults filled in. Raises BadOption naming the field and what is allowed."""
    known = {option.name: option for option in OPTIONS}
    for name, value in options.items():
        if name not in known:
            raise BadOption("option", name, sorted(known), code="unknown_option")
        if value not in known[name].allowed:
            raise BadOption(name, value, known[name].allowed)
    if seats is not None and seats not in RUBIES_TO_END:
        raise BadOption("seats", seats, sorted(RUBIES_TO_END), code="seats")
    return {option.name: options.get(option.name, option.default) for option in OPTIONS}


def setup_of(options: Mapping[str, str], seats: int) -> Setup:
    return Setup(tuple(sorted(options.items())), RUBIES_TO_END[seats])


def new_state(options: Mapping[str, str], colours: Sequence[str], dice: Dice) -> State:
    """The bazaar laid out for its first turn; the start player is chosen by chance."""
    count = len(colours)
    state = State(setup_of(options, count), board_of(_grid(options["layout"], dice)), dice)
    state.seats = [Seat(colour, FOUNTAIN, POLICE_STATION) for colour in colours]
    state.start = state.active = dice.below(count)
    state.deck = list(BASE_DECK)
    state.large_market = list(range(len(LARGE_TILES)))
    state.small_market = list(range(len(SMALL_TILES)))
    for pile in (state.deck, state.large_market, state.small_market):
        dice.shuffle(pile)
    state.figures = {figure: sum(dice.roll()) for figure in (GOVERNOR, SMUGGLER)}
    state.extensions = EXTENSIONS_EACH * count
    state.wainwright_rubies = count
    state.mosque_rubies = [MOSQUE_RUBIES[count]] * 2
    if count == 2:
        state.neutral_merchants = list(NEUTRAL_MERCHANTS_OF_TWO)
    for turn in range(count):
        index = (state.start + turn) % count
        state.seats[index].lira = FIRST_LIRA + turn
        state.seats[index].stack = [0] * ASSISTANTS_WITH_MERCHANT
        bonus.draw(state, index)
    state.events.clear()
    return state


def _grid(layout: str, dice: Dice) -> Grid:
    return PRINTED[layout] if layout in PRINTED else random_grid(list(range(1, 17)), 4, dice)
