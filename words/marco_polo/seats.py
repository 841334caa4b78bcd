"""What each player of Marco Polo has, in sentences: coins, camels, goods, dice, posts; one's own contracts and goal
cards; contracts still to come; fields for /table correct."""

from engine.marco_polo.components.amounts import VP
from engine.marco_polo.components.board import GOALS_DEALT
from engine.marco_polo.components.cards import DISTINCT_CITIES_VP, GOALS
from engine.marco_polo.corrections import FIGURES
from engine.marco_polo.state import State
from engine.marco_polo.view import SeatView, View
from words.facts import called, colour_of
from words.marco_polo import terms
from words.marco_polo.events import line
from words.shapes import Names
from words.speech import Words


def own(words: Words, view: View, seat: int) -> list[str]:
    """The belongings of the reader's own seat, with its contracts and goal cards."""
    mine = view.seats[seat]
    contracts = [words.say("alt-own-contract", contract=terms.contract(words, name)) for name in mine.contracts]
    goals = [words.say("state-goals", goals=terms.goals(words, view.goals))] if view.goals else []
    return [words.say("alt-own", told=words.commas(has(words, mine))), *contracts, *goals]


def goods(words: Words, view: View, seat: int, names: Names) -> str:
    owner = view.seats[seat]
    parts = [terms.character(words, owner.character), *has(words, owner)]
    return words.say("alt-seat", name=called(words, view, seat, names), told=words.commas(parts))


def has(words: Words, seat: SeatView) -> list[str]:
    """Coins, camels and goods, points, dice still to be placed."""
    parts = [terms.amounts(words, seat.have[:VP])] if any(seat.have[:VP]) else []
    parts.append(terms.amount(words, VP, seat.have[VP]))
    if seat.dice:
        dice = terms.dice(words, seat.dice)
        set_already = any(die % 10 for die in seat.dice)
        parts.append(words.say("seat-dice", dice=dice, count=len(seat.dice)) if set_already else dice)
    return parts


def belongings(words: Words, view: View, seat: int) -> str:
    """Contracts and trading posts, by colour, which another sentence puts beside the name."""
    owner = view.seats[seat]
    contracts = words.series(terms.contract(words, contract) for contract in owner.contracts)
    parts = [
        words.say("seat-contracts", contracts=contracts) if contracts else words.say("seat-no-contracts"),
        words.say("seat-done", count=len(owner.done)),
        words.say("seat-posts", left=owner.posts_left),
        *([words.say("seat-black-posts", count=owner.black_posts)] if owner.black_posts else []),
    ]
    return words.say("alt-seat", name=colour_of(words, view, seat), told=words.series(parts))


def held(words: Words, view: View) -> str:
    return terms.goals(words, view.goals) or words.say("nothing")


def to_come(words: Words, state: State) -> list[str]:
    """The contracts of the rounds to come."""
    return [
        words.say("hands-to-come", round=number, contracts=words.series(terms.contract(words, name) for name in pile))
        for number, pile in enumerate(reversed(state.piles), state.round + 1)
    ]


def hand_text(words: Words, view: View) -> str:
    contracts = () if view.seat is None else view.seats[view.seat].contracts
    lines = _goals(words, view)
    if view.estimate:
        lines.append(words.say("hand-estimate", total=sum(vp for _, vp in view.estimate)))
        lines += [words.say("hand-line", line=line(words, name), vp=vp) for name, vp in view.estimate if vp]
    lines += [words.say("hand-contracts")] if contracts else []
    return "\n".join([*lines, *(terms.contract(words, name) for name in contracts)]) or words.say("hand-empty")


def _goals(words: Words, view: View) -> list[str]:
    if view.seat is None or not view.goals:
        return []
    posts = view.seats[view.seat].posts
    lines = [words.say("hand-goals")]
    for goal in view.goals:
        missing = words.listed(terms.place(words, city) for city in GOALS[goal].cities if city not in posts)
        state = words.say("hand-goal-missing", places=missing) if missing else words.say("hand-goal-done")
        lines.append(words.say("hand-goal", goal=terms.goal(words, goal), state=state))
    if len(view.goals) == GOALS_DEALT:
        lines.append(_cities(words, view, posts))
    return lines


def _cities(words: Words, view: View, posts: tuple[str, ...]) -> str:
    cities = {city for goal in view.goals for city in GOALS[goal].cities}
    reached = len(cities.intersection(posts))
    return words.say("hand-cities", reached=reached, cities=len(cities), steps=words.listed(DISTINCT_CITIES_VP[1:]))


def field_value(words: Words, name: str, value: str) -> str:
    """ "5 coins", "the figure in Moscow"."""
    if name in FIGURES:
        return words.say(f"field-{name}", value=terms.place(words, value))
    return words.say(f"amount-{name}", count=int(value))
