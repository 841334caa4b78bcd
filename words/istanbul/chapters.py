"""The chapters of Istanbul's rules (/rules): which there are, which entries each tells and draws, with which expansion;
and the game in one minute."""

from collections.abc import Mapping
from typing import Final

from engine.core.figures import Figures
from engine.istanbul import letters, state
from engine.istanbul.cards.table import SETS
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.names import COFFEE_TRADER, COURIER, GOODS, GOVERNOR, SMUGGLER, TAVERN_TILES
from engine.istanbul.places import auction_house, markets, roasting_plant, rubies
from engine.istanbul.places.prices import ANY_GOOD, PALACE_TRACK
from engine.istanbul.setup import start
from engine.istanbul.setup.options import (
    BASE,
    BAZAAR,
    LETTERS,
    MOCHA,
    ON,
    RUBIES_TO_END,
    RUBIES_TO_END_WITH_EXPANSION,
    SEATS,
)
from engine.istanbul.turn import encounters, neutral_figures, payment
from words.istanbul.look_up import CARDS_ONLY_WITH, WITH_LETTERS, WITH_MOCHA
from words.rulebook import Part, minute_told
from words.shapes import Minute
from words.speech import Argument, Words

FACTS: Final = Figures(
    two=RUBIES_TO_END[2],
    more=RUBIES_TO_END[3],
    expansion=RUBIES_TO_END_WITH_EXPANSION,
    assistants=start.ASSISTANTS_WITH_MERCHANT,
    lira=start.FIRST_LIRA,
    fee=payment.MERCHANT_FEE,
    figure=neutral_figures.FIGURE_FEE,
    room=state.FIRST_CAPACITY,
    reward=encounters.REWARD_LIRA,
    sale=markets.SMALL_PAYS[4],
    roasted=roasting_plant.COFFEE,
    roast=roasting_plant.LIRA,
    sealed=letters.SEALED,
    delivered=letters.DELIVERED,
    seals=rubies.SEALS_FOR_RUBY,
    society=rubies.LIRA_WITH_RUBY[0],
    auctioned=auction_house.CARDS,
)
"""The figures that chapters and lessons name."""


def _places(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"place-{number}" for number in range(first, last + 1))


def _cards(name: str) -> tuple[str, ...]:
    return tuple(f"card-{card.face}" for card in SETS[name])


BASE_TOLD: Final = (
    Part("aim"),
    Part("set-up", drawn=("place-7", "place-12")),
    Part("turn", ("concept-assistants", "concept-merchants"), ("place-7",)),
    Part("goods", ("concept-wheelbarrow", *_places(1, 7)), _places(1, 4)),
    Part("lira", ("concept-lira", *_places(8, 12)), _places(8, 11)),
    Part("rubies", ("concept-rubies", *_places(13, 16)), _places(13, 16)),
    Part("mosque-tiles", tuple(f"tile-{good}" for good in GOODS), tuple(f"tile-{good}" for good in GOODS)),
    Part("encounters", ("concept-family", f"figure-{GOVERNOR}", f"figure-{SMUGGLER}")),
    Part("cards", ("concept-cards", *_cards("base")), _cards("base")[:4], CARDS_ONLY_WITH["base"]),
    Part("end", ("concept-end",)),
    Part("fewer", ("concept-two-players",)),
)
MOCHA_TOLD: Final = (
    Part("coffee", ("concept-coffee", *_places(17, 20), f"figure-{COFFEE_TRADER}"), _places(17, 20)),
    Part("tavern", (*(f"tavern-{name}" for name in TAVERN_TILES), "baksheesh", "barrier"), ("place-19",)),
    Part("guild", ("concept-guild-cards", *(f"guild-{number}" for number in GUILD_CARDS)), ("guild-1", "guild-2")),
    Part("mocha-cards", _cards("mocha"), _cards("mocha")[:4]),
)
LETTERS_TOLD: Final = (
    Part(
        "letters",
        ("concept-letters", *_places(21, 25), f"figure-{COURIER}", "concept-companion", "concept-extra-turn"),
        _places(21, 24),
    ),
    Part(
        "kiosk",
        tuple(f"kiosk-{number}" for number in KIOSK_TILES),
        ("kiosk-1", "kiosk-2", "kiosk-3", "kiosk-4"),
        ruled=False,
    ),
    Part("letters-cards", _cards("letters"), _cards("letters")[:4]),
)
VARIANTS: Final = (("neutral-assistants", ON), ("caravan-master", ON))
PARTS: Final = (
    *BASE_TOLD,
    *(part._replace(only_with=WITH_MOCHA) for part in MOCHA_TOLD),
    *(part._replace(only_with=WITH_LETTERS) for part in LETTERS_TOLD),
    Part("variants", ("concept-neutral-assistants", "concept-caravan-master"), only_with=VARIANTS),
)


def chapter_facts(words: Words) -> Mapping[str, Argument]:
    palace = words.commas(words.say("good-any" if good == ANY_GOOD else f"good-{GOODS[good]}") for good in PALACE_TRACK)
    return {**FACTS.at(words.version), "palace": palace}


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
    is_open = expansion == BASE and seats is None
    return minute_told(
        words,
        goal,
        EXPANSIONS[expansion],
        goal=words.say("minute-goal.open" if is_open else "minute-goal", rubies=goal, two=RUBIES_TO_END[2]),
        fee=payment.MERCHANT_FEE,
        one=letters.SEALED,
        two=letters.DELIVERED,
        society=rubies.SEALS_FOR_RUBY,
    )
