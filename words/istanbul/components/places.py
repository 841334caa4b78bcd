"""Each place of Istanbul in a line of the text view: what it offers now, who stands there; what its action would bring,
for labels."""

from typing import Final

from engine.istanbul.names import CARAVANSARY
from engine.istanbul.places.mosques import STACKS
from engine.istanbul.places.table import PLACES as RULES
from engine.istanbul.reading.outlook import Outlook
from engine.istanbul.reading.view import View
from words.facts import colour
from words.istanbul import terms
from words.istanbul.components.base_places import BASE_PLACES, tiles_told
from words.istanbul.components.expansion_places import EXPANSION_PLACES
from words.istanbul.components.reader import PlaceWords
from words.istanbul.refusals import short_refusal
from words.shapes import LABEL_LENGTH, length_of
from words.speech import Words

PLACES: Final[dict[int, PlaceWords]] = {**BASE_PLACES, **EXPANSION_PLACES}


def place_text(words: Words, view: View, place: int) -> str:
    """A line of the text view."""
    rubies, here = PLACES[place].rubies, words.commas(_who_is_at(words, view, place))
    parts = [
        offer(words, view, place) or words.say("state-place", place=terms.place(words, place)),
        words.say("state-rubies", count=rubies(view)) if rubies else "",
        words.say("state-here", who=here) if here else "",
    ]
    return words.sentences(parts)


def offer(words: Words, view: View, place: int) -> str:
    """The place and the things it wants, gives or holds now; empty for one that never changes."""
    make = PLACES[place].offer
    return make(words, view, terms.place(words, place)) if make else ""


def _who_is_at(words: Words, view: View, place: int) -> list[str]:
    here = []
    for seat in view.seats:
        name = colour(words, seat.colour)
        pieces = (("merchant", seat.merchant), ("companion", seat.companion), ("family", seat.family))
        here += [words.say(f"state-{piece}-here", name=name) for piece, where in pieces if where == place]
        if place in seat.out:
            here.append(words.say("state-assistants-here", name=name, count=seat.out.count(place)))
    neutrals = {"state-neutral-here": view.neutral_out, "neutral-merchants": view.neutral_merchants}
    here += [words.say(message, count=where.count(place)) for message, where in neutrals.items() if place in where]
    return here + [terms.figure(words, figure) for figure, where in view.figures if where == place]


def prospect_text(words: Words, view: View, seat: int, outlook: Outlook, room: int = LABEL_LENGTH) -> str:
    """The action after an option in a few words: the second half of "10 Large Market · sell up to 3: 12 lira". Empty
    where no place's action follows. `room`: the units within which it also tells the effect of mosque tiles."""
    prospect = outlook.prospect
    if prospect is None:
        return ""
    make = PLACES[prospect.place].prospect
    if make is None:
        return usual_prospect(words, prospect.place)
    text = make(words, view, seat, prospect)
    if length_of(text) > room and prospect.place in STACKS:
        return tiles_told(words, view, seat, prospect.place, terms.mosque_tile)
    return text


def usual_prospect(words: Words, place: int) -> str:
    """The action of a place that brings the same to everybody, in a few words."""
    return words.say(f"place-{place}.prospect", **RULES[place].figures.at(words.version))


def first_from_deck(words: Words) -> str:
    """The action of the Caravansary, for those who begin with the deck."""
    return words.say("shortcut-first-card", **RULES[CARAVANSARY].figures.at(words.version))


def blocked_text(words: Words, outlook: Outlook) -> str:
    """Why the action that follows the option cannot be carried out; empty where it can."""
    prospect = outlook.prospect
    return "" if prospect is None or prospect.blocked is None else short_refusal(words, prospect.blocked)
