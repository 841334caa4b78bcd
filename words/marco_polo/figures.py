"""What a player did in a whole game, in figures."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.marco_polo.key_figures import key_figures
from engine.marco_polo.view import View
from words.figures import dice_told
from words.marco_polo import terms
from words.speech import Words


def figures(words: Words, view: View, events: Sequence[Any], seat: int) -> str:
    """In a short line."""
    found = key_figures(events, seat)
    counts = (("contracts", found.contracts), ("posts", found.posts), ("steps", found.steps))
    told = [words.say(f"figures-{name}", count=count) for name, count in counts if count]
    return words.commas([*told, *filter(None, [dice_told(words, found.rolled_pips, found.rolled)])])


def all_figures(words: Words, view: View, events: Sequence[Any], seat: int) -> str:
    """All that is counted."""
    found = key_figures(events, seat)
    character = view.seats[seat].character
    points = [words.say("figures-points-from", source=source, count=count) for source, count in found.points]
    told = [
        terms.character(words, character) if character else "",
        words.say("figures-actions", count=found.actions),
        words.say("figures-black", count=found.black),
        words.say("figures-placed", count=found.placed, mean=found.pips / max(1, found.placed)),
        figures(words, view, events, seat),
        words.say("figures-points", points=words.commas(points)) if points else "",
    ]
    return words.chain(told)


def praised(view: View, events: Sequence[Any], seat: int) -> Mapping[str, int]:
    """What a player can be praised for, by the name of its sentence, the most telling first."""
    found = key_figures(events, seat)
    points = dict(found.points)
    return {
        "contracts": found.contracts,
        "posts": found.posts,
        "goals": points.get("goal", 0),
        "black": found.black,
        "steps": found.steps,
        "cities": points.get("city", 0),
        "actions": found.actions,
        "pips": found.pips,
    }
