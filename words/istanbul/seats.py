"""What each player of Istanbul has, in sentences: goods, cards, letters, tiles, assistants; one's own hand; cards that
would have been drawn next; fields for /table correct."""

from collections.abc import Sequence
from typing import Final

from engine.istanbul.corrections import MERCHANT
from engine.istanbul.ids import face_of, number_of
from engine.istanbul.names import GOODS, TAVERN_TILES
from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.state import NEUTRAL, OWN_SUPPLY, State
from words.facts import called, colour_of
from words.istanbul import terms
from words.shapes import Names
from words.speech import Words


def own(words: Words, view: View) -> str:
    """The belongings of the reader's own seat, beside the cards in hand."""
    mine = view.seats[view.seat or 0]
    return words.say("alt-own", told=words.commas([*_goods(words, mine), *_tiles(words, mine), *_letters(words, mine)]))


def hand(words: Words, view: View) -> list[str]:
    """The reader's own cards, a sentence for each kind."""
    guild = words.commas(terms.guild_card(words, number) for number in _guild_hand(view))
    return [
        *([words.say("state-hand", cards=terms.cards(words, view.hand))] if view.hand else []),
        *([words.say("state-guild-hand", cards=guild)] if guild else []),
    ]


def _guild_hand(view: View) -> Sequence[int]:
    return view.mocha.guild_hand if view.mocha else ()


def goods(words: Words, view: View, seat: int, names: Names) -> str:
    owner = view.seats[seat]
    parts = [words.say("rubies", count=owner.rubies), *_goods(words, owner)]
    return words.say("alt-seat", name=called(words, view, seat, names), told=words.commas(parts))


def belongings(words: Words, view: View, seat: int) -> str:
    """By colour, which another sentence puts beside the name."""
    owner = view.seats[seat]
    assistants = words.say("seat-assistants", count=len(owner.stack))
    parts = [assistants, *_neutral(words, owner), *_tiles(words, owner), *_cards(words, owner)]
    return words.say("alt-seat", name=colour_of(words, view, seat), told=words.commas(parts))


def letters(words: Words, view: View, seat: int) -> str:
    """Letters, and what only Letters & Seals has; empty where there is nothing."""
    parts = words.commas(_letters(words, view.seats[seat]))
    return words.say("alt-seat", name=colour_of(words, view, seat), told=parts) if parts else ""


def everything(words: Words, seat: SeatView) -> str:
    """All that a seat has in one list; where its merchant is with how many assistants is said apart."""
    return words.commas(
        [
            words.say("rubies", count=seat.rubies),
            *_goods(words, seat),
            *([words.say("seat-reserve", count=seat.reserve)] if seat.reserve else []),
            *_neutral(words, seat),
            *_tiles(words, seat),
            *_cards(words, seat),
            *_letters(words, seat),
        ]
    )


def _goods(words: Words, seat: SeatView) -> list[str]:
    return [
        words.say("lira", lira=seat.lira),
        *([terms.some(words, "coffee", seat.coffee)] if seat.coffee else []),
        terms.goods(words, seat.goods) or words.say("seat-no-goods"),
        words.say("seat-room", room=seat.capacity),
    ]


def _neutral(words: Words, seat: SeatView) -> list[str]:
    """Which assistants with the merchant are neutral, which matters, for the bottom one is left first."""
    neutral = [index + 1 for index, piece in enumerate(seat.stack) if piece == NEUTRAL]
    return [words.say("seat-neutral", count=len(neutral), places=words.listed(neutral))] if neutral else []


def _tiles(words: Words, seat: SeatView) -> list[str]:
    owned = [words.say(f"tile-{GOODS[good]}.colour") for good, own in enumerate(seat.tiles) if own]
    tiles = [words.say("seat-tiles", count=len(owned), colours=words.listed(owned))] if owned else []
    return tiles + [words.say(f"tavern-{name}") for name, own in zip(TAVERN_TILES, seat.taverns, strict=True) if own]


def _cards(words: Words, seat: SeatView) -> list[str]:
    counts = {"seat-cards": seat.cards, "seat-guild-cards": seat.guild_cards}
    return [words.say(message, count=count) for message, count in counts.items() if count]


def _letters(words: Words, seat: SeatView) -> list[str]:
    parts = [
        terms.letters_of(words, seat.letters),
        words.say("seat-seals", count=sum(seals for _, seals in seat.letters)) if seat.letters else "",
        words.say("seat-companion") if seat.companion == OWN_SUPPLY else "",
        words.say("seat-extra-turn") if seat.extra_turn_bought else "",
    ]
    return [part for part in parts if part]


def held(words: Words, view: View) -> str:
    guild = [terms.guild_card(words, number) for number in _guild_hand(view)]
    return words.listed([*terms.quoted_cards(words, view.hand), *guild]) or words.say("nothing")


MOST_TO_COME: Final = 8  # cards of a deck


def to_come(words: Words, state: State) -> list[str]:
    """The bonus and guild cards that would have been drawn next, in their order."""
    piles = {
        "bonus": [terms.quoted_card(words, face_of(card)) for card in reversed(state.deck[-MOST_TO_COME:])],
        "guild": [terms.guild_card(words, number_of(card)) for card in reversed(state.guild_deck[-MOST_TO_COME:])],
    }
    return [words.say("hands-to-come", pile=pile, cards=words.listed(cards)) for pile, cards in piles.items() if cards]


def hand_text(words: Words, view: View) -> str:
    faces = zip(dict.fromkeys(view.hand), terms.counted(words, view.hand), strict=True)
    cards = [(card, terms.card_line(words, face)) for face, card in faces]
    cards += [(terms.guild_card(words, card), terms.guild_line(words, card)) for card in _guild_hand(view)]
    if not cards:
        return words.say("hand-empty")
    lines = (words.say("hand-card", card=card, effect=effect) for card, effect in cards)
    return "\n".join([words.say("hand-title"), *lines])


def field_value(words: Words, name: str, value: str) -> str:
    """ "5 lira", "the merchant at 7 Fountain"."""
    number = int(value)
    return words.say(f"field-{name}", value=terms.place(words, number) if name == MERCHANT else number)
