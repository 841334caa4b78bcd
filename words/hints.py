"""A hint in words: which reasons for a turn are given and how many, when luck is named, what comes next, the odds out
of 100, and who asked for hints."""

from collections.abc import Collection, Sequence
from itertools import islice
from typing import Final

from engine.core.position import AnyPosition
from engine.players.hints.hint import Hint
from engine.players.hints.turns import CHANCE, Turn, steps_of
from words.games import game_words
from words.shapes import Names, Plan
from words.speech import Words

MOST_REASONS: Final = 2
LEAST_GAIN: Final = 0.75  # lira or points; less is no reason
LEAST_SHARE: Final = 0.25  # of the best reason's gain
SEEN: Final = frozenset(
    {"lira", "goods", "coffee", "cards", "letters", "coins", "camels", "dice", "journeys", "contracts", CHANCE}
)
"""Parts of the value whose gain the turn or the plan itself names: a reason only where there is no plan."""
LOST: Final = 5  # of 100; who wins less often need not be told how much less
MUCH: Final = 40.0  # lira or points; what gains more, such as the end in reach, leaves room for another reason


def hint_lines(
    words: Words, position: AnyPosition, seat: int, hint: Hint, names: Names, *, odds: bool = False
) -> list[str]:
    """What the seat lacks for what the best turn is a step towards, and the turns, the best first, each with what comes
    after it. `position`: that at which the seat must choose; `odds`: say how likely it wins after each."""
    plans = [game_words(position.rules.name).plan(words, hint.now, turn) for turn in hint.turns]
    common = _in_common(hint.turns)
    lines = [words.say("hint-lacks", lacks=plans[0].lacks)] if plans[0].lacks else []
    percents = {percent(turn) for turn in hint.turns}
    alike = hint.comparable and len(hint.turns) > len(percents) == 1
    for number, (turn, plan) in enumerate(zip(hint.turns, plans, strict=True), 1):
        text = _turn(words, position, seat, turn, hint, names, odds=odds)
        best = number == 1 and not alike
        lines.append(words.say("hint-turn-best" if best else "hint-turn", number=number, turn=text))
        why = _why(words, position, turn, common, plan)
        lines += [words.say("hint-turn-why", why=why)] if why else []
    return [*lines, words.say("hint-much-the-same")] if alike else lines


def _in_common(turns: Sequence[Turn]) -> frozenset[str]:
    """The parts in which several turns gain the same: no reason to choose one of them."""
    first, *others = turns
    return frozenset(
        part
        for part, gain in first.gains.items()
        if others and all(abs(gain - turn.gains.get(part, 0.0)) < LEAST_GAIN for turn in others)
    )


def _why(words: Words, position: AnyPosition, turn: Turn, common: frozenset[str], plan: Plan) -> str:
    """The reasons for a turn and what comes after it; empty for one that only ends."""
    if turn.choices == (position.rules.turn_end,):
        return ""
    why = reasons(words, position.rules.name, turn, common | SEEN if plan.then else common)
    brought = words.say("hint-brings", reasons=words.series(why)) if why else ""
    return words.sentences(filter(None, (brought, plan.then)))


def _turn(words: Words, position: AnyPosition, seat: int, turn: Turn, hint: Hint, names: Names, *, odds: bool) -> str:
    """The choices of a turn, to its end or to where chance decides, behind the odds where these are wanted and can be
    said."""
    text = game_words(position.rules.name).turn_ahead(words, steps_of(position, seat, turn), seat, names)
    chance = "hint-turn-chance.ends" if turn.ends else "hint-turn-chance"
    text = words.say(chance, turn=text) if turn.chance else text
    return words.say("hint-odds", odds=_odds(words, turn), turn=text) if odds and hint.comparable else text


def _odds(words: Words, turn: Turn) -> str:
    """Out of 100; of what is nearly lost or won no more than that."""
    share = percent(turn)
    if share < LOST:
        return words.say("hint-odds-under", percent=LOST)
    return (
        words.say("hint-odds-over", percent=100 - LOST)
        if share > 100 - LOST
        else words.say("hint-odds-percent", percent=share)
    )


def reasons(words: Words, game: str, turn: Turn, common: Collection[str] = ()) -> list[str]:
    """What a turn brings, the best first, without what it works towards (`Turn.figures`) and the `common` parts. Chance
    beyond these is named only where nothing else counts as much."""
    gains = [gain for gain in turn.gains.items() if gain[0] not in turn.figures and gain[0] not in common]
    gains.sort(key=lambda gain: gain[1], reverse=True)
    if gains and gains[0][0] != CHANCE:
        gains = [gain for gain in gains if gain[0] != CHANCE]
    least = max(LEAST_GAIN, LEAST_SHARE * min(MUCH, gains[0][1])) if gains else 0.0
    reason = game_words(game).reason
    texts = (reason(words, part, gain, {}) for part, gain in gains if gain >= least)
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
