"""What is said on a button or menu line of Istanbul of what an option leads to: sale, gain, price, what comes by
chance, a turn cut short."""

from typing import Any, Final, NamedTuple

from engine.core.decision import Refusal
from engine.core.notation import parse
from engine.core.trial import Trial
from engine.istanbul.events import CutShort, LeftUndone
from engine.istanbul.names import (
    COFFEE_HOUSE,
    GEMSTONE_DEALER,
    LARGE_MARKET,
    PLACES,
    POST_OFFICE,
    SECRET_SOCIETY,
    SMALL_MARKET,
    SULTANS_PALACE,
)
from engine.istanbul.notation import COMPANION, MOVE, SEND, STEP, USE, declines, is_beside
from engine.istanbul.places import markets, prices, rubies, warehouses
from engine.istanbul.state import State
from engine.istanbul.turn.encounters import family_members_at
from engine.istanbul.window import Window


class Prospect(NamedTuple):
    """The best that the action of `place` would bring.

    `kind` says which fields count: sale (goods, amount, lira), receive (goods by type, lira), price (lira, coffee, or
    the amount of goods, for a ruby), seals (the amount for a ruby, and the lira with it), or plain."""

    place: int
    kind: str
    blocked: Refusal | None = None
    goods: tuple[int, ...] = ()
    amount: int = 0
    lira: int = 0
    coffee: int = 0


class Outlook(NamedTuple):
    """`events`: those that are certain, defaults included. `chance`: something unknown follows, after which the option
    cannot be undone. `prospect`: of the next action of a place, None if none follows. `lira`: the seat's lira after the
    events. `cut_short`: the reason why the turn would end before that action, as in the event CutShort; empty if it
    would not. `reach`: of a card that changes how far the merchant may go, where it may go only so and act or catch
    somebody.

    `prospect` and `cut_short` foresee that the assistant is seen to and the merchants are paid, and no card or tile
    that could help: an option counts as a trap whatever is in the hand."""

    events: tuple[Any, ...]
    chance: bool
    prospect: Prospect | None
    lira: int
    cut_short: str = ""
    reach: tuple[int, ...] = ()


# Where nothing can be done at a place, skipping its action is forced and the encounters follow.
WITH_PROSPECT: Final = ("action", "encounters")
MOVES: Final = (MOVE.word, COMPANION.word)
SENDS: Final = (SEND.word, STEP.word)
ARRIVING: Final = {"assistant": "assistant", "pay": "merchants"}
"""The questions between moving and acting, each with why the turn ends if its answer can only be to stop."""
PLACE_OF_KIND: Final = {kind: place for place, kind in PLACES.items()}


def outlook(trial: Trial[State]) -> Outlook:
    """The outlook of the option tried. Goes on with the trial up to the action of a place."""
    trial.take_defaults(until=PLACE_OF_KIND)
    notation, events, state = trial.steps[0].notation, trial.events, trial.fork.state
    if trial.unknown:
        prospect = prospect_of(state, state.here) if state.now.window is Window.MERCHANTS else None
        return Outlook(events, True, prospect, trial.start.state.seats[trial.seat].lira)
    chance, lira = trial.reveals, state.seats[trial.seat].lira
    if declines(notation):
        return Outlook(events, chance, None, lira)
    reach = _opened(trial)
    if reach:
        return Outlook(events, chance, None, lira, reach=reach)
    cut_short = next((event.why for event in events if isinstance(event, CutShort)), "") or _arrive(trial)
    place = 0 if cut_short else _place_to_act(trial, notation, events)
    return Outlook(events, chance, prospect_of(trial.fork.state, place) if place else None, lira, cut_short)


def _opened(trial: Trial[State]) -> tuple[int, ...]:
    """The places to which a merchant that could move before the option may move only after it, if the action there is
    possible or a family member is to be caught."""
    if not trial.goes_on or trial.steps[0].notation in trial.fork.decisions[0].options:
        return ()
    before, after = trial.start.decisions[0], trial.fork.decisions[0]
    if before.kind != "move" or after.kind != "move":
        return ()
    state = trial.fork.state
    new = [MOVE.number(option) for option in MOVE.among(after.options) if option not in before.options]
    return tuple(sorted(place for place in new if _is_worth_going(state, place)))


def _is_worth_going(state: State, place: int) -> bool:
    return state.components.places[place].refusal(state) is None or bool(family_members_at(state, place))


def _arrive(trial: Trial[State]) -> str:
    """See to the assistant and pay the merchants up to the action, or until chance decides: a neutral merchant rolls
    once it is paid, which changes nothing here. Returns why that cannot be done; empty if it can."""
    while trial.goes_on and trial.fork.decisions[0].kind in ARRIVING:
        asked = trial.fork.decisions[0]
        ways = [way for way in asked.options if not (declines(way) or is_beside(way))]
        if not ways:
            return ARRIVING[asked.kind]
        trial.choose(ways[0])
    return ""


def _place_to_act(trial: Trial[State], notation: str, events: tuple[Any, ...]) -> int:
    """The place whose action comes next, or would if it were possible; 0 if none does."""
    verb, target = parse(notation)
    fork = trial.fork
    phase, asked = fork.state.now.phase, trial.start.decisions[0].kind
    undone = any(isinstance(event, LeftUndone) for event in events)
    if (verb in SENDS and (phase in WITH_PROSPECT or undone)) or (verb == USE.word and target):
        return int(target)
    if verb in MOVES or asked in ARRIVING:
        return int(fork.state.here) if phase in WITH_PROSPECT or phase in ARRIVING else 0
    if asked not in PLACE_OF_KIND or not is_beside(notation):
        return 0
    goes_on = undone or fork.decisions[0].kind == asked
    return PLACE_OF_KIND[asked] if goes_on else 0


def prospect_of(state: State, place: int) -> Prospect:
    blocked = state.components.places[place].refusal(state)
    seat = state.seats[state.active]
    if place in (LARGE_MARKET, SMALL_MARKET):
        best = max(markets.sales(seat.goods, markets.demand(state, place)).values(), key=sum, default=(0, 0, 0, 0))
        return Prospect(place, "sale", blocked, goods=best, amount=sum(best), lira=markets.PAYS[place][sum(best)])
    if place == POST_OFFICE:
        goods, lira = warehouses.received(state.mail)
        return Prospect(place, "receive", blocked, goods=goods, lira=lira)
    if place == SULTANS_PALACE:
        return Prospect(place, "price", blocked, amount=prices.PALACE.price(state))
    if place == GEMSTONE_DEALER:
        return Prospect(place, "price", blocked, lira=prices.DEALER.price(state))
    if place == COFFEE_HOUSE:
        return Prospect(place, "price", blocked, coffee=prices.COFFEE_HOUSE.price(state))
    if place == SECRET_SOCIETY:
        return Prospect(place, "seals", blocked, amount=rubies.SEALS_FOR_RUBY, lira=rubies.lira_with_ruby(state))
    return Prospect(place, "plain", blocked)
