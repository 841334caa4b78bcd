"""Nim in words: nothing but what every game must say."""

from collections.abc import Mapping, Sequence

from engine.core.decision import Decision
from engine.core.standings import Standing
from tests.nim.rules import END, TAKE, Took, View
from words.finished import result_told
from words.game import GameWords, made_by
from words.rulebook import minute_told
from words.shapes import Label, Minute, Names, Prompt
from words.speech import Words


def option_label(words: Words, view: View, decision: Decision, notation: str, outlook: None, names: Names) -> Label:
    if notation == END:
        return Label(words.say("label-end"), group=decision.kind)
    heap, matches = map(int, TAKE.rest(notation).split())
    return Label(words.say("label-take", heap=heap, matches=matches), group=decision.kind)


def prompt(words: Words, view: View, decision: Decision, names: Names) -> Prompt:
    return Prompt(words.say(f"ask-{decision.kind}"))


def standing(words: Words, view: View, names: Names) -> str:
    return words.say("standing", heaps=words.commas(view.heaps))


def turn_story(words: Words, events: Sequence[Took], names: Names) -> str:
    return words.sentences(
        words.say("event-took", name=names[event.seat], matches=event.matches, heap=event.heap) for event in events
    )


def board(words: Words, view: View, names: Names, last_turn: str) -> list[str]:
    told = words.say("board-alt", **{f"heap_{heap}": left for heap, left in enumerate(view.heaps, 1)})
    return [told, last_turn]


def minute(words: Words, options: Mapping[str, str], seats: int | None) -> Minute:
    return minute_told(words)


def score_sheet(words: Words, view: View, names: Names) -> str:
    won = view.last if not any(view.heaps) else None
    return "\n".join(words.say("score", name=name, won=int(seat == won)) for seat, name in enumerate(names))


def result(words: Words, standings: Sequence[Standing], names: Names) -> str:
    return result_told(words, standings, names, ("last",))


class NimWords(GameWords[View, None, Took]):
    """The words of the game."""

    name = "nim"
    alt_makers = {"board": board}  # noqa: RUF012

    option_label = made_by(option_label)
    prompt = made_by(prompt)
    standing = made_by(standing)
    turn_story = made_by(turn_story)
    minute = made_by(minute)
    score_sheet = made_by(score_sheet)
    result = made_by(result)
