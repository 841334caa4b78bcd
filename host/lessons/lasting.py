"""How long a lesson lasts in which nobody chooses anything."""

from typing import Final

from db import Change
from host.clock import DAY_S

LESSON: Final = "lesson"
"""The timer of a lesson, due when it is closed."""
LASTS_S: Final = 7 * DAY_S


def put_off(change: Change, now: float) -> None:
    """Something was chosen in a lesson, or it begins. `now`: UTC seconds."""
    change.arm(LESSON, now + LASTS_S, {})
