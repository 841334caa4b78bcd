"""What lies before each player, in sentences for alt texts and in parts for the text view; the reader's own goal cards
and contracts; what of a seat can be corrected."""

from engine.marco_polo.components.amounts import VP
from engine.marco_polo.components.board import GOALS_DEALT
from engine.marco_polo.components.cards import DISTINCT_CITIES_VP, GOALS
from engine.marco_polo.corrections import FIGURES
from engine.marco_polo.state import State
from engine.marco_polo.view import SeatView, View
from words import facts
from words.marco_polo import terms
from words.marco_polo.events import line
from words.shapes import Names
from words.speech import Words


def called(words: Words, view: View, seat: int, names: Names) -> str:
    return facts.called(words, terms.colour(words, view.seats[seat].colour), names[seat])


def own(words: Words, view: View, seat: int) -> list[str]:
    """What the reader's own seat has, with its contracts and goal cards."""
    mine = view.seats[seat]
    told = [words.say("alt-own", told=words.commas(has(words, mine)))]
    told += [words.say("alt-own-contract", contract=terms.contract(words, one)) for one in mine.contracts]
    if view.goals:
        told.append(words.say("state-goals", goals=words.series(terms.goal(words, goal) for goal in view.goals)))
    return told


def goods(words: Words, view: View, seat: int, names: Names) -> str:
    one = view.seats[seat]
    told = [terms.character(words, one.character), *has(words, one)]
    return words.say("alt-seat", name=called(words, view, seat, names), told=words.commas(told))


def has(words: Words, seat: SeatView) -> list[str]:
    """Coins, camels and goods, points, dice still to be placed."""
    found = [terms.amounts(words, seat.have[:VP])] if any(seat.have[:VP]) else []
    found.append(terms.amount(words, VP, seat.have[VP]))
    if seat.dice:
        told = terms.dice(words, seat.dice)
        found.append(words.say("seat-dice", dice=told) if any(die % 10 for die in seat.dice) else told)
    return found


def belongings(words: Words, view: View, seat: int) -> str:
    """Contracts and trading posts, by colour, which another sentence puts beside the name."""
    one = view.seats[seat]
    contracts = words.series(terms.contract(words, contract) for contract in one.contracts)
    told = [words.say("seat-contracts", contracts=contracts)] if contracts else [words.say("seat-no-contracts")]
    told += [words.say("seat-done", count=len(one.done)), words.say("seat-posts", left=one.posts_left)]
    if one.black_posts:
        told.append(words.say("seat-black-posts", count=one.black_posts))
    return words.say("alt-seat", name=terms.colour(words, one.colour), told=words.series(told))


def held(words: Words, view: View) -> str:
    """The viewer's goal cards."""
    return words.series(terms.goal(words, goal) for goal in view.goals) or words.say("nothing")


def to_come(words: Words, state: State) -> list[str]:
    """The contracts of the rounds to come."""
    rounds = enumerate(reversed(state.piles), state.round + 1)
    return [
        words.say("hands-to-come", round=number, contracts=words.series(terms.contract(words, name) for name in pile))
        for number, pile in rounds
    ]


def hand_text(words: Words, view: View) -> str:
    contracts = () if view.seat is None else view.seats[view.seat].contracts
    lines = _goals(words, view)
    if view.estimate:
        lines.append(words.say("hand-estimate", total=sum(vp for _, vp in view.estimate)))
        lines += [words.say("hand-line", line=line(words, name), vp=vp) for name, vp in view.estimate if vp]
    return "\n".join([*lines, *_contracts(words, contracts)]) or words.say("hand-empty")


def _contracts(words: Words, contracts: tuple[str, ...]) -> list[str]:
    if not contracts:
        return []
    return [words.say("hand-contracts"), *(terms.contract(words, name) for name in contracts)]


def _goals(words: Words, view: View) -> list[str]:
    if view.seat is None or not view.goals:
        return []
    posts = view.seats[view.seat].posts
    lines = [words.say("hand-goals")]
    for goal in view.goals:
        missing = [city for city in GOALS[goal].cities if city not in posts]
        effect = (
            words.say("hand-goal-missing", places=words.either(terms.place(words, city) for city in missing))
            if missing
            else ""
        )
        lines.append(words.say("hand-goal", goal=terms.goal(words, goal), state=effect or words.say("hand-goal-done")))
    if len(view.goals) == GOALS_DEALT:
        lines.append(_cities(words, view, posts))
    return lines


def _cities(words: Words, view: View, posts: tuple[str, ...]) -> str:
    cities = {city for goal in view.goals for city in GOALS[goal].cities}
    steps = words.listed(DISTINCT_CITIES_VP[1:])
    return words.say("hand-cities", reached=len(cities & set(posts)), cities=len(cities), steps=steps)


def field_value(words: Words, name: str, value: str) -> str:
    """ "5 coins", "the figure in Moscow"."""
    if name in FIGURES:
        return words.say(f"field-{name}", value=terms.place(words, value))
    return words.say(f"amount-{name}", count=int(value))
