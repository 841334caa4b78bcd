"""What pictures of a whole game are drawn from."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.core.standings import Mark, ShareMark
from render.scene import Scene


class Column(NamedTuple):
    """A column of the score sheet: the sprite above it and the figure of each seat."""

    sign: str
    figures: tuple[int, ...]


class Look(NamedTuple):
    """What a game adds. `token`: what the sprites of its players begin with; `sign`: the sprite of what is raced for;
    `total`: the icon above the scores where they are a sum, else empty; `goal`: how much of it ends the game, None
    where nothing does; `columns`: of what the score is made."""

    token: str
    sign: str
    total: str
    goal: Callable[[Any], int | None]
    columns: Callable[[Any], list[Column]]


@dataclass(frozen=True, slots=True)
class Course(Scene[Any, Any]):
    """A scene with how everybody stood after each turn. `view`: the last position that is known; `headline`: which
    game it is, `reason`: who won and why; both empty while it runs."""

    marks: tuple[Mark, ...] = ()
    headline: str = ""
    reason: str = ""

    def digest(self) -> bytes:
        seen = repr((self.view, self.names, self.language, self.marks, self.headline, self.reason, self.style))
        return hashlib.blake2b(seen.encode(), digest_size=16).digest()


@dataclass(frozen=True, slots=True)
class ShareCourse(Scene[Any, Any]):
    """A scene with each seat's share of winning after each turn. `swings`: the numbers of the turns that are pointed
    out, in order."""

    marks: tuple[ShareMark, ...] = ()
    swings: tuple[int, ...] = ()
