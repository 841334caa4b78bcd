"""All that is measured while the bot runs: counted and timed where it happens, shown by
`operation.health` in the format of Prometheus. Nothing here names a person, a game or a card."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter
from typing import Final

from prometheus_client import Counter, Gauge, Histogram, Info, disable_created_metrics

disable_created_metrics()  # type: ignore[no-untyped-call]  # a second series each, of when the first began
_FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds

STAGES: Final = Histogram(
    "caravanserai_press_stage_seconds",
    "One stage of answering a press: lock (waiting for the table), commit (writing to the disk), make (all up to the"
    " reply, with the two before), draw (waiting for pictures), send (Discord's answer), whole",
    ["stage"],
    buckets=_FAST,
)
PICTURES: Final = Histogram("caravanserai_picture_seconds", "Drawing one picture", ["game"], buckets=_FAST)
PICTURES_WAITING: Final = Gauge("caravanserai_pictures_waiting", "Pictures that wait for a free thread or are drawn")
POSTS: Final = Counter("caravanserai_posts", "Posts tried: sent, again (tried later), given up", ["result"])
ERRORS: Final = Counter("caravanserai_errors", "Presses that failed, by kind; refusals by the rules are none", ["kind"])
RETRIES: Final = Counter(
    "caravanserai_retries", "Work beside presses that failed and is tried again, such as a backup", ["work"]
)
LOOP_DELAY: Final = Histogram(
    "caravanserai_loop_delay_seconds", "How late the event loop comes to a task", buckets=_FAST
)
GAMES: Final = Gauge("caravanserai_games", "Games by status", ["status"])
POSTS_WAITING: Final = Gauge("caravanserai_posts_waiting", "Posts in the outbox that were not sent yet")
OLDEST_POST: Final = Gauge("caravanserai_oldest_post_seconds", "How long the oldest post in the outbox has been due")
POSTS_GIVEN_UP: Final = Gauge("caravanserai_posts_given_up", "Posts that cannot be sent and of which nobody was told")
TIMERS_DUE: Final = Gauge("caravanserai_timers_due", "Timers whose time has come and that have not fired")

BUILD: Final = Info("caravanserai_build", "The version that runs")

_spent: ContextVar[dict[str, float] | None] = ContextVar("seconds by stage of the press being answered", default=None)


@contextmanager
def stage(name: str) -> Iterator[None]:
    """Times a part of answering a press."""
    began = perf_counter()
    try:
        yield
    finally:
        seconds = perf_counter() - began
        STAGES.labels(name).observe(seconds)
        spent = _spent.get()
        if spent is not None:
            spent[name] = spent.get(name, 0.0) + seconds


@contextmanager
def whole_press() -> Iterator[dict[str, float]]:
    """Times all of it. Yields the seconds of each stage, which are complete at the end."""
    spent: dict[str, float] = {}
    token = _spent.set(spent)
    try:
        with stage("whole"):
            yield spent
    finally:
        _spent.reset(token)
