"""A person's quiet hours: when they may be pinged, and how their time passes at a table whose clock stops in them."""

from collections.abc import Iterator
from datetime import datetime, time, timedelta
from typing import Final, NamedTuple

from host.clock import HOUR_S
from host.people.settings import PersonSettings
from host.people.typed import zone_of

MOST_STOPPED_S: Final = 12 * HOUR_S  # of a day, so that no quiet hours keep a table waiting for ever


def quiet_spans(settings: PersonSettings, at: float) -> Iterator[tuple[float, float]]:
    """The person's quiet hours day by day, beginning with those that end after `at`: begin and end in UTC seconds."""
    if not settings.quiet:
        return
    begins, ends = (time.fromisoformat(one) for one in settings.quiet.split("-"))
    zone, over_midnight = zone_of(settings), timedelta(days=ends <= begins)
    day = datetime.fromtimestamp(at, zone).date() - timedelta(days=1)
    while True:
        begin = datetime.combine(day, begins, zone).timestamp()
        end = datetime.combine(day + over_midnight, ends, zone).timestamp()
        if end > at:
            yield begin, end
        day += timedelta(days=1)


def reachable_at(settings: PersonSettings, now: float) -> float:
    """When a person may be pinged: now, or at the end of their quiet hours, or when they are back. UTC seconds."""
    at = max(now, settings.away)
    for begin, end in quiet_spans(settings, at):
        return end if begin <= at else at
    return at


class PersonalTime(NamedTuple):
    """How the time of one person passes at a table: not while they are away, and, where the table's clock `stops` in
    them, not in the first 12 of their quiet hours."""

    settings: PersonSettings
    stops: bool

    def after(self, start: float, seconds: float) -> float:
        """The moment at which `seconds` of the person's time have passed since `start`; moments in UTC seconds."""
        at = max(start, self.settings.away)
        for begin, end in self._stops(at):
            if begin - at >= seconds:
                break
            seconds -= max(0.0, begin - at)
            at = end
        return at + seconds

    def passed(self, start: float, end: float) -> float:
        """How much of the person's time passes between two moments; nothing if `end` is the earlier one."""
        at, passed = max(start, self.settings.away), 0.0
        for begin, again in self._stops(at):
            if begin >= end:
                break
            passed += max(0.0, begin - at)
            at = again
        return passed + max(0.0, end - at)

    def _stops(self, at: float) -> Iterator[tuple[float, float]]:
        """When the clock stands still, from `at` on."""
        if self.stops:
            for begin, end in quiet_spans(self.settings, at):
                again = min(end, begin + MOST_STOPPED_S)
                if again > at:
                    yield begin, again


def next_digest(settings: PersonSettings, now: float) -> float:
    """When a person who wants a digest gets the next, in UTC seconds: not while they are away."""
    zone, hour = zone_of(settings), time.fromisoformat(settings.digest)
    after = max(now, settings.away)
    day = datetime.fromtimestamp(after, zone).date()
    today = datetime.combine(day, hour, zone).timestamp()
    return today if today > after else datetime.combine(day + timedelta(days=1), hour, zone).timestamp()
