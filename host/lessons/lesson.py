"""What a file of a lesson holds: game, seed, steps, what is said and what is to be chosen; the list of lessons. Each is
a file in `told`; docs/lessons.md says how to write one."""

import json
import tomllib
from collections.abc import Iterator, Mapping
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from engine.core.rules import LASTING_VERSION

LESSONS_IN: Final = Path(__file__).parent / "told"
NOT_PLAYED: Final = {"say", "holds", "anytime", "at_once"}
"""The fields of a step that may change without changing what is played."""
_EXACT: Final = ConfigDict(extra="forbid", frozen=True)


Told: TypeAlias = tuple[int, int, str]
"""A choice that is told: the number of its step, the seat, and the notation."""


class Step(BaseModel):
    """A step of a lesson: it lasts until the learner has chosen all of `choose`, one after the other; then the others
    choose.

    `say`: the last part of the sentence's name, `lesson-<name of the lesson>-<say>`; `anytime`: it may be chosen
    earlier in the same turn too, as a bonus card may; `at_once`: one button makes all of its choices, as in any game,
    where a shortcut does; `others`: a colour and a notation each; `holds`: what the
    sentence claims, as the tests read it (tests/host/learning/test_told_lessons.py)."""

    model_config = _EXACT
    say: str = Field(pattern="^[a-z-]+$")
    choose: tuple[str, ...] = Field(min_length=1)
    others: tuple[str, ...] = ()
    anytime: bool = False
    at_once: bool = False
    holds: Mapping[str, Any] = {}


class Lesson(BaseModel):
    """A lesson: a game that begins from a fixed seed, and its steps.

    `name`: of the file; `order`: its place in the list of lessons; `version`: of the rules with which it is played and
    of the decks that are dealt, so that a rule that changes later leaves it as it is told; `colours`: those of the
    seats in turn order, of which the learner has `learner`; `begin`: what is chosen before the learner takes the seat,
    a colour and a notation each, for a lesson that begins in the middle of a game."""

    model_config = _EXACT
    name: str = Field(max_length=32)
    order: int
    game: str
    version: int = LASTING_VERSION
    options: Mapping[str, str] = {}
    colours: tuple[str, ...]
    learner: str
    seed: str = Field(pattern="^[0-9a-f]{64}$")
    begin: tuple[str, ...] = ()
    steps: tuple[Step, ...] = Field(min_length=1)

    @property
    def seat(self) -> int:
        return self.colours.index(self.learner)

    @cached_property
    def mark(self) -> str:
        """A short text that differs where another version of the lesson plays differently."""
        left_out: dict[str, Any] = {"order": True, "steps": {"__all__": NOT_PLAYED}}
        if self.version == LASTING_VERSION:  # as the marks of those lessons were made before they named it
            left_out["version"] = True
        played = self.model_dump(mode="json", exclude=left_out)
        return sha256(json.dumps(played, sort_keys=True).encode()).hexdigest()[:16]

    @cached_property
    def begun(self) -> tuple[tuple[int, str], ...]:
        """`begin` as seats and notations."""
        return tuple(map(self._choice, self.begin))

    @cached_property
    def told(self) -> tuple[Told, ...]:
        """All choices that are told, in their order."""
        return tuple(
            (number, seat, notation) for number, step in enumerate(self.steps) for seat, notation in self._of(step)
        )

    def _of(self, step: Step) -> Iterator[tuple[int, str]]:
        yield from ((self.seat, notation) for notation in step.choose)
        yield from map(self._choice, step.others)

    def _choice(self, line: str) -> tuple[int, str]:
        colour, _, notation = line.partition(" ")
        return self.colours.index(colour), notation


def read(path: Path) -> Lesson:
    """The lesson of a file. Raises ValueError where it is none."""
    return Lesson(name=path.stem, **tomllib.loads(path.read_text("utf-8")))


LESSONS: Final[dict[str, Lesson]] = {
    lesson.name: lesson for lesson in sorted(map(read, LESSONS_IN.glob("*.toml")), key=lambda one: one.order)
}
"""By name, in the order in which one learns."""
