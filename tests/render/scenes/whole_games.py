"""Hand-made courses of whole games: the most players, the longest names and sentences, ties, a shared win."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.core.standings import Mark, ShareMark, ahead_for_good
from engine.istanbul.names import COLOURS
from engine.marco_polo.view import SeatView, standings_of
from render.scene import Course, ShareCourse
from tests.render.scenes.base import seat, view
from tests.render.scenes.marco_polo import crowd, late_duel

LABELS = {
    "race-title": "Rubies, round by round",
    "picture-rounds": "rounds",
    "picture-decided": "In the lead since round {round}",
    "picture-decided-last": "Took the lead at the very end",
    "picture-ties": "Tie-breakers",
    "picture-rubies": "Rubies",
    "picture-lira": "Lira",
    "picture-goods": "Goods",
    "picture-cards": "Bonus cards",
    "shares-title": "Chance of winning, round by round",
    "picture-swings": "The numbers are those in the text.",
    "picture-percent": "{percent} %",
}
LABELS_OF_MARCO_POLO = LABELS | {
    "race-title": "Points, round by round",
    "picture-points": "Points",
    "picture-track": "In the game",
    "picture-final": "Final scoring",
    "picture-goal": "Goal cards",
    "picture-cities": "Their cities",
    "picture-coins": "Coins",
    "picture-beijing": "Beijing",
    "picture-goods": "Goods there",
    "picture-contracts": "Contracts",
    "picture-camels": "Camels",
}
LONG = "Maximiliane-Alexandra von Hohen-Ötting"
Ends = Sequence[tuple[int, ...]]


def say(message: str, /, **facts: int | str) -> str:
    """Labels that stay as they are when the sentences of the project change."""
    return LABELS[message].format(**facts)


def say_of_marco_polo(message: str, /, **facts: int | str) -> str:
    return LABELS_OF_MARCO_POLO[message].format(**facts)


def marks(turns: int, ends: Ends, begins: Sequence[int], a_round: int) -> tuple[Mark, ...]:
    """Everybody rises evenly, from the turn in which they begin, to how they stand at the end. `a_round`: the turns of
    one."""
    found = []
    for turn in range(turns):
        share = [max(0, turn - begin) / (turns - 1 - begin) for begin in begins]
        standings = tuple((int(end[0] * part), *end[1:]) for end, part in zip(ends, share, strict=True))
        found.append(Mark(turn, 1 + max(0, turn - 1) // a_round, standings))
    return tuple(found)


def five_ended() -> Course:
    """A tie between long names, in Istanbul; the winner comes from behind."""
    ends = ((5, 17, 6, 0), (5, 2, 8, 2), (5, 0, 2, 0), (2, 111, 2, 3), (1, 1, 7, 1))
    seats = (
        seat(colour, rubies=rubies, lira=lira, goods=(goods, 0, 0, 0), cards=cards)
        for colour, (rubies, lira, goods, cards) in zip(COLOURS, ends, strict=True)
    )
    names = (LONG, "Пётр", "محمد", "🐪", "Ada")
    reason = f"{LONG} wins with 5 rubies, beating Пётр and محمد on lira (17 to 2)."
    ended, course = view(*seats, over=True, winners=(0,)), marks(96, ends, (60, 0, 2, 6, 8), 5)
    headline, decided = "Istanbul #k7f2p · 20 rounds", ahead_for_good(course)
    return Course(ended, names, "en", say, marks=course, headline=headline, reason=reason, decided=decided)


def shared() -> Course:
    """Two who share a win after a game of three turns, in Istanbul, where nobody has a bonus card."""
    ends = ((6, 9, 6, 0), (6, 9, 6, 0))
    first, last = ((5, 9, 0, 0), (3, 9, 0, 0)), ends
    course = (Mark(0, 1, ((0, 2, 0, 1), (0, 3, 0, 1))), Mark(1, 1, first), Mark(3, 2, last))
    ended = view(seat("red", rubies=6, cards=0), seat("yellow", rubies=6, cards=0), over=True, winners=(0, 1))
    reason = "Ada and Ben share the win with 6 rubies."
    return Course(ended, ("Ada", "Ben"), "en", say, marks=course, headline="Istanbul #k7f2p", reason=reason)


def _with_sheet(one: SeatView, camels: int, *points: int) -> SeatView:
    """A seat with these points on each line of its score sheet."""
    lines = ("track", "goal G02", "goal G12", "cities", "coins", "beijing", "goods", "contracts")
    sheet = tuple(zip(lines, points, strict=True))
    return replace(one, goal_cards=("G02", "G12"), sheet=sheet, have=(3, camels, 0, 0, 0, sum(points)))


def _polo(seats: Sequence[SeatView], names: tuple[str, ...], reason: str, begins: Sequence[int]) -> Course:
    """Everybody rises to what they had before the final scoring, which is a last turn of its own."""
    scene = late_duel()
    ended = replace(scene.view, seats=tuple(seats))
    before = [(one.sheet[0][1], one.have[1]) for one in seats]
    course = marks(15 * len(seats), before, begins, 3 * len(seats))
    ends = tuple(standings_of(ended))
    course = (*course, Mark(len(course), 5, ends))
    headline, decided = "The Voyages of Marco Polo #k7f2p · 5 rounds", ahead_for_good(course)
    return Course(
        ended, names, "en", say_of_marco_polo, marks=course, headline=headline, reason=reason, decided=decided
    )


def polo_ended() -> Course:
    """Every line of the score sheet, in Marco Polo; the final scoring decides."""
    first, second = late_duel().view.seats
    seats = (_with_sheet(first, 4, 61, 0, 7, 1, 2, 0, 0, 0), _with_sheet(second, 1, 58, 5, 7, 6, 2, 10, 3, 7))
    return _polo(
        seats, late_duel().names, "Bob wins with 98 points, 27 more than A very long player name indeed.", (0, 4)
    )


def polo_tied() -> Course:
    """Four players of whom two are second, and lines that nobody has anything in, in Marco Polo."""
    one, two, three, four = crowd().view.seats
    seats = (
        _with_sheet(one, 2, 40, 0, 0, 3, 0, 0, 0, 7), _with_sheet(two, 0, 46, 0, 0, 1, 1, 0, 0, 0),
        _with_sheet(three, 2, 43, 0, 0, 3, 4, 0, 0, 0), _with_sheet(four, 7, 51, 5, 0, 3, 0, 0, 0, 0),
    )  # fmt: skip
    names = ("Ada", "Ben (computer player)", "Chloe", "Dilan")
    return _polo(seats, names, "Dilan wins with 59 points, 9 more than Ada and Chloe.", (3, 0, 6, 20))


def five_shares() -> ShareCourse:
    """Shares that cross again and again, three swings side by side."""
    ended = five_ended()
    found = []
    for turn in range(97):
        weights = [1 + (turn * (seat + 2) // 7 + seat) % 5 + turn * (seat == 0) / 8 for seat in range(5)]
        found.append(ShareMark(turn, 1 + max(0, turn - 1) // 5, tuple(one / sum(weights) for one in weights)))
    found[-1] = found[-1]._replace(shares=(1.0, 0.0, 0.0, 0.0, 0.0))
    return ShareCourse(ended.view, ended.names, "en", say, marks=tuple(found), swings=((1, 40), (2, 41), (4, 96)))


COURSES: dict[str, Callable[[], Course]] = {
    "five_ended": five_ended,
    "shared": shared,
    "polo_ended": polo_ended,
    "polo_tied": polo_tied,
}
SHARE_COURSES: dict[str, Callable[[], ShareCourse]] = {"five_shares": five_shares}
