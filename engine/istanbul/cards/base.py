"""The bonus cards of the base game, a row each: how many of each, when it may be played, what it does (5 lira, any
good, family member to the Police Station, assistant back; rulebook p. 24)."""

from functools import partial
from typing import Final

from engine.core.decision import Refusal, Script
from engine.core.figures import Figures
from engine.istanbul import names, purse
from engine.istanbul.cards.moves import THREE_OR_FOUR, change_reach, walk_replaced
from engine.istanbul.component_rows import AtOnce, Card, FinalUse, Gain, Way, sure_of, with_place
from engine.istanbul.notation import GAIN, RETURN, REWARD
from engine.istanbul.places.pieces import send_family
from engine.istanbul.state import State, for_active
from engine.istanbul.turn.ask import pick
from engine.istanbul.turn.encounters import REWARD_LIRA, rewards, take_reward
from engine.istanbul.turn.recall import bring_back
from engine.istanbul.window import ANY_MOMENT, BEFORE_MOVING, NOT_DURING_ACTION, NOT_WHILE_FAMILY_ACTS, WHILE_MOVING

FIVE_LIRA: Final = 5


def gain_good(state: State) -> Script[None]:
    """Take one good of any type; without room for it, it is lost (ruling 22)."""
    good = yield from pick(state, "gain-good", {GAIN(name): good for good, name in enumerate(names.GOODS)})
    purse.take_good(state, state.active, good)


def room_for_a_good(state: State) -> Gain:
    """One good that can pay a debt, if the wheelbarrow has room for any type."""
    seat = state.seats[state.active]
    return Gain(goods=int(min(seat.goods) < seat.capacity))


def family_at_police(state: State) -> Refusal | None:
    """The refusal while the seat's own family member is at the Police Station, from where it cannot be sent there."""
    return Refusal("family_at_police") if state.seats[state.active].family == names.POLICE_STATION else None


def family_to_police(state: State) -> Script[None]:
    """Send the seat's own family member to the Police Station and take the reward for catching one."""
    send_family(state, names.POLICE_STATION)
    take_reward(state, (yield from pick(state, "reward", {REWARD(each): each for each in rewards(state)})))


def no_assistant_to_return(state: State) -> Refusal | None:
    """The refusal while all own assistants are with the merchant."""
    return None if state.seats[state.active].out else Refusal("no_assistant_out")


def return_assistant(state: State) -> Script[None]:
    """Bring one own assistant back to the merchant, in phase 1."""
    out = sorted(set(state.seats[state.active].out))
    bring_back(state, [(yield from pick(state, "return-assistant", {RETURN(each): each for each in out}))])


# Cards that go with a place are offered by its action: the repeating ones when it is done (ruling 17).
BASE: Final[tuple[Card[State], ...]] = (
    Card(
        "gain-good",
        4,
        NOT_DURING_ACTION,
        gain_good,
        pays=room_for_a_good,
        final_uses=(FinalUse(taken=1),),
        worth=3.5,
        use=AtOnce(tuple(range(len(names.GOODS)))),
    ),
    Card(
        "gain-5-lira",
        4,
        ANY_MOMENT,
        for_active(purse.earn, FIVE_LIRA),
        pays=sure_of(Gain(FIVE_LIRA)),
        final_uses=(FinalUse(FIVE_LIRA),),
        figures=Figures(lira=FIVE_LIRA),
        worth=5.0,
        use=AtOnce(),
    ),
    Card("sultan-twice", 2, with_place(names.SULTANS_PALACE), worth=3.5),
    Card("post-twice", 2, with_place(names.POST_OFFICE)),
    Card("dealer-twice", 2, with_place(names.GEMSTONE_DEALER), worth=4.0),
    Card(
        "family-to-police",
        2,
        NOT_WHILE_FAMILY_ACTS,
        family_to_police,
        family_at_police,
        pays=sure_of(Gain(REWARD_LIRA)),
        final_uses=(FinalUse(REWARD_LIRA, family=1),),
        figures=Figures(lira=REWARD_LIRA),
        worth=3.0,
        use=AtOnce(),
    ),
    Card("small-market-any", 2, with_place(names.SMALL_MARKET)),
    Card(
        "move-0",
        2,
        BEFORE_MOVING,
        partial(change_reach, reach=(0, 0)),
        walk_replaced,
        use=Way(lambda board, here, others: [here]),
    ),
    Card(
        "move-3-4",
        4,
        BEFORE_MOVING,
        partial(change_reach, reach=THREE_OR_FOUR),
        walk_replaced,
        worth=3.0,
        use=Way(lambda board, here, others: board.within(here, THREE_OR_FOUR)),
    ),
    Card("return-assistant", 2, WHILE_MOVING, return_assistant, no_assistant_to_return),
)
