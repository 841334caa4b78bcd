"""What the analysis of a finished game tells in sentences: the largest swings, how much of each was luck and choice,
the better turn, the chart as text, praise for each player."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from engine.core.praise import praises
from engine.players.analysis import Parts
from words.games import game_words
from words.shapes import PICTURE_LENGTH, TURN_LENGTH, Names, clipped
from words.speech import Words

MOST_CHANCES: Final = 2  # sentences of what chance brought in one turn


class SwingFacts(NamedTuple):
    """A turn of `mover` that changed the share of `seat` by `gain`. `events`: of the turn, as everybody knows them,
    `after`: those before the next turn, such as a new round's; `parts`: of the gain."""

    mover: int
    seat: int
    gain: float
    parts: Parts
    events: Sequence[Any]
    after: Sequence[Any]


def swing_told(words: Words, game: str, swing: SwingFacts, names: Names) -> str:
    """A turn that changed much, and how much of that was luck and choice."""
    speech, luck = game_words(game), round(100 * swing.parts.luck)
    brought = [event for event in (*swing.events, *swing.after) if event.seat == swing.seat]
    return words.sentences(
        [
            words.say("analysis-turn", gist=speech.gist(words, swing.events, names) or names[swing.mover]),
            words.say("analysis-gain", who=names[swing.seat], percent=_signed(words, swing.gain)),
            *speech.seen(words, brought, names)[:MOST_CHANCES],
            words.say("analysis-luck", luck="good" if luck > 0 else "bad" if luck < 0 else "none", percent=abs(luck)),
            _better(words, game, swing, names),
        ]
    )


def _better(words: Words, game: str, swing: SwingFacts, names: Names) -> str:
    """The best turn there was, told in full where it looks the same in few words."""
    if not swing.parts.better:
        return words.say("analysis-best")
    speech, parts = game_words(game), swing.parts
    gist = speech.gist(words, parts.better, names)
    if not gist or gist == speech.gist(words, swing.events, names):
        gist = clipped(speech.turn_story(words, parts.better, names), TURN_LENGTH)
    head = words.say(
        "analysis-better",
        whose="own" if swing.mover == swing.seat else "other",
        percent=round(100 * abs(parts.choice)),
        who=names[swing.seat],
        mover=names[swing.mover],
    )
    return words.sentences([head, gist])


def _signed(words: Words, share: float) -> str:
    """A change of a share in per cent, with its sign."""
    percent = round(100 * share)
    return words.say("analysis-percent", sign="minus" if percent < 0 else "plus", percent=abs(percent))


def shares_alt(words: Words, ends: Sequence[tuple[int, Sequence[float]]], names: Names) -> str:
    """The chart as text: the shares after some of the turns, by their numbers, the latest as far as there is room."""

    def after(shares: Sequence[float]) -> str:
        each = zip(names, shares, strict=True)
        return words.commas(words.say("shares-of", name=name, percent=round(100 * share)) for name, share in each)

    turns = [words.say("shares-turn", turn=turn, shares=after(shares)) for turn, shares in ends]
    return clipped(words.sentences([words.say("shares-alt"), *turns]), PICTURE_LENGTH)


def praise_told(words: Words, game: str, view: Any, events: Sequence[Any], names: Names) -> list[str]:
    """A sentence of praise for each player who can be praised, for something else each."""
    speech, own = game_words(game), words.about(game)
    praised = praises([speech.praised(view, events, seat) for seat in range(len(names))])
    return [
        own.say(f"praise-{praise.figure}", most="most" if praise.most else "some", who=name, count=praise.amount)
        for name, praise in zip(names, praised, strict=True)
        if praise is not None
    ]
