"""The chapters of Marco Polo's rules (/rules): which there are, which entries each tells and draws; and the game in one
minute."""

from collections.abc import Mapping
from typing import Final

from engine.marco_polo.components import board
from engine.marco_polo.components.amounts import CAMEL, COIN
from engine.marco_polo.components.cards import MARKERS, OUTPOSTS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.map import CARD_SPACES
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from words.marco_polo import terms
from words.marco_polo.look_up import BONUS, DRAFTED, ENTRIES
from words.rulebook import Part, minute_told
from words.shapes import Minute
from words.speech import Argument, Words

SPACES: Final = tuple(key for key in ENTRIES if key.startswith("space-"))
PERSONS: Final = tuple(f"character-{name}" for name in CHARACTERS)
FACTS: Final = {
    "rounds": board.ROUNDS,
    "dice": board.DICE_EACH,
    "posts": board.POSTS,
    "camels": board.START_CAMELS,
    "first": board.START_COINS[0],
    "goals": board.GOALS_DEALT,
    "offered": board.GOALS_OFFERED,
    "five": board.FIVE_COINS[COIN],
    "three": board.THREE_COINS[COIN],
    "most": board.MOST_STEPS,
}
PARTS: Final = (
    Part("aim"),
    Part("set-up", drawn=("place-venezia",)),
    Part("round", ("concept-round", "concept-compensation", "concept-start-player", "concept-two-players")),
    Part("turn", ("concept-dice", "concept-occupied", "concept-goods")),
    Part("actions", SPACES, SPACES[:4]),
    Part("bonus", tuple(f"bonus-{name}" for name in BONUS)),
    Part(
        "journey",
        (
            "concept-steps",
            "concept-posts",
            "concept-small-cities",
            "concept-question-mark",
            "concept-large-cities",
            "concept-beijing",
        ),
        ("place-beijing", "place-moscow"),
    ),
    Part(
        "bonuses",
        (*(f"marker-{letter}" for letter in MARKERS), *(f"outpost-{tile}" for tile in OUTPOSTS)),
        ("marker-A", "outpost-OB01"),
        named=False,
    ),
    Part("contracts", ("concept-contracts",), ("contract-S01", "contract-K01", "contract-K02")),
    Part("city-cards", tuple(f"card-{card}" for card in CITY_CARDS), ("card-CC01", "card-CC02"), named=False),
    Part("goals", ("concept-goals",), ("goal-G01", "goal-G02")),
    Part("characters", PERSONS, PERSONS[:4]),
    Part("draft", ("concept-draft",), only_with=DRAFTED),
    Part("end", ("concept-end",)),
)


MOST_CARDS: Final = max(set(CARD_SPACES), key=CARD_SPACES.count)
"""The large city with several city cards; all others have one (ruling 9.6)."""


def chapter_facts(words: Words) -> Mapping[str, Argument]:
    return {
        **FACTS,
        "city": terms.place(words, MOST_CARDS),
        "cards": CARD_SPACES.count(MOST_CARDS),
        "black_die": board.BLACK_DIE_PRICE.at(words.version)[CAMEL],
    }


def minute(words: Words, options: Mapping[str, str], seats: int | None) -> Minute:
    return minute_told(words, board.ROUNDS, rounds=board.ROUNDS, dice=board.DICE_EACH, coins=board.COINS_PER_VP)
