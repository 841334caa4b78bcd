"""What the *Undo* button of a panel says that it takes back, *Redo* that it makes again, and the line about what was
taken back."""

from collections.abc import Iterator, Sequence

from cogs.framework import limits
from cogs.panel.menus import fitting_name
from engine.core.position import AnyPosition
from host import Panel
from words.games import game_words
from words.shapes import Label, length_of
from words.speech import Words


def undo_label(w: Words, panel: Panel, names: Sequence[str]) -> str:
    """The label of the button, with what it takes back where there is something and a button has room for it."""
    notations = [choice.notation for choice in panel.position.choices[panel.undo_keeps :]]
    if not panel.can_undo or not notations:
        return w.say("button-undo")
    return label_from(w, panel.position.fork(panel.undo_keeps), panel.seat, notations, names)


def redo_label(w: Words, panel: Panel, names: Sequence[str]) -> str:
    """The label of the button that makes again what was taken back; it names the first choice that not nearly everybody
    makes, since the others may never have been asked."""
    position, notations = panel.position.fork(), [*panel.redo]
    while len(notations) > 1 and notations[0] == position.decision(panel.seat).default:
        position.choose(panel.seat, notations.pop(0))
    return _named(w, "button-redo", _first(w, position, panel.seat, notations, names))


def label_from(w: Words, before: AnyPosition, seat: int, notations: Sequence[str], names: Sequence[str]) -> str:
    """The label of a button that takes back these choices, made from `before` on; it names the first, such as the place
    where one went."""
    return _named(w, "button-undo", _first(w, before, seat, notations, names))


def _first(w: Words, position: AnyPosition, seat: int, notations: Sequence[str], names: Sequence[str]) -> Label:
    speech = game_words(position.rules.name)
    return speech.option_label(w, position.view(seat), position.decision(seat), notations[0], None, names)


def _named(w: Words, message: str, choice: Label) -> str:
    """A label that names a choice by as much of it as says what is done and has room; else without it."""
    room = limits.SHORT_LABEL - length_of(w.say(f"{message}.what", what=""))
    what = fitting_name(choice._replace(detail=""), room)
    return w.say(f"{message}.what", what=what) if what else w.say(message)


def undone_line(w: Words, panel: Panel, names: Sequence[str]) -> str:
    """The choices that have just been taken back, in a line; empty where none were."""
    if not panel.undone:
        return ""
    return w.say("panel-undone", what=told_choices(w, panel.position.fork(), panel.seat, panel.undone, names))


def told_choices(w: Words, position: AnyPosition, seat: int, notations: Sequence[str], names: Sequence[str]) -> str:
    """The labels of choices that a seat makes one after the other from `position` on, which is changed; those that
    nearly everybody makes are left out where another one is told."""
    speech, labels = game_words(position.rules.name), list[str]()
    for number, notation in enumerate(notations):
        decision = position.decision(seat)
        if not labels or notation != decision.default:
            label = speech.option_label(w, position.view(seat), decision, notation, None, names)
            labels.append(label.text)
        if number + 1 < len(notations):
            position.choose(seat, notation)
    return w.chain(labels)


def foreseen_labels(
    w: Words, position: AnyPosition, seat: int, notations: Sequence[str], names: Sequence[str]
) -> Iterator[Label]:
    """The label of each of these choices, as in `told_choices`, with what it costs and brings (see `Label.among`)."""
    speech = game_words(position.rules.name)
    for number, notation in enumerate(notations):
        decision, outlook = position.decision(seat), position.outlook(seat, notation)
        label = speech.option_label(w, position.view(seat), decision, notation, outlook, names)
        yield label.among(last=number + 1 == len(notations))
        if number + 1 < len(notations):
            position.choose(seat, notation)
