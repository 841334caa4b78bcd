"""The alt text of the board that shows what each place is away from a merchant."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from engine.istanbul.reading.reach import Way, ways
from engine.istanbul.reading.view import View
from words.facts import fitted
from words.istanbul import terms
from words.istanbul.labels.moving import CUT_SHORT
from words.istanbul.seats import called
from words.shapes import Names
from words.speech import Words

ASSISTANTS: Final = {
    "leave": "label-leave-assistant",
    "leave-neutral": "label-leave-neutral",
    "collect": "label-collect-assistant",
    "collect-neutral": "label-collect-neutral-one",
}


def reach_alt(words: Words, view: View, names: Names, last_turn: str) -> str:
    return fitted(words, _reach(words, view, names, last_turn))


def _reach(words: Words, view: View, names: Names, last_turn: str) -> Iterator[str]:
    number = view.active if view.seat is None else view.seat
    found = ways(view, number)
    far: defaultdict[int, list[int]] = defaultdict(list)
    for place, way in found.items():
        if not way.near:
            far[way.steps].append(place)
    yield words.say("alt-reach", name=called(words, view, number, names), place=view.seats[number].merchant)
    yield from (_near(words, place, way) for place, way in found.items() if way.near)
    yield from (words.say("alt-far", steps=steps, places=words.listed(far[steps])) for steps in sorted(far))
    yield last_turn


def _near(words: Words, place: int, way: Way) -> str:
    """What going there costs."""
    told = [words.say(ASSISTANTS[way.assistant])] if way.assistant else []
    if way.cut_short:
        told = [words.say(CUT_SHORT[way.cut_short])]
    elif way.lira:
        told.append(words.say("alt-pay", lira=way.lira))
    name = terms.place(words, place)
    return (
        words.say("alt-near", place=name, told=words.commas(told)) if told else words.say("alt-near-free", place=name)
    )
