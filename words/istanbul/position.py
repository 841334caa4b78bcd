"""The whole position of Istanbul as text for people who use a screen reader, in which order."""

from engine.istanbul.names import GOODS
from engine.istanbul.reading.view import View
from words.facts import called, from_seat, parts
from words.istanbul import terms
from words.istanbul.board import barrier, caravan, end, turn
from words.istanbul.components.places import place_text
from words.istanbul.seats import everything, hand
from words.shapes import Names
from words.speech import Words


def state_text(words: Words, view: View, names: Names) -> list[str]:
    """Whose turn, then the seats in turn order, then the places in board order, then what lies beside the board."""
    lines = [words.sentences([turn(words, view, names), end(words, view)])]
    if view.seat is not None:
        lines += ["", *(hand(words, view) or [words.say("hand-empty")])]
    for seat in from_seat(len(view.seats), view.start):
        lines += ["", *_seat(words, view, seat, names)]
    lines += ["", words.say("state-board", rows=len(view.grid), columns=len(view.grid[0]))]
    lines += [place_text(words, view, place) for row in view.grid for place in row]
    lines += ["", *_beside(words, view)]
    return parts(lines)


def _seat(words: Words, view: View, seat: int, names: Names) -> list[str]:
    owner = view.seats[seat]
    lines = [
        words.say("state-seat", name=called(words, view, seat, names), has=everything(words, owner)),
        words.say("state-merchant", place=terms.place(words, owner.merchant), count=len(owner.stack)),
        words.say("state-out", places=terms.places(words, sorted(owner.out))) if owner.out else "",
        words.say("state-family", place=terms.place(words, owner.family)),
        words.say("state-companion", place=terms.place(words, owner.companion)) if owner.companion > 0 else "",
    ]
    return [line for line in lines if line]


def _beside(words: Words, view: View) -> list[str]:
    discard, none = terms.cards(words, reversed(view.discard)), words.say("none")
    lines = [
        words.say("state-tiles", stacks=_mosque_stacks(words, view)),
        words.say("state-deck", deck=view.deck, discard=discard or none),
        caravan(words, view),
        barrier(words, view),
    ]
    if view.mocha is not None:
        used = words.commas(terms.guild_card(words, number) for number in reversed(view.mocha.guild_discard))
        lines.append(words.say("state-guild-deck", deck=view.mocha.guild_deck, discard=used or none))
    if view.letters is not None and view.letters.used:
        lines.append(words.say("state-letters-used", places=words.listed(view.letters.used)))
    if view.letters is not None and view.letters.tiles_used:
        tiles = words.series(terms.kiosk_tile(words, tile) for tile in view.letters.tiles_used)
        lines.append(words.say("state-kiosk-used", tiles=tiles))
    return [line for line in lines if line]


def _mosque_stacks(words: Words, view: View) -> str:
    """Of each colour the goods that its tiles ask for, the next one first."""
    stacks = []
    for good, stack in zip(GOODS, view.mosque_tiles, strict=True):
        tiles = words.listed(stack) or words.say("none")
        stacks.append(words.say("state-stack", colour=words.say(f"tile-{good}.colour"), tiles=tiles))
    return words.series(stacks)
