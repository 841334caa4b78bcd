"""Options of Istanbul in the lobby: expansion, layout, neutral assistants, caravan master and so on, which go together;
how many players, how many rubies end the game (rulebook p. 6, 13, 15, 17)."""

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
# The number of rubies that begins the end of the game (rulings 81, 82).
RUBIES_TO_END: Final = {2: 6, 3: 5, 4: 5, 5: 5}
RUBIES_TO_END_WITH_EXPANSION: Final = 6
CARD_SETS: Final = {BASE: ("base",), MOCHA: ("base", "mocha"), BAZAAR: ("base", "mocha", "letters")}


@dataclass(frozen=True, slots=True)
class Setup:
    """The checked options of one game; shared by all its states.

    `mocha`, `letters`: that expansion is in the game; both are in the Grand Bazaar. `card_sets`: of the deck.
    `kiosk_letters`: the letters from the Kiosk."""

    options: tuple[tuple[str, str], ...]
    rubies_to_end: int
    mocha: bool
    letters: bool
    neutral_assistants: bool
    caravan_master: bool
    card_sets: tuple[str, ...]
    kiosk_letters: int


def possible(options: Mapping[str, str], seats: int | None) -> dict[str, tuple[str, ...]]:
    """The values each option may have, the default first, given the expansion in `options` and the seats.

    Empty: the option does not belong to that expansion. `seats` None: not known yet."""
    expansion = options.get("expansion", BASE)
    allowed = {option.name: option.allowed for option in OPTIONS}
    return {
        **allowed,
        "layout": LAYOUTS[expansion],
        "neutral-assistants": (OFF, ON) if seats is None or seats <= MOST_SEATS_WITH_NEUTRALS else (OFF,),
        "deck": allowed["deck"] if expansion == LETTERS else (),
        "kiosk-letters": allowed["kiosk-letters"] if expansion in (LETTERS, BAZAAR) else (),
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
    """The set-up that follows from checked options."""
    expansion = options["expansion"]
    return Setup(
        options=tuple(sorted(options.items())),
        rubies_to_end=RUBIES_TO_END[seats] if expansion == BASE else RUBIES_TO_END_WITH_EXPANSION,
        mocha=expansion in (MOCHA, BAZAAR),
        letters=expansion in (LETTERS, BAZAAR),
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
