"""Asking the active seat, with everything it may do at any time offered beside the step's own options."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Reason, Refusal, Script
from engine.istanbul import bonus, recall
from engine.istanbul.ids import FACES
from engine.istanbul.names import YELLOW_TILE

if TYPE_CHECKING:
    from engine.istanbul.state import State

Options = Callable[[], Mapping[str, Any]]


class Extra:
    """Something offered beside a step's own options: playing a card, using a tile.

    What its script returns, if anything, answers the step."""

    __slots__ = ("script",)

    def __init__(self, script: "Callable[[State], Script[Any]]") -> None:
        self.script = script


def ask(
    state: "State",
    kind: str,
    options: Options,
    *,
    default: str | None = None,
    reason: Reason | None = None,
    confirm: bool = False,
    card_allowed: Callable[[str], bool] | None = None,
    recall_allowed: Callable[[], bool] | None = None,
) -> Script[Any]:
    """The active seat's choice among `options`; cards and tiles used first may change what there is to choose.

    `card_allowed`, `recall_allowed`: which faces, and whether the yellow tile, may be used here, where using up the
    last card or lira could leave nothing to choose."""
    while True:
        offered = options()
        extras = _extras(state, card_allowed, recall_allowed)
        choice = yield Decision(
            state.active,
            kind,
            {**offered, **extras} if extras else offered,
            default=default,
            reason=partial(_reason, state, reason),
            confirm=confirm,
        )
        if type(choice) is not Extra:
            return choice
        aside, state.aside = state.aside, True
        instead = yield from choice.script(state)
        state.aside = aside
        if instead is not None:
            return instead


def ask_seat(
    state: "State", index: int, kind: str, options: Options, reason: Reason | None = None, *, public: bool
) -> Script[Any]:
    """A seat's choice in the active one's turn; others than that one use no cards or tiles now (ruling 49).

    `public`: its options tell nothing of its hand. When another seat is done, the caller says so by
    `state.dice.reveal()`: its answers are not for others to undo."""
    if index == state.active:
        return (yield from ask(state, kind, options, reason=reason))
    state.dice.reveal()  # asking another seat makes final what was done before
    choice = yield Decision(index, kind, options(), reason=reason, public=public)
    return choice


def _extras(
    state: "State", card_allowed: Callable[[str], bool] | None, recall_allowed: Callable[[], bool] | None
) -> dict[str, Extra]:
    seat = state.seats[state.active]
    found: dict[str, Extra] = {}
    if state.phase == "final":
        return {"play " + name: _play(name) for name in bonus.final_cards(state)}
    if seat.hand:
        cards = state.components.cards
        for name in sorted({FACES[card] for card in seat.hand}):
            if cards[name].refusal(state) is None and (card_allowed is None or card_allowed(name)):
                found["play " + name] = _play(name)
    if seat.tiles[YELLOW_TILE] and recall.refusal(state) is None and (recall_allowed is None or recall_allowed()):
        for place in recall.places(state):
            found[f"recall {place}"] = Extra(partial(recall.use_tile, place=place))
    return found


def _play(name: str) -> Extra:
    if name not in _PLAYS:
        _PLAYS[name] = Extra(partial(bonus.play, name=name))
    return _PLAYS[name]


_PLAYS: dict[str, Extra] = {}


def _reason(state: "State", reason: Reason | None, notation: str) -> Refusal | None:
    verb, _, rest = notation.partition(" ")
    if verb == "play":
        return bonus.refusal(state, rest)
    if verb == "recall":
        return recall.why_not(state, rest)
    return reason(notation) if reason else None
