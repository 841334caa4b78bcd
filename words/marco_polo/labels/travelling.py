"""Labels of journeys in Marco Polo: where to, for how much, what a post there brings, by which way; goal cities come
first."""

from collections.abc import Collection
from typing import Final

from engine.marco_polo.components.amounts import CAMEL, COIN, NOTHING, VP, Amounts
from engine.marco_polo.components.board import BEIJING_VP
from engine.marco_polo.components.map import BEIJING, CITIES
from engine.marco_polo.events import BuiltPost, Lost, Moved
from engine.marco_polo.notation import FIGURES, MOVE, STAY, VIA, parse_destination
from engine.marco_polo.view import View
from words.labels import LAST, LEAST, Draft
from words.marco_polo import terms
from words.marco_polo.labels.asked import Asked
from words.marco_polo.labels.choosing import is_goal
from words.shapes import DETAIL_LENGTH, length_of
from words.speech import Words


def destination(asked: Asked, notation: str) -> Draft:
    """ "Moscow · pay 3 coins · post: 2 gold"; cities of one's own goal cards first, then other new posts, then the
    rest."""
    if notation == STAY:
        return Draft(asked.say("label-stay"), group="pass", rank=LAST)
    place, figure = parse_destination(notation)
    name, price = terms.place(asked.words, place), _price(asked)
    if figure:
        name = asked.say("label-figure-to", figure=asked.say(f"figure-{figure}"), place=name)
    text = asked.words.chain([name, _cost(asked, price), _gain(asked, place)])
    return Draft(text, _detail(asked, place), "travel", _rank(asked, place, price))


def _price(asked: Asked) -> Amounts:
    if asked.outlook is None:
        return NOTHING
    return asked.outlook.least if asked.outlook.opens == "route" else asked.outlook.paid


def _cost(asked: Asked, price: Amounts) -> str:
    if asked.outlook is None or asked.outlook.opens == "travel":  # both figures are paid for together
        return ""
    if price == NOTHING:
        return asked.say("label-free")
    amounts = terms.amounts(asked.words, price)
    return asked.say("label-from-price" if asked.outlook.opens == "route" else "label-price", price=amounts)


def _gain(asked: Asked, place: str) -> str:
    """The gain of a new post in `place`; that one stands there already; or nothing."""
    if place not in CITIES:
        return ""
    if place in asked.me.posts:
        return asked.say("label-own-post")
    things = city_bonus(asked.words, asked.view, place)
    return asked.say("label-post", things=things) if things else asked.say("label-plain-post")


def city_bonus(words: Words, view: View, city: str) -> str:
    """The bonus for a trading post in a city; empty where there is none."""
    markers, outposts = dict(view.markers), dict(view.outposts)
    if city in markers:
        return terms.marker(words, markers[city])
    if city in outposts:
        return terms.outpost(words, outposts[city])
    if city == BEIJING and -1 in view.beijing:
        points = BEIJING_VP[view.beijing.index(-1)]
        return words.say("label-at-the-end", points=terms.amount(words, VP, points))
    return ""


def opened(words: Words, view: View, cities: Collection[str]) -> str:
    """The city card that trading posts in these cities open, by what it does; several are counted; empty for none."""
    cards = [card for city, card in view.cards if city in cities]
    if len(cards) > 1:
        return words.say("label-cards", count=len(cards))
    return words.say("label-opens", card=terms.card(words, cards[0])) if cards else ""


NEXT: Final = {"travel": "label-then-other", "route": "label-several-ways", "give": "label-and-goods"}
"""Notes on the decision that follows."""


def _detail(asked: Asked, place: str) -> str:
    """What a post there is for, the next decision and the way; then the city card, if there is room for it, which what
    is lost takes."""
    builds = place in CITIES and place not in asked.me.posts
    notes = [asked.say("label-goal")] if builds and is_goal(asked.view, place) else []
    notes += [asked.say("label-moves-post")] if builds and not asked.me.posts_left else []
    if asked.outlook is None:
        return asked.words.chain(notes)
    notes += [asked.say(NEXT[asked.outlook.opens])] if asked.outlook.opens in NEXT else []
    via = next((event.path[1:-1] for event in asked.outlook.events if isinstance(event, Moved)), ())
    notes += [asked.say("label-via", places=terms.places(asked.words, via))] if via else []
    notes.append(_posts_in(asked, [city for city in _built(asked) if city != place]))
    opens = builds and not any(isinstance(event, Lost) for event in asked.outlook.events)
    whole = asked.words.chain([*notes, opened(asked.words, asked.view, [place]) if opens else ""])
    return whole if length_of(whole) <= DETAIL_LENGTH else asked.words.chain(notes)


def _built(asked: Asked) -> list[str]:
    events = asked.outlook.events if asked.outlook else ()
    return [event.city for event in events if isinstance(event, BuiltPost)]


def _posts_in(asked: Asked, cities: list[str]) -> str:
    return asked.say("label-posts-in", places=terms.places(asked.words, cities), count=len(cities)) if cities else ""


def _rank(asked: Asked, place: str, price: Amounts) -> int:
    """Up to 150 for the price; less for what a post there is worth."""
    dear = min(price[COIN] + 3 * price[CAMEL], 150)
    if place not in CITIES or place in asked.me.posts:
        return 500 + dear
    return dear - (100 if is_goal(asked.view, place) else 0)


def route(asked: Asked, notation: str) -> Draft:
    via = VIA.words(notation)
    way = asked.say("label-route", places=terms.places(asked.words, via)) if via else asked.say("label-direct")
    cost, built = _cost(asked, asked.paid), _built(asked)
    text = asked.say("label-priced", way=way, price=cost) if cost else way
    rank = asked.paid[COIN] + 3 * asked.paid[CAMEL] - 10 * len(built)
    return Draft(text, _posts_in(asked, built), rank=rank)


def figures(asked: Asked, notation: str) -> Draft:
    """ "Niccolò, from Venezia", or both."""
    name = MOVE.rest(notation)
    if name not in FIGURES:
        return Draft(asked.say("figure-both"), rank=LEAST)
    at = terms.place(asked.words, asked.me.figures[FIGURES.index(name)])
    return Draft(asked.say("label-figure-at", figure=asked.say(f"figure-{name}"), place=at))
