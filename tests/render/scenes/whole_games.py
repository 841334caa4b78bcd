"""Hand-made courses of whole games: the most players, the longest names and sentences, a shared win."""

from collections.abc import Callable

from engine.core.standings import Mark, ShareMark
from engine.istanbul.names import COLOURS
from render.scene import Course, ShareCourse
from tests.render.scenes.base import seat, view
from tests.render.scenes.marco_polo import late_duel

LABELS = {
    "race-title": "Rubies, turn by turn",
    "picture-rounds": "rounds",
    "shares-title": "Share of winning, turn by turn",
    "picture-percent": "{percent} %",
}
LONG = "Maximiliane-Alexandra von Hohen-Ötting"


def say(message: str, /, **facts: int | str) -> str:
    """Labels that stay as they are when the sentences of the project change."""
    return LABELS[message].format(**facts)


def marks(turns: int, last: tuple[tuple[int, ...], ...]) -> tuple[Mark, ...]:
    """Everybody rises evenly to how they stand at the end, each beginning a little later than the one before."""
    found = []
    for turn in range(turns):
        share = [max(0, turn - 2 * at) / (turns - 1 - 2 * at) for at in range(len(last))]
        scores = tuple((int(end[0] * part), *end[1:]) for end, part in zip(last, share, strict=True))
        found.append(Mark(turn, 1 + max(0, turn - 1) // len(last), scores))
    return tuple(found)


def five_ended() -> Course:
    """A tie between long names, in Istanbul."""
    ends = ((5, 17, 6, 0), (5, 2, 8, 2), (5, 0, 2, 0), (2, 111, 2, 3), (1, 1, 7, 1))
    seats = (
        seat(colour, rubies=rubies, lira=lira, goods=(goods, 0, 0, 0), cards=cards)
        for colour, (rubies, lira, goods, cards) in zip(COLOURS, ends, strict=True)
    )
    names = (LONG, "Пётр", "محمد", "🐪", "Ada")
    reason = f"{LONG} wins with 5 rubies (tie with Пётр and محمد broken by lira, 17 to 2)."
    ended = view(*seats, over=True, winners=(0,))
    return Course(ended, names, "en", say, marks=marks(96, ends), headline="Istanbul #k7f2p · 20 rounds", reason=reason)


def shared() -> Course:
    """Two who share a win after a game of three turns, in Istanbul."""
    ends = ((6, 9, 6, 1), (6, 9, 6, 1))
    first, last = ((5, 9, 0, 0), (3, 9, 0, 0)), ends
    course = (Mark(0, 1, ((0, 2, 0, 1), (0, 3, 0, 1))), Mark(1, 1, first), Mark(3, 2, last))
    ended = view(seat("red", rubies=6), seat("yellow", rubies=6), over=True, winners=(0, 1))
    reason = "Ada and Ben share the win with 6 rubies."
    return Course(ended, ("Ada", "Ben"), "en", say, marks=course, headline="Istanbul #k7f2p", reason=reason)


def polo_ended() -> Course:
    """Every line of the score sheet, in Marco Polo."""
    scene = late_duel()
    ends = tuple((one.have[5], one.have[1]) for one in scene.view.seats)
    headline, reason = "The Voyages of Marco Polo #k7f2p · 5 rounds", "Bob wins with 120 points, 7 more than Ada."
    return Course(scene.view, scene.names, "en", say, marks=marks(60, ends), headline=headline, reason=reason)


def five_shares() -> ShareCourse:
    """Shares that cross again and again, three swings side by side."""
    ended = five_ended()
    found = []
    for turn in range(97):
        weights = [1 + (turn * (seat + 2) // 7 + seat) % 5 + turn * (seat == 0) / 8 for seat in range(5)]
        found.append(ShareMark(turn, 1 + max(0, turn - 1) // 5, tuple(one / sum(weights) for one in weights)))
    found[-1] = found[-1]._replace(shares=(1.0, 0.0, 0.0, 0.0, 0.0))
    return ShareCourse(ended.view, ended.names, "en", say, marks=tuple(found), swings=(40, 41, 96))


COURSES: dict[str, Callable[[], Course]] = {"five_ended": five_ended, "shared": shared, "polo_ended": polo_ended}
SHARE_COURSES: dict[str, Callable[[], ShareCourse]] = {"five_shares": five_shares}
