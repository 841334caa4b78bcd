"""What is on the board, in sentences that name who and what; they do for alt texts and for the text view."""

from collections.abc import Iterable

from engine.istanbul.names import AUCTION_HOUSE, KIOSK, POLICE_STATION
from engine.istanbul.reading.view import View, standings_of
from words.istanbul import terms
from words.istanbul.finished import result
from words.istanbul.seats import called
from words.shapes import Names
from words.speech import Words


def turn(words: Words, view: View, names: Names) -> str:
    """Whose turn it is, or how the game ended."""
    if view.over:
        return words.sentences([words.say("alt-over", turn=view.turn - 1), result(words, standings_of(view), names)])
    message = "alt-last-round" if view.final_round else "alt-turn"
    name = called(words, view, view.active, names)
    return words.say(message, name=name, turn=view.turn, round=view.round)


def end(words: Words, view: View) -> str:
    """What will end the game, while nobody has it."""
    return "" if view.over or view.final_round else words.say("alt-end", rubies=view.rubies_to_end)


def grid(words: Words, view: View) -> str:
    return words.say("alt-grid", rows=words.series(map(words.commas, view.grid)))


def pieces(words: Words, view: View, seat: int, names: Names) -> str:
    """A player's rubies, and where on the board the player's pieces are; a family member is at the Police Station
    unless something is said of it. The active one is named in the sentence on the turn."""
    one = view.seats[seat]
    name = terms.colour(words, one.colour) if seat == view.active else called(words, view, seat, names)
    told = [words.say("rubies", count=one.rubies)]
    told.append(words.say("alt-merchant", place=one.merchant, count=len(one.stack)))
    if one.out:
        told.append(words.say("alt-out", places=words.listed(sorted(one.out))))
    if one.companion > 0:
        told.append(words.say("alt-companion", place=one.companion))
    if one.family != POLICE_STATION:
        told.append(words.say("alt-family", place=one.family))
    return words.say("alt-seat", name=name, told=words.commas(told))


def figures(words: Words, view: View) -> str:
    where = (words.say("alt-at", name=terms.figure(words, name), place=place) for name, place in view.figures)
    return words.say("alt-figures", where=words.commas(where))


def neutrals(words: Words, view: View) -> str:
    """Neutral merchants and assistants, where there are any."""
    kinds = (("alt-neutral-merchants", view.neutral_merchants), ("alt-neutral-assistants", view.neutral_out))
    return words.sentences(words.say(message, places=_places(words, found)) for message, found in kinds if found)


def _places(words: Words, numbers: Iterable[int]) -> str:
    return words.listed(sorted(numbers))


def barrier(words: Words, view: View) -> str:
    """Where the barrier is, once somebody has put it up."""
    mocha = view.mocha
    if mocha is None or mocha.barrier is None or mocha.barrier_holder is None:
        return ""
    a, b = (terms.place(words, place) for place in mocha.barrier)
    return words.say("state-barrier", a=a, b=b, name=terms.colour(words, view.seats[mocha.barrier_holder].colour))


def busy(view: View) -> list[int]:
    """The Kiosk while its tiles lie open, the Auction House during an auction."""
    if view.letters is None:
        return []
    going_on = ((KIOSK, bool(view.letters.tiles_open)), (AUCTION_HOUSE, view.letters.bidder is not None))
    return [place for place, goes_on in going_on if goes_on]


def discard(words: Words, view: View) -> str:
    return words.say("alt-discard", card=terms.card(words, view.discard[-1])) if view.discard else ""


def caravan(words: Words, view: View) -> str:
    if view.caravan is None:
        return ""
    return words.say("state-caravan", name=terms.colour(words, view.seats[view.caravan].colour))
