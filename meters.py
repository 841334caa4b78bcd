"""All that is counted and timed for Prometheus where it happens: presses, pictures, posts, errors, retries, delays.
`operation.metrics` shows it, with what it finds out when it is asked. Nothing here names a person, a game or a card."""

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
    "One stage of answering a press: lock (waiting for the table), commit (writing to the disk), make (all else up to"
    " the reply), draw (waiting for pictures), send (Discord's answer); none is part of another",
    ["stage"],
    buckets=_FAST,
)
PRESSES: Final = Histogram("caravanserai_press_seconds", "Answering a press, all of it", buckets=_FAST)
PICTURES: Final = Histogram("caravanserai_picture_seconds", "Drawing one picture", ["game"], buckets=_FAST)
PICTURES_WAITING: Final = Gauge("caravanserai_pictures_waiting", "Pictures that wait for a free thread or are drawn")
POSTS: Final = Counter("caravanserai_posts", "Posts tried: sent, again (tried later), given up", ["result"])
ERRORS: Final = Counter("caravanserai_errors", "Presses that failed, by kind; refusals by the rules are none", ["kind"])
STOPPED: Final = Counter(
    "caravanserai_computer_players_stopped", "Tables whose computer players stopped for a reason that nobody foresaw"
)
RETRIES: Final = Counter(
    "caravanserai_retries", "Work beside presses that failed and is tried again, such as a backup", ["work"]
)
UNANSWERED: Final = Counter(
    "caravanserai_rules_unanswered", "Questions typed into /rules to which no entry is surely the answer", ["game"]
)
LOOP_DELAY: Final = Histogram(
    "caravanserai_loop_delay_seconds", "How late the event loop comes to a task", buckets=_FAST
)
BUILD: Final = Info("caravanserai_build", "The versions that run")

_within: ContextVar[list[float]] = ContextVar("seconds of the stages within the present one")
_spent: ContextVar[dict[str, float] | None] = ContextVar("seconds by stage of the press being answered", default=None)


@contextmanager
def stage(name: str) -> Iterator[None]:
    """Times a part of answering a press, without the stages within it."""
    outer, inner = _within.get(None), [0.0]
    token, began = _within.set(inner), perf_counter()
    try:
        yield
    finally:
        _within.reset(token)
        elapsed = perf_counter() - began
        if outer is not None:
            outer[0] += elapsed
        seconds = max(0.0, elapsed - inner[0])
        STAGES.labels(name).observe(seconds)
        spent = _spent.get()
        if spent is not None:
            spent[name] = spent.get(name, 0.0) + seconds


@contextmanager
def whole_press() -> Iterator[dict[str, float]]:
    """Times all of it. Yields the seconds of each stage, which are complete at the end, with `whole`."""
    spent: dict[str, float] = {}
    token, began = _spent.set(spent), perf_counter()
    try:
        yield spent
    finally:
        spent["whole"] = perf_counter() - began
        PRESSES.observe(spent["whole"])
        _spent.reset(token)
