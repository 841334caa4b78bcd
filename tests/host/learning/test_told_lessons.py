"""Every lesson plays as it is told: from its set-up to its end each choice is legal, and what it claims is so."""

from typing import Any

import pytest

from engine.core.create import new_position
from engine.core.figures import Figure
from engine.core.position import AnyPosition
from engine.games import GAMES, rules_of
from engine.marco_polo.components.amounts import cost
from engine.marco_polo.components.board import BLACK_DIE_PRICE
from host.lessons.lesson import LESSONS, LESSONS_IN, Lesson
from tests.support.changed_figures import changed_figure
from words.games import GAMES as GAMES_IN_WORDS
from words.speech import Argument, Words

WORDS = Words("en", strict=True)
LONGEST = 210  # characters: three lines on a phone


def begun(lesson: Lesson) -> AnyPosition:
    rules = rules_of(lesson.game)
    options = rules.check_options(lesson.options, len(lesson.colours))
    position = new_position(rules, options, lesson.colours, bytes.fromhex(lesson.seed), version=lesson.version)
    for seat, notation in lesson.begun:
        position.choose(seat, notation)
    return position


def fact(view: Any, path: str) -> Any:
    """What a view holds under names and indexes with dots between: "seats.0.lira"."""
    found = view
    for part in path.split("."):
        found = found[int(part)] if part.isdigit() else found[part] if isinstance(found, dict) else getattr(found, part)
    return found


def as_listed(value: Any) -> Any:
    """A value as a file writes it."""
    return [as_listed(one) for one in value] if isinstance(value, tuple | list) else value


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_plays_as_it_is_told(name: str) -> None:
    lesson = LESSONS[name]
    position, told = begun(lesson), iter(lesson.told)
    for step in lesson.steps:
        assert lesson.seat in position.seats_to_act, f"{step.say}: the learner is not asked"
        view = position.view(lesson.seat)
        claims = {path: as_listed(fact(view, path)) for path in step.holds}
        assert claims == dict(step.holds), step.say
        for _ in (*step.choose, *step.others):
            number, seat, notation = next(told)
            assert lesson.steps[number] is step
            position.choose(seat, notation)
    assert lesson.seat in position.seats_to_act, "the learner cannot play on"


@pytest.mark.parametrize("name", LESSONS)
def test_what_is_taken_by_itself_stands_in_the_file(name: str) -> None:
    """Panels take defaults within a turn, so a lesson in which another choice follows would lead astray at once."""
    lesson = LESSONS[name]
    position = begun(lesson)
    for _, seat, notation in lesson.told:
        decision = position.decision(seat)
        if seat == lesson.seat and position.choices and decision.default is not None:
            assert notation == decision.default, (decision.kind, notation)
        position.choose(seat, notation)


@pytest.mark.parametrize("name", LESSONS)
def test_each_step_is_a_sentence_of_three_lines_at_most(name: str) -> None:
    lesson = LESSONS[name]
    own = WORDS.about(lesson.game)
    named: dict[str, Argument] = {colour: "Leyla" for colour in rules_of(lesson.game).colours}
    named |= GAMES_IN_WORDS[lesson.game].chapter_facts(own)
    assert len({step.say for step in lesson.steps}) == len(lesson.steps)
    for say in [*(step.say for step in lesson.steps), "end"]:
        assert 0 < len(own.say(f"lesson-{name}-{say}", **named)) <= LONGEST, say
    assert own.say(f"lesson-{name}") and own.say(f"lesson-{name}.about")


def test_every_file_is_a_lesson_of_a_game() -> None:
    assert {path.stem for path in LESSONS_IN.glob("*.toml")} == set(LESSONS)
    assert {lesson.game for lesson in LESSONS.values()} <= set(GAMES)
    assert len({lesson.order for lesson in LESSONS.values()}) == len(LESSONS)


def test_a_lesson_that_plays_otherwise_has_another_mark() -> None:
    (lesson, *_) = LESSONS.values()
    told = lesson.model_dump()
    (first, *others) = told["steps"]
    reworded = Lesson.model_validate({**told, "steps": [{**first, "say": "other", "holds": {}}, *others]})
    replayed = Lesson.model_validate({**told, "steps": [{**first, "choose": ["move 2"]}, *others]})
    assert reworded.mark == lesson.mark != replayed.mark


@pytest.mark.parametrize(("version", "camels"), [(2, 4), (3, 3)])
def test_a_lesson_tells_the_figures_it_began_with(version: int, camels: int, monkeypatch: pytest.MonkeyPatch) -> None:
    changed_figure(monkeypatch, BLACK_DIE_PRICE, Figure(cost(camel=3), {3: cost(camel=4)}))
    own = WORDS.about("marco_polo", version)
    told = own.say("lesson-marco-polo-end", **GAMES_IN_WORDS["marco_polo"].chapter_facts(own))
    assert f"a black die for {camels} camels" in told
