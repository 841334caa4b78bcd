"""Labels of options of Mocha & Baksheesh: guild cards, coffee, Roasting Plant, Tavern, barrier, exchanges."""

from engine.core.notation import parse
from engine.istanbul.events import SpentCoffee
from engine.istanbul.names import COFFEE_TRADER, GOODS, GUILD_HALL, TAVERN_TILES
from engine.istanbul.notation import GIVE, USE
from engine.istanbul.places import roasting_plant, tavern
from engine.istanbul.places.table import PLACES
from words.istanbul import terms
from words.istanbul.components.guild import GUILD_CARDS
from words.istanbul.labels.asked import GUILD_RANK, Asked
from words.istanbul.labels.goods import mosque_tile, take_good
from words.istanbul.labels.meeting import pay_lira
from words.istanbul.labels.moving import with_prospect
from words.labels import LAST, Draft
from words.shapes import CARD


def guild_card(asked: Asked, rest: str) -> Draft:
    number = int(rest)
    return Draft(
        asked.say("label-guild", card=terms.guild_card(asked.words, number)),
        terms.guild_line(asked.words, number),
        "guild",
        rank=GUILD_RANK + number,
        chance="roll" if GUILD_CARDS[number].rolls else "draw",
        explains=CARD,
    )


def discard_guild(asked: Asked, rest: str) -> Draft:
    number = int(rest)
    text = asked.say("label-discard-guild", number=number, title=terms.guild_title(asked.words, number))
    return Draft(text, terms.guild_line(asked.words, number), rank=number, explains=CARD)


def draw_guild_cards(asked: Asked, rest: str) -> Draft:
    figures = PLACES[GUILD_HALL].figures.at(asked.words.version)
    return Draft(asked.say("label-guild-hall", **figures), group="act")


def coffee(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say("label-take", wares=terms.wares(asked.words, "coffee")), group="cards")


def roast(asked: Asked, rest: str) -> Draft:
    """ "roast lira", "roast fabric", "roast card move-0", "roast guild 7"."""
    kind, thing = parse(rest)
    effect = ""
    if kind == "lira":
        price = asked.say("lira", lira=roasting_plant.LIRA)
    elif kind == "card":
        price, effect = terms.card(asked.words, thing), terms.card_line(asked.words, thing)
    elif kind == "guild":
        price, effect = terms.guild_card(asked.words, int(thing)), terms.guild_line(asked.words, int(thing))
    else:
        price = terms.wares(asked.words, kind)
    price = asked.say("given-card", card=price) if thing else price
    rank = ("lira", *GOODS, "card", "guild").index(kind)
    return Draft(
        asked.say("label-roast", coffee=roasting_plant.COFFEE, price=price),
        effect,
        "roast",
        rank,
        explains=CARD if effect else "",
    )


def barrier(asked: Asked, rest: str) -> Draft:
    text = asked.say("label-barrier", coffee=coffee_spent(asked, tavern.BARRIER_COFFEE))
    return Draft(text, asked.say("label-barrier-effect"), "tavern")


def coffee_spent(asked: Asked, price: int) -> int:
    """The real price of an option; a guild card may lower it."""
    if asked.outlook is None:
        return price
    return sum(event.coffee for event in asked.outlook.events if isinstance(event, SpentCoffee))


def tile(asked: Asked, rest: str) -> Draft:
    if rest not in TAVERN_TILES:
        return mosque_tile(asked, rest)
    mocha = asked.view.mocha
    cost = mocha.tavern_costs[TAVERN_TILES.index(rest)] if mocha else 0
    text = asked.say("label-tavern-tile", tile=asked.say(f"tavern-{rest}"), coffee=coffee_spent(asked, cost))
    return Draft(text, asked.say(f"tavern-{rest}.line"), "tavern", rank=1)


def baksheesh(asked: Asked, rest: str) -> Draft:
    goods = terms.goods(asked.words, asked.view.mocha.baksheesh) if asked.view.mocha else ""
    return Draft(
        asked.say("label-ruby-from", place=terms.place(asked.words, int(rest))),
        asked.say("label-baksheesh", coffee=coffee_spent(asked, tavern.BAKSHEESH_COFFEE), goods=goods),
        "tavern",
        rank=2,
    )


def beside(asked: Asked, rest: str) -> Draft:
    return Draft(terms.place(asked.words, int(rest)), rank=int(rest))


def place_to_use(asked: Asked, notation: str) -> Draft:
    return with_prospect(asked, USE.number(notation))


def several_wares(asked: Asked, notation: str) -> Draft:
    """ "take fabric spice", "gain fruit fruit", "take-nothing"."""
    rest = parse(notation).rest
    if not rest:
        return Draft(asked.say("label-take-nothing"), rank=LAST)
    if " " not in rest and rest in GOODS:
        return take_good(asked, rest)
    text = asked.say("label-take", wares=terms.wares(asked.words, rest))
    return Draft(text, group="good", rank=len(GOODS), chance="roll")


def give(asked: Asked, notation: str) -> Draft:
    if notation == "enough":
        return Draft(asked.say("label-enough-given"), group="pass", rank=LAST)
    wares = terms.wares(asked.words, GIVE.rest(notation))
    return Draft(asked.say("label-deliver", goods=wares), group="give")


def how_much_jewelry(asked: Asked, rest: str) -> Draft:
    return Draft(asked.say("label-jewelry-given", count=int(rest)), rank=int(rest))


def coffee_trader(asked: Asked, notation: str) -> Draft:
    if notation == "lira":
        return pay_lira(asked, "")
    return Draft(asked.say("label-deliver", goods=terms.wares(asked.words, notation)), chance=COFFEE_TRADER)
