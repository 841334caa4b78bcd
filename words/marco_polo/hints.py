"""Hints of The Voyages of Marco Polo: a turn as one would choose it, and its reasons."""

from collections.abc import Mapping, Sequence

from engine.marco_polo.events import TookCharacter
from engine.marco_polo.notation import PICK, REROLL
from engine.players.hints.turns import Step
from words.marco_polo import terms
from words.marco_polo.labels import label
from words.marco_polo.story import PLANNED, UNMENTIONED, Actions
from words.shapes import Names
from words.speech import Words


def turn_ahead(words: Words, steps: Sequence[Step], seat: int, names: Names) -> str:
    """ "Pepper line with 5: 2 coins, 3 pepper"."""
    events = [
        event
        for step in steps
        for event in step.events or ()
        if event.seat == seat and not isinstance(event, UNMENTIONED)
    ]
    actions = Actions(words, names, PLANNED).of(events)
    actions += [_label(words, step, seat, names) for step in steps if step.events is None]
    return words.chain(actions or [_label(words, step, seat, names) for step in steps])


def _label(words: Words, step: Step, seat: int, names: Names) -> str:
    if PICK.begins(step.notation):  # dice are rolled after the last pick; who is played is sure all the same
        return words.chain(Actions(words, names, PLANNED).of([TookCharacter(seat, PICK.rest(step.notation))]))
    text = label.option_label(words, step.view, step.decision, step.notation, None, names).text
    return words.say("hint-reroll", die=text) if step.decision.kind == REROLL else text


def reason(words: Words, part: str, gain: float, figures: Mapping[str, int]) -> str:
    """A character is its own reason, by its powers."""
    if PICK.begins(part):
        return terms.character_line(words, PICK.rest(part))
    return words.say(f"hint-reason-{part}", points=max(1, round(gain)))
