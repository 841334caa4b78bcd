"""A hint in words: each turn with the odds of its player after it, and why it is good."""

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
    """The turns, the best first, and that of a beginner. `position`: that at which the seat must choose."""
    lines: list[str] = []
    for number, turn in enumerate(hint.turns, 1):
        text = _turn(words, position, seat, turn, hint, names)
        lines.append(words.say("hint-turn-best" if number == 1 else "hint-turn", number=number, turn=text))
        only_ends = turn.choices == (position.rules.turn_end,)
        why = [] if only_ends else reasons(words, position.rules.name, turn)
        lines += [words.say("hint-turn-why", reasons=words.series(why))] if why else []
    percents = {percent(turn) for turn in hint.turns}
    same = [words.say("hint-much-the-same")] if hint.comparable and len(hint.turns) > len(percents) == 1 else []
    return [*lines, *same, _usual(words, position, seat, hint, names)]


def _turn(words: Words, position: AnyPosition, seat: int, turn: Turn, hint: Hint, names: Names) -> str:
    """The choices of a turn, to its end or to where chance decides, behind the odds where they can be said."""
    text = game_words(position.rules.name).turn_ahead(words, steps_of(position, seat, turn), seat, names)
    text = words.say("hint-turn-chance", turn=text) if turn.chance else text
    return words.say("hint-percent", percent=percent(turn), turn=text) if hint.comparable else text


def _usual(words: Words, position: AnyPosition, seat: int, hint: Hint, names: Names) -> str:
    about = position.rules.judge.about
    for number, turn in enumerate(hint.turns, 1):
        if about(turn.choices) == about(hint.usual.choices) and percent(turn) == percent(hint.usual):
            return words.say("hint-beginner-same", number=number)
    return words.say("hint-beginner", turn=_turn(words, position, seat, hint.usual, hint, names))


def reasons(words: Words, game: str, turn: Turn) -> list[str]:
    """The reasons for a turn, the best first. Chance beyond these is named only where nothing else counts as much."""
    gains = sorted(turn.gains.items(), key=lambda gain: gain[1], reverse=True)
    if gains and gains[0][0] != CHANCE:
        gains = [gain for gain in gains if gain[0] != CHANCE]
    least = max(LEAST_GAIN, LEAST_SHARE * min(MUCH, gains[0][1])) if gains else 0.0
    reason = game_words(game).reason
    texts = (reason(words, part, gain, turn.figures.get(part, {})) for part, gain in gains if gain >= least)
    return list(islice(filter(None, texts), MOST_REASONS))


def percent(turn: Turn) -> int:
    """How likely a turn's player wins after it, out of 100; never sure before the end."""
    return min(99, max(1, round(100 * turn.share)))


def who_asked(words: Words, asked: Sequence[tuple[int | None, int]], names: Names) -> str:
    """Who asked for hints in a game that is over, by seat (None: somebody who left)."""
    people = [
        words.say("hints-asked-by-gone", count=count)
        if seat is None
        else words.say("hints-asked-by", who=names[seat], count=count)
        for seat, count in asked
    ]
    return words.say("hints-asked", people=words.commas(people))
