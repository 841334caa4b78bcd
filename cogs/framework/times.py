"""Moments and spans of time in words."""

from typing import Final

from host.timers.time_banks import TimeLeft
from words.speech import Words

MINUTE_S: Final = 60
HOUR_S: Final = 60 * MINUTE_S
DAY_S: Final = 24 * HOUR_S


def duration(w: Words, seconds: float) -> str:
    """The two largest units: "6 days and 3 hours", "40 minutes"."""
    days, rest = divmod(int(seconds), DAY_S)
    hours, rest = divmod(rest, HOUR_S)
    counts = {"days": days, "hours": hours, "minutes": rest // MINUTE_S}
    named = [w.say(f"duration-{unit}", count=count) for unit, count in counts.items() if count]
    return w.listed(named[:2]) or w.say("duration-minutes", count=0)


def time_left(w: Words, time: TimeLeft) -> str:
    """A line about a seat's time bank."""
    if time.ends is None:
        return w.say("time-bank", left=duration(w, time.left))
    return w.say("time-bank-runs", left=duration(w, time.left), when=ago(time.ends))


def ago(moment: float) -> str:
    """A moment (UTC seconds) as its distance from now, which every reader's Discord counts: "2 days ago"."""
    return f"<t:{int(moment)}:R>"
