"""When cards, mosque tiles and guild cards may be played: the moments of a turn (`Window`) and those of each use
(`When`), what a card changes of the walk (rulebook p. 8, 9, 24; ruling 58).

A card, mosque tile or guild card says by a `When` in which moments it may be used; the refusal follows from that."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, NamedTuple

from engine.core.decision import Refusal

NORMAL_REACH: Final = (1, 2)  # the steps a merchant walks


class Window(StrEnum):
    """The moments of a turn, in the rulebook's order.

    Every question to the active seat is asked in one of them. SIDE_ACTION: a card or tile is being used beside a step
    that is no action and no encounter; in those the window stays, because the card is then used in the middle of them.
    """

    IDLE = "idle"  # between turns
    BEFORE_MOVING = "before-moving"
    ASSISTANT = "assistant"  # arrived, before an assistant is left or picked up
    MERCHANTS = "merchants"  # before the other merchants are paid
    BETWEEN_ACTIONS = "between-actions"  # before the action of a place, and between it and its repetition
    ACTION = "action"  # the action of a place, or a guild card like one, is under way (ruling 63)
    FAMILY_ACTION = "family-action"  # the family member was sent out, until its action is done (rulings 63, 64)
    ENCOUNTERS = "encounters"  # before, between and after encounters
    ENCOUNTER = "encounter"  # a figure is being used
    GUILD_CARD = "guild-card"  # a guild card is being carried out
    SIDE_ACTION = "side-action"
    END = "end"  # nothing is left of the turn but to end it
    CUT_SHORT = "cut-short"  # the turn ended at once: no assistant, or a merchant not paid (ruling 9)
    FINAL = "final"  # after the last round


PHASES: Final = {
    Window.IDLE: "",
    Window.BEFORE_MOVING: "move",
    Window.ASSISTANT: "assistant",
    Window.MERCHANTS: "pay",
    Window.BETWEEN_ACTIONS: "action",
    Window.ACTION: "action",
    Window.FAMILY_ACTION: "action",
    Window.ENCOUNTERS: "encounters",
    Window.ENCOUNTER: "encounters",
    Window.GUILD_CARD: "guild",
    Window.SIDE_ACTION: "card",
    Window.END: "end",
    Window.CUT_SHORT: "end",
    Window.FINAL: "final",
}
"""The name of each window in a view."""

STAYING_OPEN: Final = frozenset(
    {Window.ACTION, Window.FAMILY_ACTION, Window.ENCOUNTER, Window.SIDE_ACTION, Window.FINAL}
)
"""The windows that a card or tile used beside a step does not leave."""


@dataclass(slots=True, eq=False)
class Turn:
    """The things that apply to one turn only; between turns the idle one is in place, which never changes.

    `mover`: who moves this turn: merchant, companion or family. `by`: how the present action came about: merchant,
    companion, family, card (it is repeated), barrier or guild. `reach`: the least and the most steps the merchant may
    go; `jumps`: the places a card lets it be put at instead of walking; `moves_by_card`: a card of phase 1 was played,
    so no guild card can replace this turn any more. `unpaid`: the seat whose merchant a card brought the mover to, who
    is not paid for it. `skips_encounters`: the mover has none. `owes`: the lira that the Governor is still to be paid,
    who takes a card in their place. `recalled`: the yellow tile was used. `again`: the active seat has another turn
    after this one. `omitted`: the places whose action was left undone, with the reasons. `visits_caravansary`: its
    action makes the seat caravan master. `mistaken`: pairs of copies of a card, see `leave_hand` in
    engine/istanbul/hidden.py.
    """

    window: Window = Window.IDLE
    mover: str = "merchant"
    by: str = ""
    reach: tuple[int, int] = NORMAL_REACH
    jumps: tuple[int, ...] = ()
    moves_by_card: bool = False
    unpaid: int | None = None
    skips_encounters: bool = False
    owes: int = 0
    recalled: bool = False
    again: bool = False
    omitted: tuple[tuple[int, Refusal], ...] = ()
    visits_caravansary: bool = False
    mistaken: tuple[tuple[str, str], ...] = ()

    def clone(self) -> "Turn":
        return self if self is IDLE else replace(self)

    @property
    def phase(self) -> str:
        return PHASES[self.window]

    @property
    def walks(self) -> bool:
        """True as long as no card replaces the merchant's 1 or 2 steps."""
        return self.reach == NORMAL_REACH and not self.jumps and self.mover == "merchant"

    @property
    def why_pieces_stay(self) -> Refusal | None:
        """Why neither merchant nor companion of the active seat may be moved: the family step was the move of this turn
        (ruling 58)."""
        return Refusal("family_step_was_the_move") if self.mover == "family" else None


IDLE: Final = Turn()


class When(NamedTuple):
    """The windows in which something may be used, and code and facts of the Refusal in all others."""

    windows: frozenset[Window]
    code: str
    facts: Mapping[str, int] = {}

    def refusal(self, turn: Turn) -> Refusal | None:
        """The Refusal at this moment of the turn, None when it may be used."""
        return None if turn.window in self.windows else Refusal(self.code, **self.facts)


ANY_MOMENT: Final = When(frozenset(Window) - {Window.IDLE}, "turn_over")
"""In one's own turn, also one cut short (rulings 9, 59), and after the last round (ruling 31)."""
IN_TURN_OR_FINAL: Final = When(ANY_MOMENT.windows - {Window.CUT_SHORT}, "turn_over")
IN_TURN: Final = When(IN_TURN_OR_FINAL.windows - {Window.FINAL}, "turn_over")
NOT_DURING_ACTION: Final = When(ANY_MOMENT.windows - {Window.ACTION, Window.FAMILY_ACTION}, "not_during_action")
"""Before or after an action: it may be needed there (ruling 8)."""
NOT_WHILE_FAMILY_ACTS: Final = When(ANY_MOMENT.windows - {Window.FAMILY_ACTION}, "not_during_action")
"""The family member that was sent out stays until its action is done."""
BETWEEN_STEPS: Final = When(
    IN_TURN.windows & NOT_DURING_ACTION.windows - {Window.ENCOUNTER, Window.SIDE_ACTION}, "not_during_action"
)
"""While neither an action, an encounter (ruling 10) nor another card is under way."""
BEFORE_MOVING: Final = When(frozenset({Window.BEFORE_MOVING}), "only_before_moving")
WHILE_MOVING: Final = When(frozenset({Window.BEFORE_MOVING, Window.ASSISTANT}), "only_while_moving")
AFTER_ROLL: Final = When(frozenset(), "only_after_roll")
"""Offered by the roll itself, see engine.istanbul.turn.roll."""
