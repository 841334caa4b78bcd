"""Asks the active seat for a detail of something already begun: no cards or tiles are offered beside the options."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.core.decision import Decision, Reason, Script

if TYPE_CHECKING:
    from engine.istanbul.state import State


def pick(
    state: "State",
    kind: str,
    options: Mapping[str, Any],
    reason: Reason | None = None,
    default: str | None = None,
) -> Script[Any]:
    choice = yield Decision(state.active, kind, options, reason=reason, default=default)
    return choice
