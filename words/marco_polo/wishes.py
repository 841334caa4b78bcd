"""What somebody may want to do, by the names on board, dice, cards and contracts."""

from collections.abc import Iterator

from engine.marco_polo import notation as verbs
from engine.marco_polo.data.board import PURSE, SPACES
from engine.marco_polo.data.map import PLACES
from engine.marco_polo.view import View
from words.marco_polo import amounts, terms
from words.speech import Words


def wishes(words: Words, view: View) -> dict[str, str]:
    return dict(_wishes(words, view))


def _wishes(words: Words, view: View) -> Iterator[tuple[str, str]]:
    yield from ((space, terms.space(words, space)) for space in SPACES if space != PURSE)
    for city, card in view.cards:
        name = words.say("space-card", city=terms.place(words, city))
        yield verbs.CARD(card), words.chain([name, terms.card(words, card)])
    if view.seat is not None:
        for contract in view.seats[view.seat].contracts:
            yield verbs.COMPLETE(contract), words.say("title-contract", contract=terms.contract(words, contract))
    for contract in view.row:
        yield verbs.TAKE(contract), words.say("wish-contract", contract=terms.contract(words, contract))
    yield from ((verbs.TO(place), terms.place(words, place)) for place in PLACES)
    yield from ((bonus, words.say(f"bonus-{bonus}")) for bonus in amounts.BONUS if bonus != verbs.COMPLETE.word)
    yield verbs.END, words.say("label-end")
