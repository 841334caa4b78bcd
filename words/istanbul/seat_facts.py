"""Everything that lies before each player, as facts in turn order."""

from engine.istanbul.letters import SEALED
from engine.istanbul.names import GOODS, TAVERN_TILES
from engine.istanbul.state import NEUTRAL, OWN_SUPPLY
from engine.istanbul.view import SeatView, View
from words.facts import Fact
from words.istanbul import terms
from words.istanbul.board_facts import both, turn_fact
from words.shapes import Names, clipped
from words.speech import Words

LONGEST_NAME = 20


def facts(words: Words, view: View, names: Names) -> list[Fact]:
    order = [(view.start + turn) % len(view.seats) for turn in range(len(view.seats))]
    return [
        turn_fact(words, view),
        *(seat_fact(words, view, seat, names) for seat in order),
        Fact("alt-goods-order", {}),
    ]


def called(words: Words, view: View, seat: int, names: Names) -> str:
    """ "Red (Ann)", or "Red" where the seat has no other name."""
    colour = terms.colour(words, view.seats[seat].colour)
    if names[seat] == colour:
        return colour
    return words.say("named-seat", colour=colour, name=clipped(names[seat], LONGEST_NAME))


def seat_fact(words: Words, view: View, seat: int, names: Names) -> Fact:
    """Full and short wording are put together of the parts that this game has."""
    name = called(words, view, seat, names)
    told = seat_parts(words, view, view.seats[seat])
    full = words.commas(words.say(part.message, **part.arguments) for part in told)
    short = words.commas(words.say(f"{part.message}.short", **part.arguments) for part in told)
    colour = terms.colour(words, view.seats[seat].colour)
    return Fact("alt-seat", {"name": name, "colour": colour, "full": full, "brief": short})


def seat_parts(words: Words, view: View, seat: SeatView) -> list[Fact]:
    parts = [
        Fact("seat-rubies", {"count": seat.rubies}),
        Fact("seat-lira", {"count": seat.lira}),
        Fact("seat-goods", {**both(words, seat.goods), "stock": terms.stock(words, seat.goods), "room": seat.capacity}),
    ]
    if view.mocha is not None:
        parts.append(Fact("seat-coffee", {"count": seat.coffee}))
    parts += [
        Fact("seat-assistants", {"count": len(seat.stack), "reserve": seat.reserve}),
        *_neutral_assistants(words, seat),
        _mosque_tiles(words, seat),
        Fact("seat-cards", {"count": seat.cards}),
    ]
    if view.mocha is not None:
        parts += [Fact("seat-guild-cards", {"count": seat.guild_cards}), *_tavern_tiles(words, seat)]
    if view.letters is not None:
        parts += _letters(words, seat)
    return parts


def _neutral_assistants(words: Words, seat: SeatView) -> list[Fact]:
    """Where in the stack neutral assistants are matters, for the bottom one is left first."""
    places = [index + 1 for index, piece in enumerate(seat.stack) if piece == NEUTRAL]
    return [Fact("seat-neutral", {"places": words.row(places)})] if places else []


def _tavern_tiles(words: Words, seat: SeatView) -> list[Fact]:
    owned = [words.say(f"tavern-{name}") for name, own in zip(TAVERN_TILES, seat.taverns, strict=True) if own]
    brief = [words.say(f"tavern-{name}.short") for name, own in zip(TAVERN_TILES, seat.taverns, strict=True) if own]
    return [Fact("seat-tavern", {"tiles": words.commas(owned), "brief": words.commas(brief)})] if owned else []


def _letters(words: Words, seat: SeatView) -> list[Fact]:
    found = []
    if seat.letters:
        places = sorted(place for place, seals in seat.letters if seals == SEALED)
        numbers = words.row(places) or words.say("none")
        delivered = len(seat.letters) - len(places)
        told = terms.letters_of(words, seat.letters)
        found.append(Fact("seat-letters", {"letters": told, "places": numbers, "delivered": delivered}))
    if seat.companion == OWN_SUPPLY:
        found.append(Fact("seat-companion", {}))
    if seat.extra_turn_bought:
        found.append(Fact("seat-extra-turn", {}))
    return found


def _mosque_tiles(words: Words, seat: SeatView) -> Fact:
    owned = [words.say(f"tile-{GOODS[good]}.colour") for good, own in enumerate(seat.tiles) if own]
    brief = words.say("all") if all(seat.tiles) else words.row(owned) or words.say("none")
    return Fact("seat-tiles", {"count": len(owned), "colours": words.listed(owned), "tiles": brief})
