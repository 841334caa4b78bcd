"""What places, characters and the terms of the rules mean for the reader now."""

from typing import Final

from engine.marco_polo.components.amounts import CAMEL, COIN
from engine.marco_polo.components.board import BEIJING_VP, MOST_CONTRACTS, ROUNDS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.reach import reach
from words.marco_polo import terms
from words.marco_polo.board import hourglass
from words.marco_polo.components.reader import Example, Reader, dice, points


def _place(name: str) -> Example:
    """Who has built there, and what the journey there would cost."""
    return lambda to: to.words.sentences([_posts_at(to, name), _way_to(to, name)])


def _posts_at(to: Reader, name: str) -> str:
    owners = [terms.colour(to.words, seat.colour) for seat in to.view.seats if name in seat.posts]
    return to.say("example-posts-at", who=to.words.listed(owners)) if owners else ""


def _way_to(to: Reader, name: str) -> str:
    if name in to.mine.figures:
        return to.say("example-here")
    journey = reach(to.view, to.view.seat or 0).journeys.get(name)
    if journey is None:
        return to.say("example-no-way") if to.view.stage == "turn" else ""
    cost = terms.amounts(to.words, [journey.coins, journey.camels, 0, 0, 0, 0])
    return to.say("example-way", count=len(journey.path) - 1, cost=cost)


def _character(name: str) -> Example:
    def told(to: Reader) -> str:
        if to.mine.character == name:
            return to.say("example-own-character")
        whose = [terms.colour(to.words, seat.colour) for seat in to.view.seats if seat.character == name]
        return to.say("example-character", who=whose[0]) if whose else ""

    return told


def _posts(to: Reader) -> str:
    return to.say("example-posts", placed=len(to.mine.posts), left=to.mine.posts_left)


def _large_cities(to: Reader) -> str:
    cities = dict.fromkeys(city for city, _ in to.view.cards if city in to.mine.posts)
    return to.say("example-card-cities", count=len(cities), places=terms.places(to.words, [*cities]))


def _small_cities(to: Reader) -> str:
    rewards = [terms.marker(to.words, letter) for city, letter in to.view.markers if city in to.mine.posts]
    return to.say("example-markers", things=to.words.series(rewards)) if rewards else to.say("example-no-markers")


def _beijing(to: Reader) -> str:
    free = [vp for vp, seat in zip(BEIJING_VP, to.view.beijing, strict=True) if seat < 0]
    return to.say("example-beijing", points=points(to, free[0])) if free else to.say("example-beijing-full")


def _contracts(to: Reader) -> str:
    return to.say("example-active", count=len(to.mine.contracts), most=MOST_CONTRACTS)


def _goals(to: Reader) -> str:
    goals = to.words.series(terms.goal(to.words, goal) for goal in to.view.goals)
    return to.say("example-goals", goals=goals) if goals else to.say("example-no-goals")


def _round(to: Reader) -> str:
    return to.say("example-round", round=to.view.round, rounds=ROUNDS) if to.view.round else ""


def _end(to: Reader) -> str:
    if not to.view.estimate:
        return ""
    return to.say("example-estimate", points=points(to, sum(vp for _, vp in to.view.estimate)))


def _goods(to: Reader) -> str:
    have = to.mine.have
    goods = terms.stock(to.words, have)
    camels, coins = (terms.amount(to.words, kind, have[kind]) for kind in (CAMEL, COIN))
    return to.say("example-goods", goods=goods, camels=camels, coins=coins)


PIECES: Final[dict[str, Example]] = {
    **{f"place-{name}": _place(name) for name in PLACES},
    **{f"character-{name}": _character(name) for name in CHARACTERS},
    "concept-posts": _posts,
    "concept-large-cities": _large_cities,
    "concept-small-cities": _small_cities,
    "concept-question-mark": _small_cities,
    "concept-beijing": _beijing,
    "concept-contracts": _contracts,
    "concept-goals": _goals,
    "concept-compensation": dice,
    "concept-start-player": lambda to: hourglass(to.words, to.view),
    "concept-round": _round,
    "concept-end": _end,
    "concept-goods": _goods,
}
"""By the key of the entry."""
