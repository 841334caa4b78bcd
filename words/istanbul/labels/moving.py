"""Where to go: what the place would bring first, then what going there costs."""

from engine.istanbul.events import Collected, CutShort, Left, PaidSeat
from engine.istanbul.names import FOUNTAIN, POLICE_STATION
from words.istanbul import terms
from words.istanbul.labels.asked import LAST, Asked, Draft, of_verb
from words.istanbul.prospects import prospect_text

BLOCKED_RANK = 100
CUT_SHORT_RANK = 200


@of_verb("move", "send")
def move(asked: Asked, rest: str) -> Draft:
    place = int(rest)
    name = terms.place(asked.words, place)
    if asked.outlook is None:
        return Draft(name, rank=place)
    cut = next((event for event in asked.outlook.events if isinstance(event, CutShort)), None)
    if cut is not None:
        text = asked.say("with-prospect", place=name, prospect=asked.say(f"label-cut-short-{cut.why}"))
        return Draft(text, _costs(asked, place), rank=CUT_SHORT_RANK + place)
    prospect = prospect_text(asked.words, asked.view, asked.decision.seat, asked.outlook, place)
    text = asked.say("with-prospect", place=name, prospect=prospect.text) if prospect.text else name
    rank = place + (BLOCKED_RANK if prospect.blocked else 0)
    return Draft(text, _costs(asked, place), rank=rank)


def _costs(asked: Asked, place: int) -> str:
    """Assistant, payments and who is met, of a move; a family member meets nobody."""
    if asked.decision.kind != "move" or asked.outlook is None:
        return ""
    found = []
    for event in asked.outlook.events:
        if isinstance(event, Left):
            found.append(asked.say("label-leave-assistant"))
        elif isinstance(event, Collected):
            found.append(asked.say("label-collect-assistant"))
        elif isinstance(event, PaidSeat):
            found.append(asked.say("label-pay-seat", name=asked.names[event.to], lira=event.lira))
    return " · ".join(found + _meetings(asked, place))


def _meetings(asked: Asked, place: int) -> list[str]:
    found = []
    neutral = asked.view.neutral_merchants.count(place)
    if neutral and place != FOUNTAIN:
        found.append(asked.say("label-neutral-merchants", count=neutral))
    if place != POLICE_STATION:
        for seat, other in enumerate(asked.view.seats):
            if seat != asked.decision.seat and other.family == place:
                found.append(asked.say("label-catch-here", name=asked.names[seat]))
    for figure, where in asked.view.figures:
        if where == place:
            found.append(asked.say("label-figure-here", figure=terms.figure(asked.words, figure)))
    return found


@of_verb("leave")
def leave(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say("label-leave"))


@of_verb("stop")
def stop(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say(f"label-stop-{asked.decision.kind}"), group="pass", rank=LAST)
