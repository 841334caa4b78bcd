"""The rules look-up: what can be looked up, and the text of each entry."""

from typing import Final

from engine.marco_polo.components import board
from engine.marco_polo.components.amounts import COIN, VP
from engine.marco_polo.components.board import BEIJING_VP
from engine.marco_polo.components.cards import CONTRACTS, GOALS, LETTERED, MARKERS, OUTPOSTS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.map import CARD_SPACES, PLACES
from engine.marco_polo.setup import OPTIONS
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from words.marco_polo import amounts, setup, terms
from words.marco_polo.board import roads
from words.marco_polo.components import cards, pieces, spaces
from words.options import option_entry
from words.rulebook import Entry, more_of, silent
from words.speech import Words

CITY_CARD: Final = "card"

CONCEPTS: Final = (
    "turn", "goods", "dice", "occupied", "round", "start-player", "compensation", "posts", "large-cities",
    "small-cities", "question-mark", "beijing", "contracts", "goals", "draft", "two-players", "end", "signs",
)  # fmt: skip
ACTIONS: Final = (*(space for space in board.SPACES if space != board.PURSE), CITY_CARD)


DRAFTED: Final = (("characters", "drafted"),)


def _concept(name: str) -> Entry:
    return Entry(
        "concepts",
        lambda words: words.say(f"concept-{name}"),
        lambda words: words.say(f"concept-{name}.rule", **amounts.CONCEPTS.get(name, {})),
        only_with=DRAFTED if name == "draft" else (),
        more=lambda words: more_of(words, f"concept-{name}", amounts.CONCEPTS.get(name, {})),
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
            words.say("rule-column", number=number, things=terms.reward(words, one))
            for number, one in enumerate(board.BAZAAR[notation], 1)
        ]
        return words.say("rule-space-line", dice=board.DICE_OF_LINE[notation], columns=words.series(columns))
    fees = words.listed(board.TRAVEL_FEES[1:])
    things = terms.reward(words, board.KHANS_FAVOUR)
    facts: dict[str, int | str] = {"coins": board.FIVE_COINS[COIN], "places": board.KHAN_PLACES, "things": things}
    if notation == board.TRAVEL:
        facts |= {"most": board.MOST_STEPS, "fees": fees}
    if notation == board.CONTRACTS_SPACE:
        facts |= amounts.CONTRACTS_SPACE
    return words.say(f"rule-space-{notation}", **facts)


def _bonus(name: str) -> Entry:
    return Entry(
        "bonus",
        lambda words: words.say(f"bonus-{name}"),
        lambda words: words.say(f"bonus-{name}.rule", **amounts.BONUS[name]),
    )


def _place(name: str) -> Entry:
    def text(words: Words) -> str:
        points = words.listed(BEIJING_VP)
        kind = PLACES[name].kind
        facts: dict[str, int | str] = {"roads": roads(words, name), "cards": CARD_SPACES.count(name), "points": points}
        return words.say(f"rule-place-{kind}", **facts)

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
    "one_way": "rule-card-uses",
    "two_way": "rule-card-uses",
    "steps": "rule-card-step",
    "own_city": "rule-card-own-city",
    "by_die": "rule-card-once",
}


def _card(name: str) -> Entry:
    def text(words: Words) -> str:
        uses = words.say(KINDS.get(CITY_CARDS[name].kind, "rule-card-counted"))
        return words.say("rule-card-text", card=terms.card(words, name), uses=uses)

    return Entry("cards", lambda words: words.say("title-card", card=terms.card(words, name)), text)


def _contract(name: str) -> Entry:
    def text(words: Words) -> str:
        message = "rule-contract-starting" if CONTRACTS[name].starting else "rule-contract"
        facts = {"cost": terms.contract_cost(words, name), "reward": terms.contract_reward(words, name)}
        return words.say(message, **facts)

    return Entry("contracts", lambda words: words.say("title-contract", contract=terms.contract(words, name)), text)


def _goal(name: str) -> Entry:
    def text(words: Words) -> str:
        one, other = (terms.place(words, city) for city in GOALS[name].cities)
        return words.say("rule-goal", points=terms.amount(words, VP, GOALS[name].vp), one=one, other=other)

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
    **{f"bonus-{name}": _bonus(name) for name in amounts.BONUS},
    **{f"place-{name}": _place(name) for name in PLACES},
    **{f"character-{name}": _character(name) for name in CHARACTERS},
    **{f"marker-{letter}": _marker(letter) for letter in MARKERS},
    **{f"outpost-{tile}": _outpost(tile) for tile in OUTPOSTS},
    **{f"goal-{name}": _goal(name) for name in GOALS},
    **{f"card-{name}": _card(name) for name in CITY_CARDS},
    **{f"contract-{name}": _contract(name) for name in CONTRACTS},
    **{f"option-{option.name}": option_entry(option, setup.option_help, setup.SOURCES) for option in OPTIONS},
}
EXAMPLES: Final = {**spaces.SPACES, **cards.CARDS, **pieces.PIECES}
ENTRIES: Final = {key: entry._replace(example=EXAMPLES.get(key, silent)) for key, entry in _ENTRIES.items()}
