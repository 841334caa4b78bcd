"""The label of one option, made by whichever maker knows its kind or verb."""

from engine.core.decision import Decision
from engine.core.notation import parse
from engine.istanbul.notation import PLAY, RECALL
from engine.istanbul.outlook import Outlook
from engine.istanbul.view import View
from words.istanbul.labels import acting, goods, letters, meeting, mocha, moving
from words.istanbul.labels.asked import KINDS, VERBS, Asked, Draft
from words.shapes import DETAIL_LENGTH, LABEL_LENGTH, Label, Names, clipped
from words.speech import Words

PARTS = (moving, acting, goods, meeting, mocha, letters)
OTHERS = ("final", "bids", "picks")
"""What needs no saying to a seat that answers in another's turn: its question says that it is final."""
BESIDE = (PLAY.word, RECALL.word)
"""Verbs of what is offered beside any decision of the active seat."""


def option_label(
    words: Words, view: View, decision: Decision, notation: str, outlook: Outlook | None, names: Names
) -> Label:
    draft = _draft(Asked(words, view, decision, notation, outlook, names))
    final = outlook is not None and outlook.chance
    text = draft.text
    if final and not (draft.chance in OTHERS and decision.seat != view.active):
        ending = words.say(f"chance-{draft.chance}")
        text = words.say("with-chance", text=clipped(text, LABEL_LENGTH - len(ending) - 3), chance=ending)
    return Label(
        clipped(text, LABEL_LENGTH),
        clipped(draft.detail, DETAIL_LENGTH),
        draft.group or decision.kind,
        draft.rank,
        final,
    )


def _draft(asked: Asked) -> Draft:
    verb, rest = parse(asked.notation)
    if verb not in BESIDE and asked.decision.kind in KINDS:
        return KINDS[asked.decision.kind](asked, asked.notation)
    return VERBS[verb](asked, rest)


def placeholder(words: Words, group: str) -> str:
    """Of a group named like "bid 26 50" the part of a long list that it holds."""
    name, *ends = group.split()
    if ends:
        return words.say(f"part-{name}", first=int(ends[0]), last=int(ends[1]))
    return words.say(f"group-{name}")
