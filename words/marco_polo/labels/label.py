"""The label of one option, made by whichever maker knows its kind or verb."""

from engine.core.decision import Decision
from engine.marco_polo.outlook import Outlook
from engine.marco_polo.view import View
from words.game import DETAIL_LIMIT, TEXT_LIMIT, Label, Names, clipped
from words.marco_polo.labels import acting, cards, choosing, contracts, placing, travelling
from words.marco_polo.labels.asked import KINDS, VERBS, Asked, Draft
from words.speech import Words

PARTS = (acting, cards, choosing, contracts, placing, travelling)
TOGETHER = ("goals", "bonuses", "roll")
"""Stages in which all answer at once: the panel says already that answers are final."""


def option_label(
    words: Words, view: View, decision: Decision, notation: str, outlook: Outlook | None, names: Names
) -> Label:
    draft = _draft(Asked(words, view, decision, notation, outlook, names))
    final = outlook is not None and outlook.chance
    text = draft.text
    if final and view.stage not in TOGETHER:
        ending = words.say(f"chance-{draft.chance}")
        text = words.say("with-chance", text=clipped(text, TEXT_LIMIT - len(ending) - 3), chance=ending)
    group = draft.group or decision.kind
    return Label(clipped(text, TEXT_LIMIT), clipped(draft.detail, DETAIL_LIMIT), group, draft.rank, final)


def _draft(asked: Asked) -> Draft:
    if asked.decision.kind in KINDS:
        return KINDS[asked.decision.kind](asked, asked.notation)
    verb, _, rest = asked.notation.partition(" ")
    return VERBS[verb](asked, rest)


def placeholder(words: Words, group: str) -> str:
    return words.say(f"group-{group}")
