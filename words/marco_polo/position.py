"""The whole position of Marco Polo as text for people who use a screen reader, in which order."""

from engine.marco_polo.components.board import SPACES
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.view import View
from words.facts import called, colour_of, from_seat, parts
from words.marco_polo import terms
from words.marco_polo.board import beijing, city_card, contracts, draft, placements_on, roads, turn
from words.marco_polo.seats import has
from words.shapes import Names
from words.speech import Words


def state_text(words: Words, view: View, names: Names) -> list[str]:
    """Whose turn, the seats in turn order, the action spaces, the contracts, the map."""
    lines = [turn(words, view, names)]
    lines += [words.say("state-goals", goals=terms.goals(words, view.goals))] if view.goals else []
    lines += [draft(words, view)] if view.draft else []
    for seat in from_seat(len(view.seats), view.start):
        lines += ["", *_seat(words, view, seat, names)]
    lines += ["", words.say("state-spaces"), *_spaces(words, view)]
    lines += ["", words.say("state-contracts"), *(contracts(words, view) or [words.say("none")])]
    lines += ["", words.say("state-map"), *(_place(words, view, place) for place in PLACES), beijing(words, view)]
    return parts(lines)


def _seat(words: Words, view: View, seat: int, names: Names) -> list[str]:
    owner = view.seats[seat]
    belongings = words.commas([*has(words, owner), words.say("seat-done", count=len(owner.done))])
    name, character = called(words, view, seat, names), terms.character(words, owner.character)
    lines = [words.say("state-seat", name=name, character=character, has=belongings)]
    if owner.figures:
        where = words.listed(terms.place(words, place) for place in owner.figures)
        lines.append(words.say("state-figure", places=where, count=len(owner.figures)))
    if owner.posts:
        cities = terms.places(words, owner.posts)
        lines.append(words.say("state-posts", count=len(owner.posts), left=owner.posts_left, places=cities))
    else:
        lines.append(words.say("state-no-posts", left=owner.posts_left))
    lines += [words.say("state-contract", contract=terms.contract(words, contract)) for contract in owner.contracts]
    if owner.done:
        done = words.series(terms.contract_reward(words, contract) for contract in owner.done)
        lines.append(words.say("state-done", contracts=done))
    return lines


def _spaces(words: Words, view: View) -> list[str]:
    lines = []
    for key, placements in view.spaces:
        if key in SPACES:
            dice = placements_on(words, view, placements) or words.say("state-free")
            lines.append(words.say("state-space", space=terms.space(words, key), dice=dice))
    return [*lines, words.say("state-piles", black=view.black, special=view.special, rounds=view.piles)]


def _place(words: Words, view: View, place: str) -> str:
    here = [colour_of(words, view, number) for number, seat in enumerate(view.seats) if place in seat.figures]
    built = [colour_of(words, view, number) for number, seat in enumerate(view.seats) if place in seat.posts]
    marker, outpost = dict(view.markers).get(place), dict(view.outposts).get(place)
    cards = [city_card(words, view, card) for city, card in view.cards if city == place]
    things = [
        words.say("state-place-figures", names=words.listed(here), count=len(here)) if here else "",
        words.say("state-place-posts", names=words.listed(built)) if built else "",
        words.say("state-place-marker", things=terms.marker(words, marker)) if marker else "",
        words.say("state-place-outpost", things=terms.outpost(words, outpost)) if outpost else "",
        *(words.say("state-place-card", card=card) for card in cards),
        words.say("state-place-roads", roads=roads(words, place)),
    ]
    return words.say("state-place", place=terms.place(words, place), parts=words.series(filter(None, things)))
