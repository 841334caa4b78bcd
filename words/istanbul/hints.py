"""Hints of Istanbul: a turn as one would choose it, and its reasons."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.istanbul import names
from engine.istanbul.notation import END, MOVE, SEND, STEP
from engine.players.hints.turns import Step
from words.istanbul import terms
from words.istanbul.labels import label
from words.shapes import Names
from words.speech import Words

GOING: Final = {MOVE: "hint-go", SEND: "hint-family", STEP: "hint-family"}
"""The messages of a place that is chosen to go to, which in the panel stands below who goes."""
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
MISSING: Final = ("lira", "goods", "coffee", "seals")


def turn_ahead(words: Words, steps: Sequence[Step], seat: int, names: Names) -> str:
    """ "Go to 3 Spice Warehouse · Leave an assistant · Take 2 spice (2 in all)"."""
    return words.chain(_step(words, step, names) for step in [step for step in steps if step.notation != END] or steps)


def _step(words: Words, step: Step, names: Names) -> str:
    for verb, message in GOING.items():
        if verb.begins(step.notation):
            return words.say(message, place=terms.place(words, verb.number(step.notation)))
    return label.option_label(words, step.view, step.decision, step.notation, None, names).text


def reason(words: Words, part: str, gain: float, figures: Mapping[str, int]) -> str:
    if not part.startswith(WAY):
        return words.say(f"hint-reason-{part}", lira=max(1, round(gain)))
    place, turns = figures["place"], figures["turns"]
    errand = "ruby" if figures["ruby"] else ERRANDS.get(place, ACTION)
    if errand == ACTION and turns > SOON:
        return ""
    if turns > FAR:
        return words.say("hint-reason-nearer", place=terms.place(words, place))
    reason = words.say(f"hint-reason-to-{errand}", place=terms.place(words, place), turns=turns)
    missing = [words.say(f"hint-missing-{kind}", count=figures[kind]) for kind in MISSING if kind in figures]
    return words.say("hint-short", reason=reason, missing=words.listed(missing)) if missing else reason
