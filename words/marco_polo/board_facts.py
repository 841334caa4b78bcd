"""What lies on the board, as facts in a fixed order. Players are called by their colours."""

from collections.abc import Callable, Sequence

from engine.marco_polo.amounts import CAMEL, GOLD, KINDS, VP
from engine.marco_polo.data.board import BEIJING_VP, ROUNDS
from engine.marco_polo.data.components import CONTRACTS
from engine.marco_polo.data.map import BEIJING
from engine.marco_polo.dice import NEUTRAL, Placement
from engine.marco_polo.view import SeatView, View
from words.facts import Fact
from words.marco_polo import terms
from words.speech import Words


def facts(words: Words, view: View) -> list[Fact]:
    return [
        turn_fact(words, view),
        Fact("alt-figures", {"where": _each(words, view, lambda seat: terms.places(words, seat.figures))}),
        _posts(words, view),
        *_beijing(words, view),
        dice_fact(words, view),
        _hourglass(words, view),
        Fact("alt-black-dice", {"count": view.black}),
        *_contracts(words, view),
        *_outposts(words, view),
        Fact("alt-markers", {"where": bonuses(words, view)}),
        Fact("alt-cards", {"where": words.series(_card(words, city, card) for city, card in view.cards)}),
    ]


def turn_fact(words: Words, view: View) -> Fact:
    if view.over:
        return Fact("alt-over", {})
    seat = view.active if view.stage != "draft" else len(view.draft) - 2
    name = colour_of(words, view, seat)
    return Fact(f"alt-{view.stage}", {"name": name, "turn": view.turn, "round": view.round, "rounds": ROUNDS})


def colour_of(words: Words, view: View, seat: int) -> str:
    return terms.colour(words, view.seats[seat].colour)


def _each(words: Words, view: View, tell: Callable[[SeatView], str]) -> str:
    """ "Blue Venezia; Green Moscow"."""
    told = ((terms.colour(words, seat.colour), tell(seat)) for seat in view.seats)
    return words.series(words.say("alt-seat-places", name=name, places=places) for name, places in told)


def _posts(words: Words, view: View) -> Fact:
    """In brief without those in Beijing, which are told by their spaces."""
    where = _each(words, view, lambda seat: terms.places(words, seat.posts))
    brief = _each(words, view, lambda seat: terms.places(words, [city for city in seat.posts if city != BEIJING]))
    return Fact("alt-posts", {"where": where, "brief": brief})


def _beijing(words: Words, view: View) -> list[Fact]:
    taken = [(vp, seat) for vp, seat in zip(BEIJING_VP, view.beijing, strict=True) if seat >= 0]
    told = (words.say("alt-beijing-space", points=vp, name=colour_of(words, view, seat)) for vp, seat in taken)
    where = words.commas(told)
    return [Fact("alt-beijing", {"where": where})] if taken else []


def dice_fact(words: Words, view: View) -> Fact:
    """Each space and city card with dice on it."""
    full, brief = [], []
    cards = {card: city for city, card in view.cards}
    for key, placements in view.spaces:
        if placements:
            name = terms.place(words, cards[key]) if key in cards else terms.space(words, key)
            dice = words.commas(placed(words, view, one) for one in placements)
            lowest = words.commas(_in_brief(words, view, one) for one in placements)
            full.append(words.say("alt-dice-there", space=name, dice=dice))
            brief.append(words.say("alt-dice-there.short", space=name, dice=lowest))
    if not full:
        return Fact("alt-no-dice", {})
    return Fact("alt-dice", {"where": words.series(full), "brief": words.series(brief)})


def placed(words: Words, view: View, one: Placement) -> str:
    """ "Blue 5 and 3", "neutral 1"."""
    dice = terms.dice(words, one.dice)
    if one.seat == NEUTRAL:
        return words.say("state-neutral-dice", dice=dice)
    return words.say("state-seat-dice", name=colour_of(words, view, one.seat), dice=dice)


def _in_brief(words: Words, view: View, one: Placement) -> str:
    """Whose dice, and the lowest of them, which is all that counts later."""
    lowest = words.number(one.dice[0] % 10)
    if one.seat == NEUTRAL:
        return words.say("state-neutral-dice", dice=lowest)
    return words.say("state-seat-dice", name=colour_of(words, view, one.seat), dice=lowest)


def _hourglass(words: Words, view: View) -> Fact:
    message = "alt-hourglass-start" if view.hourglass == view.start else "alt-hourglass"
    return Fact(message, {"name": colour_of(words, view, view.hourglass)})


def _contracts(words: Words, view: View) -> list[Fact]:
    if not view.row:
        return []
    row = enumerate(view.row, 1)
    full = words.series(words.say("alt-contract", number=at, contract=terms.contract(words, one)) for at, one in row)
    return [Fact("alt-contracts", {"row": full, "brief": contracts_in_brief(words, view.row)})]


def contracts_in_brief(words: Words, contracts: Sequence[str]) -> str:
    """Camels, pepper, silk and gold each asks for, and its points."""
    told = []
    for name in contracts:
        one = CONTRACTS[name]
        cost = {name: one.cost[kind] for kind, name in enumerate(KINDS) if CAMEL <= kind <= GOLD}
        told.append(words.say("contract-in-brief", points=one.reward.plain[VP], **cost))
    return words.commas(told)


def _outposts(words: Words, view: View) -> list[Fact]:
    where = words.series(_at(words, city, terms.outpost(words, tile)) for city, tile in view.outposts)
    brief = terms.places(words, [city for city, _ in view.outposts])
    return [Fact("alt-outposts", {"where": where, "brief": brief})] if view.outposts else []


def bonuses(words: Words, view: View) -> str:
    return words.series(_at(words, city, terms.marker(words, letter)) for city, letter in view.markers)


def _card(words: Words, city: str, card: str) -> str:
    return _at(words, city, terms.card(words, card))


def _at(words: Words, city: str, things: str) -> str:
    """ "Kashgar 3 coins"."""
    return words.say("alt-at-place", place=terms.place(words, city), things=things)
