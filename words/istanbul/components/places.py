"""Each place in sentences: what it offers now, who is there, and what its action would bring."""

from typing import Final

from engine.istanbul.places.mosques import STACKS
from engine.istanbul.places.table import PLACES as RULES
from engine.istanbul.reading.outlook import Outlook
from engine.istanbul.reading.view import View
from words.istanbul import terms
from words.istanbul.components.base_places import BASE_PLACES, tiles_told
from words.istanbul.components.component import PlaceWords
from words.istanbul.components.expansion_places import EXPANSION_PLACES
from words.istanbul.refusals import short_refusal
from words.shapes import LABEL_LENGTH
from words.speech import Words

PLACES: Final[dict[int, PlaceWords]] = {**BASE_PLACES, **EXPANSION_PLACES}


def place_text(words: Words, view: View, place: int) -> str:
    """A line of the text view."""
    parts = [offer(words, view, place) or words.say("state-place", place=terms.place(words, place))]
    if rubies := PLACES[place].rubies:
        parts.append(words.say("state-rubies", count=rubies(view)))
    here = _who_is_at(words, view, place)
    if here:
        parts.append(words.say("state-here", who=words.commas(here)))
    return words.sentences(parts)


def offer(words: Words, view: View, place: int) -> str:
    """The place and what it wants, gives or holds now; empty for one that never changes."""
    make = PLACES[place].offer
    return make(words, view, terms.place(words, place)) if make else ""


def _who_is_at(words: Words, view: View, place: int) -> list[str]:
    found = []
    for seat in view.seats:
        colour = terms.colour(words, seat.colour)
        pieces = (("merchant", seat.merchant), ("companion", seat.companion), ("family", seat.family))
        found += [words.say(f"state-{piece}-here", name=colour) for piece, where in pieces if where == place]
        if place in seat.out:
            found.append(words.say("state-assistants-here", name=colour, count=seat.out.count(place)))
    if place in view.neutral_out:
        found.append(words.say("state-neutral-here", count=view.neutral_out.count(place)))
    if place in view.neutral_merchants:
        found.append(words.say("neutral-merchants", count=view.neutral_merchants.count(place)))
    return found + [terms.figure(words, figure) for figure, where in view.figures if where == place]


def prospect_text(words: Words, view: View, seat: int, outlook: Outlook, room: int = LABEL_LENGTH) -> str:
    """What may be done after the option, in a few words: the second half of "10 Large Market · sell up to 3: 12 lira".
    Empty where no place's action follows. `room`: the characters within which it also says what mosque tiles do."""
    prospect = outlook.prospect
    if prospect is None:
        return ""
    make = PLACES[prospect.place].prospect
    if make is None:
        return words.say(f"place-{prospect.place}.prospect", **RULES[prospect.place].figures.at(words.version))
    told = make(words, view, seat, prospect)
    if len(told) > room and prospect.place in STACKS:
        return tiles_told(words, view, seat, prospect.place, terms.mosque_tile)
    return told


def blocked_text(words: Words, outlook: Outlook) -> str:
    """Why the action that follows the option cannot be carried out; empty where it can."""
    prospect = outlook.prospect
    return "" if prospect is None or prospect.blocked is None else short_refusal(words, prospect.blocked)
