"""Time zones, quiet hours and days as people type them."""

from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from engine.core.decision import Refusal
from host.people.settings import MOST_ABSENCES, PersonalTime, PersonSettings
from host.people.typed import read_away, read_end_of_day, read_hour, read_hours, read_zone, zone_name
from tests.support.hand_clock import MIDDAY

BERLIN = ZoneInfo("Europe/Berlin")


def at(day: int, hour: int, minute: int = 0, month: int = 1) -> float:
    """A moment of the year 2027, in UTC."""
    return datetime(2027, month, day, hour, minute, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("typed", "zone", "name"),
    [
        ("Europe/Berlin", "Europe/Berlin", "Europe/Berlin"),
        (" berlin ", "Europe/Berlin", "Europe/Berlin"),
        ("“Berlin”", "Europe/Berlin", "Europe/Berlin"),
        ("new york", "America/New_York", "America/New_York"),
        ("UTC", "UTC", "UTC"),
        ("utc+2", "Etc/GMT-2", "UTC+2"),
        ("GMT -5", "Etc/GMT+5", "UTC-5"),
        ("+0", "Etc/GMT", "UTC"),
    ],
)
def test_a_zone(typed: str, zone: str, name: str) -> None:
    assert (read_zone(typed), zone_name(zone)) == (zone, name)


@pytest.mark.parametrize(
    ("read", "typed", "code", "facts"),
    [
        (read_zone, "Berlinn", "unclear_zone", {"typed": "Berlinn"}),
        (read_zone, "xyzzy", "unknown_zone", {}),
        (read_zone, "utc+25", "unknown_zone", {}),
        (read_hours, "at night", "unclear_hours", {"found": 0}),
        (read_hours, "22", "unclear_hours", {"found": 1, "times": "22:00"}),
        (read_hours, "22-7 or 8", "unclear_hours", {"found": 3}),
        (read_hours, "7-7", "unclear_hours", {"found": 2}),
        (read_hours, "25-99", "unclear_hours", {"found": 0}),
        (read_hours, "13 pm - 7", "unclear_hours", {"found": 1}),
    ],
)
def test_what_is_unclear_is_answered_with_what_was_understood(
    read: Any, typed: str, code: str, facts: dict[str, Any]
) -> None:
    with pytest.raises(Refusal, match=code) as refused:
        read(typed)
    assert facts.items() <= refused.value.facts.items()
    assert code != "unclear_zone" or "Europe/Berlin" in str(refused.value.facts["near"])


@pytest.mark.parametrize(
    ("typed", "hours"),
    [
        ("22-7", "22:00-07:00"),
        ("22:30 to 6.15", "22:30-06:15"),
        ("“22:30-7”", "22:30-07:00"),
        ("10 pm to 7 am", "22:00-07:00"),
        ("12am-12pm", "00:00-12:00"),
        ("off", ""),
        ("", ""),
    ],
)
def test_hours(typed: str, hours: str) -> None:
    assert read_hours(typed) == hours


@pytest.mark.parametrize(
    ("typed", "hour"), [("8", "08:00"), ("“18:30”", "18:30"), ("18.30", "18:30"), ("7 pm", "19:00"), ("off", "")]
)
def test_an_hour(typed: str, hour: str) -> None:
    assert read_hour(typed) == hour


@pytest.mark.parametrize("typed", ["noon", "25", "8-9", "13 pm"])
def test_an_hour_that_cannot_be(typed: str) -> None:
    with pytest.raises(Refusal, match="unclear_hour"):
        read_hour(typed)


@pytest.mark.parametrize(
    ("typed", "month", "day"),
    [
        ("2027-01-20", 1, 20),
        ("20.1.", 1, 20),
        ("20.01.2027", 1, 20),
        ("20 January", 1, 20),
        ("Jan 20, 2027", 1, 20),
        ("tomorrow", 1, 16),
        ("10 days", 1, 25),
        ("2 weeks", 1, 29),
        ("Monday", 1, 18),
        ("“Friday”", 1, 22),
        ("until Fri", 1, 22),
    ],
)
def test_a_day(typed: str, month: int, day: int) -> None:
    """Away until that day begins where the person is, an hour before it does in UTC."""
    assert read_away(typed, MIDDAY, BERLIN) == at(day, 0, month=month) - 3600


