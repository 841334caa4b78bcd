"""Labels of where to go in Istanbul: the gain at the place, then assistant, payments and who is caught; when a move is
warned of as a trap, and its place in the menu."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from engine.istanbul.cards.bonus_cards import COPY
from engine.istanbul.cards.table import CARDS
from engine.istanbul.events import Collected, DeliveredLetters, Left, PaidSeat
from engine.istanbul.names import FOUNTAIN, POLICE_STATION, YELLOW_TILE
from engine.istanbul.notation import is_beside
from engine.istanbul.reading.outlook import Outlook
from engine.istanbul.reading.view import View
from engine.istanbul.turn.payment import MERCHANT_FEE
from engine.istanbul.turn.recall import PRICE
from words.istanbul import terms
from words.istanbul.components.places import blocked_text, prospect_text
from words.istanbul.labels.asked import Asked
from words.labels import LAST, Draft
from words.shapes import DETAIL_LENGTH, LABEL_LENGTH, Names, clipped, length_of
from words.speech import Words

Tell: TypeAlias = Callable[[Words, Any, Names], str]

CUT_SHORT: Final = {"assistant": "label-cut-short-assistant", "merchants": "label-cut-short-merchants"}
STOP: Final = {"assistant": "label-stop-assistant", "pay": "label-stop-pay"}
LONGEST_NAME = 16
RETURNING: Final = "return-assistant"
"""The card that brings an assistant back."""
BLOCKED_RANK = 100
CUT_SHORT_RANK = 200


def move(asked: Asked, rest: str) -> Draft:
    draft = with_prospect(asked, int(rest))
    return Draft(draft.text, costs(asked, int(rest)), rank=draft.rank)


def with_prospect(asked: Asked, place: int, message: str = "label-place") -> Draft:
    """The place, named by `message`, and its action, or that the turn would end there."""
    name = asked.say(message, place=terms.place(asked.words, place))
    if asked.outlook is None:
        return Draft(name, rank=place)
    if loses(asked.outlook):
        return warned(asked, Draft(name, rank=place))
    room = LABEL_LENGTH - length_of(asked.say("with-prospect", place=name, prospect=""))
    prospect = prospect_text(asked.words, asked.view, asked.decision.seat, asked.outlook, room)
    return Draft(asked.say("with-prospect", place=name, prospect=prospect) if prospect else name, rank=place)


def loses(outlook: Outlook | None) -> bool:
    """Whether after an option the action cannot be carried out, or the turn ends before it, if nothing else is done."""
    return outlook is not None and bool(outlook.cut_short or (outlook.prospect and outlook.prospect.blocked))


def warned(asked: Asked, draft: Draft) -> Draft:
    """With the reason why the option is a trap, behind all options of its menu that are none. A card or tile keeps its
    text, which may be long."""
    outlook = asked.outlook
    if outlook is None or not loses(outlook):
        return draft
    if outlook.cut_short:
        why, rank = asked.say(_cut_short(asked, outlook)), CUT_SHORT_RANK
    else:
        why, rank = blocked_text(asked.words, outlook), BLOCKED_RANK
    if is_beside(asked.notation):
        then = asked.say("label-afterwards", why=why)
        detail = asked.words.chain([draft.detail, then])
        if length_of(detail) > DETAIL_LENGTH:  # what is cut must not be the warning
            detail = asked.words.chain([then, draft.detail])
        return draft._replace(detail=detail, rank=draft.rank + rank)
    if draft.chance:  # whose ending takes the room of the text
        return draft._replace(detail=asked.words.chain([why, draft.detail]), rank=draft.rank + rank)
    return draft._replace(text=asked.say("with-prospect", place=draft.text, prospect=why), rank=draft.rank + rank)


def _cut_short(asked: Asked, outlook: Outlook) -> str:
    """The message that says why the turn ends."""
    nobody = outlook.cut_short == "assistant" and not _goes_on_with_assistant(asked, outlook)
    return "label-cut-short-no-assistant" if nobody else CUT_SHORT[outlook.cut_short]


def _goes_on_with_assistant(asked: Asked, outlook: Outlook) -> bool:
    """Whether a turn that would end for want of an assistant goes on if one comes back."""
    return outlook.cut_short == "assistant" and _may_return(asked, outlook.lira)


def _may_return(asked: Asked, lira: int) -> bool:
    """Whether an assistant could still come back in this move: with a card in hand, or with the yellow tile, for whose
    price a card may be played."""
    view = asked.view
    faces = {*view.hand, *(view.discard[-1:] if COPY in view.hand else ())}
    if not asked.me.out or RETURNING in faces:
        return bool(asked.me.out)
    earns = any(use.lira for face in faces for use in CARDS[face].final_uses)
    return asked.me.tiles[YELLOW_TILE] and not view.recalled and (earns or lira >= PRICE)


def _left(words: Words, event: Left, names: Names) -> str:
    """Empty for an assistant of one's own, which is left as a rule."""
    return words.say("label-leave-neutral") if event.neutral else ""


