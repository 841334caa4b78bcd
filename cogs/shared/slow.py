"""Presses that took long, noted in the log with what took the time; in a flood only one line now and then."""

from collections.abc import Mapping
from logging import getLogger
from typing import Final

from host.clock import Clock

log = getLogger(__name__)

SLOW_S: Final = 1.0
ONE_LINE_IN_S: Final = 10.0


class SlowPresses:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._quiet_until = float("-inf")
        self._left_out = 0

    def note(self, what: str, spent: Mapping[str, float]) -> None:
        """`what`: the command or button; `spent`: seconds by stage, see `meters`."""
        if spent["whole"] < SLOW_S:
            return
        now = self._clock.steady()
        if now < self._quiet_until:
            self._left_out += 1
            return
        stages = ", ".join(f"{stage} {seconds:.2f}" for stage, seconds in spent.items() if stage != "whole")
        others = f"; {self._left_out} others since the last such line" if self._left_out else ""
        log.warning("%s took %.2f s (%s)%s", what, spent["whole"], stages, others)
        self._quiet_until, self._left_out = now + ONE_LINE_IN_S, 0
