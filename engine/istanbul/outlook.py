"""What an option leads to, as typed facts for its label and for house players."""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.core.decision import Refusal
from engine.core.notation import parse
from engine.istanbul import prices
from engine.istanbul.events import CutShort
from engine.istanbul.names import (
    COFFEE_HOUSE,
    FOUNTAIN,
    GEMSTONE_DEALER,
    LARGE_MARKET,
    POST_OFFICE,
    SECRET_SOCIETY,
    SMALL_MARKET,
    SULTANS_PALACE,
)
from engine.istanbul.notation import COMPANION, MOVE, SEND, STEP, USE
from engine.istanbul.places import markets, rubies, warehouses

if TYPE_CHECKING:
    from engine.core.position import AnyPosition
    from engine.istanbul.state import State


class Prospect(NamedTuple):
    """What the action of `place` would bring at best.

    `kind` says which fields count: sale (goods, amount, lira), receive (goods by type, lira), price (lira, coffee, or
    the amount of goods, for a ruby), seals (the amount for a ruby, and the lira with it), assistants (amount), or
    plain."""

    place: int
    kind: str
    blocked: Refusal | None = None
    goods: tuple[int, ...] = ()
    amount: int = 0
    lira: int = 0
    coffee: int = 0


class Outlook(NamedTuple):
    """`events`: what is certain to happen, defaults included. `chance`: whether something unknown follows, after which
    the option cannot be undone. `prospect`: what may be done next, None if no place's action follows. `lira`: the
    seat's lira after the events."""

    events: tuple[Any, ...]
    chance: bool
    prospect: Prospect | None
    lira: int


# Where nothing can be done at a place, skipping its action is forced and the encounters follow.
WITH_PROSPECT: Final = ("action", "encounters")
MOVES: Final = (MOVE.word, COMPANION.word)
SENDS: Final = (SEND.word, STEP.word)


def outlook(position: "AnyPosition", seat: int, notation: str) -> Outlook:
    foresight = position.try_out(seat, notation)
    after = foresight.after
    if after is None:
        return Outlook(foresight.events, True, None, position.state.seats[seat].lira)
    state: State = after.state
    prospect = None
    verb, target = parse(notation)
    if verb in MOVES and state.now.phase in WITH_PROSPECT:
        if not any(isinstance(event, CutShort) for event in foresight.events):
            prospect = prospect_of(state, state.here)
    elif (verb in SENDS and state.now.phase in WITH_PROSPECT) or (verb == USE.word and target):
        prospect = prospect_of(state, int(target))
    return Outlook(foresight.events, after.floor > len(position.choices), prospect, state.seats[seat].lira)


def prospect_of(state: "State", place: int) -> Prospect:
    """What the active seat could do at `place` as things stand."""
    blocked = state.components.places[place].refusal(state)
    seat = state.seats[state.active]
    if place in (LARGE_MARKET, SMALL_MARKET):
        best = max(markets.sales(seat.goods, markets.demand(state, place)), key=sum, default=(0, 0, 0, 0))
        return Prospect(place, "sale", blocked, goods=best, amount=sum(best), lira=markets.PAYS[place][sum(best)])
    if place == POST_OFFICE:
        goods, lira = warehouses.received(state.mail)
        return Prospect(place, "receive", blocked, goods=goods, lira=lira)
    if place == SULTANS_PALACE:
        return Prospect(place, "price", blocked, amount=prices.palace_price(state))
    if place == GEMSTONE_DEALER:
        return Prospect(place, "price", blocked, lira=prices.dealer_price(state))
    if place == COFFEE_HOUSE:
        return Prospect(place, "price", blocked, coffee=prices.coffee_house_price(state))
    if place == SECRET_SOCIETY:
        return Prospect(place, "seals", blocked, amount=rubies.SEALS_FOR_RUBY, lira=rubies.lira_with_ruby(state))
    if place == FOUNTAIN:
        return Prospect(place, "assistants", blocked, amount=len(seat.out))
    return Prospect(place, "plain", blocked)
