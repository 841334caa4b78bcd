"""What a seat answers ahead to questions in the turns of others (engine.istanbul.ahead)."""

from engine.istanbul.ahead import AUCTION, NEVER
from words.istanbul import terms
from words.speech import Words


def ahead_line(words: Words, name: str, value: str | None) -> str:
    """What is done for the seat now; `value` None: it is asked."""
    if value is None:
        return words.say(f"ahead-{name}", answer="ask")
    if name == AUCTION:
        return words.say("ahead-auction", answer="pass" if value == "0" else "bid", lira=int(value))
    if value == NEVER:
        return words.say("ahead-kiosk", answer=NEVER)
    tiles = words.chain(terms.kiosk_tile(words, int(number)) for number in value.split())
    return words.say("ahead-kiosk", answer="order", tiles=tiles)


def ahead_choice(words: Words, name: str, value: str, present: str | None) -> str:
    """A value that can be chosen; a tile comes after those that are chosen now, if any are."""
    if name == AUCTION:
        return words.say("ahead-auction-choice", answer="pass" if value == "0" else "bid", lira=int(value))
    if value == NEVER:
        return words.say("ahead-kiosk-never")
    which = "first" if present in (None, NEVER, value) else "next"
    return words.say("ahead-kiosk-choice", which=which, tile=terms.kiosk_tile(words, int(value)))
