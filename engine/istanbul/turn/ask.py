"""Asks the active seat, and offers beside each step the bonus cards and mosque tiles that may be played now; what
others are asked meanwhile, without cards (ruling 49). Cards and tiles that it may use at any time are offered beside
the step's own options."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from engine.core.decision import NONE, Decision, Reason, Refusal, Script, Stateless, run
from engine.core.notation import parse
from engine.istanbul.cards import bonus_cards
from engine.istanbul.component_rows import Effect
from engine.istanbul.ids import faces_in
from engine.istanbul.notation import PLAY, RECALL
from engine.istanbul.state import State
from engine.istanbul.turn import recall
from engine.istanbul.window import STAYING_OPEN, Window

Options = Callable[[], Mapping[str, Any]]


@dataclass(slots=True, eq=False)
class SideAction(Stateless):
    """An option beside a step's own options: playing a card or using a tile. Afterwards the step is asked again, unless
    the effect returns a value other than None, which then answers the step."""

    effect: Effect[State]


@dataclass(slots=True, eq=False)
class TurnReplacement(Stateless):
    """An option that replaces moving the merchant: `script` carries out the whole turn."""

    script: Callable[[State], Script[None]]


def ask(
    state: State,
    kind: str,
    options: Options,
    *,
    default: str | None = None,
    reason: Reason | None = None,
    confirm: bool = False,
    needless: bool = False,
    former: Mapping[str, Any] = NONE,
    card_allowed: Callable[[str], bool] | None = None,
    recall_allowed: Callable[[], bool] | None = None,
) -> Script[Any]:
    """Ask the active seat and return the value of the option chosen. `options` is called again after each card or tile
    used, since that may change them.

    `card_allowed`, `recall_allowed`: which faces, and whether the yellow tile, may be used in this step; they prevent
    a seat from spending its last card or lira and being left without an option."""
    while True:
        choice = yield Decision(
            state.active,
            kind,
            partial(_offered, state, options, card_allowed, recall_allowed),
            default,
            partial(_reason, state, reason),
            confirm,
            needless,
            former=former,
        )
        if type(choice) is not SideAction:
            return choice
        window = state.now.window
        if window not in STAYING_OPEN:
            state.now.window = Window.SIDE_ACTION
        instead = yield from run(choice.effect(state))
        state.now.window = window
        if instead is not None:
            return instead


def ask_seat(
    state: State,
    index: int,
    kind: str,
    options: Options,
    reason: Reason | None = None,
    *,
    public: bool,
    cards_may_help: bool = False,
    former: Mapping[str, Any] = NONE,
) -> Script[Any]:
    """Ask any seat while others wait. Only the active seat may use cards and tiles now (ruling 49).

    `public`: the options reveal nothing of the seat's hand. After another seat's last answer the caller must
    call `state.dice.reveal()`, so that the active seat cannot undo that answer. `cards_may_help`: the active seat, as
    far as the others know, may hold a card that would bring it another option. If it has only one, this alone decides
    whether they wait for it (ruling 85), but for `former`, choices that ruling 58 takes from it: it learns so."""
    if index != state.active:
        state.dice.reveal()  # nothing before can be undone any more, because another seat now knows it
        return (yield Decision(index, kind, options, reason=reason, public=public))
    offered = options()
    if len(offered) > 1 or cards_may_help or former:
        return (yield from ask(state, kind, options, reason=reason, confirm=True, former=former))
    return (yield from ask(state, kind, options, default=next(iter(offered)), reason=reason, needless=True))


def _offered(
    state: State,
    options: Options,
    card_allowed: Callable[[str], bool] | None,
    recall_allowed: Callable[[], bool] | None,
) -> Mapping[str, Any]:
    side_actions = _side_actions(state, card_allowed, recall_allowed)
    return {**options(), **side_actions} if side_actions else options()


def _side_actions(
    state: State, card_allowed: Callable[[str], bool] | None, recall_allowed: Callable[[], bool] | None
) -> dict[str, SideAction]:
    seat = state.seats[state.active]
    actions: dict[str, SideAction] = {}
    if seat.hand:
        cards, window = state.components.cards, state.now.window
        for name in faces_in(seat.hand):
            card = cards[name]
            # The condition of bonus_cards.not_now, without building a Refusal for each card: search asks this often.
            playable = window in card.when.windows and card.refusal(state) is None
            if playable and (card_allowed is None or card_allowed(name)):
                notation, playing = _playing(name)
                actions[notation] = playing
    if recall.is_possible(state) and (recall_allowed is None or recall_allowed()):
        for place in recall.places(state):
            actions[RECALL(place)] = SideAction(partial(recall.use_tile, place=place))
    return actions


@cache
def _playing(name: str) -> tuple[str, SideAction]:
    return PLAY(name), SideAction(partial(bonus_cards.play, name=name))


def _reason(state: State, reason: Reason | None, notation: str) -> Refusal | None:
    verb, rest = parse(notation)
    if verb == PLAY.word:
        return bonus_cards.refusal(state, rest)
    if verb == RECALL.word:
        return recall.why_not(state, rest)
    return reason(notation) if reason else None


def pick(
    state: State,
    kind: str,
    options: Mapping[str, Any],
    reason: Reason | None = None,
    default: str | None = None,
) -> Script[Any]:
    """Ask the active seat for a detail of something already begun: no cards or tiles are offered beside the options."""
    return (yield Decision(state.active, kind, options, reason=reason, default=default))
