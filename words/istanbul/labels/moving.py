"""Where to go: what the place would bring first, then what going there costs."""

from typing import Final

from engine.istanbul.events import Collected, CutShort, Left, PaidSeat
from engine.istanbul.names import FOUNTAIN, POLICE_STATION
from engine.istanbul.payment import FEE
from words.istanbul import terms
from words.istanbul.labels.asked import Asked
from words.istanbul.prospects import prospect_text
from words.labels import LAST, Draft
from words.shapes import clipped

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
    cut = next((event for event in asked.outlook.events if isinstance(event, CutShort)), None)
    if cut is not None:
        text = asked.say("with-prospect", place=name, prospect=asked.say(CUT_SHORT[cut.why]))
        return Draft(text, rank=CUT_SHORT_RANK + place)
    prospect = prospect_text(asked.words, asked.view, asked.decision.seat, asked.outlook)
    text = asked.say("with-prospect", place=name, prospect=prospect.text) if prospect.text else name
    return Draft(text, rank=place + (BLOCKED_RANK if prospect.blocked else 0))


def costs(asked: Asked, place: int) -> str:
    """Assistant, payments and who is met, of a move; a family member meets nobody."""
    if asked.decision.kind != "move" or asked.outlook is None:
        return ""
    found = []
    for event in asked.outlook.events:
        if isinstance(event, Left):
            found.append(asked.say("label-leave-neutral" if event.neutral else "label-leave-assistant"))
        elif isinstance(event, Collected):
            found.append(asked.say("label-collect-assistant"))
        elif isinstance(event, PaidSeat):
            found.append(
                asked.say("label-pay-seat", name=clipped(asked.names[event.to], LONGEST_NAME), lira=event.lira)
            )
    return asked.words.chain(found + _meetings(asked, place))


def _meetings(asked: Asked, place: int) -> list[str]:
    found = []
    neutral = asked.view.neutral_merchants.count(place)
    if neutral and place != FOUNTAIN:
        found.append(asked.say("label-neutral-merchants", count=neutral, lira=FEE * neutral))
    if place in asked.view.neutral_out:
        found.append(asked.say("label-neutral-assistant"))
    if place != POLICE_STATION:
        for seat, other in enumerate(asked.view.seats):
            if seat != asked.decision.seat and other.family == place:
                found.append(asked.say("label-catch-here", name=clipped(asked.names[seat], LONGEST_NAME)))
    figures = [terms.figure(asked.words, figure) for figure, where in asked.view.figures if where == place]
    return [*found, asked.say("label-figures-here", figures=asked.words.commas(figures))] if figures else found


def collect_neutral(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say("label-collect-neutral"))


def leave(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say("label-leave"))


def stop(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say(STOP[asked.decision.kind]), group="pass", rank=LAST)
