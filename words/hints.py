"""A hint in words: each turn with how likely its player wins after it, and why it is good."""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from engine.core.position import AnyPosition
from engine.players.hints.hint import Hint
from engine.players.hints.turns import CHANCE, Turn, steps_of
from words.games import game_words
from words.shapes import Names
from words.speech import Words

MOST_REASONS: Final = 2
LEAST_GAIN: Final = 0.75  # lira or points; less is no reason
LEAST_SHARE: Final = 0.25  # of the best reason's gain
MUCH: Final = 40.0  # lira or points; what gains more, such as the end in reach, leaves room for another reason


def hint_lines(words: Words, position: AnyPosition, seat: int, hint: Hint, names: Names) -> list[str]:
    """The turns, the best first, and what a beginner would do. `position`: that at which the seat must choose."""
    lines: list[str] = []
    for number, turn in enumerate(hint.turns, 1):
        told = _with_percent(words, turn_told(words, position, seat, turn, names), turn, hint)
        lines.append(words.say("hint-turn-best" if number == 1 else "hint-turn", number=number, turn=told))
        only_ends = turn.choices == (position.rules.turn_end,)
        why = [] if only_ends else reasons(words, position.rules.name, turn)
        lines += [words.say("hint-turn-why", reasons=words.series(why))] if why else []
    percents = {percent(turn) for turn in hint.turns}
    same = [words.say("hint-much-the-same")] if hint.comparable and len(hint.turns) > len(percents) == 1 else []
    return [*lines, *same, _usual(words, position, seat, hint, names)]


def _with_percent(words: Words, told: str, turn: Turn, hint: Hint) -> str:
    """What is chosen in a turn, behind how likely its player wins after it where that can be said."""
    return words.say("hint-percent", percent=percent(turn), turn=told) if hint.comparable else told


def _usual(words: Words, position: AnyPosition, seat: int, hint: Hint, names: Names) -> str:
    about = position.rules.judge.about
    for number, turn in enumerate(hint.turns, 1):
        if about(turn.choices) == about(hint.usual.choices) and percent(turn) == percent(hint.usual):
            return words.say("hint-beginner-same", number=number)
    told = turn_told(words, position, seat, hint.usual, names)
    return words.say("hint-beginner", turn=_with_percent(words, told, hint.usual, hint))


def turn_told(words: Words, position: AnyPosition, seat: int, turn: Turn, names: Names) -> str:
    """What is chosen in a turn, to its end or to where chance decides."""
    speech = game_words(position.rules.name)
    told = speech.turn_ahead(words, steps_of(position, seat, turn), seat, names)
    return words.say("hint-turn-chance", turn=told) if turn.chance else told


def reasons(words: Words, game: str, turn: Turn) -> list[str]:
    """What makes a turn good, the best first. What chance brings beyond that is named only
    where nothing else counts as much."""
    gains = sorted(turn.gains.items(), key=lambda gain: gain[1], reverse=True)
    if gains and gains[0][0] != CHANCE:
        gains = [gain for gain in gains if gain[0] != CHANCE]
    least = max(LEAST_GAIN, LEAST_SHARE * min(MUCH, gains[0][1])) if gains else 0.0
    speech = game_words(game)
    told = (speech.reason(words, part, gain, turn.figures.get(part, {})) for part, gain in gains if gain >= least)
    return list(islice(filter(None, told), MOST_REASONS))


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
