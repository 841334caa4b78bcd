"""A moment that a person types: a day, a time of day, or so long from now."""

import re
from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from engine.core.decision import Refusal
from host.clock import DAY_S, HOUR_S, MINUTE_S
from host.people.typed_settings import day_of, shown, time_of, weekday_of, zone_name

LATEST_S: Final = 30 * DAY_S
_FILLERS: Final = ("at", "in", "on")
_FROM_NOW: Final = re.compile(r"(\d{1,3}) ?(m|h|d)(?:in|ins|inutes?|ours?|ays?)?", re.ASCII)
_SECONDS: Final = {"m": MINUTE_S, "h": HOUR_S, "d": DAY_S}
_TIME: Final = r"(?P<hour>\d{1,2})(?:[:.](?P<minute>\d{2}))? ?(?P<half>[ap]m)?"
_TIME_LAST: Final = re.compile(rf"(?:(?P<day>.*?) )?{_TIME}", re.ASCII)
_TIME_FIRST: Final = re.compile(rf"{_TIME} (?P<day>.+)", re.ASCII)


def read_moment(typed: str, now: float, zone: ZoneInfo) -> float:
    """The moment in UTC seconds; a time without a day is the next such time. Raises Refusal: unclear_moment,
    moment_is_past, moment_too_far."""
    wanted = " ".join(one for one in typed.replace(",", " ").casefold().split() if one not in _FILLERS)
    moment = _from_now(wanted, now)
    if moment is None:
        moment = _at(wanted, datetime.fromtimestamp(now, zone))
    if moment is None:
        raise Refusal("unclear_moment", typed=shown(typed), zone=zone_name(zone.key))
    if moment <= now:
        raise Refusal("moment_is_past", when=f"<t:{int(moment)}:F>")
    if moment > now + LATEST_S:
        raise Refusal("moment_too_far", when=f"<t:{int(moment)}:F>", days=int(LATEST_S / DAY_S))
    return moment


def _from_now(wanted: str, now: float) -> float | None:
    found = _FROM_NOW.fullmatch(wanted)
    return None if found is None else now + int(found[1]) * _SECONDS[found[2]]


def _at(wanted: str, here: datetime) -> float | None:
    """A time of a day. `here`: now, where the person is."""
    found = _TIME_LAST.fullmatch(wanted) or _TIME_FIRST.fullmatch(wanted)
    at = None if found is None else time_of(found["hour"], found["minute"], found["half"])
    if found is None or at is None:
        return None
    day = here.date()
    if found["day"] is None:
        day += timedelta(days=1) if at <= here.time() else timedelta()
    elif found["day"] != "today":
        first = day if at > here.time() else day + timedelta(days=1)
        named = weekday_of(found["day"], first) or day_of(found["day"], day)
        if named is None:
            return None
        day = named
    return datetime.combine(day, at, here.tzinfo).timestamp()
