"""The complete position as text, in parts, for people who use a screen reader."""

from engine.istanbul.view import View
from words.facts import parts
from words.istanbul import place_texts, terms
from words.istanbul.board_facts import mosque_stacks, turn_fact
from words.istanbul.seat_facts import called, seat_parts
from words.shapes import Names
from words.speech import Words


def state_text(words: Words, view: View, names: Names) -> list[str]:
    """Whose turn, then the seats in turn order, then the places in board order, then what lies beside the board."""
    fact = turn_fact(words, view)
    lines = [words.say(fact.message, **fact.arguments)]
    if view.seat is not None:
        lines += ["", *_own_hand(words, view)]
    for turn in range(len(view.seats)):
        lines += ["", *_seat(words, view, (view.start + turn) % len(view.seats), names)]
    lines += ["", words.say("state-board", rows=len(view.grid), columns=len(view.grid[0]))]
    lines += [place_texts.place_text(words, view, place) for row in view.grid for place in row]
    lines += ["", *_beside(words, view)]
    return parts(lines)


def _own_hand(words: Words, view: View) -> list[str]:
    lines = [words.say("state-hand", cards=terms.cards(words, view.hand) or words.say("none"))]
    if view.mocha is not None:
        held = words.commas(terms.guild_card(words, number) for number in view.mocha.guild_hand)
        lines.append(words.say("state-guild-hand", cards=held or words.say("none")))
    return lines


def _seat(words: Words, view: View, seat: int, names: Names) -> list[str]:
    one = view.seats[seat]
    has = words.commas(words.say(part.message, **part.arguments) for part in seat_parts(words, view, one))
    lines = [
        words.say("state-seat", name=called(words, view, seat, names), has=has),
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
        words.say("state-tiles", stacks=mosque_stacks(words, view)),
        words.say("state-deck", deck=view.deck, discard=discard),
    ]
    if view.caravan is not None:
        lines.append(words.say("state-caravan", name=terms.colour(words, view.seats[view.caravan].colour)))
    return [*lines, *_beside_mocha(words, view), *_beside_letters(words, view)]


def _beside_mocha(words: Words, view: View) -> list[str]:
    mocha = view.mocha
    if mocha is None:
        return []
    used = words.commas(terms.guild_card(words, number) for number in reversed(mocha.guild_discard))
    lines = [words.say("state-guild-deck", deck=mocha.guild_deck, discard=used or words.say("none"))]
    if mocha.barrier is not None and mocha.barrier_holder is not None:
        a, b = (terms.place(words, place) for place in mocha.barrier)
        holder = terms.colour(words, view.seats[mocha.barrier_holder].colour)
        lines.append(words.say("state-barrier", a=a, b=b, name=holder))
    return lines


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
