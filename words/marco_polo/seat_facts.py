"""What lies before each player, as facts in turn order."""

from engine.marco_polo.amounts import CAMEL, COIN, VP
from engine.marco_polo.view import SeatView, View
from words.facts import Fact
from words.marco_polo import terms
from words.marco_polo.board_facts import contracts_in_brief, turn_fact
from words.shapes import Names, clipped
from words.speech import Words

LONGEST_NAME = 20


def facts(words: Words, view: View, names: Names) -> list[Fact]:
    return [turn_fact(words, view), *(_seat_fact(words, view, seat, names) for seat in in_order(view))]


def in_order(view: View) -> list[int]:
    """Seats as they take turns in this round."""
    return [(view.start + turn) % len(view.seats) for turn in range(len(view.seats))]


def called(words: Words, view: View, seat: int, names: Names) -> str:
    """ "Blue (Ann)", or "Blue" where the seat has no other name."""
    colour = terms.colour(words, view.seats[seat].colour)
    if names[seat] == colour:
        return colour
    return words.say("named-seat", colour=colour, name=clipped(names[seat], LONGEST_NAME))


def _seat_fact(words: Words, view: View, seat: int, names: Names) -> Fact:
    one = view.seats[seat]
    told = seat_parts(words, view, one)
    full = [words.say(part.message, **part.arguments) for part in told]
    brief = [words.say(f"{part.message}.short", **part.arguments) for part in told]
    facts: dict[str, int | str] = {
        "name": called(words, view, seat, names),
        "colour": terms.colour(words, one.colour),
        "full": words.commas([terms.character(words, one.character), *full]),
        "brief": words.commas([terms.character_in_brief(words, one.character), *brief]),
    }
    return Fact("alt-seat", facts)


def seat_parts(words: Words, view: View, seat: SeatView) -> list[Fact]:
    parts = [Fact("seat-has", _amounts(words, seat))]
    if seat.dice:
        parts.append(Fact("seat-dice", {"dice": words.commas(terms.die(words, die) for die in reversed(seat.dice))}))
    if seat.contracts:
        told = words.series(terms.contract(words, one) for one in seat.contracts)
        brief = contracts_in_brief(words, seat.contracts)
        parts.append(Fact("seat-contracts", {"contracts": told, "brief": brief}))
    else:
        parts.append(Fact("seat-no-contracts", {}))
    parts.append(Fact("seat-done", {"count": len(seat.done)}))
    parts.append(Fact("seat-posts", {"left": seat.posts_left, "black": seat.black_posts}))
    return parts


def _amounts(words: Words, seat: SeatView) -> dict[str, int | str]:
    return {
        "coins": terms.amount(words, COIN, seat.have[COIN]),
        "camels": terms.amount(words, CAMEL, seat.have[CAMEL]),
        "goods": terms.stock(words, seat.have),
        "points": terms.amount(words, VP, seat.have[VP]),
    }
