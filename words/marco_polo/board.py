"""Marco Polo's board in sentences, for alt texts and the text view: dice on spaces, roads, posts, contracts, bonuses,
city cards, hourglass, draft."""

from collections.abc import Iterable

from engine.marco_polo.components.amounts import CAMEL, COIN, VP, Amounts, cost
from engine.marco_polo.components.board import BEIJING_VP, ROUNDS, SPACES, WITH_CONTRACT
from engine.marco_polo.components.dice import NEUTRAL, Placement
from engine.marco_polo.components.map import ROADS
from engine.marco_polo.view import View, standings_of
from words.facts import called, colour_of
from words.marco_polo import terms
from words.marco_polo.finished import result
from words.shapes import Names
from words.speech import Words


def turn(words: Words, view: View, names: Names) -> str:
    """Whose turn it is or what all are asked, or how the game ended."""
    if view.over:
        return words.sentences([words.say("alt-over"), result(words, standings_of(view), names)])
    seat = view.active if view.stage != "draft" else len(view.draft) - 2
    number = max(view.round, 1)  # an example shows a layout before its first round
    return words.say(f"alt-{view.stage}", name=called(words, view, seat, names), round=number, rounds=ROUNDS)


def draft(words: Words, view: View) -> str:
    """The characters on offer, while there are some."""
    on_offer = words.commas(terms.character(words, name) for name in view.draft)
    return words.say("state-draft", names=on_offer) if view.draft else ""


def pieces(words: Words, view: View, seat: int, names: Names) -> str:
    """A player's points and dice, and where the figures are. The active one is named in the sentence on the turn."""
    owner = view.seats[seat]
    named = seat == view.active and view.stage == "turn"
    parts = [terms.amount(words, VP, owner.have[VP])]
    if owner.figures:
        where = words.listed(terms.place(words, place) for place in owner.figures)
        parts.append(words.say("alt-figures", places=where, count=len(owner.figures)))
    parts.append(words.say("alt-dice-left", count=len(owner.dice)))
    name = colour_of(words, view, seat) if named else called(words, view, seat, names)
    return words.say("alt-seat", name=name, told=words.commas(parts))


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
    return words.commas(
        way(words, road.b if road.a == place else road.a, cost(coin=road.coins, camel=road.camels))
        for road in ROADS
        if place in (road.a, road.b)
    )


def way(words: Words, end: str, price: Amounts) -> str:
    place = terms.place(words, end)
    if not any(price):
        return words.say("state-road", place=place)
    return words.say("state-road-cost", place=place, cost=terms.amounts(words, price))


def dice(words: Words, view: View) -> list[str]:
    """The spaces with dice on them; those on city cards are told with the cards."""
    spaces = [
        words.say("alt-dice", space=terms.space(words, key), dice=placements_on(words, view, placements))
        for key, placements in view.spaces
        if placements and key in SPACES
    ]
    return spaces or [words.say("alt-no-dice")]


def placements_on(words: Words, view: View, placements: Iterable[Placement]) -> str:
    """ "Blue 5 and 3, neutral 1"."""
    return words.commas(placed(words, view, placement) for placement in placements)


def placed(words: Words, view: View, placement: Placement) -> str:
    numbers = terms.dice(words, placement.dice)
    if placement.seat == NEUTRAL:
        return words.say("state-neutral-dice", dice=numbers)
    return words.say("state-seat-dice", name=colour_of(words, view, placement.seat), dice=numbers)


def hourglass(words: Words, view: View) -> str:
    """Who would start the next round; empty where none follows."""
    if view.next_start is None:
        return ""
    return words.say("alt-hourglass", name=colour_of(words, view, view.next_start))


def contracts(words: Words, view: View) -> list[str]:
    """Those on offer, each in a sentence, with what comes along on the last spaces."""
    return [_contract(words, number, name) for number, name in enumerate(view.row, 1)]


def _contract(words: Words, number: int, name: str) -> str:
    contract = terms.contract(words, name)
    if number not in WITH_CONTRACT:
        return words.say("alt-contract", number=number, contract=contract)
    coins, camels = (terms.amount(words, kind, WITH_CONTRACT[number]) for kind in (COIN, CAMEL))
    return words.say("alt-contract-bonus", number=number, contract=contract, coins=coins, camels=camels)


def bonuses(words: Words, view: View) -> str:
    where = words.series(_at(words, city, terms.marker(words, letter)) for city, letter in view.markers)
    return words.say("alt-markers", where=where)


def outposts(words: Words, view: View) -> str:
    where = words.series(_at(words, city, terms.outpost(words, tile)) for city, tile in view.outposts)
    return words.say("alt-outposts", where=where) if view.outposts else ""


def _at(words: Words, city: str, things: str) -> str:
    """ "Kashgar 3 coins"."""
    return words.say("alt-at-place", place=terms.place(words, city), things=things)


def beijing(words: Words, view: View) -> str:
    spaces = []
    for points, seat in zip(BEIJING_VP, view.beijing, strict=True):
        name = colour_of(words, view, seat) if seat >= 0 else words.say("state-free")
        spaces.append(words.say("state-beijing-space", points=terms.amount(words, VP, points), name=name))
    return words.say("state-beijing", where=words.series(spaces))


def city_cards(words: Words, view: View) -> list[str]:
    """Each in a sentence; those that are used in this round first."""
    on = dict(view.spaces)
    return [
        words.say("alt-card", place=terms.place(words, city), card=city_card(words, view, card))
        for city, card in sorted(view.cards, key=lambda pair: not on[pair[1]])
    ]


def city_card(words: Words, view: View, card: str) -> str:
    """Its effect, and whose die is on it."""
    placements, effect = dict(view.spaces)[card], terms.card(words, card)
    if not placements:
        return effect
    return words.say("state-card-used", card=effect, dice=placed(words, view, placements[0]))