@pytest.mark.parametrize(
    ("typed", "year", "month", "day"),
    [("today", 2027, 1, 15), ("20 January", 2026, 1, 20), ("2027-01-20", 2027, 1, 20), ("1 Jan", 2027, 1, 1)],
)
def test_a_day_by_which_something_was(typed: str, year: int, month: int, day: int) -> None:
    """Without a year it is not to come; with one it is that day, also one that is."""
    end = datetime(year, month, day, 23, tzinfo=UTC).timestamp()
    assert read_end_of_day(typed, MIDDAY, BERLIN) == end


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("soon", "unclear_day"),
        ("2027-02-31", "unclear_day"),
        ("2026-12-24", "day_is_past"),
        ("2027-01-15", "day_is_past"),
        ("0 days", "day_is_past"),
        ("24.12.", "away_too_long"),
        ("999 weeks", "away_too_long"),
    ],
)
def test_a_day_that_cannot_be(typed: str, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        read_away(typed, MIDDAY, BERLIN)
    assert read_away("back", MIDDAY, BERLIN) == 0.0


@pytest.mark.parametrize(
    ("settings", "now", "reachable"),
    [
        ({}, at(15, 3), at(15, 3)),
        ({"quiet": "22:00-07:00"}, at(15, 21, 59), at(15, 21, 59)),
        ({"quiet": "22:00-07:00"}, at(15, 22), at(16, 7)),
        ({"quiet": "22:00-07:00"}, at(15, 6, 59), at(15, 7)),
        ({"quiet": "22:00-07:00"}, at(15, 7), at(15, 7)),
        ({"quiet": "01:00-05:00"}, at(15, 2), at(15, 5)),
        ({"quiet": "22:00-07:00", "zone": "Europe/Berlin"}, at(15, 21), at(16, 6)),
        ({"quiet": "22:00-07:00", "zone": "Europe/Berlin"}, at(27, 23, 30, month=3), at(28, 5, month=3)),  # summer time
        ({"quiet": "22:00-07:00", "zone": "nowhere"}, at(15, 22), at(16, 7)),
        ({"away": at(20, 0)}, at(15, 12), at(20, 0)),
        ({"away": at(20, 0), "quiet": "22:00-07:00"}, at(15, 12), at(20, 7)),
        ({"away": at(10, 0)}, at(15, 12), at(15, 12)),
    ],
)
def test_when_a_person_may_be_pinged(settings: dict[str, Any], now: float, reachable: float) -> None:
    assert PersonSettings.model_validate(settings).reachable_at(now) == reachable


QUIET = PersonSettings(zone="Europe/Berlin", quiet="22:00-07:00")
ALL_DAY = PersonSettings(quiet="12:00-11:59")


@pytest.mark.parametrize(
    ("settings", "stops", "hours", "after"),
    [
        (QUIET, False, 20, 20),
        (QUIET, True, 9, 9),  # from one o'clock in Berlin till ten at night
        (QUIET, True, 10, 19),
        (QUIET, True, 9 + 15 + 15 + 1, 9 + 24 + 24 + 10),
        (ALL_DAY, True, 1, 13),  # at most 12 hours a day do not count
        (QUIET.model_copy(update={"away": MIDDAY + 3600 * 2}), True, 7, 9),
        (QUIET.model_copy(update={"away": MIDDAY + 3600 * 12}), True, 1, 19),
    ],
)
def test_time_stands_still_in_quiet_hours_and_while_away(
    settings: PersonSettings, stops: bool, hours: float, after: float
) -> None:
    time = PersonalTime(settings, stops)
    assert time.after(MIDDAY, hours * 3600) == MIDDAY + after * 3600
    assert time.passed(MIDDAY, MIDDAY + after * 3600) == hours * 3600
    assert time.passed(MIDDAY, MIDDAY - 3600) == 0


def away(*spans: tuple[float, float]) -> PersonSettings:
    """Away between these hours after midday; the last one goes on or is over."""
    absences = tuple((MIDDAY + begin * 3600, MIDDAY + end * 3600) for begin, end in spans)
    return PersonSettings(away=absences[-1][1], absences=absences)


@pytest.mark.parametrize(
    ("settings", "season", "hours", "after"),
    [
        (away((2, 26)), 0, 10, 34),
        (away((2, 1000)), 0, 10, 10 + 168),  # seven days and no more
        (away((-100, -52), (2, 1000)), -200, 10, 10 + 120),  # two of them are used up
        (away((-100, -52), (2, 1000)), -76, 10, 10 + 144),  # of which one before the season
        (away((-300, -100), (2, 1000)), -400, 10, 10),
        (away((2, 26), (30, 54)), 0, 10, 10 + 48),
        (PersonSettings(away=MIDDAY + 48 * 3600), -100, 10, 58),  # an earlier version did not note the begin
    ],
)
def test_time_away_stops_the_time_of_a_season_for_seven_days_in_all(
    settings: PersonSettings, season: float, hours: float, after: float
) -> None:
    time = PersonalTime(settings, False, MIDDAY + season * 3600)
    assert time.after(MIDDAY, hours * 3600) == MIDDAY + after * 3600
    assert time.passed(MIDDAY, MIDDAY + after * 3600) == hours * 3600


def test_quiet_hours_within_a_time_away_count_once() -> None:
    settings = away((9, 57)).model_copy(update={"zone": "Europe/Berlin", "quiet": "22:00-07:00"})
    time = PersonalTime(settings, True, MIDDAY)
    assert time.after(MIDDAY, 10 * 3600) == MIDDAY + (57 + 9 + 1) * 3600
    assert time.passed(MIDDAY, MIDDAY + 67 * 3600) == 10 * 3600


def test_times_away_are_noted_as_they_were() -> None:
    settings = PersonSettings()
    for until, now in ((20.0, 10.0), (30.0, 12.0), (0.0, 14.0), (50.0, 40.0), (0.0, 39.0)):
        settings = PersonSettings(away=until, absences=settings.absent_until(until, now))
    assert settings.absences == ((10.0, 14.0),), "the clock was set back before the second one began"
    for number in range(2 * MOST_ABSENCES):
        settings = PersonSettings(absences=settings.absent_until(100.0 + 2 * number, 99.0 + 2 * number))
        settings = PersonSettings(absences=settings.absent_until(0.0, 99.5 + 2 * number))
    assert len(settings.absences) == MOST_ABSENCES and settings.absences[0][0] == 10.0
    assert settings.absent_until(0.0, 1e9) == []


def test_a_night_of_a_changed_clock_is_as_long_as_it_is() -> None:
    saturday = datetime(2027, 3, 27, 21, 0, tzinfo=UTC).timestamp()  # ten at night in Berlin; at two it is three
    assert PersonalTime(QUIET, True).after(saturday, 3600) == saturday + (8 + 1) * 3600
