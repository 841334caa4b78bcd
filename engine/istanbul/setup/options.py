"""Set-up options: the values, which go together, and what they mean for a game (rulebook p. 6, 13, 15, 17)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.core.options import BadOption, Option, check_known

BASE, MOCHA, LETTERS, BAZAAR = "base", "mocha", "letters", "bazaar"
OFF, ON = "off", "on"


OPTIONS: Final = (
    Option("expansion", (BASE, MOCHA, LETTERS, BAZAAR)),
    Option("layout", ("short", "long", "numbered", "first", "random")),
    Option("neutral-assistants", (OFF, ON)),
    Option("caravan-master", (OFF, ON)),
    Option("deck", ("letters", "both")),
    Option("kiosk-letters", ("2", "1")),
)
LAYOUTS: Final = {
    BASE: ("short", "long", "numbered", "random"),
    MOCHA: ("first", "random"),
    LETTERS: ("first", "random"),
    BAZAAR: ("random",),
}
SEATS: Final = (2, 3, 4, 5)
MOST_SEATS_WITH_NEUTRALS: Final = 4
# How many rubies begin the end of the game (rulings 81, 82).
RUBIES_TO_END: Final = {2: 6, 3: 5, 4: 5, 5: 5}
RUBIES_TO_END_WITH_EXPANSION: Final = 6
CARD_SETS: Final = {BASE: ("base",), MOCHA: ("base", "mocha"), BAZAAR: ("base", "mocha", "letters")}


@dataclass(frozen=True, slots=True)
class Setup:
    """The checked options of one game; shared by all its states.

    `mocha`, `letters`: whether that expansion is in the game; `bazaar`: both are. `card_sets`: what the deck is made
    of. `kiosk_letters`: letters the Kiosk brings."""

    options: tuple[tuple[str, str], ...]
    seats: int
    rubies_to_end: int
    mocha: bool
    letters: bool
    bazaar: bool
    neutral_assistants: bool
    caravan_master: bool
    card_sets: tuple[str, ...]
    kiosk_letters: int


def possible(options: Mapping[str, str], seats: int | None) -> dict[str, tuple[str, ...]]:
    """The values each option may have, the default first, given the expansion in `options` and the seats.

    Empty: the option does not belong to that expansion. `seats` None: not known yet."""
    expansion = options.get("expansion", BASE)
    with_letters = expansion in (LETTERS, BAZAAR)
    enough_colours = seats is None or seats <= MOST_SEATS_WITH_NEUTRALS
    return {
        **{option.name: option.allowed for option in OPTIONS},
        "layout": LAYOUTS[expansion],
        "neutral-assistants": (OFF, ON) if enough_colours else (OFF,),
        "deck": ("letters", "both") if expansion == LETTERS else (),
        "kiosk-letters": ("2", "1") if with_letters else (),
    }


def check(options: Mapping[str, str], seats: int | None) -> dict[str, str]:
    """All options of the chosen expansion with defaults filled in.

    Raises BadOption naming the field, the allowed values and why, by its code: unknown_option, bad_option (never
    possible), not_with_expansion, too_many_seats, seats."""
    check_known(options, OPTIONS, seats, SEATS)
    allowed = possible(options, seats)
    for name, value in options.items():
        if value not in allowed[name]:
            code = "too_many_seats" if name == "neutral-assistants" else "not_with_expansion"
            raise BadOption(name, value, allowed[name], code=code)
    return {name: options.get(name, values[0]) for name, values in allowed.items() if values}


def setup_of(options: Mapping[str, str], seats: int) -> Setup:
    """What checked options mean for the game."""
    expansion = options["expansion"]
    rubies = RUBIES_TO_END[seats] if expansion == BASE else RUBIES_TO_END_WITH_EXPANSION
    return Setup(
        options=tuple(sorted(options.items())),
        seats=seats,
        rubies_to_end=rubies,
        mocha=expansion in (MOCHA, BAZAAR),
        letters=expansion in (LETTERS, BAZAAR),
        bazaar=expansion == BAZAAR,
        neutral_assistants=options["neutral-assistants"] == ON,
        caravan_master=options["caravan-master"] == ON,
        card_sets=card_sets(options),
        kiosk_letters=int(options.get("kiosk-letters", "0")),
    )


def card_sets(options: Mapping[str, str]) -> tuple[str, ...]:
    """The sets of which the deck of bonus cards is made."""
    if options["expansion"] == LETTERS:
        return ("letters",) if options["deck"] == "letters" else ("base", "letters")
    return CARD_SETS[options["expansion"]]
