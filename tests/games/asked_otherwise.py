"""A later version of a game's rules, made up: the same rules, but questions are put otherwise."""

from collections.abc import Callable
from copy import copy
from typing import Any

from engine.core.decision import Decision, Script, Together
from engine.core.rules import AnyRules

Question = Callable[[Decision], Script[Any]]
"""Puts a question of the old rules as the new ones do, and returns the value that the old script receives."""


def asking(rules: AnyRules, question: Question, version: int) -> AnyRules:
    """The rules as their `version`, in which each question is put by `question`."""
    later: Any = copy(rules)
    later.script = lambda state: _through(rules.script(state), question)
    later.version = version
    return later


def _through(script: Script[Any], question: Question) -> Script[Any]:
    value = None
    while True:
        try:
            asked = script.send(value)
        except StopIteration as done:
            return done.value
        if isinstance(asked, Together):
            value = yield Together({seat: _through(one, question) for seat, one in asked.scripts.items()})
        else:
            value = yield from question(asked)


def asking_less(*kinds: str) -> Question:
    """Nobody is asked questions of these kinds any more: the first option is taken."""

    def question(asked: Decision) -> Script[Any]:
        if asked.kind in kinds:
            first = next(iter(asked.options))
            asked = Decision(asked.seat, asked.kind, asked.options, default=first, confirm=asked.confirm, needless=True)
        return (yield asked)

    return question


def asking_more(kind: str, since: int) -> Question:
    """Before each question of this kind the seat is asked whether it is sure; in older games it was."""

    def question(asked: Decision) -> Script[Any]:
        sure = False
        while asked.kind == kind and not sure:
            sure = yield Decision(asked.seat, "sure", {"no": False, "sure": True}, default="sure", since=since)
        return (yield asked)

    return question


def offering_less(kind: str, verb: str) -> Question:
    """In questions of this kind, choices that begin with `verb` are not offered any more."""

    def question(asked: Decision) -> Script[Any]:
        offered = {notation: value for notation, value in asked.options.items() if not notation.startswith(verb)}
        if asked.kind == kind and offered:
            former = {notation: value for notation, value in asked.options.items() if notation not in offered}
            asked = Decision(asked.seat, kind, offered, confirm=True, former=former)
        return (yield asked)

    return question
