"""A person's usual hours: when of the day they can be pinged, by their time zone and quiet hours; and when the hours of
two people are similar."""

from datetime import UTC, datetime, time
from typing import Final, NamedTuple

from host.clock import DAY_S, MINUTE_S
from host.people.settings import PersonSettings

NIGHT: Final = (time(23), time(8))
"""The quiet hours of who has chosen a time zone alone."""
SIMILAR: Final = 2 / 3
"""The part of the shorter hours that is common to similar ones."""


class Hours(NamedTuple):
    """From when on and for how long somebody can be pinged, in seconds; the former of the day in UTC."""

    begins: float
    length: float

    def are_similar(self, other: "Hours") -> bool:
        common = sum(
            max(0.0, min(self.begins + self.length, begins + other.length) - max(self.begins, begins))
            for begins in (other.begins - DAY_S, other.begins, other.begins + DAY_S)
        )
        return common >= SIMILAR * min(self.length, other.length)

    def on_day_of(self, now: float) -> tuple[float, float]:
        """When they begin and end on the day of `now`, all in UTC seconds."""
        begins = now - now % DAY_S + self.begins
        return begins, begins + self.length


def usual_hours(settings: PersonSettings, now: float) -> Hours | None:
    """A person's at the time of the year of `now`, in UTC seconds; None where neither quiet hours nor a time zone were
    chosen."""
    if settings.quiet:
        quiet_from, quiet_to = map(time.fromisoformat, settings.quiet.split("-"))
    elif "zone" in settings.model_fields_set:
        quiet_from, quiet_to = NIGHT
    else:
        return None
    offset = datetime.fromtimestamp(now, UTC).astimezone(settings.time_zone).utcoffset()
    east = 0.0 if offset is None else offset.total_seconds()
    length = (_seconds(quiet_from) - _seconds(quiet_to)) % DAY_S
    return Hours((_seconds(quiet_to) - east) % DAY_S, length) if length else None


def _seconds(at: time) -> float:
    return (at.hour * 60 + at.minute) * MINUTE_S
