"""How far a seat's dice and money reach, for planning while others play: open spaces, bonus actions, journeys; why a
space or city card is closed to it."""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from engine.core.decision import Refusal
from engine.core.dice import Dice
from engine.marco_polo.components.board import TRAVEL
from engine.marco_polo.outlook import Prospect, prospect_of
from engine.marco_polo.spaces.board_spaces import MAIN_ACTIONS, WITH_TOLL, main_actions
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.state import Layout, Seat, State
from engine.marco_polo.travel.costs import Plan, reachable
from engine.marco_polo.turns.bonus_actions import bonus_actions
from engine.marco_polo.view import SeatView, View


class Journey(NamedTuple):
    """The cheapest way of a seat's figures to a place. `figure`: whose; `path`: from where it stands to the place;
    `coins`, `camels`: all that is paid, fee and toll included."""

    figure: int
    path: tuple[str, ...]
    coins: int
    camels: int


class Reach(NamedTuple):
    """`actions`: what each open main action can bring at best; `bonus`: open bonus actions; both by notation.
    `journeys`: by place, those of one figure alone."""

    actions: Mapping[str, Prospect]
    bonus: tuple[str, ...]
    journeys: Mapping[str, Journey]

    @property
    def steps(self) -> int:
        """Of the longest journey."""
        return max((len(journey.path) - 1 for journey in self.journeys.values()), default=0)


NOTHING: Final = Reach({}, (), {})


def reach(view: View, number: int) -> Reach:
    """The reach of a seat if its turn began now; NOTHING while no turns are played."""
    if view.stage != "turn" or view.over:
        return NOTHING
    state = _as_seen(view, number)
    possible = main_actions(state, number)
    actions = {notation: prospect for notation in possible if (prospect := prospect_of(state, number, notation))}
    return Reach(actions, tuple(bonus_actions(state, number)), _journeys(state, number) if TRAVEL in actions else {})


def why_closed(view: View, number: int, notation: str) -> Refusal | None:
    """Why a seat could not take a main action if its turn began now; None where it could."""
    return MAIN_ACTIONS[notation].refusal(_as_seen(view, number), number)


def why_unusable(view: View, number: int, card: str) -> Refusal | None:
    """Why a seat could not use a city card even once, wherever its trading posts are; None where it could."""
    return CITY_CARDS[card].unusable(_as_seen(view, number), number)


def longest_journey(view: View, number: int, lows: Collection[int]) -> int:
    """How many steps a seat can pay for with one figure, where the lowest die placed is one of `lows`."""
    state = _as_seen(view, number)
    seat, space = state.seats[number], MAIN_ACTIONS[TRAVEL]
    plans = (Plan(seat, WITH_TOLL[space.toll(state, number, low)], low) for low in lows)
    journeys = (reachable(plan, figure) for plan in plans for figure in range(len(seat.figures)))
    return max((route.steps for ends in journeys for routes in ends.values() for route in routes), default=0)


def ends_of_journey(view: View, number: int, low: int) -> list[str]:
    """The places to which a seat can pay for a journey, where the lowest die placed is `low`, the cheapest first; of
    several figures those that any reaches alone."""
    state = _as_seen(view, number)
    seat = state.seats[number]
    plan = Plan(seat, WITH_TOLL[MAIN_ACTIONS[TRAVEL].toll(state, number, low)], low)
    cheapest: dict[str, int] = {}
    for figure in range(len(seat.figures)):
        for end, routes in reachable(plan, figure).items():
            price = min(plan.price(route)[0] for route in routes)
            cheapest[end] = min(price, cheapest.get(end, price))
    return sorted(cheapest, key=cheapest.__getitem__)


def toll_of_journey(view: View, number: int, low: int) -> int:
    """The toll for the travel space, where `low` is the lowest die placed."""
    return MAIN_ACTIONS[TRAVEL].toll(_as_seen(view, number), number, low)


def _journeys(state: State, me: int) -> dict[str, Journey]:
    """With whichever dice make each the cheapest: on an occupied space low ones cost less, and reach less far."""
    seat, space = state.seats[me], MAIN_ACTIONS[TRAVEL]
    cheapest: dict[str, Journey] = {}
    for low in {dice[0] % 10 for dice in space.choices(state, me).values()}:
        plan = Plan(seat, WITH_TOLL[space.toll(state, me, low)], low)
        for figure, start in enumerate(seat.figures):
            for end, routes in reachable(plan, figure).items():
                for route in routes:
                    coins, camels, _ = plan.price(route)
                    if end not in cheapest or (coins, camels) < cheapest[end][2:]:
                        cheapest[end] = Journey(figure, (start, *route.path), coins, camels)
    return cheapest


def _as_seen(view: View, number: int) -> State:
    """The state at the beginning of a turn of the seat, as far as it matters for the seat's actions: all of that is
    public."""
    under_way = view.active == number and not view.acted
    return State(
        layout=Layout(dict(view.options), dict(view.markers), view.cards),
        dice=Dice(b""),
        stage=view.stage,
        active=number,
        seats=[_seat(seat) for seat in view.seats],
        placed={key: dice for key, dice in view.spaces if dice},
        row=view.row,
        black=view.black,
        outposts=dict(view.outposts),
        bought=under_way and view.bought,
        fresh=view.fresh if under_way else (),
    )


def _seat(seen: SeatView) -> Seat:
    return Seat(
        seen.colour,
        character=seen.powers,
        have=seen.have,
        hand=seen.dice,
        figures=seen.figures,
        posts=seen.posts,
        contracts=seen.contracts,
        done=seen.done,
    )
