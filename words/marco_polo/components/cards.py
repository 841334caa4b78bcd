"""What contracts, goal cards, city cards and bonuses ask of the reader now."""

from typing import Final

from engine.marco_polo.components.cards import CONTRACTS, GOALS, MARKERS, OUTPOSTS
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from words.marco_polo import terms
from words.marco_polo.components.reader import Example, Reader, lacking, post_in


def _contract(name: str) -> Example:
    """What is missing for it, and where it lies while nobody has it."""

    def told(to: Reader) -> str:
        where = to.say("example-on-space", space=to.view.row.index(name) + 1) if name in to.view.row else ""
        return to.words.sentences([lacking(to, CONTRACTS[name].cost), where])

    return told


def _goal(name: str) -> Example:
    def told(to: Reader) -> str:
        missing = [terms.place(to.words, city) for city in GOALS[name].cities if city not in to.mine.posts]
        return to.say("example-goal", places=to.words.listed(missing)) if missing else to.say("example-goal-done")

    return told


def _city_card(name: str) -> Example:
    """Whether the reader may use it, and what one use asks for."""

    def told(to: Reader) -> str:
        cities = [city for city, card in to.view.cards if card == name]
        trade = CITY_CARDS[name].trades[:1]
        costs = [lacking(to, trade[0].cost)] if trade and any(trade[0].cost) else []
        return to.words.sentences([*(post_in(to, city) for city in cities[:1]), *costs])

    return told


def _marker(letter: str) -> Example:
    def told(to: Reader) -> str:
        cities = [city for city, one in to.view.markers if one == letter]
        return to.words.sentences(post_in(to, city) for city in cities)

    return told


def _outpost(tile: str) -> Example:
    def told(to: Reader) -> str:
        cities = [terms.place(to.words, city) for city, one in to.view.outposts if one == tile]
        return to.say("example-outpost", places=to.words.listed(cities)) if cities else to.say("example-outpost-gone")

    return told


CARDS: Final[dict[str, Example]] = {
    **{f"contract-{name}": _contract(name) for name in CONTRACTS},
    **{f"goal-{name}": _goal(name) for name in GOALS},
    **{f"card-{name}": _city_card(name) for name in CITY_CARDS},
    **{f"marker-{letter}": _marker(letter) for letter in MARKERS},
    **{f"outpost-{tile}": _outpost(tile) for tile in OUTPOSTS},
}
"""By the key of the entry."""
