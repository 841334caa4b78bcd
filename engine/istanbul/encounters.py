"""Phase 4: other encounters, in any order, and the end of the turn (rulebook p. 9)."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import bonus, coffee_trader, extra_turn, letters, purse, recall
from engine.istanbul.ask import ask
from engine.istanbul.events import Caught, FigureMoved, Met
from engine.istanbul.names import COFFEE_TRADER, COURIER, FREE_ENCOUNTERS, GOODS, GOVERNOR, POLICE_STATION, SMUGGLER

if TYPE_CHECKING:
    from engine.istanbul.state import State

FEE: Final = 2
REWARD_LIRA: Final = 3


def meet_others(state: "State") -> Script[None]:
    """Family members must be caught, figures may be used, one after the other; then the turn is ended."""
    state.phase = "encounters"
    met: set[str] = set()
    while True:
        choice = yield from ask(
            state, "encounters", lambda: _options(state, met), confirm=True, reason=lambda n: _why_not(state, met, n)
        )
        if choice is None or (yield from choice()):
            return


def end_turn(state: "State") -> Script[None]:
    choice = yield from ask(
        state, "end-turn", lambda: {"end": None, **extra_turn.options(state)}, confirm=True, reason=_turn_is_over
    )
    if choice is not None:
        yield from choice()


def _turn_is_over(notation: str) -> Refusal:
    return Refusal("turn_over")


def refusal(state: "State", figure: str) -> Refusal | None:
    """Why the active seat may not use a figure it meets."""
    return None if has_free_encounters(state) else unpayable(state, figure)


def unpayable(state: "State", figure: str) -> Refusal | None:
    """Ruling 11: a figure may not be used where nothing could pay for it."""
    seat = state.seats[state.active]
    if figure == GOVERNOR and seat.lira < FEE and not seat.hand and not bonus.can_draw(state):
        return Refusal("needs_lira", lira=FEE, have=seat.lira)
    if figure == COURIER and seat.lira < FEE and not letters.seals(seat) and not letters.can_draw(state):
        return Refusal("needs_lira", lira=FEE, have=seat.lira)
    return coffee_trader.refusal(state) if figure == COFFEE_TRADER else None


def has_free_encounters(state: "State") -> bool:
    """The tavern tile that waives the payment to figures met (rulebook p. 20; ruling 43)."""
    return state.seats[state.active].taverns[FREE_ENCOUNTERS]


def _options(state: "State", met: set[str]) -> dict[str, Callable[[], Script[bool | None]] | None]:
    here = 0 if state.spared else state.here
    found: dict[str, Any] = {}
    caught = family_members_at(state, here)
    for victim in caught:
        for reward in rewards(state):
            found[f"catch {state.seats[victim].colour} {reward}"] = partial(catch, state, victim, reward)
    for figure, place in state.figures.items():
        if place == here and figure not in met and refusal(state, figure) is None:
            found[f"meet {figure}"] = partial(_meet_here, state, met, figure)
    if not caught:
        found["end"] = None
        found.update(extra_turn.options(state))
    return found


def _why_not(state: "State", met: set[str], notation: str) -> Refusal | None:
    verb, _, rest = notation.partition(" ")
    if verb == "end":
        return Refusal("catch_first")
    if verb == "meet" and rest in state.figures:
        if state.figures[rest] == state.here and not state.spared and rest not in met:
            return refusal(state, rest)
        return Refusal("met_already" if rest in met else "not_here", figure=rest)
    return Refusal("only_encounters_left")


def family_members_at(state: "State", place: int) -> list[int]:
    """The other seats whose family member stands at `place` and can be caught there."""
    if place == POLICE_STATION:
        return []
    return [i for i, seat in enumerate(state.seats) if seat.family == place and i != state.active]


def rewards(state: "State") -> list[str]:
    """Ruling 23: with no card left anywhere the reward is 3 lira; ruling 31: so it is after the last round."""
    return ["lira", "card"] if bonus.can_draw(state) and state.phase != "final" else ["lira"]


def catch(state: "State", victim: int, reward: str) -> Script[None]:
    state.seats[victim].family = POLICE_STATION
    state.events.append(Caught(state.active, victim))
    letters.deliver(state, victim)
    take_reward(state, reward)
    yield from ()


def take_reward(state: "State", reward: str) -> None:
    if reward == "lira":
        purse.earn(state, state.active, REWARD_LIRA)
    else:
        bonus.draw(state, state.active)


def _meet_here(state: "State", met: set[str], figure: str) -> Script[None]:
    met.add(figure)  # ruling 12: rolled back onto this place, it is not met a second time
    yield from use_figure(state, figure, has_free_encounters(state))


def use_figure(state: "State", figure: str, free: bool) -> Script[None]:
    """Gain, pay unless it is free, and the figure rolls to its next place."""
    state.events.append(Met(state.active, figure))
    state.meeting = True
    yield from FIGURES[figure](state, free)
    state.meeting = False
    dice = state.dice.roll()
    state.figures[figure] = sum(dice)
    state.events.append(FigureMoved(None, figure, sum(dice), dice))


def governor(state: "State", free: bool) -> Script[None]:
    """A bonus card for 2 lira or a card, the new one included (ruling 11)."""
    bonus.draw(state, state.active)
    if free:
        return
    seat = state.seats[state.active]
    name = yield from ask(
        state,
        "governor",
        lambda: {**_lira(state), **bonus.discards(state, state.active)},
        # The last card may only be played for what pays the Governor then.
        card_allowed=lambda card: (
            len(seat.hand) > 1 or seat.lira + state.components.cards[card].pays(state).lira >= FEE
        ),
        recall_allowed=lambda: seat.lira >= FEE + recall.PRICE or bool(seat.hand),
    )
    if name is None:
        purse.spend(state, state.active, FEE)
    else:
        bonus.discard(state, state.active, name)


def smuggler(state: "State", free: bool) -> Script[None]:
    """A good of any type for 2 lira or a good, the new one included (ruling 11): "fabric for spice"."""
    if free:
        free_good = yield from ask(state, "smuggler", lambda: {f"{name} free": i for i, name in enumerate(GOODS)})
        purse.take_good(state, state.active, free_good)
        return
    good, price = yield from ask(state, "smuggler", lambda: _smuggler_options(state))
    purse.take_good(state, state.active, good)
    if price is None:
        purse.spend(state, state.active, FEE)
    else:
        purse.give_good(state, state.active, price)


def _smuggler_options(state: "State") -> dict[str, tuple[int, int | None]]:
    seat = state.seats[state.active]
    found: dict[str, tuple[int, int | None]] = {}
    for gained, name in enumerate(GOODS):
        if seat.lira >= FEE:
            found[f"{name} for lira"] = (gained, None)
        for price, given in enumerate(GOODS):
            if seat.goods[price] or price == gained:
                found[f"{name} for {given}"] = (gained, price)
    return found


def courier(state: "State", free: bool) -> Script[None]:
    """A letter for 2 lira or a letter, the new one included (ruling 11)."""
    letters.draw(state, state.active)
    if free:
        return
    seat = state.seats[state.active]
    choice = yield from ask(
        state,
        "courier",
        lambda: {**_lira(state), **letters.options(seat)},
        recall_allowed=lambda: seat.lira >= FEE + recall.PRICE or letters.seals(seat) > 0,
    )
    if choice is None:
        purse.spend(state, state.active, FEE)
    else:
        letters.give(state, state.active, [choice])


def _lira(state: "State") -> dict[str, None]:
    return {"lira": None} if state.seats[state.active].lira >= FEE else {}


FIGURES: Final[dict[str, Callable[["State", bool], Script[None]]]] = {
    GOVERNOR: governor,
    SMUGGLER: smuggler,
    COFFEE_TRADER: coffee_trader.use,
    COURIER: courier,
}
