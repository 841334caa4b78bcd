"""What lies before each player, in sentences for alt texts and in parts for the text view; the reader's own cards; what
of a seat can be corrected."""

from collections import Counter
from typing import Final

from engine.istanbul.corrections import MERCHANT
from engine.istanbul.ids import face_of, number_of
from engine.istanbul.names import GOODS, TAVERN_TILES
from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.state import NEUTRAL, OWN_SUPPLY, State
from words import facts
from words.istanbul import terms
from words.shapes import Names
from words.speech import Words


def called(words: Words, view: View, seat: int, names: Names) -> str:
    return facts.called(words, terms.colour(words, view.seats[seat].colour), names[seat])


def own(words: Words, view: View) -> str:
    """What the reader's own seat has, beside the cards in hand."""
    mine = view.seats[view.seat or 0]
    told = [*_goods(words, mine), *_tiles(words, mine), *_letters(words, mine)]
    return words.say("alt-own", told=words.commas(told))


def hand(words: Words, view: View) -> list[str]:
    """The reader's own cards, a sentence for each kind."""
    told = [words.say("state-hand", cards=terms.cards(words, view.hand))] if view.hand else []
    held = view.mocha.guild_hand if view.mocha else ()
    guild = words.commas(terms.guild_card(words, number) for number in held)
    return [*told, words.say("state-guild-hand", cards=guild)] if held else told


def goods(words: Words, view: View, seat: int, names: Names) -> str:
    one = view.seats[seat]
    told = [words.say("rubies", count=one.rubies), *_goods(words, one)]
    return words.say("alt-seat", name=called(words, view, seat, names), told=words.commas(told))


def belongings(words: Words, view: View, seat: int) -> str:
    """By colour, which another sentence puts beside the name."""
    one = view.seats[seat]
    told = [
        words.say("seat-assistants", count=len(one.stack)),
        *_neutral(words, one),
        *_tiles(words, one),
        *_cards(words, one),
    ]
    return words.say("alt-seat", name=terms.colour(words, one.colour), told=words.commas(told))


def letters(words: Words, view: View, seat: int) -> str:
    """Letters, and what only Letters & Seals has; empty where there is nothing."""
    one = view.seats[seat]
    told = words.commas(_letters(words, one))
    return words.say("alt-seat", name=terms.colour(words, one.colour), told=told) if told else ""


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
    found = [words.say("lira", lira=seat.lira)]
    found += [terms.some(words, "coffee", seat.coffee)] if seat.coffee else []
    found.append(terms.goods(words, seat.goods) or words.say("seat-no-goods"))
    return [*found, words.say("seat-room", room=seat.capacity)]


def _neutral(words: Words, seat: SeatView) -> list[str]:
    """Which assistants with the merchant are neutral, which matters, for the bottom one is left first."""
    neutral = [index + 1 for index, piece in enumerate(seat.stack) if piece == NEUTRAL]
    return [words.say("seat-neutral", count=len(neutral), places=words.listed(neutral))] if neutral else []


def _tiles(words: Words, seat: SeatView) -> list[str]:
    owned = [words.say(f"tile-{GOODS[good]}.colour") for good, own in enumerate(seat.tiles) if own]
    found = [words.say("seat-tiles", count=len(owned), colours=words.listed(owned))] if owned else []
    return found + [words.say(f"tavern-{name}") for name, own in zip(TAVERN_TILES, seat.taverns, strict=True) if own]


def _cards(words: Words, seat: SeatView) -> list[str]:
    found = [words.say("seat-cards", count=seat.cards)] if seat.cards else []
    return [*found, words.say("seat-guild-cards", count=seat.guild_cards)] if seat.guild_cards else found


def _letters(words: Words, seat: SeatView) -> list[str]:
    found = []
    if seat.letters:
        found.append(terms.letters_of(words, seat.letters))
        found.append(words.say("seat-seals", count=sum(seals for _, seals in seat.letters)))
    if seat.companion == OWN_SUPPLY:
        found.append(words.say("seat-companion"))
    if seat.extra_turn_bought:
        found.append(words.say("seat-extra-turn"))
    return found


TOLD: Final = 8  # cards of a deck


def held(words: Words, view: View) -> str:
    """The viewer's cards by name."""
    guild = view.mocha.guild_hand if view.mocha else ()
    cards = [
        words.say("counted", thing=terms.card(words, face), count=count) for face, count in Counter(view.hand).items()
    ]
    return words.listed([*cards, *(terms.guild_card(words, number) for number in guild)]) or words.say("nothing")


def to_come(words: Words, state: State) -> list[str]:
    """The bonus and guild cards that would have been drawn next, in their order."""
    cards = [terms.card(words, face_of(card)) for card in reversed(state.deck[-TOLD:])]
    guild = [terms.guild_card(words, number_of(card)) for card in reversed(state.guild_deck[-TOLD:])]
    piles = {"bonus": cards, "guild": guild}
    return [words.say("hands-to-come", pile=pile, cards=words.listed(found)) for pile, found in piles.items() if found]


def hand_text(words: Words, view: View) -> str:
    guild = view.mocha.guild_hand if view.mocha else ()
    if not view.hand and not guild:
        return words.say("hand-empty")
    lines = [words.say("hand-title")]
    for face, count in Counter(view.hand).items():
        card = words.say("counted", thing=terms.card(words, face), count=count)
        lines.append(words.say("hand-card", card=card, effect=terms.card_line(words, face)))
    for number in guild:
        lines.append(
            words.say("hand-card", card=terms.guild_card(words, number), effect=terms.guild_line(words, number))
        )
    return "\n".join(lines)


def field_value(words: Words, name: str, value: str) -> str:
    """ "5 lira", "the merchant at 7 Fountain"."""
    number = int(value)
    return words.say(f"field-{name}", value=terms.place(words, number) if name == MERCHANT else number)
