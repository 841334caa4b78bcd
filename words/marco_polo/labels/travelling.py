"""Labels of movements: where to, for how much, and what a trading post there brings."""

from engine.marco_polo.components.amounts import COIN, NOTHING, VP, Amounts
from engine.marco_polo.components.board import BEIJING_VP
from engine.marco_polo.components.map import BEIJING, CITIES
from engine.marco_polo.events import BuiltPost, Moved
from engine.marco_polo.notation import FIGURES, MOVE, STAY, VIA, parse_destination
from words.labels import LAST, Draft
from words.marco_polo import terms
from words.marco_polo.labels.asked import Asked
from words.marco_polo.labels.choosing import is_goal


def destination(asked: Asked, notation: str) -> Draft:
    """ "Moscow · 3 coins · post: 2 gold", cities of own goal cards first, then other new posts, then the rest."""
    if notation == STAY:
        return Draft(asked.say("label-stay"), group="pass", rank=LAST)
    place, figure = parse_destination(notation)
    price = _price(asked)
    name = terms.place(asked.words, place)
    if figure:
        name = asked.say("label-figure-to", figure=asked.say(f"figure-{figure}"), place=name)
    parts = [name, _cost(asked, price), _brings(asked, place)]
    return Draft(asked.words.chain(parts), _detail(asked, place), "travel", _rank(asked, place, price))


def _price(asked: Asked) -> Amounts:
    if asked.outlook is None:
        return NOTHING
    return asked.outlook.least if asked.outlook.opens == "route" else asked.outlook.paid


def _cost(asked: Asked, price: Amounts) -> str:
    if asked.outlook is None or asked.outlook.opens == "travel":  # both figures are paid for together
        return ""
    if price == NOTHING:
        return asked.say("label-free")
    told = terms.amounts(asked.words, price)
    return asked.say("label-from-price", price=told) if asked.outlook.opens == "route" else told


def _brings(asked: Asked, place: str) -> str:
    """What a new post in `place` brings; that one stands there already; or nothing."""
    if place not in CITIES:
        return ""
    if place in asked.me.posts:
        return asked.say("label-own-post")
    things = city_bonus(asked, place)
    return asked.say("label-post", things=things) if things else asked.say("label-plain-post")


def city_bonus(asked: Asked, city: str) -> str:
    """What is received for a trading post in a city; empty where nothing is."""
    markers, outposts = dict(asked.view.markers), dict(asked.view.outposts)
    if city in markers:
        return terms.marker(asked.words, markers[city])
    if city in outposts:
        return terms.outpost(asked.words, outposts[city])
    if city == BEIJING and -1 in asked.view.beijing:
        points = BEIJING_VP[asked.view.beijing.index(-1)]
        return asked.say("label-at-the-end", points=terms.amount(asked.words, VP, points))
    return ""


def _detail(asked: Asked, place: str) -> str:
    builds = place in CITIES and place not in asked.me.posts
    told = [asked.say("label-goal")] if builds and is_goal(asked.view, place) else []
    if builds and not asked.me.posts_left:
        told.append(asked.say("label-moves-post"))
    if asked.outlook is None:
        return asked.words.chain(told)
    if asked.outlook.opens == "travel":
        told.append(asked.say("label-then-other"))
    if asked.outlook.opens == "route":
        told.append(asked.say("label-several-ways"))
    if asked.outlook.opens == "give":
        told.append(asked.say("label-and-goods"))
    via = next((event.path[1:-1] for event in asked.outlook.events if isinstance(event, Moved)), ())
    if via:
        told.append(asked.say("label-via", places=terms.places(asked.words, via)))
    told += _more_posts(asked, place)
    return asked.words.chain(told)


def _more_posts(asked: Asked, place: str) -> list[str]:
    """Posts in other cities than the one at the end."""
    if asked.outlook is None:
        return []
    built = [one.city for one in asked.outlook.events if isinstance(one, BuiltPost) and one.city != place]
    return [asked.say("label-posts-in", places=terms.places(asked.words, built), count=len(built))] if built else []


def _rank(asked: Asked, place: str, price: Amounts) -> int:
    """Up to 150 for the price; less for what a post there is worth."""
    dear = min(price[COIN] + 3 * price[COIN + 1], 150)
    if place not in CITIES or place in asked.me.posts:
        return 500 + dear
    return dear - (100 if is_goal(asked.view, place) else 0)


def route(asked: Asked, notation: str) -> Draft:
    via = VIA.words(notation)
    way = asked.say("label-route", places=terms.places(asked.words, via)) if via else asked.say("label-direct")
    cost = _cost(asked, asked.paid)
    built = [] if asked.outlook is None else [one.city for one in asked.outlook.events if isinstance(one, BuiltPost)]
    detail = ""
    if built:
        detail = asked.say("label-posts-in", places=terms.places(asked.words, built), count=len(built))
    text = asked.say("label-priced", way=way, price=cost) if cost else way
    return Draft(text, detail, rank=asked.paid[COIN] + 3 * asked.paid[COIN + 1] - 10 * len(built))


def figures(asked: Asked, notation: str) -> Draft:
    """ "Niccolò, from Venezia", or both."""
    name = MOVE.rest(notation)
    if name not in FIGURES:
        return Draft(asked.say("figure-both"), rank=LAST)
    at = terms.place(asked.words, asked.me.figures[FIGURES.index(name)])
    return Draft(asked.say("label-figure-at", figure=asked.say(f"figure-{name}"), place=at))
