"""Phase 4: catching family members and the reward for it, meeting figures, in any order, and ending the turn (rulebook
p. 9; ruling 10).

Meeting other merchants is phase 2, in payment.py; what a figure asks and gives is in neutral_figures.py."""

from functools import partial
from typing import Any, Final

from engine.core.decision import Refusal, Script, run
from engine.core.notation import parse
from engine.istanbul import letters, purse
from engine.istanbul.cards import bonus_cards
from engine.istanbul.events import Caught
from engine.istanbul.names import POLICE_STATION
from engine.istanbul.notation import CATCH, END, EXTRA_TURN, MEET
from engine.istanbul.state import State
from engine.istanbul.turn import extra_turn, neutral_figures
from engine.istanbul.turn.action import why_omitted
from engine.istanbul.turn.ask import ask
from engine.istanbul.window import Window

REWARD_LIRA: Final = 3


def meet_others(state: State) -> Script[None]:
    """Ask for one encounter after the other until the seat ends its turn. Family members must be caught, neutral
    figures may be used."""
    state.now.window = Window.ENCOUNTERS
    met: set[str] = set()
    while True:
        choice = yield from ask(
            state,
            "encounters",
            lambda: _options(state, met),
            confirm=True,
            reason=lambda notation: _why_not(state, met, notation),
        )
        if choice is None or (yield from run(choice(state, met))):
            return


def end_turn(state: State, window: Window) -> Script[None]:
    """Ask to end a turn that has no encounters: after a guild card or a family step, or one that is cut short.

    `window`: END or CUT_SHORT."""
    state.now.window = window
    choice = yield from ask(
        state,
        "end-turn",
        lambda: {END: None, **extra_turn.payments(state)},
        confirm=True,
        reason=lambda notation: _why_not_at_end(state, notation),
    )
    if choice is not None:
        yield from choice(state, set())


def _why_not_at_end(state: State, notation: str) -> Refusal | None:
    if EXTRA_TURN.begins(notation):
        return extra_turn.refusal(state)
    return why_omitted(state, notation) or Refusal("turn_over")


def _options(state: State, met: set[str]) -> dict[str, Any]:
    """Scripts or functions of the state and the figures met in this turn, true if the turn is over then; None to end
    it."""
    here = 0 if state.now.skips_encounters else state.here
    options: dict[str, Any] = {}
    caught = family_members_at(state, here)
    for victim in caught:
        for reward in rewards(state):
            options[CATCH(f"{state.seats[victim].colour} {reward}")] = partial(_catch, victim=victim, reward=reward)
    for figure, place in state.figures.items():
        if place == here and figure not in met and neutral_figures.refusal(state, figure) is None:
            options[MEET(figure)] = partial(_meet_here, figure=figure)
    if not caught:  # catching is compulsory, so the turn cannot be ended before (ruling 80)
        options[END] = None
        options.update(extra_turn.payments(state))
    return options


def _why_not(state: State, met: set[str], notation: str) -> Refusal | None:
    verb, figure = parse(notation)
    if verb == END:
        return Refusal("catch_first")
    if verb == EXTRA_TURN.word:
        return extra_turn.refusal(state)
    if verb == CATCH.word:
        return _why_not_caught(state, figure.partition(" ")[0])
    if verb == MEET.word and figure in state.figures:
        if state.figures[figure] == state.here and not state.now.skips_encounters and figure not in met:
            return neutral_figures.refusal(state, figure)
        return Refusal("met_already" if figure in met else "not_here", figure=figure)
    return why_omitted(state, notation) or Refusal("only_encounters_left")


def _why_not_caught(state: State, colour: str) -> Refusal | None:
    """The reason why the family member of the seat with this colour is not caught."""
    place = next((seat.family for seat in state.seats if seat.colour == colour), None)
    if place is None:
        return Refusal("no_such_player", colour=colour)
    if colour == state.seats[state.active].colour:
        return Refusal("own_family")
    if place == POLICE_STATION:
        return Refusal("family_safe", colour=colour)
    return Refusal("family_elsewhere", colour=colour, place=place)


def family_members_at(state: State, place: int) -> list[int]:
    """The other seats whose family member stands at `place`, each of them to be caught. Only the active seat's arrival
    catches: one that comes to a place where a merchant stands is not caught (ruling 16)."""
    if place == POLICE_STATION:  # where they are sent when caught
        return []
    return [i for i, seat in enumerate(state.seats) if seat.family == place and i != state.active]


def rewards(state: State) -> list[str]:
    """The rewards to choose from for a catch. Only 3 lira when no bonus card is left (ruling 23) and after the last
    round (ruling 31)."""
    return ["lira", "card"] if bonus_cards.can_draw(state) and state.now.window is not Window.FINAL else ["lira"]


def _catch(state: State, met: set[str], *, victim: int, reward: str) -> None:
    state.seats[victim].family = POLICE_STATION
    state.events.append(Caught(state.active, victim))
    letters.deliver(state, victim)  # a piece of the victim now stands at the Police Station
    take_reward(state, reward)


def take_reward(state: State, reward: str) -> None:
    """Give the active seat its reward for a catch: "lira" or "card"."""
    if reward == "lira":
        purse.earn(state, state.active, REWARD_LIRA)
    else:
        bonus_cards.draw(state, state.active)


def _meet_here(state: State, met: set[str], *, figure: str) -> Script[None]:
    met.add(figure)  # ruling 12: rolled back onto this place, it is not met a second time
    yield from neutral_figures.use_figure(state, figure, neutral_figures.has_free_encounters(state))
