"""What a decision asks, in the panel and in the channel; and one line about a seat."""

from engine.core.decision import Decision
from engine.istanbul.names import PLACES
from engine.istanbul.view import View
from words.game import Prompt
from words.istanbul import terms
from words.speech import Words

PLACE_OF_KIND = {kind: place for place, kind in PLACES.items()}


def prompt(words: Words, view: View, decision: Decision) -> Prompt:
    place = PLACE_OF_KIND.get(decision.kind)
    if place is not None:
        return Prompt(terms.place(words, place), terms.place_line(words, place))
    question = f"ask-{decision.kind}"
    help_line = words.say(f"{question}.help") if words.has(f"{question}.help") else ""
    return Prompt(words.say(question), help_line)


def summons(words: Words, view: View, decision: Decision, mention: str) -> str:
    called = f"ask-{decision.kind}.public"
    have = view.seats[decision.seat].lira
    return words.say(called if words.has(called) else "your-move", mention=mention, have=have)


def status_line(words: Words, view: View, seat: int) -> str:
    """ "21 lira · fabric 5 spice 2 fruit 4 jewelry 1 · 2 assistants with you"."""
    mine = view.seats[seat]
    parts = [
        words.say("rubies", count=mine.rubies) if mine.rubies else "",
        words.say("lira", lira=mine.lira),
        terms.stock(words, mine.goods),
        words.say("assistants-with-you", count=len(mine.stack)),
    ]
    return " · ".join(part for part in parts if part)
