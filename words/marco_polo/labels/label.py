"""Which maker writes the label of an option of Marco Polo, by kind of question or verb."""

from typing import Final

from engine.core.decision import Decision
from engine.marco_polo.components.board import COINS, CONTRACTS_SPACE, KHAN, PURSE, TRAVEL
from engine.marco_polo.events import Discarded, Lost
from engine.marco_polo.notation import ADJUST, BLACK_DIE, CARD, COMPLETE, END, REROLL
from engine.marco_polo.outlook import Outlook
from engine.marco_polo.view import View
from words.labels import LAST, Draft, Maker, draft_of, finished, plain
from words.marco_polo.labels import acting, choosing, placing, travelling
from words.marco_polo.labels.asked import Asked
from words.shapes import DETAIL_LENGTH, Label, Names, length_of
from words.speech import Words

KINDS: Final[dict[str, Maker[Asked]]] = {
    "character": choosing.character,
    "goals": choosing.goals,
    "copy": choosing.copy,
    "goods": choosing.goods,
    "give": choosing.give,
    "compensation": choosing.compensation,
    "order": choosing.order,
    "relocate": choosing.relocate,
    "contracts": choosing.take,
    "discard": choosing.discard,
    "swap": choosing.swap,
    "column-bonus": choosing.column_bonus,
    "dice": placing.which_dice,
    "die": placing.which_dice,
    "column": placing.column,
    "purse": placing.purse,
    "reroll": placing.reroll,
    "adjust": placing.adjust,
    "travel": travelling.destination,
    "step": travelling.destination,
    "route": travelling.route,
    "figures": travelling.figures,
    "times": choosing.how_often,
    "trade": choosing.trade,
    "cities": choosing.cities,
}
"""Makers for whole decisions, given the notation."""

VERBS: Final[dict[str, Maker[Asked]]] = {
    COINS: acting.five_coins,
    "bazaar": acting.bazaar,
    KHAN: acting.khan,
    CONTRACTS_SPACE: acting.contracts,
    TRAVEL: acting.travel,
    CARD.word: acting.city_card,
    PURSE: acting.bonus,
    REROLL: acting.bonus,
    ADJUST: acting.bonus,
    BLACK_DIE: acting.bonus,
    COMPLETE.word: acting.complete,
    END: plain("label-end", "end", LAST),
}
"""Makers for what a turn consists of, given what follows the verb."""

DISCARDING: Final = ("discard", "swap", "contracts")
"""Kinds whose options are named by the contract that goes, or whose question says for which one does."""
TOGETHER: Final = ("goals", "bonuses", "roll")
"""Stages in which all answer at once: the panel says already that answers are final."""


def option_label(
    words: Words, view: View, decision: Decision, notation: str, outlook: Outlook | None, names: Names
) -> Label:
    asked = Asked(words, view, decision, notation, outlook, names)
    draft = _with_losses(asked, draft_of(KINDS, VERBS, asked))
    return finished(asked, draft, usual="final", announced=view.stage not in TOGETHER)


def _with_losses(asked: Asked, draft: Draft) -> Draft:
    """With what is paid for and cannot be received, and the old contracts that go, first."""
    events = () if asked.outlook is None else asked.outlook.events
    own = [event for event in events if event.seat == asked.view.seat]
    lost = dict.fromkeys(event.what for event in own if isinstance(event, Lost))
    losses = [asked.say("label-lost", what=what) for what in lost]
    gone = [] if asked.decision.kind in DISCARDING else [event for event in own if isinstance(event, Discarded)]
    named = asked.words.chain([*losses, choosing.discarded(asked.words, gone, asked.me.contracts), draft.detail])
    if length_of(named) <= DETAIL_LENGTH or not gone:
        return draft._replace(detail=named)
    counted = asked.say("label-discards", count=len(gone))  # no room for their names
    return draft._replace(detail=asked.words.chain([*losses, counted, draft.detail]))
