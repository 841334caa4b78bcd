"""The entries of the rules look-up of Marco Polo: texts, which figures they name, set-up options and their sources;
which options are the beginner's and the expert's game."""

from collections.abc import Callable
from typing import Final

from engine.marco_polo.components import board
from engine.marco_polo.components.amounts import CAMEL, COIN, VP
from engine.marco_polo.components.cards import CONTRACTS, DISTINCT_CITIES_VP, GOALS, LETTERED, MARKERS, OUTPOSTS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.map import CARD_SPACES, PLACES
from engine.marco_polo.setup import OPTIONS
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from words.marco_polo import terms
from words.marco_polo.board import roads
from words.marco_polo.components import EXAMPLES
from words.options import Source, option_entry
from words.rulebook import Entry, more_of, silent
from words.speech import Words

Figures = dict[str, int]

_FIVE, _SIX = board.WITH_CONTRACT.values()
_MILESTONES: Final = list(board.MILESTONES.items())
_BEIJING: Final = dict(zip(("first", "second", "third", "fourth"), board.BEIJING_VP, strict=True))
_CITIES: Final = dict(zip(("one", "two", "three", "four"), DISTINCT_CITIES_VP[1:], strict=True))

FACTS: Final[dict[str, Figures]] = {
    "dice": {"dice": board.DICE_EACH},
    "occupied": {"coins": board.THREE_COINS[COIN]},
    "round": {"rounds": board.ROUNDS, "row": board.ROW},
    "compensation": {"fair": board.FAIR_ROLL},
    "posts": {
        "first": _MILESTONES[0][0],
        "five": _MILESTONES[0][1],
        "second": _MILESTONES[1][0],
        "ten": _MILESTONES[1][1],
    },
    "beijing": {**_BEIJING, "goods": board.GOODS_PER_VP},
    "contracts": {"most": board.MOST_ACTIVE_CONTRACTS},
    "goals": _CITIES,
    "two-players": {
        "coins": board.FIVE_COINS[COIN],
        "coins2": board.NEUTRAL_COINS_DICE[2],
        **{f"khan{seats}": board.NEUTRAL_KHAN_DICE[seats] for seats in (2, 3)},
        **{f"black{seats}": dice for seats, dice in board.BLACK_DICE.items()},
    },
    "end": {"rounds": board.ROUNDS, "coins": board.COINS_PER_VP, "contracts": board.MOST_CONTRACTS_VP},
}
BONUS: Final[dict[str, Callable[[int], Figures]]] = {
    "purse": lambda version: {"coins": board.THREE_COINS[COIN]},
    "reroll": lambda version: {"camels": board.REROLL_PRICE.at(version)[CAMEL]},
    "adjust": lambda version: {"camels": board.ADJUST_PRICE.at(version)[CAMEL]},
    "black": lambda version: {"camels": board.BLACK_DIE_PRICE.at(version)[CAMEL]},
    "complete": lambda version: {"points": board.MOST_CONTRACTS_VP},
}
"""The figures that the rule of a bonus action names, by the version of the rules."""
CONTRACTS_FACTS: Final[Figures] = {"most": board.MOST_TAKEN_CONTRACTS, "five": _FIVE, "six": _SIX}

# ---------------------------------------------------------------------- set-up options

SOURCES: Final = {
    "city-bonuses": Source(rulings=("10.4", "12.1")),
    "characters": Source(rulings=("10.4", "12.1")),
    "goals": Source(rulings=("10.4", "12.1")),
    "city-card": Source(rulings=("3.9", "10.1")),
    "question-mark": Source(rulings=("4.2", "10.2")),
    "two-way-cards": Source(rulings=("5.4", "10.3")),
}

EXPERT_PARTS: Final = ("city-bonuses", "characters", "goals")
LEVELS: Final = {
    level: {option.name: option.allowed[place] for option in OPTIONS if option.name in EXPERT_PARTS}
    for place, level in enumerate(("beginner", "expert"))
}
"""A first game, and all three parts of the expert variant."""


def option_help(words: Words, field: str, value: str) -> str:
    names = words.commas(words.say(f"character-{name}.short") for name in board.BEGINNERS)
    dealt, offered = board.GOALS_DEALT, board.GOALS_OFFERED
    return words.say(f"option-{field}-{value}.help", names=names, dealt=dealt, offered=offered)


# ---------------------------------------------------------------------- entries

CITY_CARD: Final = "card"

CONCEPTS: Final = (
    "turn",
    "goods",
    "dice",
    "occupied",
    "round",
    "start-player",
    "compensation",
    "steps",
    "posts",
    "large-cities",
    "small-cities",
    "question-mark",
    "beijing",
    "contracts",
    "goals",
    "draft",
    "two-players",
    "end",
    "signs",
)
ACTIONS: Final = (*(space for space in board.SPACES if space != board.PURSE), CITY_CARD)
DRAFTED: Final = (("characters", "drafted"),)


def _concept(name: str) -> Entry:
    return Entry(
        "concepts",
        lambda words: words.say(f"concept-{name}"),
        lambda words: words.say(f"concept-{name}.rule", **FACTS.get(name, {})),
        only_with=DRAFTED if name == "draft" else (),
        more=lambda words: more_of(words, f"concept-{name}", FACTS.get(name, {})),
    )


