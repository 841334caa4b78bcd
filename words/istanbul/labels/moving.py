"""Where to go: what the place would bring first, then what going there costs."""

from typing import Any, Final

from engine.core.notation import parse
from engine.istanbul.events import Collected, Left, PaidSeat
from engine.istanbul.names import FOUNTAIN, POLICE_STATION
from engine.istanbul.reading.outlook import BESIDE, Outlook
from engine.istanbul.reading.view import View
from engine.istanbul.turn.payment import MERCHANT_FEE
from words.istanbul import terms
from words.istanbul.components.places import blocked_text, prospect_text
from words.istanbul.labels.asked import Asked
from words.labels import LAST, Draft
from words.shapes import LABEL_LENGTH, clipped

CUT_SHORT: Final = {"assistant": "label-cut-short-assistant", "merchants": "label-cut-short-merchants"}
STOP: Final = {"assistant": "label-stop-assistant", "pay": "label-stop-pay"}
LONGEST_NAME = 16
BLOCKED_RANK = 100
CUT_SHORT_RANK = 200


def move(asked: Asked, rest: str) -> Draft:
    draft = with_prospect(asked, int(rest))
    return Draft(draft.text, costs(asked, int(rest)), rank=draft.rank)


def with_prospect(asked: Asked, place: int, message: str = "label-place") -> Draft:
    """The place, named by `message`, and what may be done there, or that the turn would end there."""
    name = asked.say(message, place=terms.place(asked.words, place))
    if asked.outlook is None:
        return Draft(name, rank=place)
    if loses(asked.outlook):
        return warned(asked, Draft(name, rank=place))
    room = LABEL_LENGTH - len(asked.say("with-prospect", place=name, prospect=""))
    prospect = prospect_text(asked.words, asked.view, asked.decision.seat, asked.outlook, room)
    text = asked.say("with-prospect", place=name, prospect=prospect) if prospect else name
    return Draft(text, rank=place)


def loses(outlook: Outlook | None) -> bool:
    """Whether after an option the action cannot be carried out, or the turn ends before it, if nothing else is done."""
    return outlook is not None and bool(outlook.cut_short or (outlook.prospect and outlook.prospect.blocked))


def warned(asked: Asked, draft: Draft) -> Draft:
    """With what makes the option a trap, behind all options of its menu that are none. A card or tile keeps its text,
    which may be long."""
    outlook = asked.outlook
    if outlook is None or not loses(outlook):
        return draft
    if outlook.cut_short:
        why, rank = asked.say(CUT_SHORT[outlook.cut_short]), CUT_SHORT_RANK
    else:
        why, rank = blocked_text(asked.words, outlook), BLOCKED_RANK
    if parse(asked.notation).verb in BESIDE:
        detail = asked.words.chain([asked.say("label-afterwards", why=why), draft.detail])
        return draft._replace(detail=detail, rank=draft.rank + rank)
    return draft._replace(text=asked.say("with-prospect", place=draft.text, prospect=why), rank=draft.rank + rank)


def costs(asked: Asked, place: int) -> str:
    """Assistant, payments and who is met, of a move; a family member meets nobody."""
    if asked.decision.kind != "move" or asked.outlook is None:
        return ""
    found = []
    for event in asked.outlook.events:
        if isinstance(event, Left):
            own = "label-leave-all-the-same" if asked.outlook.cut_short else "label-leave-assistant"
            found.append(asked.say("label-leave-neutral" if event.neutral else own))
        elif isinstance(event, Collected):
            found.append(asked.say("label-collect-neutral-one" if event.neutral else "label-collect-assistant"))
        elif isinstance(event, PaidSeat):
            found.append(
                asked.say("label-pay-seat", name=clipped(asked.names[event.to], LONGEST_NAME), lira=event.lira)
            )
    return asked.words.chain(found + _meetings(asked, place))


def _meetings(asked: Asked, place: int) -> list[str]:
    found = []
    neutral = asked.view.neutral_merchants.count(place)
    if neutral and place != FOUNTAIN:
        found.append(asked.say("label-neutral-merchants", count=neutral, lira=MERCHANT_FEE * neutral))
    if place in asked.view.neutral_out and asked.outlook and not any(map(_collects_neutral, asked.outlook.events)):
        found.append(asked.say("label-neutral-assistant"))
    for seat in catches(asked.view, asked.decision.seat, place):
        found.append(asked.say("label-catch-here", name=clipped(asked.names[seat], LONGEST_NAME)))
    figures = [terms.figure(asked.words, figure) for figure, where in asked.view.figures if where == place]
    return [*found, asked.say("label-figures-here", figures=asked.words.commas(figures))] if figures else found


def catches(view: View, seat: int, place: int) -> list[int]:
    """Whose family members a seat catches where its merchant or companion arrives."""
    if place == POLICE_STATION:
        return []
    return [other for other, one in enumerate(view.seats) if other != seat and one.family == place]


def _collects_neutral(event: Any) -> bool:
    return isinstance(event, Collected) and event.neutral


def stop(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say(STOP[asked.decision.kind]), group="pass", rank=LAST)
