"""The complete position as text, in parts, for people who use a screen reader."""

from engine.istanbul.names import GOODS
from engine.istanbul.reading.view import View
from words.facts import parts
from words.istanbul import terms
from words.istanbul.board import barrier, caravan, end, turn
from words.istanbul.components.places import place_text
from words.istanbul.seats import called, everything, hand
from words.shapes import Names
from words.speech import Words


def state_text(words: Words, view: View, names: Names) -> list[str]:
    """Whose turn, then the seats in turn order, then the places in board order, then what lies beside the board."""
    lines = [words.sentences([turn(words, view, names), end(words, view)])]
    if view.seat is not None:
        lines += ["", *(hand(words, view) or [words.say("hand-empty")])]
    for place in range(len(view.seats)):
        lines += ["", *_seat(words, view, (view.start + place) % len(view.seats), names)]
    lines += ["", words.say("state-board", rows=len(view.grid), columns=len(view.grid[0]))]
    lines += [place_text(words, view, place) for row in view.grid for place in row]
    lines += ["", *_beside(words, view)]
    return parts(lines)


def _seat(words: Words, view: View, seat: int, names: Names) -> list[str]:
    one = view.seats[seat]
    lines = [
        words.say("state-seat", name=called(words, view, seat, names), has=everything(words, one)),
        words.say("state-merchant", place=terms.place(words, one.merchant), count=len(one.stack)),
    ]
    if one.out:
        lines.append(words.say("state-out", places=terms.places(words, sorted(one.out))))
    lines.append(words.say("state-family", place=terms.place(words, one.family)))
    if one.companion > 0:
        lines.append(words.say("state-companion", place=terms.place(words, one.companion)))
    return lines


def _beside(words: Words, view: View) -> list[str]:
    discard = terms.cards(words, reversed(view.discard)) or words.say("none")
    lines = [
        words.say("state-tiles", stacks=_mosque_stacks(words, view)),
        words.say("state-deck", deck=view.deck, discard=discard),
    ]
    lines += filter(None, [caravan(words, view), barrier(words, view)])
    return [*lines, *_beside_mocha(words, view), *_beside_letters(words, view)]


def _mosque_stacks(words: Words, view: View) -> str:
    """Of each colour what its tiles ask for, the next one first."""
    told = []
    for good, stack in zip(GOODS, view.mosque_tiles, strict=True):
        tiles = words.listed(stack) or words.say("none")
        told.append(words.say("state-stack", colour=words.say(f"tile-{good}.colour"), tiles=tiles))
    return words.series(told)


def _beside_mocha(words: Words, view: View) -> list[str]:
    mocha = view.mocha
    if mocha is None:
        return []
    used = words.commas(terms.guild_card(words, number) for number in reversed(mocha.guild_discard))
    return [words.say("state-guild-deck", deck=mocha.guild_deck, discard=used or words.say("none"))]


def _beside_letters(words: Words, view: View) -> list[str]:
    letters = view.letters
    if letters is None:
        return []
    lines = []
    if letters.used:
        lines.append(words.say("state-letters-used", places=words.listed(letters.used)))
    if letters.tiles_used:
        tiles = words.series(terms.kiosk_tile(words, tile) for tile in letters.tiles_used)
        lines.append(words.say("state-kiosk-used", tiles=tiles))
    return lines
