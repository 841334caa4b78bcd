"""What is told at the end of every game: who won and by what, score lines, key moments and how many, the race as alt
text, luck with dice."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar

from engine.core.standings import Mark, Standing, ahead_for_good, place, ranking, winners
from words.facts import from_seat
from words.shapes import LONGEST_NAME, PICTURE_LENGTH, Moment, Names, Turns, clipped, length_of
from words.speech import Argument, Words

MOST_ROUNDS: Final = 100  # more have no room, and a game may have thousands


def race_alt(words: Words, marks: Sequence[Mark], names: Names, decided: Mark | None = None) -> str:
    """The chart as text: the mark of the winner's flag, where one is `decided`, and how everybody stood after each
    round, or after every second or third where there are many. `words`: those of the game."""
    rounds = [*{mark.round: mark.scores for mark in marks}.items()]
    thinned = rounds[::-1][:: -(-len(rounds) // MOST_ROUNDS) or 1][::-1]
    lines = [
        words.say("race-round", round=number, scores=scores_told(words, names, scores)) for number, scores in thinned
    ]
    head = [words.say("race-alt", title=words.say("race-title"))]
    if decided is not None:
        message = "race-decided-last" if decided == marks[-1] else "race-decided"
        who = names[winners(marks[-1].standings)[0]]
        head.append(words.say(message, turn=decided.turn, who=clipped(who, LONGEST_NAME)))
    for every in range(1, max(1, len(lines)) + 1):
        text = words.sentences([*head, *lines[::-1][::every][::-1]])
        if length_of(text) <= PICTURE_LENGTH:
            break
    return clipped(text, PICTURE_LENGTH)


def end_alt(words: Words, result: str, marks: Sequence[Mark], names: Names, decided: Mark | None = None) -> str:
    """The picture of the end as text: the result, everybody in order of rank, and the chart as far as there is room."""
    standings = marks[-1].standings
    ranked = [
        words.say("race-place", place=place(standings, seat), name=names[seat], score=standings[seat][0])
        for seat in ranking(standings)
    ]
    head = words.sentences([result, words.say("race-ranks", ranks=words.series(ranked))])
    return clipped(words.sentences([head, race_alt(words, marks, names, decided)]), PICTURE_LENGTH)


def scores_told(words: Words, names: Iterable[str], scores: Iterable[int]) -> str:
    """As "Ada 3, Ben 2", in the order given."""
    return words.commas(
        words.say("race-score", name=name, score=score) for name, score in zip(names, scores, strict=True)
    )


def in_turn_order(words: Words, view: Any, names: Names, scores: Sequence[int]) -> str:
    """The scores of all seats in turn order, long names cut."""
    order = from_seat(len(names), view.start)
    return scores_told(words, [clipped(names[seat], LONGEST_NAME) for seat in order], [scores[seat] for seat in order])


def score_lines(
    words: Words, standings: Sequence[Standing], names: Names, score_of: Callable[[int], tuple[str, str]]
) -> str:
    """All seats in order of rank, each in a line with its score, below it in another one the parts of that, if there
    are any. `score_of`: both of a seat in words."""
    lines = []
    for seat in ranking(standings):
        score, parts = score_of(seat)
        lines.append(words.say("score-line", place=place(standings, seat), name=names[seat], score=score))
        lines += [words.say("score-parts", parts=parts)] if parts else []
    return "\n".join(lines)


def result_told(
    words: Words, standings: Sequence[Standing], names: Names, kinds: Sequence[str], **score: Argument
) -> str:
    """Who won and by what, with the `score` of the winner: `result-<kind>` for the first figure of the standings that
    differs, of which `kinds` has the names, or `result-shared`."""
    won, *others = ranking(standings)
    best, second = standings[won], standings[others[0]]
    if best == second:
        shared = winners(standings)
        return words.say("result-shared", names=words.listed(names[seat] for seat in shared), **score)
    kind, more, less = next(each for each in zip(kinds, best, second, strict=True) if each[1] != each[2])
    near = words.listed(names[seat] for seat in others if standings[seat][0] == second[0])
    facts = {"ahead": more - less, "best": more, "next": less, **score}
    return words.say(f"result-{kind}", name=names[won], others=near, **facts)


MOST_MOMENTS: Final = 3
E = TypeVar("E")


def all_of(turns: Turns, kind: type[E]) -> list[tuple[int, E]]:
    """Every event of a class with the number of its turn, in order."""
    return [(number, event) for number, events in turns.items() for event in events if isinstance(event, kind)]


def went_ahead(words: Words, marks: Sequence[Mark], names: Names) -> list[Moment]:
    """The turn since which nobody has had more than the winner (`moment-ahead`, `moment-ahead-last`), if there is
    one."""
    mark = ahead_for_good(marks)
    if mark is None:
        return []
    message = "moment-ahead-last" if mark is marks[-1] else "moment-ahead"
    return [Moment(mark.turn, words.say(message, who=names[winners(marks[-1].standings)[0]]))]


def first_three(turns: Turns, moments: Sequence[Moment]) -> list[Moment]:
    """The first three moments of different turns of which is known what happened, in the order of the game."""
    of_turn: dict[int, Moment] = {}
    for moment in moments:
        if moment.turn in turns:
            of_turn.setdefault(moment.turn, moment)
    return sorted([*of_turn.values()][:MOST_MOMENTS])


def dice_told(words: Words, total: int, dice: int) -> str:
    """The sum of so many dice of six beside their average, as `figures-dice`; halves are rounded away from it. Empty
    without dice."""
    if not dice:
        return ""
    twice = 2 * total - 7 * dice
    ahead = "above" if twice > 0 else "below" if twice < 0 else "on"
    return words.say("figures-dice", total=total, off=(abs(twice) + 1) // 2, ahead=ahead)
