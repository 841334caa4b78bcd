"""The complete position as text, in parts, for people who use a screen reader."""

from engine.marco_polo.components.board import SPACES
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.view import View
from words.facts import from_seat, parts
from words.marco_polo import terms
from words.marco_polo.board import beijing, city_card, colour_of, contracts, draft, placements_on, roads, turn
from words.marco_polo.seats import called, has
from words.shapes import Names
from words.speech import Words


def state_text(words: Words, view: View, names: Names) -> list[str]:
    """Whose turn, the seats in turn order, the action spaces, the contracts, the map."""
    lines = [turn(words, view, names)]
    if view.goals:
        lines.append(words.say("state-goals", goals=words.series(terms.goal(words, goal) for goal in view.goals)))
    if view.draft:
        lines.append(draft(words, view))
    for seat in from_seat(len(view.seats), view.start):
        lines += ["", *_seat(words, view, seat, names)]
    lines += ["", *_spaces(words, view), "", *_contracts(words, view), "", *_map(words, view)]
    return parts(lines)


def _seat(words: Words, view: View, seat: int, names: Names) -> list[str]:
    one = view.seats[seat]
    told = words.commas([*has(words, one), words.say("seat-done", count=len(one.done))])
    name, character = called(words, view, seat, names), terms.character(words, one.character)
    lines = [words.say("state-seat", name=name, character=character, has=told)]
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
            told = placements_on(words, view, placements) or words.say("state-free")
            lines.append(words.say("state-space", space=terms.space(words, key), dice=told))
    facts = {"black": view.black, "special": view.special, "rounds": view.piles}
    return [*lines, words.say("state-piles", **facts)]


def _contracts(words: Words, view: View) -> list[str]:
    return [words.say("state-contracts"), *(contracts(words, view) or [words.say("none")])]


def _map(words: Words, view: View) -> list[str]:
    return [words.say("state-map"), *(_place(words, view, place) for place in PLACES), beijing(words, view)]


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
    cards = (city_card(words, view, card) for city, card in view.cards if city == place)
    told += [words.say("state-place-card", card=card) for card in cards]
    told.append(words.say("state-place-roads", roads=roads(words, place)))
    return words.say("state-place", place=terms.place(words, place), parts=words.series(told))


def _colours(words: Words, view: View, what: str, place: str) -> str:
    seats = [index for index, seat in enumerate(view.seats) if place in getattr(seat, what)]
    return words.listed(colour_of(words, view, seat) for seat in seats)
