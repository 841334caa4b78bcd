"""What may be given of a position of The Voyages of Marco Polo, with the bounds that hold in every game of it."""

from typing import Annotated, Final

from pydantic import Field

from engine.core.rules import LASTING_VERSION
from engine.marco_polo.components.amounts import KINDS
from engine.marco_polo.components.board import BEIJING_VP, BLACK_DICE, COLOURS, ROUND_PILE, ROUNDS, ROW, SPACES
from engine.marco_polo.components.cards import CONTRACTS, GOALS, MARKERS, OUTPOSTS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.map import CARD_SPACES, CITIES, LARGE_CITIES, PLACES, SMALL_CITIES
from engine.marco_polo.notation import DIE_NUMBERS
from engine.marco_polo.rules import MARCO_POLO
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from tests.scenarios.format import different, form, keys, number, one_of

ALL_SPACES: Final = (*SPACES, *CITY_CARDS)
MOST_LOST: Final = 10  # points may be paid with, below zero too
OWNERS: Final = (*COLOURS, "neutral")

Colour = one_of("colour", COLOURS)
Contract = one_of("contract", CONTRACTS)
Goal = one_of("goal card", GOALS)
CityCard = one_of("city card", CITY_CARDS)
Place = one_of("place", PLACES)
City = one_of("city", sorted(CITIES))
Dice = form(lambda dice: all(word in DIE_NUMBERS for word in str(dice).split()), "should be dice such as 1 3 b5 w6")
Placement = form(
    lambda words: (
        isinstance(words, str)
        and words.partition(" ")[0] in OWNERS
        and all(word in DIE_NUMBERS for word in words.split()[1:])
    ),
    f"should be one of {', '.join(OWNERS)} and its dice: green 5 3",
)
Amounts = keys("Amounts", {kind: number(-MOST_LOST if kind == "vp" else 0) for kind in KINDS})
OnSpaces = form(lambda there: isinstance(there, str | list), "should be a city card, or a list of them")
Seat = keys(
    "Seat",
    {
        "character": one_of("character", CHARACTERS),
        "have": Amounts,
        "dice": Dice,
        "figures": Annotated[list[Place], Field(max_length=2)],
        "posts": different(City),
        "contracts": Annotated[list[Contract], Field(max_length=2)],
        "done": list[Contract],
        "goals": Annotated[list[Goal], Field(min_length=2, max_length=2)],
    },
)
Given = keys(
    "Given",
    {
        "new": bool,
        "seats": number(min(BLACK_DICE), max(BLACK_DICE)),
        "options": dict[str, str],
        "version": number(LASTING_VERSION, MARCO_POLO.version),
        "round": number(1, ROUNDS),
        "stage": one_of("stage", ("bonuses", "roll", "turn")),
        "active": Colour,
        "start": Colour,
        "hourglass": Colour,
        "black": number(0, max(BLACK_DICE.values())),
        "markers": keys("Markers", dict.fromkeys(SMALL_CITIES, one_of("marker", MARKERS))),
        "cards": keys("Cards", dict.fromkeys(CARD_SPACES, OnSpaces)),
        "outposts": keys("Outposts", dict.fromkeys(LARGE_CITIES, one_of("outpost bonus", OUTPOSTS))),
        "row": Annotated[list[Contract], Field(max_length=ROW)],
        "special": list[Contract],
        "piles": Annotated[list[Annotated[list[Contract], Field(max_length=ROUND_PILE)]], Field(max_length=ROUNDS - 1)],
        "placed": keys("Placed", dict.fromkeys(ALL_SPACES, list[Placement])),
        "beijing": Annotated[list[Colour | None], Field(max_length=len(BEIJING_VP))],
        "fresh": different(City),
        **dict.fromkeys(COLOURS, Seat),
    },
)
