"""The reader's own goal cards, what each asks for and what it stands at, and contracts."""

from engine.marco_polo.data.board import GOALS_DEALT
from engine.marco_polo.data.components import DISTINCT_CITIES_VP, GOALS
from engine.marco_polo.state import State
from engine.marco_polo.view import View
from words.marco_polo import terms
from words.marco_polo.events import line
from words.speech import Words


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
