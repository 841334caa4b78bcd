"""What is on the board, in sentences that name who and what; they do for alt texts and for the text view."""

from collections.abc import Iterable

from engine.marco_polo.components.amounts import CAMEL, COIN, VP
from engine.marco_polo.components.board import BEIJING_VP, COLUMN_BONUS, ROUNDS, SPACES
from engine.marco_polo.components.dice import NEUTRAL, Placement
from engine.marco_polo.components.map import ROADS
from engine.marco_polo.view import View, standings_of
from words.marco_polo import terms
from words.marco_polo.finished import result
from words.marco_polo.seats import called
from words.shapes import Names
from words.speech import Words


def turn(words: Words, view: View, names: Names) -> str:
    """Whose turn it is or what all are asked, or how the game ended."""
    if view.over:
        return words.sentences([words.say("alt-over"), result(words, standings_of(view), names)])
    seat = view.active if view.stage != "draft" else len(view.draft) - 2
    name = called(words, view, seat, names)
    number = max(view.round, 1)  # an example shows a layout before its first round
    return words.say(f"alt-{view.stage}", name=name, round=number, rounds=ROUNDS)


def draft(words: Words, view: View) -> str:
    """The characters on offer, while there are some."""
    on_offer = words.commas(terms.character(words, name) for name in view.draft)
    return words.say("state-draft", names=on_offer) if view.draft else ""


def colour_of(words: Words, view: View, seat: int) -> str:
    return terms.colour(words, view.seats[seat].colour)


def pieces(words: Words, view: View, seat: int, names: Names) -> str:
    """A player's points and dice, and where the figures are. The active one is named in the sentence on the turn."""
    one = view.seats[seat]
    named = seat == view.active and view.stage == "turn"
    name = colour_of(words, view, seat) if named else called(words, view, seat, names)
    told = [terms.amount(words, VP, one.have[VP])]
    if one.figures:
        where = words.listed(terms.place(words, place) for place in one.figures)
        told.append(words.say("alt-figures", places=where, count=len(one.figures)))
    told.append(words.say("alt-dice-left", count=len(one.dice)))
    return words.say("alt-seat", name=name, told=words.commas(told))


def posts(words: Words, view: View) -> list[str]:
    """Who has built where, the reader's own first."""
    order = sorted(range(len(view.seats)), key=lambda seat: seat != view.seat)
    return [
        words.say("alt-posts", name=colour_of(words, view, seat), places=words.listed(cities), count=len(cities))
        for seat in order
        if (cities := [terms.place(words, city) for city in view.seats[seat].posts])
    ]


def routes(words: Words, view: View, seat: int) -> list[str]:
    """Where the roads lead from a player's figures."""
    return [
        words.say("alt-roads", place=terms.place(words, place), roads=roads(words, place))
        for place in view.seats[seat].figures
    ]


def roads(words: Words, place: str) -> str:
    """Where the roads from a place lead, with what they cost beside the fee."""
    told = []
    for road in ROADS:
        if place not in (road.a, road.b):
            continue
        end = terms.place(words, road.b if road.a == place else road.a)
        cost = (road.coins, road.camels, 0, 0, 0, 0)
        if any(cost):
            told.append(words.say("state-road-cost", place=end, cost=terms.amounts(words, cost)))
        else:
            told.append(words.say("state-road", place=end))
    return words.commas(told)


def dice(words: Words, view: View) -> list[str]:
    """The spaces with dice on them; those on city cards are told with the cards."""
    told = [
        words.say("alt-dice", space=terms.space(words, key), dice=placements_on(words, view, placements))
        for key, placements in view.spaces
        if placements and key in SPACES
    ]
    return told or [words.say("alt-no-dice")]


def placements_on(words: Words, view: View, placements: Iterable[Placement]) -> str:
    """ "Blue 5 and 3, neutral 1"."""
    return words.commas(placed(words, view, one) for one in placements)


def placed(words: Words, view: View, one: Placement) -> str:
    told = terms.dice(words, one.dice)
    if one.seat == NEUTRAL:
        return words.say("state-neutral-dice", dice=told)
    return words.say("state-seat-dice", name=colour_of(words, view, one.seat), dice=told)


def hourglass(words: Words, view: View) -> str:
    """Who would start the next round; empty where none follows."""
    if view.next_start is None:
        return ""
    return words.say("alt-hourglass", name=colour_of(words, view, view.next_start))


def contracts(words: Words, view: View) -> list[str]:
    """Those on offer, each in a sentence, with what comes along on the last spaces."""
    told = []
    for number, name in enumerate(view.row, 1):
        contract = terms.contract(words, name)
        if number in COLUMN_BONUS:
            coins, camels = (terms.amount(words, kind, COLUMN_BONUS[number]) for kind in (COIN, CAMEL))
            told.append(words.say("alt-contract-bonus", number=number, contract=contract, coins=coins, camels=camels))
        else:
            told.append(words.say("alt-contract", number=number, contract=contract))
    return told


def black_dice(words: Words, view: View) -> str:
    return words.say("alt-black-dice", count=view.black)


def bonuses(words: Words, view: View) -> str:
    told = words.series(_at(words, city, terms.marker(words, letter)) for city, letter in view.markers)
    return words.say("alt-markers", where=told)


def outposts(words: Words, view: View) -> str:
    told = words.series(_at(words, city, terms.outpost(words, tile)) for city, tile in view.outposts)
    return words.say("alt-outposts", where=told) if view.outposts else ""


def _at(words: Words, city: str, things: str) -> str:
    """ "Kashgar 3 coins"."""
    return words.say("alt-at-place", place=terms.place(words, city), things=things)


def beijing(words: Words, view: View) -> str:
    told = []
    for points, seat in zip(BEIJING_VP, view.beijing, strict=True):
        name = colour_of(words, view, seat) if seat >= 0 else words.say("state-free")
        told.append(words.say("state-beijing-space", points=terms.amount(words, VP, points), name=name))
    return words.say("state-beijing", where=words.series(told))


def city_cards(words: Words, view: View) -> list[str]:
    """Each in a sentence; those that are used in this round first."""
    on = dict(view.spaces)
    return [
        words.say("alt-card", place=terms.place(words, city), card=city_card(words, view, card))
        for city, card in sorted(view.cards, key=lambda pair: not on[pair[1]])
    ]


def city_card(words: Words, view: View, card: str) -> str:
    """What it does, and whose die is on it."""
    placements, told = dict(view.spaces)[card], terms.card(words, card)
    if not placements:
        return told
    return words.say("state-card-used", card=told, dice=placed(words, view, placements[0]))
