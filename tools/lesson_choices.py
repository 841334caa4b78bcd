"""Prints a lesson as its file writes it: `python -m tools.lesson_choices host/lessons/told/mocha.toml`.

Each step is printed with the learner's choices, those that are taken by themselves included, and with what Rookies
choose after them. The `others` of the file are not read, so a new step needs none, and one that the rules do not allow
any more gets new ones."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from engine import players
from engine.core.create import new_position
from engine.core.position import AnyPosition
from engine.games import rules_of
from host.lessons.lesson import Lesson, Step, read


def main() -> None:
    """Print every step of the lesson in the file that the first argument names."""
    print("\n\n".join(played(read(Path(sys.argv[1])))))


def played(lesson: Lesson) -> Iterator[str]:
    """Each step as text. Raises Refusal for a choice that is not legal."""
    rules = rules_of(lesson.game)
    options = rules.check_options(lesson.options, len(lesson.colours))
    position = new_position(rules, options, lesson.colours, bytes.fromhex(lesson.seed), version=lesson.version)
    for seat, notation in lesson.begun:
        position.choose(seat, notation)
    rng = Random(lesson.seed)
    for step in lesson.steps:
        chosen, others = _own(lesson, position, step), list[str]()
        while not position.over and lesson.seat not in position.seats_to_act:
            seat = position.seats_to_act[0]
            notation = players.choose(players.ROOKIE, position, seat, rng)
            position.choose(seat, notation)
            others.append(f"{lesson.colours[seat]} {notation}")
        lines = ["[[steps]]", f'say = "{step.say}"', _listed("choose", chosen)]
        yield "\n".join([*lines, *([_listed("others", others)] if others else [])])


def _own(lesson: Lesson, position: AnyPosition, step: Step) -> list[str]:
    """The learner's choices of a step, which are made."""
    wanted, chosen = list(step.choose), list[str]()
    while lesson.seat in position.seats_to_act:
        default = position.decision(lesson.seat).default if position.choices else None
        notation = default or next(iter(wanted), None)
        if notation is None:
            break
        if notation in wanted[:1]:
            wanted.pop(0)
        position.choose(lesson.seat, notation)
        chosen.append(notation)
    return chosen


def _listed(name: str, notations: list[str]) -> str:
    quoted = ", ".join(f'"{notation}"' for notation in notations)
    return f"{name} = [{quoted}]"


if __name__ == "__main__":
    main()
