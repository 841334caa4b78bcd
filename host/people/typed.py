"""What somebody may type, in five languages, as a time zone, quiet hours, time away, day or moment ("berlin", "22-7",
"friday 20:00"), and how far ahead."""

import re
from collections.abc import Callable
from datetime import UTC, date, datetime, time, timedelta
from difflib import get_close_matches
from typing import Any, Final
from zoneinfo import ZoneInfo, available_timezones

from engine.core.decision import Refusal
from host.clock import DAY_S, HOUR_S, MINUTE_S
from host.people.typed_words import cities, in_english, without_accents

LONGEST_AWAY_S: Final = 60 * DAY_S
LAST_DAY: Final = date.max - timedelta(days=1)  # that has another one after it
NOTHING: Final = ("", "off", "none", "no", "back")
TYPED_SHOWN: Final = 40  # characters of what cannot be understood
_QUOTES: Final = dict.fromkeys(map(ord, "“”„\"'‘’‚«»"))
_OFFSET: Final = re.compile(r"(?:utc|gmt)?\s*([+-])\s*(\d{1,2})(?::?00)?", re.ASCII)
_TIME: Final = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?\s*([ap]m)?\b", re.ASCII | re.IGNORECASE)
_SPAN: Final = re.compile(r"(\d{1,3})\s*(day|week)s?", re.ASCII)
_WEEKDAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_SHORTEST_WEEKDAY: Final = 3
_DATES: Final = ("%Y-%m-%d", "%d.%m.%Y", "%d %B %Y", "%d %b %Y", "%B %d %Y", "%b %d %Y", "%d/%m/%Y")
LATEST_S: Final = 30 * DAY_S
_FILLERS: Final = ("at", "in", "on")
_FROM_NOW: Final = re.compile(r"(\d{1,3}) ?(m|h|d)(?:in|ins|inutes?|ours?|ays?)?", re.ASCII)
_SECONDS: Final = {"m": MINUTE_S, "h": HOUR_S, "d": DAY_S}
_SPAN_OR_TIME: Final = re.compile(r"(?:1[3-9]|2[0-3]) ?h", re.ASCII)
"""In 20 hours, or as Spanish and German write 20:00."""
_TIME_OF_DAY: Final = r"(?P<hour>\d{1,2})(?:[:.](?P<minute>\d{2}))? ?(?P<half>[ap]m)?"
_TIME_LAST: Final = re.compile(rf"(?:(?P<day>.*?) )?{_TIME_OF_DAY}", re.ASCII)
_TIME_FIRST: Final = re.compile(rf"{_TIME_OF_DAY} (?P<day>.+)", re.ASCII)


def _plain(typed: str) -> str:
    """In small letters, without the quotation marks in which examples stand."""
    return typed.translate(_QUOTES).strip().casefold()


def _english(typed: str) -> str:
    return in_english(_plain(typed).replace(",", " "))


def _without_fillers(wanted: str) -> str:
    return " ".join(word for word in wanted.split() if word not in _FILLERS)


def zone_name(zone: str) -> str:
    """A zone's name as people write it: the database counts "Etc/GMT-2" westwards, which is UTC+2."""
    east = zone.removeprefix("Etc/GMT") if zone.startswith("Etc/GMT") else None
    return zone if east is None else "UTC" + east.translate({ord("+"): "-", ord("-"): "+"})


def read_zone(typed: str) -> str:
    """A name of the time zone database: "Europe/Berlin", or what is meant by "berlin" and "UTC+2". Raises Refusal
    unclear_zone with the names that are `near`, unknown_zone where none is."""
    wanted = _plain(typed)
    offset = _OFFSET.fullmatch(wanted)
    if offset is not None:
        hours = int(offset[2]) * (1 if offset[1] == "+" else -1)
        name = "Etc/GMT" if not hours else f"Etc/GMT{-hours:+d}"  # the database counts them westwards
        if name in available_timezones():
            return name
    by_name = {name.casefold(): name for name in sorted(available_timezones())}
    by_city = {name.rpartition("/")[2]: full for name, full in by_name.items() if "/" in name and "etc/" not in name}
    plain = wanted.replace(" ", "_")
    meant = by_name.get(plain) or by_city.get(plain) or cities().get(without_accents(plain))
    if meant is not None and meant in available_timezones():
        return meant
    near = [by_city[city] for city in get_close_matches(plain, by_city, 3)]
    if near:
        raise Refusal("unclear_zone", typed=shown(typed), near=", ".join(near))
    raise Refusal("unknown_zone", typed=shown(typed))


def read_hours(typed: str) -> str:
    """Quiet hours as "22:00-07:00", empty for none. Raises Refusal unclear_hours, saying how many times were found."""
    wanted = _english(typed)
    if wanted in NOTHING:
        return ""
    times = [time_of(*match.groups()) for match in _TIME.finditer(wanted)]
    legal = [moment.isoformat("minutes") for moment in times if moment is not None]
    if len(times) != 2 or len({*legal}) != 2:
        raise Refusal("unclear_hours", typed=shown(typed), found=len(legal), times=", ".join(legal))
    return "-".join(legal)


def read_hour(typed: str) -> str:
    """An hour as "08:00", empty for none. Raises Refusal unclear_hour."""
    wanted = _english(typed)
    if wanted in NOTHING:
        return ""
    match = _TIME.fullmatch(wanted.removeprefix("at "))
    hour = time_of(*match.groups()) if match is not None else None
    if hour is None:
        raise Refusal("unclear_hour", typed=shown(typed))
    return hour.isoformat("minutes")


