"""Bonus cards of the base game (rulebook p. 24)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.cards.card import Card, Gain, always, carried_out_elsewhere, only_with, sure_of
from engine.istanbul.cards.moves import change_reach, only_instead_of_walking
from engine.istanbul.choose import pick
from engine.istanbul.encounters import REWARD_LIRA, rewards, take_reward
from engine.istanbul.names import GEMSTONE_DEALER, GOODS, POLICE_STATION, POST_OFFICE, SMALL_MARKET, SULTANS_PALACE
from engine.istanbul.places.police_station import send_family
from engine.istanbul.recall import bring_back

if TYPE_CHECKING:
    from engine.istanbul.state import State

FIVE_LIRA: Final = Gain(lira=5)
REWARD: Final = Gain(lira=REWARD_LIRA)
PHASE_ONE: Final = ("move", "assistant")


def not_during_action(state: "State") -> Refusal | None:
    """A good may be needed by an action, so it comes before or after it (ruling 8)."""
    return Refusal("not_during_action") if state.acting else None


def gain_good(state: "State") -> Script[None]:
    good = yield from pick(state, "gain-good", {f"gain {name}": good for good, name in enumerate(GOODS)})
    purse.take_good(state, state.active, good)


def room_for_a_good(state: "State") -> Gain:
    seat = state.seats[state.active]
    return Gain(goods=int(min(seat.goods) < seat.capacity))


def gain_5_lira(state: "State") -> Script[None]:
    purse.earn(state, state.active, FIVE_LIRA.lira)
    yield from ()


def family_at_police(state: "State") -> Refusal | None:
    return Refusal("family_at_police") if state.seats[state.active].family == POLICE_STATION else None


def family_to_police(state: "State") -> Script[None]:
    """The own family member to the Police Station, for the reward of a catch."""
    send_family(state, POLICE_STATION)
    take_reward(state, (yield from pick(state, "reward", {f"reward {each}": each for each in rewards(state)})))


def no_assistant_to_return(state: "State") -> Refusal | None:
    if state.phase not in PHASE_ONE:
        return Refusal("only_while_moving")
    return None if state.seats[state.active].out else Refusal("no_assistant_out")


def return_assistant(state: "State") -> Script[None]:
    """One own assistant back to the merchant, in phase 1."""
    out = sorted(set(state.seats[state.active].out))
    place = yield from pick(state, "return-assistant", {f"return {each}": each for each in out})
    bring_back(state, [place])
    state.walking = True


# Cards that go with a place are offered by its action: the repeating ones when it is done (ruling 17).
BASE: Final = (
    Card("gain-good", 4, not_during_action, gain_good, pays=room_for_a_good, brings=Gain(goods=1)),
    Card(
        "gain-5-lira",
        4,
        always,
        gain_5_lira,
        pays=sure_of(FIVE_LIRA),
        brings=FIVE_LIRA,
        figures={"lira": FIVE_LIRA.lira},
    ),
    Card("sultan-twice", 2, only_with(SULTANS_PALACE), carried_out_elsewhere),
    Card("post-twice", 2, only_with(POST_OFFICE), carried_out_elsewhere),
    Card("dealer-twice", 2, only_with(GEMSTONE_DEALER), carried_out_elsewhere),
    Card(
        "family-to-police",
        2,
        family_at_police,
        family_to_police,
        pays=sure_of(REWARD),
        brings=REWARD,
        figures={"lira": REWARD_LIRA},
    ),
    Card("small-market-any", 2, only_with(SMALL_MARKET), carried_out_elsewhere),
    Card("move-0", 2, only_instead_of_walking, change_reach(0, 0)),
    Card("move-3-4", 4, only_instead_of_walking, change_reach(3, 4)),
    Card("return-assistant", 2, no_assistant_to_return, return_assistant),
)
