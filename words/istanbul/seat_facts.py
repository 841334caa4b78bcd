"""Everything that lies before each player, as facts in turn order."""

from engine.istanbul.names import GOODS
from engine.istanbul.view import SeatView, View
from words.game import Names, clipped
from words.istanbul import terms
from words.istanbul.board_facts import turn_fact
from words.istanbul.fact import Fact
from words.speech import Words

LONGEST_NAME = 20


def facts(words: Words, view: View, names: Names) -> list[Fact]:
    order = [(view.start + turn) % len(view.seats) for turn in range(len(view.seats))]
    return [turn_fact(words, view), *(seat_fact(words, view, seat, names) for seat in order)]


def called(words: Words, view: View, seat: int, names: Names) -> str:
    """ "Red (Ann)", or "Red" where the seat has no other name."""
    colour = terms.colour(words, view.seats[seat].colour)
    if names[seat] == colour:
        return colour
    return words.say("named-seat", colour=colour, name=clipped(names[seat], LONGEST_NAME))


def seat_fact(words: Words, view: View, seat: int, names: Names) -> Fact:
    one = view.seats[seat]
    return Fact(
        "alt-seat",
        {
            "name": called(words, view, seat, names),
            "rubies": one.rubies,
            "lira": one.lira,
            "capacity": one.capacity,
            "goods": terms.stock(words, one.goods),
            "assistants": len(one.stack),
            "reserve": one.reserve,
            "tiles": tiles(words, one),
            "cards": one.cards,
        },
    )


def tiles(words: Words, seat: SeatView) -> str:
    """The colours of the mosque tiles a seat owns."""
    owned = [words.say(f"tile-{GOODS[good]}.colour") for good, own in enumerate(seat.tiles) if own]
    return " ".join(owned) or words.say("none")