def _collected(words: Words, event: Collected, names: Names) -> str:
    return words.say("label-collect-neutral-one" if event.neutral else "label-collect-assistant")


def _paid(words: Words, event: PaidSeat, names: Names, message: str = "label-pay-seat") -> str:
    return words.say(message, name=clipped(names[event.to], LONGEST_NAME), lira=event.lira)


ON_ARRIVAL: Final[dict[type, Tell]] = {Left: _left, Collected: _collected, PaidSeat: _paid}
"""Assistants and payments where a merchant arrives."""


def paid_together(events: Sequence[Any]) -> list[Any]:
    """The events, with all that goes to the same seat in one: merchant and companion may meet it in one place."""
    totals: dict[int, int] = defaultdict(int)
    for event in events:
        if isinstance(event, PaidSeat):
            totals[event.to] += event.lira
    together = []
    for event in events:
        if not isinstance(event, PaidSeat):
            together.append(event)
        elif event.to in totals:
            together.append(event._replace(lira=totals.pop(event.to)))
    return together


def costs(asked: Asked, place: int) -> str:
    """What a move costs besides the assistant that is left as a rule, which letters it delivers, and who is met; a
    family member meets nobody."""
    if asked.decision.kind != "move" or asked.outlook is None:
        return ""
    notes = []
    for event in paid_together(asked.outlook.events):
        if isinstance(event, Left) and not event.neutral:
            notes += [asked.say("label-leave-all-the-same")] if asked.outlook.cut_short else []
        elif isinstance(event, PaidSeat):
            notes.append(_paid(asked.words, event, asked.names, _paid_on_the_way(asked, "label-pay-seat")))
        elif type(event) in ON_ARRIVAL:
            notes.append(ON_ARRIVAL[type(event)](asked.words, event, asked.names))
    notes += delivered(asked.words, asked.view, asked.outlook.events, asked.names)
    return asked.words.chain(notes + _meetings(asked, place))


def delivered(words: Words, view: View, events: Sequence[Any], names: Names) -> list[str]:
    """The letters that are turned over: those of somebody who is caught are not one's own."""
    return [
        words.say("shortcut-delivers", count=len(event.places))
        if event.seat == view.active
        else words.say("shortcut-delivers-of", count=len(event.places), who=clipped(names[event.seat], LONGEST_NAME))
        for event in events
        if isinstance(event, DeliveredLetters)
    ]


def _paid_on_the_way(asked: Asked, message: str) -> str:
    """The message of a payment; where the action lacks lira, of these as a part of them."""
    prospect = asked.outlook.prospect if asked.outlook else None
    short = prospect is not None and prospect.blocked is not None and prospect.blocked.code == "needs_lira"
    return f"{message}.included" if short else message


def _meetings(asked: Asked, place: int) -> list[str]:
    """Neutral merchants and all others who are met; nobody is where the turn ends for sure."""
    met: list[str] = []
    neutral = asked.view.neutral_merchants.count(place)
    if neutral and place != FOUNTAIN and not (asked.outlook and asked.outlook.cut_short):
        message = _paid_on_the_way(asked, "label-neutral-merchants")
        met.append(asked.say(message, count=neutral, lira=MERCHANT_FEE * neutral))
    events = asked.outlook.events if asked.outlook else ()
    if place in asked.view.neutral_out and not any(isinstance(event, Collected) and event.neutral for event in events):
        met.append(asked.say("label-neutral-assistant"))
    if asked.outlook and asked.outlook.cut_short and not _goes_on_with_assistant(asked, asked.outlook):
        return met
    for seat in catches(asked.view, asked.decision.seat, place):
        met.append(asked.say("label-catch-here", name=clipped(asked.names[seat], LONGEST_NAME)))
    figures = [terms.figure(asked.words, figure) for figure, where in asked.view.figures if where == place]
    return [*met, asked.say("label-figures-here", figures=asked.words.listed(figures))] if figures else met


def catches(view: View, seat: int, place: int) -> list[int]:
    """Whose family members a seat catches where its merchant or companion arrives."""
    if place == POLICE_STATION:
        return []
    return [number for number, other in enumerate(view.seats) if number != seat and other.family == place]


def stop(asked: Asked, rest: str) -> Draft:
    """The end of the turn, without an assistant or payment; of an assistant that lies there, that it stays."""
    stays = "collect" in asked.decision.options
    message = "label-stop-assistant.stays" if stays else STOP[asked.decision.kind]
    return Draft(asked.say(message), group="pass", rank=LAST)
