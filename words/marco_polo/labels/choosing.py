"""Labels of goods, characters, goal cards, small cities and amounts."""

from engine.marco_polo.components.amounts import VP
from engine.marco_polo.components.board import BEIJING_VP
from engine.marco_polo.components.cards import DISTINCT_CITIES_VP, GOALS
from engine.marco_polo.components.map import BEIJING
from engine.marco_polo.notation import COPY, FIRST, FROM, GIVE, KEEP, PICK, TAKE, goods_read, mix_read
from engine.marco_polo.view import View
from words.labels import LAST, Draft
from words.marco_polo import terms
from words.marco_polo.labels.asked import Asked


def character(asked: Asked, notation: str) -> Draft:
    name = PICK.rest(notation)
    line = terms.character_line(asked.words, name)
    return Draft(terms.character(asked.words, name), asked.say("label-character", line=line))


def goals(asked: Asked, notation: str) -> Draft:
    """The pair with the most points first."""
    kept = KEEP.words(notation)
    cities = {city for goal in kept for city in GOALS[goal].cities}
    points = sum(GOALS[goal].vp for goal in kept)
    detail = asked.say("label-goals", points=points, count=len(cities), more=DISTINCT_CITIES_VP[len(cities)])
    text = terms.both(asked.words, [terms.pair(asked.words, goal) for goal in kept])
    return Draft(text, detail, rank=-points - DISTINCT_CITIES_VP[len(cities)])


def copy(asked: Asked, notation: str) -> Draft:
    city = COPY.rest(notation)
    things = terms.marker(asked.words, dict(asked.view.markers)[city])
    return Draft(asked.say("label-space", space=terms.place(asked.words, city), things=things))


def goods(asked: Asked, notation: str) -> Draft:
    """Those that make the most of the scarce kinds first."""
    pepper, silk, gold = goods_read(TAKE, notation)
    return Draft(
        terms.amounts(asked.words, (0, 0, pepper, silk, gold, 0)), rank=-(3 * gold + 2 * silk + pepper), chance="final"
    )


def give(asked: Asked, notation: str) -> Draft:
    """Those that keep the scarce kinds first."""
    pepper, silk, gold = goods_read(GIVE, notation)
    return Draft(terms.amounts(asked.words, (0, 0, pepper, silk, gold, 0)), rank=3 * gold + 2 * silk + pepper)


def compensation(asked: Asked, notation: str) -> Draft:
    camels, coins = mix_read(notation)
    things = terms.amounts(asked.words, (coins, camels, 0, 0, 0, 0))
    return Draft(things, rank=coins)


def order(asked: Asked, notation: str) -> Draft:
    city = FIRST.rest(notation)
    markers = dict(asked.view.markers)
    if city in markers:
        things = terms.marker(asked.words, markers[city])
    else:
        things = terms.amounts(asked.words, asked.gained) if any(asked.gained) else ""
    return Draft(asked.say("label-first", place=terms.place(asked.words, city)), things)


def relocate(asked: Asked, notation: str) -> Draft:
    """What is given up with a post; cities of own goal cards last."""
    city = FROM.rest(notation)
    wanted = is_goal(asked.view, city)
    told = [asked.say("label-goal")] if wanted else []
    markers = dict(asked.view.markers)
    if city in markers:
        told.append(asked.say("label-each-round", things=terms.marker(asked.words, markers[city])))
    if city == BEIJING:
        points = BEIJING_VP[asked.view.beijing.index(asked.decision.seat)]
        told.append(asked.say("label-at-the-end", points=terms.amount(asked.words, VP, points)))
    cards = [terms.card(asked.words, card) for where, card in asked.view.cards if where == city]
    told += cards if len(cards) == 1 else [asked.say("label-cards", count=len(cards))] if cards else []
    text = asked.say("label-relocate", place=terms.place(asked.words, city))
    return Draft(text, asked.words.chain(told), rank=LAST if wanted or city == BEIJING else len(told))


def is_goal(view: View, city: str) -> bool:
    """Whether a goal card of the viewer names the city."""
    return any(city in GOALS[goal].cities for goal in view.goals)
