"""When of the day somebody can be pinged, and whose hours are similar."""

from datetime import UTC, datetime

import pytest

from host.clock import HOUR_S
from host.people.hours import Hours, usual_hours
from host.people.settings import PersonSettings

SUMMER, WINTER = (datetime(2026, month, 1, 12, tzinfo=UTC).timestamp() for month in (7, 1))


def hours(zone: str, quiet: str = "", at: float = WINTER) -> Hours:
    known = usual_hours(PersonSettings.model_validate({"zone": zone, "quiet": quiet}), at)
    assert known is not None
    return known


def test_they_are_what_quiet_hours_leave_and_follow_summer_time() -> None:
    assert hours("Europe/Berlin", "22:30-07:00") == (6 * HOUR_S, 15.5 * HOUR_S)
    assert hours("Europe/Berlin", "22:30-07:00", SUMMER) == (5 * HOUR_S, 15.5 * HOUR_S)
    assert hours("Asia/Tokyo", "00:00-06:00") == (21 * HOUR_S, 18 * HOUR_S)
    assert hours("America/New_York") == (13 * HOUR_S, 15 * HOUR_S)
    assert hours("Nowhere/At_All") == (8 * HOUR_S, 15 * HOUR_S)


def test_of_who_has_chosen_neither_they_are_not_known() -> None:
    assert usual_hours(PersonSettings(), WINTER) is None
    assert usual_hours(PersonSettings.model_validate({"zone": "UTC"}), WINTER) is not None
    assert usual_hours(PersonSettings.model_validate({"quiet": "08:00-08:00"}), WINTER) is None


@pytest.mark.parametrize(
    ("one", "other", "similar"),
    [
        ("Europe/Berlin", "Europe/London", True),
        ("America/New_York", "America/Los_Angeles", True),
        ("Europe/London", "America/New_York", True),
        ("Europe/Berlin", "America/New_York", False),
        ("Asia/Tokyo", "Europe/Berlin", False),
        ("Asia/Tokyo", "Pacific/Auckland", True),
    ],
)
def test_two_thirds_in_common_are_similar(one: str, other: str, *, similar: bool) -> None:
    assert hours(one).are_similar(hours(other)) is hours(other).are_similar(hours(one)) is similar


def test_short_hours_are_compared_by_their_own_length() -> None:
    evenings = hours("Europe/Berlin", "22:00-17:00")
    assert evenings.are_similar(hours("Europe/London")) and not evenings.are_similar(hours("Asia/Tokyo"))


def test_they_are_told_of_the_present_day() -> None:
    assert hours("UTC", "22:00-07:00").on_day_of(WINTER) == (WINTER - 5 * HOUR_S, WINTER + 10 * HOUR_S)
