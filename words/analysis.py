"""What the analysis of a finished game tells in sentences: the turns that decided, the better turn, what the winner had
more of, luck and choices by player, the chart as text, praise for each player."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import chain
from operator import itemgetter
from typing import Any, Final, NamedTuple

from engine.core.assets import Breaker, Held, leads, tie_broken, turns_for_nothing
from engine.core.praise import praises
from engine.core.standings import Mark
from engine.games import rules_of
from engine.players.analysis import TOLD
from words.games import game_words
from words.shapes import PICTURE_LENGTH, TURN_LENGTH, Names, clipped
from words.speech import Words

GAIN_LENGTH: Final = 250  # characters of a turn with which a winner gained; a longer one is told in a few words
MOST_CHANCES: Final = 2  # sentences of what chance brought in one turn
SUM_TOLD: Final = 0.03
"""A smaller sum of luck or of choices is none."""


class SwingFacts(NamedTuple):
    """A turn of `mover` in which luck or choices changed the share of `seat`. `luck`: by how much chance; `choice`:
    what its own choices lost, 0 or less; `better`: the events of a better turn; `events`: of the turn, as everybody
    knows them, `earlier`, `later`: of the game before and after it; `gain`: until the next turn of `seat`; `lost_by`: a
    game that was lost by one "choice" or by all of the "turn", in place of which `better` would have won."""

    mover: int
    seat: int
    luck: float
    choice: float
    better: Sequence[Any]
    events: Sequence[Any]
    earlier: Sequence[Any] = ()
    later: Sequence[Any] = ()
    gain: float = 0.0
    lost_by: str = ""


def swing_told(words: Words, game: str, swing: SwingFacts, names: Names) -> str:
    """A turn that changed much by luck or by choices, the larger of the two, and the other where it decided too; or the
    one with which a winner gained much, or that lost a game which another choice or turn would have won."""
    speech, who = game_words(game), names[swing.seat]
    if swing.lost_by:
        story = _in_full_or_few(words, game, swing.events, names, GAIN_LENGTH, "analysis-turn")
        better = _clipped_story(words, game, swing.better, names)
        otherwise = words.say(f"analysis-lost-by-{swing.lost_by}{'.better' if better else ''}", who=who)
        return words.sentences([story, otherwise, better])
    if swing.gain:
        gained = words.say("analysis-gain", who=who, change=_signed(words, swing.gain))
        story = _in_full_or_few(words, game, swing.events, names, GAIN_LENGTH, "analysis-turn")
        beside = speech.gained_beside(words, swing.earlier, swing.events, swing.later, swing.seat)
        return words.sentences([story, beside, gained])
    brought = [event for event in swing.events if event.seat == swing.seat]
    luck, choice = (_signed(words, change) for change in (swing.luck, swing.choice))
    seen = speech.seen(words, brought, names)[:MOST_CHANCES]
    by_luck = [words.say("analysis-luck", who=who, change=luck), *seen]
    better = _clipped_story(words, game, swing.better, names)
    by_choice = [words.say("analysis-choice.better" if better else "analysis-choice", who=who, change=choice), better]
    causes = [(abs(swing.luck), by_luck), (abs(swing.choice), by_choice)]
    told = (sentences for size, sentences in sorted(causes, key=itemgetter(0), reverse=True) if size >= TOLD)
    return words.sentences([_turn(words, game, swing, names), *chain.from_iterable(told)])


def _turn(words: Words, game: str, swing: SwingFacts, names: Names) -> str:
    """The turn that was played: in full with what it brought where a better one follows, otherwise in a few words."""
    if abs(swing.choice) < TOLD:
        gist = game_words(game).gist(words, swing.events, names)
        return words.say("analysis-turn", gist=gist or names[swing.mover])
    brought = rules_of(game).brought(swing.events, swing.mover)
    story = _clipped_story(words, game, swing.events, names) or words.say("analysis-turn", gist=names[swing.mover])
    return words.sentences([story, "" if brought else words.say("analysis-idle")])


def _story(words: Words, game: str, events: Sequence[Any], names: Names) -> str:
    return words.sentences(game_words(game).turn_story(words, events, names).splitlines())


def _clipped_story(words: Words, game: str, events: Sequence[Any], names: Names) -> str:
    return clipped(_story(words, game, events, names), TURN_LENGTH)


def _in_full_or_few(words: Words, game: str, events: Sequence[Any], names: Names, most: int, few: str) -> str:
    """A turn in full where that has up to `most` characters, otherwise in a few words, by the message `few`."""
    story = _story(words, game, events, names)
    if len(story) <= most:
        return story
    gist = game_words(game).gist(words, events, names)
    return words.say(few, gist=gist) if gist else clipped(story, most)


class SeriesFacts(NamedTuple):
    """Turns of `seat` that brought it nothing: the events of each by its number, in order, of `turns` that it had from
    the first to the last; `change`: of its share meanwhile."""

    seat: int
    idle: Mapping[int, Sequence[Any]]
    turns: int
    change: float


def series_told(words: Words, game: str, number: int, series: SeriesFacts, names: Names) -> str:
    """The entry with this number: how many turns brought nothing, with their places, or which of several they were. Of
    all in a row, where one had no place, the first and the last say that."""
    speech, at = game_words(game), defaultdict[str, list[str]](list)
    for turn, events in series.idle.items():
        at[speech.where(words, events)].append(str(turn))
    turns_at = {
        place: words.say("analysis-series-turns", numbers=words.listed(turns), count=len(turns))
        for place, turns in at.items()
    }
    in_a_row = len(series.idle) == series.turns
    return words.say(
        "analysis-series",
        number=number,
        first=min(series.idle),
        last=max(series.idle),
        who=names[series.seat],
        idle=len(series.idle),
        turns=series.turns,
        all="yes" if in_a_row else "no",
        told="no" if in_a_row and "" in at else "yes",
        places=words.commas(
            words.say("analysis-series-place", place=place, turns=turns) if place else turns
            for place, turns in turns_at.items()
        ),
        change=_signed(words, series.change),
    )


def leads_told(
    words: Words,
    game: str,
    turns: Mapping[int, Sequence[Any]],
    movers: Mapping[int, int | None],
    marks: Sequence[Mark],
    names: Names,
) -> str:
    """What the winner had more of than the next best, and what less, turns for nothing where they were many, and what
    broke a tie; empty for nothing. `turns`, `movers`: events and who had it, by the number of the turn."""
    own, rules, standings, sentences = words.about(game), rules_of(game), marks[-1].standings, list[str]()
    for lead in leads(turns, standings, rules.assets):
        each = (_held(words, names[seat], held, points=lead.in_points) for seat, held in lead.held)
        sentences.append(words.say("analysis-lead", what=own.say(f"lead-{lead.name}"), each=words.commas(each)))
    if idle := turns_for_nothing(turns, movers, standings, rules.brought):
        each = (_held(words, names[seat], held, points=False) for seat, held in idle.items())
        sentences.append(words.say("analysis-lead", what=words.say("analysis-for-nothing"), each=words.commas(each)))
    if (broken := tie_broken(marks)) is not None:
        kind, by_seat = broken
        each = (_in_tie(words, names[seat], breaker) for seat, breaker in by_seat.items())
        what = own.say(f"tie-{game_words(game).tie_breakers[kind - 1]}")
        sentences.append(words.say("analysis-lead", what=what, each=words.commas(each)))
    return words.say("analysis-whole", leads=words.sentences(sentences)) if sentences else ""


def _in_tie(words: Words, who: str, breaker: Breaker) -> str:
    sign = "minus" if breaker.change < 0 else "plus"
    changed = "yes" if breaker.turn else "no"
    facts = {"count": breaker.number, "turn": breaker.turn, "change": abs(breaker.change)}
    return words.say("analysis-tie", who=who, sign=sign, changed=changed, **facts)


def _held(words: Words, who: str, held: Held, *, points: bool) -> str:
    span = "none" if not held.number else "one" if held.first == held.last else "more"
    turns = {"first": held.first, "last": held.last}
    if points:
        return words.say("analysis-held-points", who=who, span=span, count=held.number, points=int(held.worth), **turns)
    return words.say("analysis-held", who=who, span=span, count=held.number, **turns)


class PartFacts(NamedTuple):
    """What a sum has from the turn with the number `turn`; `better`: the events of a better turn."""

    change: float
    turn: int
    better: Sequence[Any] = ()


class SumFacts(NamedTuple):
    """What luck or choices changed of a player's share in the whole game; `parts`: the turns that are named for it."""

    change: float
    parts: Sequence[PartFacts] = ()


