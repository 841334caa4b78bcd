"""Istanbul in one minute."""

from collections.abc import Mapping
from typing import Final

from engine.istanbul import letters, payment
from engine.istanbul.options import (
    BASE,
    BAZAAR,
    LETTERS,
    MOCHA,
    RUBIES_TO_END,
    RUBIES_TO_END_WITH_EXPANSION,
    SEATS,
)
from engine.istanbul.places import rubies
from words import minute as shared
from words.shapes import Minute
from words.speech import Words

EXPANSIONS: Final[dict[str, tuple[str, ...]]] = {
    BASE: (),
    MOCHA: (MOCHA,),
    LETTERS: (LETTERS,),
    BAZAAR: (MOCHA, LETTERS),
}
"""Those in play, by the option of that name."""


def minute(words: Words, options: Mapping[str, str], seats: int | None) -> Minute:
    expansion = options["expansion"]
    goal = RUBIES_TO_END[seats or max(SEATS)] if expansion == BASE else RUBIES_TO_END_WITH_EXPANSION
    if expansion == BASE and seats is None:
        counted = words.say("minute-goal.open", rubies=goal, two=RUBIES_TO_END[2])
    else:
        counted = words.say("minute-goal", rubies=goal)
    return shared.told(
        words,
        goal,
        EXPANSIONS[expansion],
        goal=counted,
        fee=payment.MERCHANT_FEE,
        one=letters.SEALED,
        two=letters.DELIVERED,
        society=rubies.SEALS_FOR_RUBY,
    )
