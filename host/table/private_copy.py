"""A person's private copy of a game in which they try moves: its positions press by press, and where chance ends it.
It is kept in memory alone."""

import asyncio
from dataclasses import dataclass, field
from typing import Any

from engine.core.dice import Unknown
from engine.core.event import seen_by
from engine.core.position import AnyPosition
from host.table.table import Table

MOST_PRESSES = 200
"""That can be taken back; of more the first are forgotten."""


@dataclass(slots=True)
class PrivateCopy:
    """`seat`: whose moves the person tries; `turn`: the number of the turn of a finished game after which it begins,
    None for a running game, whose seats the person moves all; `before`: the position before each press, `events`: what
    the last press brought, as `seat` may know it."""

    table: Table
    seat: int
    turn: int | None
    position: AnyPosition
    before: list[AnyPosition] = field(default_factory=list)
    events: tuple[Any, ...] = ()
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def acting(self) -> int | None:
        """The seat that the person moves now: their own where it is asked; None once the game is over."""
        acts = self.position.seats_to_act
        return self.seat if self.seat in acts else next(iter(acts), None)

    @property
    def others_move(self) -> bool:
        """Whether a computer player moves next."""
        return self.turn is not None and bool(self.position.seats_to_act) and self.acting != self.seat

    def begin_press(self) -> None:
        self.before = [*self.before, self.position.fork(blind=self.turn is None)][-MOST_PRESSES:]
        self.events = ()

    def choose(self, seat: int, notation: str) -> bool:
        """Make a choice; False, and nothing is changed, where what follows depends on chance that a copy of a running
        game does not know. Raises Refusal."""
        kept = self.position.fork(blind=self.turn is None)
        try:
            happened = self.position.choose(seat, notation)
        except Unknown:
            self.position = kept
            return False
        self.events += tuple(seen_by(event, self.seat) for event in happened)
        return True

    def take_back(self) -> bool:
        """Go back before the last press; False where there was none."""
        if not self.before:
            return False
        self.position, self.events = self.before.pop(), ()
        return True
