"""Hand-made cards: a person with long results, and a full page of a leaderboard with trying names."""

from collections.abc import Callable
from typing import Any

from engine.istanbul.names import COLOURS
from render.cards.shapes import (
    Chair,
    GameResults,
    Leaderboard,
    LeaderboardScene,
    Profile,
    ProfileScene,
    Ranked,
    SeasonLine,
    SeasonScene,
    SeasonTable,
)
from render.scene import Scene

LABELS = {
    "card-won": "{won} of {games} won",
    "card-won-short": "{won} / {games}",
    "card-last": "Last",
    "card-rating": "Rating",
    "card-off": "± {off}",
    "card-season-places": "Places",
    "card-season-points": "Points",
}
COURSE = (1500.0, 1530.5, 1490.0, 1560.0, 1610.0, 1580.0, 1640.0, 1655.0, 1630.0, 1690.0, 1702.0)
TRYING = (
    "Ada",
    "W" * 32,
    "Maximiliane-Alexandra von Hohen-Ötting",
    "علي بن محمد",
    "🎲 Dice",
    "e\u0301\u0323\u0301",
    "שלום עולם",
    "Zoë",
    "Kemal",
)


def say(message: str, /, **facts: int | str) -> str:
    """Labels that stay as they are when the sentences of the project change."""
    return LABELS[message].format(**facts)


def profile(name: str, *results: GameResults, colour: str = "purple") -> ProfileScene:
    return Scene(Profile((Chair(colour),), "on this server", "no rated games", results), (name,), "en", say)


def leaderboard(*names: str, title: str = "Istanbul") -> LeaderboardScene:
    """Figures with as many digits as they get."""
    seats = tuple(Chair(COLOURS[at % len(COLOURS)]) for at in range(len(names)))
    ranked = tuple(Ranked(at, 1990 - 41 * at, 680 - 9 * at, 300 - 30 * at, 120 - at) for at in range(1, len(names) + 1))
    return Scene(Leaderboard("Leaderboard", title, seats, ranked), names, "en", say)


def season(*names: str, title: str = "Caravan League", over: bool = False) -> SeasonScene:
    """A table in which two rise and two fall; the last left the season."""
    seats = tuple(Chair(COLOURS[at % len(COLOURS)]) for at in range(len(names)))
    last = len(names) - 1
    lines = tuple(
        SeasonLine(
            None if at == last else at + 1,
            ((1, 1, 2, 3, 1), (2, 1, 4), (1, 2, 2, 4), (3, 3), (0, 2, 0))[at % 5] if at < last else (0, 4, 0),
            f"{44.5 - 4 * at:.1f}".removesuffix(".0"),
            -1 if at < 2 else 1 if at > last - 2 else 0,
            at == last,
            over and at == 0,
        )
        for at in range(len(names))
    )
    return Scene(SeasonTable(title, "Season 12 · division 2", seats, lines, 5), names, "en", say)


def person() -> ProfileScene:
    return profile(
        "Ada Lovelace",
        GameResults("istanbul", "Istanbul", 230, 112, 1702, 120, COURSE, (1, 3, 2, 1, 1, 4)),
        GameResults("marco_polo", "The Voyages of Marco Polo", 130, 101, None, 0, (), (2, 1, 3, 4, 1, 1), "berke"),
    )


def best() -> LeaderboardScene:
    return leaderboard(*TRYING)


def season_of_nine() -> SeasonScene:
    return season(*TRYING)


def season_ended() -> SeasonScene:
    return season("Ada", "Kemal Reis", "W" * 32, "שלום עולם", "Zoë", title="W" * 32, over=True)


PEOPLE: dict[str, Callable[[], Scene[Any, None]]] = {
    "person": person,
    "best": best,
    "season_of_nine": season_of_nine,
    "season_ended": season_ended,
}