def time_of(hour: str, minute: str | None, half: str | None) -> time | None:
    """The time of day in an hour, minutes and "am" or "pm" as they were typed; None where there is no such time."""
    hours, minutes, half = int(hour), int(minute or 0), (half or "").casefold()
    if half and not 1 <= hours <= 12:
        return None
    if half:
        hours = hours % 12 + (12 if half == "pm" else 0)
    return time(hours % 24, minutes) if (hours < 24 and minutes < 60) or (hours, minutes) == (24, 0) else None


def read_away(typed: str, now: float, zone: ZoneInfo) -> float:
    """The moment, in UTC seconds, from which a person is back; 0 for one who is not away. Raises Refusal unclear_day,
    day_is_past, away_too_long."""
    wanted = _english(typed)
    if wanted in NOTHING:
        return 0.0
    wanted = _without_fillers(wanted.removeprefix("until "))
    today = datetime.fromtimestamp(now, zone).date()
    day = weekday_of(wanted, today + timedelta(days=1)) or day_of(wanted, today)
    if day is None:
        raise Refusal("unclear_day", typed=shown(typed))
    moment = datetime.combine(day, time.min, zone).timestamp()
    if day <= today:
        raise Refusal("day_is_past", day=day.isoformat())
    if moment - now > LONGEST_AWAY_S:
        raise Refusal("away_too_long", day=day.isoformat(), days=int(LONGEST_AWAY_S / DAY_S))
    return moment


def read_end_of_day(typed: str, now: float, zone: ZoneInfo) -> float:
    """The end, in UTC seconds, of the day that is meant: without a year it is the latest such day up to today. Raises
    Refusal unclear_past_day."""
    today = datetime.fromtimestamp(now, zone).date()
    wanted = _english(typed)
    day = today if wanted == "today" else day_of(wanted, today)
    if day is None:
        raise Refusal("unclear_past_day", typed=shown(typed))
    if day > today and str(day.year) not in wanted:
        day -= timedelta(days=365)
    return datetime.combine(min(day, LAST_DAY) + timedelta(days=1), time.min, zone).timestamp()


def day_of(wanted: str, today: date) -> date | None:
    """The day that is meant, in small letters, seen from `today`; None where none is."""
    if wanted == "tomorrow":
        return today + timedelta(days=1)
    span = _SPAN.fullmatch(wanted)
    if span is not None:
        return today + timedelta(days=int(span[1]) * (7 if span[2] == "week" else 1))
    bare = wanted.rstrip(".")
    exact = _date(wanted)
    if exact is not None:
        return exact
    this_year = _date(f"{bare} {today.year}") or _date(f"{bare}.{today.year}")
    if this_year is None or this_year >= today:
        return this_year
    return _date(f"{bare} {today.year + 1}") or _date(f"{bare}.{today.year + 1}")


def weekday_of(wanted: str, first: date) -> date | None:
    """The next day of this name, in small letters, from `first` on; three letters are enough. None for other words."""
    if len(wanted) < _SHORTEST_WEEKDAY:
        return None
    for number, name in enumerate(_WEEKDAYS):
        if name.startswith(wanted):
            return first + timedelta(days=(number - first.weekday()) % len(_WEEKDAYS))
    return None


def _date(text: str) -> date | None:
    for form in _DATES:
        try:
            return datetime.strptime(text, form).replace(tzinfo=UTC).date()
        except ValueError:
            continue
    return None


def shown(typed: str) -> str:
    """As much of what was typed as is repeated in an answer."""
    return typed.strip()[:TYPED_SHOWN]


READERS: Final[dict[str, Callable[[str, float, ZoneInfo], Any]]] = {
    "zone": lambda typed, now, zone: read_zone(typed),
    "quiet": lambda typed, now, zone: read_hours(typed),
    "away": read_away,
    "digest": lambda typed, now, zone: read_hour(typed),
}


def read_moment(typed: str, now: float, zone: ZoneInfo) -> float:
    """The moment in UTC seconds; a time without a day is the next such time. Raises Refusal: unclear_moment,
    moment_is_past, moment_too_far."""
    english = _english(typed)
    wanted, unclear = _without_fillers(english), _SPAN_OR_TIME.fullmatch(english) is not None
    moment = None if unclear else _from_now(wanted, now)
    if moment is None and not unclear:
        moment = _at(wanted, datetime.fromtimestamp(now, zone))
    if moment is None:
        raise Refusal("unclear_moment", typed=shown(typed), zone=zone_name(zone.key))
    if moment <= now:
        raise Refusal("moment_is_past", when=f"<t:{int(moment)}:F>")
    if moment > now + LATEST_S:
        raise Refusal("moment_too_far", when=f"<t:{int(moment)}:F>", days=int(LATEST_S / DAY_S))
    return moment


def _from_now(wanted: str, now: float) -> float | None:
    span = _FROM_NOW.fullmatch(wanted)
    return None if span is None else now + int(span[1]) * _SECONDS[span[2]]


def _at(wanted: str, here: datetime) -> float | None:
    """A time of a day. `here`: now, where the person is."""
    match = _TIME_LAST.fullmatch(wanted) or _TIME_FIRST.fullmatch(wanted)
    at = None if match is None else time_of(match["hour"], match["minute"], match["half"])
    if match is None or at is None:
        return None
    today, name = here.date(), match["day"]
    next_day = today if at > here.time() else today + timedelta(days=1)
    days = {None: next_day, "today": today}
    day = days[name] if name in days else weekday_of(name, next_day) or day_of(name, today)
    return None if day is None else datetime.combine(day, at, here.tzinfo).timestamp()
