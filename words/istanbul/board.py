"""Istanbul's board in sentences, for alt texts and the text view: whose turn, merchants, figures, neutrals, barrier,
Kiosk, auction, discard pile."""

from engine.istanbul.names import AUCTION_HOUSE, KIOSK, POLICE_STATION
from engine.istanbul.reading.view import View, standings_of
from words.facts import called, colour_of
from words.istanbul import terms
from words.istanbul.finished import result
from words.shapes import Names
from words.speech import Words


def turn(words: Words, view: View, names: Names) -> str:
    """Whose turn it is, or how the game ended."""
    if view.over:
        return words.sentences([words.say("alt-over", turn=view.turn - 1), result(words, standings_of(view), names)])
    message = "alt-last-round" if view.final_round else "alt-turn"
    return words.say(message, name=called(words, view, view.active, names), turn=view.turn, round=view.round)


def end(words: Words, view: View) -> str:
    """The rubies that will end the game, while nobody has them."""
    return "" if view.over or view.final_round else words.say("alt-end", rubies=view.rubies_to_end)


def grid(words: Words, view: View) -> str:
    return words.say("alt-grid", rows=words.series(map(words.commas, view.grid)))


def pieces(words: Words, view: View, seat: int, names: Names) -> str:
    """A player's rubies, and where on the board the player's pieces are; a family member is at the Police Station
    unless something is said of it. The active one is named in the sentence on the turn."""
    owner = view.seats[seat]
    name = colour_of(words, view, seat) if seat == view.active else called(words, view, seat, names)
    parts = [
        words.say("rubies", count=owner.rubies),
        words.say("alt-merchant", place=owner.merchant, count=len(owner.stack)),
        words.say("alt-out", places=words.listed(sorted(owner.out))) if owner.out else "",
        words.say("alt-companion", place=owner.companion) if owner.companion > 0 else "",
        words.say("alt-family", place=owner.family) if owner.family != POLICE_STATION else "",
    ]
    return words.say("alt-seat", name=name, told=words.commas(filter(None, parts)))


def figures(words: Words, view: View) -> str:
    where = (words.say("alt-at", name=terms.figure(words, name), place=place) for name, place in view.figures)
    return words.say("alt-figures", where=words.commas(where))


def neutrals(words: Words, view: View) -> str:
    """Neutral merchants and assistants, where there are any."""
    kinds = (("alt-neutral-merchants", view.neutral_merchants), ("alt-neutral-assistants", view.neutral_out))
    return words.sentences(words.say(message, places=words.listed(sorted(at))) for message, at in kinds if at)


def barrier(words: Words, view: View) -> str:
    """Where the barrier is, once somebody has put it up."""
    mocha = view.mocha
    if mocha is None or mocha.barrier is None or mocha.barrier_holder is None:
        return ""
    a, b = (terms.place(words, place) for place in mocha.barrier)
    return words.say("state-barrier", a=a, b=b, name=colour_of(words, view, mocha.barrier_holder))


def busy(view: View) -> list[int]:
    """The Kiosk while its tiles lie open, the Auction House during an auction."""
    if view.letters is None:
        return []
    kiosk = [KIOSK] if view.letters.tiles_open else []
    return kiosk if view.letters.bidder is None else [*kiosk, AUCTION_HOUSE]


def discard(words: Words, view: View) -> str:
    return words.say("alt-discard", card=terms.card(words, view.discard[-1])) if view.discard else ""


def caravan(words: Words, view: View) -> str:
    return "" if view.caravan is None else words.say("state-caravan", name=colour_of(words, view, view.caravan))
