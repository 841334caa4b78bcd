"""The tool that writes the steps of a lesson's file."""

import tomllib

import pytest

from engine.core.decision import Refusal
from host.lessons.lesson import LESSONS, Lesson
from tools.lesson_choices import played


def test_the_choices_of_a_step_are_completed_and_others_answer() -> None:
    told = LESSONS["istanbul"].model_dump()
    (first, second, *_) = told["steps"]
    short = [{**step, "choose": [step["choose"][0], "end"], "others": []} for step in (first, second)]
    found = [tomllib.loads(step)["steps"][0] for step in played(Lesson.model_validate({**told, "steps": short}))]
    assert [step["choose"] for step in found] == [
        ["move 3", "leave", "fill", "end"],
        ["move 2", "leave", "fill", "end"],
    ]
    assert all({line.split()[0] for line in step["others"]} == {"blue", "green"} for step in found)


def test_a_choice_that_is_not_legal_is_refused() -> None:
    told = LESSONS["istanbul"].model_dump()
    wrong = [{**told["steps"][0], "choose": ["move 13"], "others": []}]
    with pytest.raises(Refusal):
        list(played(Lesson.model_validate({**told, "steps": wrong})))