def _space(notation: str) -> Entry:
    def title(words: Words) -> str:
        return words.say("rule-space-card-title") if notation == CITY_CARD else terms.space(words, notation)

    return Entry(
        "spaces",
        title,
        lambda words: _space_rule(words, notation),
        more=lambda words: more_of(words, f"rule-space-{notation.partition(' ')[0]}", {}),
    )


def _space_rule(words: Words, notation: str) -> str:
    if notation in board.BAZAAR:
        columns = [
            words.say("rule-column", number=number, things=terms.reward(words, gain))
            for number, gain in enumerate(board.BAZAAR[notation], 1)
        ]
        return words.say("rule-space-line", dice=board.DICE_OF_LINE[notation], columns=words.series(columns))
    facts: dict[str, dict[str, int | str]] = {
        board.COINS: {"coins": board.FIVE_COINS[COIN]},
        board.KHAN: {"places": board.KHAN_PLACES, "things": terms.reward(words, board.KHANS_FAVOUR)},
        board.TRAVEL: {
            "steps": words.either(range(1, board.MOST_STEPS + 1)),
            "fees": words.either(board.TRAVEL_FEES[1:]),
        },
        board.CONTRACTS_SPACE: {**CONTRACTS_FACTS},
    }
    return words.say(f"rule-space-{notation}", **facts.get(notation, {}))


def _bonus(name: str) -> Entry:
    return Entry(
        "bonus",
        lambda words: words.say(f"bonus-{name}"),
        lambda words: words.say(f"bonus-{name}.rule", **BONUS[name](words.version)),
    )


def _place(name: str) -> Entry:
    def text(words: Words) -> str:
        return words.say(
            f"rule-place-{PLACES[name].kind}",
            roads=roads(words, name),
            cards=CARD_SPACES.count(name),
            points=words.listed(board.BEIJING_VP),
        )

    return Entry("places", lambda words: terms.place(words, name), text)


def _character(name: str) -> Entry:
    return Entry(
        "characters",
        lambda words: terms.character(words, name),
        lambda words: words.say(f"rule-character-{name}", **terms.character_figures(words, name)),
        only_with=() if name in board.BEGINNERS else DRAFTED,
        more=lambda words: more_of(words, f"rule-character-{name}", terms.character_figures(words, name)),
    )


KINDS: Final = {
    "exchange": "rule-card-uses",
    "one_way": "rule-card-one-way",
    "two_way": "rule-card-two-way",
    "steps": "rule-card-step",
    "own_city": "rule-card-own-city",
    "by_die": "rule-card-once",
    "per_die": "rule-card-once",
    "per_contract": "rule-card-contracts",
    "per_post": "rule-card-posts",
}


def _card(name: str) -> Entry:
    def text(words: Words) -> str:
        uses = words.say(KINDS[CITY_CARDS[name].kind])
        return words.say("rule-card-text", uses=uses)

    def more(words: Words) -> str:
        costs_points = any(trade.cost[VP] for trade in CITY_CARDS[name].trades)
        return words.say("rule-card-below-zero") if costs_points else ""

    return Entry("cards", lambda words: words.say("title-card", card=terms.card(words, name)), text, more=more)


def _contract(name: str) -> Entry:
    def text(words: Words) -> str:
        message = "rule-contract-starting" if CONTRACTS[name].starting else "rule-contract"
        return words.say(message, cost=terms.contract_cost(words, name), reward=terms.contract_reward(words, name))

    return Entry("contracts", lambda words: words.say("title-contract", contract=terms.contract(words, name)), text)


def _goal(name: str) -> Entry:
    def text(words: Words) -> str:
        first, second = (terms.place(words, city) for city in GOALS[name].cities)
        return words.say("rule-goal", points=terms.amount(words, VP, GOALS[name].vp), one=first, other=second)

    return Entry("goals", lambda words: terms.pair(words, name), text)


def _outpost(tile: str) -> Entry:
    return Entry(
        "outposts",
        lambda words: words.say("title-outpost", things=terms.outpost(words, tile)),
        lambda words: words.say("rule-outpost", things=terms.outpost(words, tile)),
    )


def _marker(letter: str) -> Entry:
    city = next(city for city, its in LETTERED.items() if its == letter)
    return Entry(
        "markers",
        lambda words: words.say("title-marker", things=terms.marker(words, letter)),
        lambda words: words.say("rule-marker", things=terms.marker(words, letter), city=terms.place(words, city)),
    )


_ENTRIES: Final[dict[str, Entry]] = {
    **{f"concept-{name}": _concept(name) for name in CONCEPTS},
    **{f"space-{name.replace(' ', '-')}": _space(name) for name in ACTIONS},
    **{f"bonus-{name}": _bonus(name) for name in BONUS},
    **{f"place-{name}": _place(name) for name in PLACES},
    **{f"character-{name}": _character(name) for name in CHARACTERS},
    **{f"marker-{letter}": _marker(letter) for letter in MARKERS},
    **{f"outpost-{tile}": _outpost(tile) for tile in OUTPOSTS},
    **{f"goal-{name}": _goal(name) for name in GOALS},
    **{f"card-{name}": _card(name) for name in CITY_CARDS},
    **{f"contract-{name}": _contract(name) for name in CONTRACTS},
    **{f"option-{option.name}": option_entry(option, option_help, SOURCES) for option in OPTIONS},
}
ENTRIES: Final = {key: entry._replace(example=EXAMPLES.get(key, silent)) for key, entry in _ENTRIES.items()}
