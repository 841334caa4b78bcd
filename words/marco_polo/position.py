"""The complete position as text, in parts, for people who use a screen reader."""

from engine.marco_polo.amounts import CAMEL, COIN, VP
from engine.marco_polo.data.board import BEIJING_VP, COLUMN_BONUS, SPACES
from engine.marco_polo.data.map import PLACES, ROADS
from engine.marco_polo.view import View
from words.facts import parts
from words.marco_polo import terms
from words.marco_polo.board_facts import colour_of, placed, turn_fact
from words.marco_polo.seat_facts import called, in_order, seat_parts
from words.shapes import Names
from words.speech import Words


def state_text(words: Words, view: View, names: Names) -> list[str]:
    """Whose turn, the seats in turn order, the action spaces, the contracts, the map."""
    fact = turn_fact(words, view)
    lines = [words.say(fact.message, **fact.arguments)]
    if view.goals:
        lines.append(words.say("state-goals", goals=words.series(terms.goal(words, goal) for goal in view.goals)))
    if view.draft:
        on_offer = words.commas(terms.character(words, name) for name in view.draft)
        lines.append(words.say("state-draft", names=on_offer))
    for seat in in_order(view):
        lines += ["", *_seat(words, view, seat, names)]
    lines += ["", *_spaces(words, view), "", *_contracts(words, view), "", *_map(words, view)]
    return parts(lines)


def _seat(words: Words, view: View, seat: int, names: Names) -> list[str]:
    one = view.seats[seat]
    told = [part for part in seat_parts(words, view, one) if part.message in ("seat-has", "seat-dice", "seat-done")]
    has = words.commas(words.say(part.message, **part.arguments) for part in told)
    name, character = called(words, view, seat, names), terms.character(words, one.character)
    lines = [words.say("state-seat", name=name, character=character, has=has)]
    if one.figures:
        where = words.listed(terms.place(words, place) for place in one.figures)
        lines.append(words.say("state-figure", places=where, count=len(one.figures)))
    if one.posts:
        facts: dict[str, int | str] = {"count": len(one.posts), "left": one.posts_left}
        facts["places"] = terms.places(words, one.posts)
        lines.append(words.say("state-posts", **facts))
    else:
        lines.append(words.say("state-no-posts", left=one.posts_left))
    lines += [words.say("state-contract", contract=terms.contract(words, contract)) for contract in one.contracts]
    if one.done:
        done = words.series(terms.contract_reward(words, contract) for contract in one.done)
        lines.append(words.say("state-done", contracts=done))
    return lines


def _spaces(words: Words, view: View) -> list[str]:
    lines = [words.say("state-spaces")]
    for key, placements in view.spaces:
        if key in SPACES:
            told = words.series(placed(words, view, one) for one in placements) or words.say("state-space-free")
            lines.append(words.say("state-space", space=terms.space(words, key), dice=told))
    facts = {"black": view.black, "special": view.special, "rounds": view.piles}
    return [*lines, words.say("state-piles", **facts)]


def _contracts(words: Words, view: View) -> list[str]:
    lines = [words.say("state-contracts")]
    for number, contract in enumerate(view.row, 1):
        told = terms.contract(words, contract)
        if number in COLUMN_BONUS:
            coins, camels = (terms.amount(words, kind, COLUMN_BONUS[number]) for kind in (COIN, CAMEL))
            lines.append(words.say("state-contract-bonus", number=number, contract=told, coins=coins, camels=camels))
        else:
            lines.append(words.say("state-contract-space", number=number, contract=told))
    return lines if view.row else [*lines, words.say("none")]


def _map(words: Words, view: View) -> list[str]:
    return [words.say("state-map"), *(_place(words, view, place) for place in PLACES), _beijing(words, view)]


def _place(words: Words, view: View, place: str) -> str:
    told = []
    if any(place in seat.figures for seat in view.seats):
        here = sum(place in seat.figures for seat in view.seats)
        told.append(words.say("state-place-figures", names=_colours(words, view, "figures", place), count=here))
    if any(place in seat.posts for seat in view.seats):
        told.append(words.say("state-place-posts", names=_colours(words, view, "posts", place)))
    markers, outposts = dict(view.markers), dict(view.outposts)
    if place in markers:
        told.append(words.say("state-place-marker", things=terms.marker(words, markers[place])))
    if place in outposts:
        told.append(words.say("state-place-outpost", things=terms.outpost(words, outposts[place])))
    told += [_card(words, view, card) for city, card in view.cards if city == place]
    told.append(words.say("state-place-roads", roads=roads(words, place)))
    return words.say("state-place", place=terms.place(words, place), parts=words.series(told))


def _colours(words: Words, view: View, what: str, place: str) -> str:
    seats = [index for index, seat in enumerate(view.seats) if place in getattr(seat, what)]
    return words.listed(colour_of(words, view, seat) for seat in seats)


def _card(words: Words, view: View, card: str) -> str:
    placements = dict(view.spaces)[card]
    told = terms.card(words, card)
    if not placements:
        return words.say("state-place-card", card=told)
    return words.say("state-place-card-used", card=told, dice=placed(words, view, placements[0]))


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


def _beijing(words: Words, view: View) -> str:
    told = []
    for points, seat in zip(BEIJING_VP, view.beijing, strict=True):
        name = colour_of(words, view, seat) if seat >= 0 else words.say("state-free")
        told.append(words.say("state-beijing-space", points=terms.amount(words, VP, points), name=name))
    return words.say("state-beijing", where=words.series(told))
