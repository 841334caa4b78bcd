"""Which reasons a hint of Istanbul gives for a turn, how far off a goal may be to count as one, what is lacking for it,
and the turn in one line."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.istanbul import names
from engine.istanbul.names import GOODS
from engine.istanbul.notation import END, MOVE, SEND, STEP, STOP
from engine.players.hints.turns import Step, Turn
from words.istanbul import terms
from words.istanbul.labels import label
from words.shapes import Names, Plan
from words.speech import Words

GOING: Final = {MOVE: "hint-go", SEND: "hint-family", STEP: "hint-family"}
"""The messages of a place that is chosen to go to, which in the panel stands below who goes."""
UNSAID: Final = ("leave", END)
"""Choices that a turn has as a rule."""
WAY: Final = "to-"
ACTION: Final = "action"
ERRANDS: Final = {
    names.WAINWRIGHT: "extension",
    names.SMALL_MOSQUE: "tile",
    names.GREAT_MOSQUE: "tile",
    names.POLICE_STATION: "family",
}
"""The things to be had at places, beside rubies, that are named in place of their action."""
SOON: Final = 2  # turns; an action farther off that brings nothing lasting is no reason
FAR: Final = 6  # turns; of what is farther off nobody knows so precisely when it comes
RUBIES: Final = "rubies"
KNOWN: Final = ("place", "turns", "ruby")
UNSURE: Final = "unsure"
"""Among the figures of a place: what is lacking there depends on chance."""
MISSING: Final = ("lira", "goods", "coffee", "seals")


def turn_ahead(words: Words, steps: Sequence[Step], seat: int, names: Names) -> str:
    """ "Go to 3 Spice Warehouse · Take 2 spice". What turns have as a rule is not said."""
    told = [step for step in steps if step.notation not in UNSAID] or steps
    return words.chain([*(_step(words, step, names) for step in told[:-1]), _step(words, told[-1], names, last=True)])


def _step(words: Words, step: Step, names: Names, *, last: bool = False) -> str:
    """After a choice that ends the turn before its action, cards can still be played: only the `last` step ends it."""
    if step.notation == STOP and not last:
        return words.say("shortcut-left-undone")
    for verb, message in GOING.items():
        if verb.begins(step.notation):
            return words.say(message, place=terms.place(words, verb.number(step.notation)))
    return label.option_label(words, step.view, step.decision, step.notation, None, names).text


def reason(words: Words, part: str, gain: float, figures: Mapping[str, int]) -> str:
    """Of the way to a place what is had there and when; empty where that is too far off to be a reason. No turn is
    named for what is neither next nor paid for."""
    if not part.startswith(WAY):
        return words.say(f"hint-reason-{part}")
    place, turns = figures["place"], figures["turns"]
    errand = _errand(figures)
    if errand == ACTION and turns > SOON:
        return ""
    foreseen = turns <= FAR and not figures.get(UNSURE)
    missing = _missing(words, figures) if foreseen else ""
    where = terms.place(words, place)
    if foreseen and (turns == 1 or not missing):
        reason = words.say(f"hint-reason-to-{errand}", place=where, turns=turns)
    else:
        reason = words.say("hint-reason-nearer", place=where)
    return words.say("hint-short", reason=reason, missing=missing) if missing else reason


def _errand(figures: Mapping[str, int]) -> str:
    return "ruby" if figures["ruby"] else ERRANDS.get(figures["place"], ACTION)


def _missing(words: Words, figures: Mapping[str, int]) -> str:
    kinds = {kind: words.say(f"hint-missing-{kind}", count=figures[kind]) for kind in MISSING if kind in figures}
    kinds |= {
        good: words.say("hint-missing-good", good=words.say(f"good-{good}"), count=figures[good])
        for good in GOODS
        if good in figures
    }
    return words.listed(kinds.values())


def plan(words: Words, now: Mapping[str, Mapping[str, int]], turn: Turn) -> Plan:
    """The place that the turn brings nearest. What is lacking is not said where the turn itself brings a ruby, or the
    first of two things that the ruby takes, such as mosque tiles: the figures of before are those of the first alone.
    Where chance decides, something may still be lacking then, and nobody knows how much: then nothing is promised
    there. Another action of a place is no aim, since it does not say what for."""
    ways = [part for part in turn.figures if turn.gains.get(part, 0.0) > 0]
    for part in sorted(ways, key=turn.gains.__getitem__, reverse=True):
        figures = turn.figures[part]
        if _errand(figures) == ACTION:
            continue
        told = (
            {**{name: figures[name] for name in KNOWN}, UNSURE: len(figures) > len(KNOWN)} if turn.chance else figures
        )
        then = reason(words, part, turn.gains[part], told)
        if then:
            before = now.get(part, {})
            same = bool(before) and _errand(before) == _errand(figures) and turn.gains.get(RUBIES, 0.0) <= 0
            missing = _missing(words, before) if same else ""
            place = terms.place(words, figures["place"])
            lacks = words.say(f"hint-lacks-{_errand(figures)}", missing=missing, place=place) if missing else ""
            return Plan(lacks, words.say("hint-then", aim=then))
    return Plan()
