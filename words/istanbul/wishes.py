"""What somebody may want to do, by the names on board, cards and tiles."""

from collections.abc import Iterator

from engine.istanbul import notation as verbs
from engine.istanbul.cards.table import SETS
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.names import GOODS, POLICE_STATION, TAVERN_TILES
from engine.istanbul.options import card_sets
from engine.istanbul.view import View
from words.istanbul import terms
from words.speech import Words


def wishes(words: Words, view: View) -> dict[str, str]:
    return dict(_wishes(words, view))


def _wishes(words: Words, view: View) -> Iterator[tuple[str, str]]:
    for place in sorted(place for row in view.grid for place in row):
        yield verbs.MOVE(place), terms.place(words, place)
    for face in dict.fromkeys((*view.hand, *_faces(view))):
        yield verbs.PLAY(face), terms.card(words, face)
    for figure, _ in view.figures:
        yield verbs.MEET(figure), terms.figure(words, figure)
    for good, name in enumerate(GOODS):
        yield verbs.TILE(name), terms.mosque_tile(words, good)
    for index, seat in enumerate(view.seats):
        if index != view.seat and seat.family != POLICE_STATION:
            yield verbs.CATCH(f"{seat.colour} lira"), words.say("wish-catch", colour=terms.colour(words, seat.colour))
    if view.mocha is not None:
        for number in dict.fromkeys((*view.mocha.guild_hand, *GUILD_CARDS)):
            yield verbs.GUILD(number), terms.guild_card(words, number)
        yield from ((verbs.TILE(name), words.say(f"tavern-{name}")) for name in TAVERN_TILES)
        yield "barrier", words.say("barrier")
    if view.letters is not None:
        yield verbs.PLACE_COMPANION, words.say("concept-companion")
        yield verbs.EXTRA_TURN.word, words.say("concept-extra-turn")
    yield verbs.END, words.say("label-end")


def _faces(view: View) -> Iterator[str]:
    """The bonus cards of the game, in the order of their sets."""
    for name in card_sets(dict(view.options)):
        yield from (card.face for card in SETS[name])