def sum_told(words: Words, game: str, luck: SumFacts, choices: SumFacts, names: Names) -> str:
    """As far as either changed much, with a better turn than the worst."""
    told, better, worst = [], "", 0
    if abs(luck.change) >= SUM_TOLD:
        told.append(words.say("analysis-sum-luck", luck=_sum(words, luck)))
    if abs(choices.change) >= SUM_TOLD:
        told.append(words.say("analysis-sum-choices", choices=_sum(words, choices)))
        for part in choices.parts[:1]:
            worst, better = part.turn, _in_full_or_few(words, game, part.better, names, TURN_LENGTH, "analysis-better")
    sums = words.commas(told)
    return words.sentences([words.say("analysis-sum-better", sums=sums, turn=worst), better]) if better else sums


def _sum(words: Words, facts: SumFacts) -> str:
    change = _signed(words, facts.change)
    if not facts.parts:
        return change
    turns = [words.say("analysis-sum-turn", turn=one.turn, part=_signed(words, one.change)) for one in facts.parts]
    return words.say("analysis-sum-turns", sum=change, turns=words.commas(turns))


def _percent(share: float) -> int:
    return round(100 * share)


def _signed(words: Words, share: float) -> str:
    """A change of a share in per cent, with its sign."""
    percent = _percent(share)
    return words.say("analysis-percent", sign="minus" if percent < 0 else "plus", percent=abs(percent))


def shares_alt(words: Words, ends: Sequence[tuple[int, Sequence[float]]], names: Names) -> str:
    """The chart as text: the shares after some of the turns, by their numbers, the latest as far as there is room."""

    def after(shares: Sequence[float]) -> str:
        each = zip(names, shares, strict=True)
        return words.commas(words.say("shares-of", name=name, percent=round(100 * share)) for name, share in each)

    turns = [words.say("shares-turn", turn=turn, shares=after(shares)) for turn, shares in ends]
    return clipped(words.sentences([words.say("shares-alt"), *turns]), PICTURE_LENGTH)


def praise_told(words: Words, game: str, view: Any, events: Sequence[Any], names: Names) -> list[str]:
    """A sentence of praise for each player who can be praised."""
    speech, own = game_words(game), words.about(game)
    praised = praises([speech.praised(view, events, seat) for seat in range(len(names))], speech.worth_praise)
    return [
        own.say(f"praise-{praise.figure}", who=name, count=praise.amount)
        for name, praise in zip(names, praised, strict=True)
        if praise is not None
    ]
