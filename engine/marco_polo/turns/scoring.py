"""The final score of Marco Polo, line by line: goal cards, different cities, coins, Beijing, goods, most contracts;
ties and who wins (rulings 8.6, 12.6)."""

from engine.core.standings import Standing, winners
from engine.marco_polo.components.amounts import CAMEL, COIN, VP, Amounts
from engine.marco_polo.components.board import BEIJING_VP, COINS_PER_VP, GOODS_PER_VP, MOST_CONTRACTS_VP
from engine.marco_polo.components.cards import DISTINCT_CITIES_VP, GOALS
from engine.marco_polo.components.map import BEIJING
from engine.marco_polo.events import GameEnded, Scored
from engine.marco_polo.notation import GOAL
from engine.marco_polo.state import State
from engine.marco_polo.supplies import goods_of


def sheet_of(state: State, me: int) -> tuple[tuple[str, int], ...]:
    """Each line with its points: those scored during the game, each goal card, the cities of both, coins, the space in
    Beijing, goods brought there, and the most contracts. A city on both goal cards counts once (ruling 8.5); everybody
    with the most completed contracts has their points, as long as there is any (ruling 8.4)."""
    seat = state.seats[me]
    in_beijing = BEIJING in seat.posts
    reached = {city for goal in seat.goals for city in GOALS[goal].cities if city in seat.posts}
    most = max(len(other.done) for other in state.seats)
    return (
        ("track", seat.have[VP]),
        *((GOAL(goal), GOALS[goal].vp * reached.issuperset(GOALS[goal].cities)) for goal in seat.goals),
        ("cities", DISTINCT_CITIES_VP[len(reached)]),
        ("coins", seat.have[COIN] // COINS_PER_VP),
        ("beijing", BEIJING_VP[state.beijing.index(me)] if in_beijing else 0),
        ("goods", sum(goods_of(seat)) // GOODS_PER_VP if in_beijing else 0),
        ("contracts", MOST_CONTRACTS_VP if most and len(seat.done) == most else 0),
    )


def standing(have: Amounts) -> Standing:
    """The key of the ranking: points, then camels (ruling 8.6)."""
    return have[VP], have[CAMEL]


def finish(state: State) -> None:
    """Add the lines to everybody's points; a tie goes to the most camels, then it is shared."""
    state.dice.reveal()  # everybody's goal cards are turned up
    for me, seat in enumerate(state.seats):
        seat.sheet = sheet_of(state, me)
        coin, camel, pepper, silk, gold, _ = seat.have
        seat.have = (coin, camel, pepper, silk, gold, sum(vp for _, vp in seat.sheet))
        state.events += [Scored(me, line, vp) for line, vp in seat.sheet]
    state.winners = tuple(winners([standing(seat.have) for seat in state.seats]))
    state.stage = "end"
    state.over = True
    state.events.append(GameEnded(None, state.winners))
