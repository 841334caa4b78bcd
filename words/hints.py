"""A hint in words: each turn with how likely its player wins after it, and why it is good."""

from collections.abc import Sequence
from typing import Final

from engine.core.position import AnyPosition
from engine.players.hints import Hint, Turn, steps_of
from words.games import game_words
from words.shapes import Names
from words.speech import Words

MOST_REASONS: Final = 2
LEAST_GAIN: Final = 0.75  # lira or points; less is no reason
LEAST_SHARE: Final = 0.25  # of the best reason's gain


def hint_lines(words: Words, position: AnyPosition, seat: int, hint: Hint, names: Names) -> list[str]:
    """The turns, the best first, and what a beginner would do. `position`: that at which the seat must choose."""
    lines = list[str]()
    for number, turn in enumerate(hint.turns, 1):
        told = turn_told(words, position, seat, turn, names)
        message = "hint-turn-best" if number == 1 else "hint-turn"
        lines.append(words.say(message, number=number, percent=percent(turn), turn=told))
        why = reasons(words, position.rules.name, turn)
        lines += [words.say("hint-turn-why", reasons=words.series(why))] if why else []
    return [*lines, _usual(words, position, seat, hint, names)]


def _usual(words: Words, position: AnyPosition, seat: int, hint: Hint, names: Names) -> str:
    about = position.rules.judge.about
    for number, turn in enumerate(hint.turns, 1):
        if about(turn.choices) == about(hint.usual.choices) and percent(turn) == percent(hint.usual):
            return words.say("hint-beginner-same", number=number)
    told = turn_told(words, position, seat, hint.usual, names)
    return words.say("hint-beginner", percent=percent(hint.usual), turn=told)


def turn_told(words: Words, position: AnyPosition, seat: int, turn: Turn, names: Names) -> str:
    """What is chosen in a turn, to its end or to where chance decides."""
    speech = game_words(position.rules.name)
    told = speech.turn_ahead(words, steps_of(position, seat, turn), seat, names)
    return words.say("hint-turn-chance", turn=told) if turn.chance else told


def reasons(words: Words, game: str, turn: Turn) -> list[str]:
    """What makes a turn good, the best first; nothing where it only ends."""
    gains = sorted(turn.gains.items(), key=lambda gain: gain[1], reverse=True)
    least = max(LEAST_GAIN, LEAST_SHARE * gains[0][1]) if gains else 0.0
    speech = game_words(game)
    return [
        speech.reason(words, part, gain, turn.figures.get(part, {}))
        for part, gain in gains[:MOST_REASONS]
        if gain >= least
    ]


def percent(turn: Turn) -> int:
    """How likely a turn's player wins after it, out of 100; never sure before the end."""
    return min(99, max(1, round(100 * turn.share)))


def who_asked(words: Words, asked: Sequence[tuple[int | None, int]], names: Names) -> str:
    """Who asked for hints in a game that is over, by seat (None: somebody who left)."""
    told = [
        words.say("hints-asked-by-gone", count=count)
        if seat is None
        else words.say("hints-asked-by", who=names[seat], count=count)
        for seat, count in asked
    ]
    return words.say("hints-asked", people=words.commas(told))
