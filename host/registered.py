"""The one list of modules that register a timer or follow what happens at tables. A new one is added here."""

from types import ModuleType
from typing import Final

from host.leagues import clock
from host.learning import taking
from host.lobby import auto_start, idle, notices, seeking
from host.seats import closing, leaving
from host.timers import absence, digest, nudging, reminders, stalled
from host.turn import prepared_turn, standing_answers
from host.upkeep import unreachable, upkeep
from host.votes import votes

REGISTERED: Final[tuple[ModuleType, ...]] = (
    absence,
    auto_start,
    clock,
    closing,
    digest,
    idle,
    leaving,
    notices,
    nudging,
    prepared_turn,
    reminders,
    seeking,
    stalled,
    standing_answers,
    taking,
    unreachable,
    upkeep,
    votes,
)
