"""Guild cards 7 (Fountain and another turn), 8 (better Black Market), 9 (double Tea House), 12 (action of any place)
and 19 (cheaper Tavern; rulebook p. 23)."""

from itertools import combinations_with_replacement
from typing import Final

from engine.core.decision import Refusal, Script, run
from engine.core.notation import parse
from engine.istanbul import names, purse
from engine.istanbul.names import FABRIC, FOUNTAIN, FRUIT, GOODS, JEWELRY, POLICE_STATION, SPICE, TAVERN, TEA_HOUSE
from engine.istanbul.notation import ENOUGH, TAKE, USE
from engine.istanbul.places import dice, tavern
from engine.istanbul.places.pieces import send_family
from engine.istanbul.state import State
from engine.istanbul.turn import recall, roll
from engine.istanbul.turn.action import omit, perform
from engine.istanbul.turn.ask import ask, pick
from engine.istanbul.turn.movement import put_merchant
from engine.istanbul.window import Window

WARES: Final = (FABRIC, SPICE, FRUIT)
NUMBER_OF_WARES: Final = 2
JEWELRY_FROM: Final = ((7, 3), (4, 1))
TIMES_THE_LIRA: Final = 2
TAVERN_DISCOUNT: Final = 1


def go_to_fountain(state: State) -> Script[None]:
    """Card 7: move the merchant's stack and any own assistants to the Fountain, then another turn (ruling 37).

    The Fountain's action is not carried out."""
    put_merchant(state, state.active, FOUNTAIN)
    places = yield from pick(state, "join-merchant", {**recall.choices(state), "return-none": ()})
    if places:
        recall.bring_back(state, places)
    state.now.again = True


def jewelry_for(total: int) -> int:
    """The jewelry that card 8 brings for this total of two dice."""
    return next((count for least, count in JEWELRY_FROM if total >= least), 0)


def better_black_market(state: State) -> Script[None]:
    """Card 8: two goods of fabric, spice and fruit, and jewelry by the dice (rulings 63, 71)."""
    state.now.window = Window.ACTION
    pairs = combinations_with_replacement(WARES, NUMBER_OF_WARES)
    wares = yield from pick(state, "two-wares", {TAKE.all(GOODS[good] for good in pair): pair for pair in pairs})
    purse.take_goods(state, state.active, purse.by_type(wares))
    jewelry = jewelry_for(sum((yield from roll.two_dice(state))))
    if jewelry:
        purse.take_good(state, state.active, JEWELRY, jewelry)


def better_tea_house(state: State) -> Script[None]:
    """Card 9: the Tea House's action for twice the lira, also after a failed call (rulings 63, 71)."""
    state.now.window = Window.ACTION
    number = yield from pick(
        state, names.PLACES[TEA_HOUSE], dice.CALLS, lambda notation: dice.wrong_call(state, notation)
    )
    purse.earn(state, state.active, TIMES_THE_LIRA * (yield from dice.winnings(state, number)))


def action_of_any_place(state: State) -> Script[None]:
    """Card 12: the action of any place that can be carried out, then one's own family member to the Police Station
    (ruling 38)."""
    rules = state.components.places
    usable = [place for place in sorted(state.board.places) if rules[place].refusal(state) is None]
    options = {USE(place): place for place in usable}
    place = yield from pick(state, "any-place", options, lambda notation: _why_not_use(state, notation))
    yield from perform(state, place, "guild", optional=False)
    if state.seats[state.active].family != POLICE_STATION:
        send_family(state, POLICE_STATION)


def _why_not_use(state: State, notation: str) -> Refusal | None:
    parsed = parse(notation)
    if parsed.number not in state.board.position:
        return Refusal("unknown_place", place=parsed.rest)
    return state.components.places[parsed.number].refusal(state)


def nothing_at_tavern(state: State) -> Refusal | None:
    """The refusal of card 19 when nothing at the Tavern can be paid for, even with its discount."""
    return tavern.refusal(state, TAVERN_DISCOUNT)


def cheaper_tavern(state: State) -> Script[None]:
    """Card 19: one or two actions of the Tavern for one coffee less in all (rulings 39, 63).

    Every option costs a coffee at least, so the first one uses the whole discount."""
    first = yield from pick(
        state,
        names.PLACES[TAVERN],
        tavern.options(state, TAVERN_DISCOUNT),
        lambda notation: tavern.why_not(state, notation, TAVERN_DISCOUNT),
    )
    yield from run(first(state))
    state.now.window = Window.GUILD_CARD  # between the two actions other cards may be played (ruling 63)
    second = yield from ask(
        state,
        "tavern-again",
        lambda: {**tavern.options(state), ENOUGH: None},
        reason=lambda notation: tavern.why_not(state, notation),
    )
    if second is not None:
        yield from run(second(state))
    elif nothing_left := tavern.refusal(state):
        omit(state, TAVERN, nothing_left)
