"""The complete position as text, in parts, for whoever reads with the ears."""

from collections.abc import Callable
from typing import Final

from engine.istanbul.places.post_office import received
from engine.istanbul.view import View
from words.game import PART_LIMIT, Names
from words.istanbul import terms
from words.istanbul.board_facts import mosque_stacks, palace_price, turn_fact
from words.istanbul.seat_facts import called, tiles
from words.speech import Words


def state_text(words: Words, view: View, names: Names) -> list[str]:
    """Whose turn, then the seats in turn order, then the places in board order, then what lies beside the board."""
    fact = turn_fact(words, view)
    lines = [words.say(fact.message, **fact.arguments)]
    if view.seat is not None:
        lines += ["", *_own_hand(words, view)]
    for turn in range(len(view.seats)):
        lines += ["", *_seat(words, view, (view.start + turn) % len(view.seats), names)]
    lines += ["", words.say("state-board", rows=len(view.grid), columns=len(view.grid[0]))]
    lines += [_place(words, view, place, names) for row in view.grid for place in row]
    lines += ["", *_beside(words, view)]
    return parts(lines)


def parts(lines: list[str]) -> list[str]:
    """Lines joined into parts of up to 3,900 characters."""
    found = [""]
    for line in lines:
        longer = f"{found[-1]}\n{line}" if found[-1] else line
        if len(longer) > PART_LIMIT:
            found.append(line)
        else:
            found[-1] = longer
    return found


def _own_hand(words: Words, view: View) -> list[str]:
    return [words.say("state-hand", cards=terms.cards(words, view.hand) or words.say("none"))]


def _seat(words: Words, view: View, seat: int, names: Names) -> list[str]:
    one = view.seats[seat]
    return [
        words.say("state-seat", name=called(words, view, seat, names), rubies=one.rubies, lira=one.lira),
        words.say("state-cart", capacity=one.capacity, goods=terms.stock(words, one.goods)),
        words.say(
            "state-merchant",
            place=terms.place(words, one.merchant),
            count=len(one.stack),
            out=", ".join(terms.place(words, place) for place in sorted(one.out)) or words.say("none"),
            reserve=one.reserve,
            family=terms.place(words, one.family),
        ),
        words.say("state-cards", cards=one.cards, tiles=tiles(words, one)),
    ]


def _place(words: Words, view: View, place: int, names: Names) -> str:
    """One place: what it offers now, and who is there."""
    offer = _OFFERS[place](words, view) if place in _OFFERS else ""
    here = _people(words, view, place)
    text = words.say("state-place", place=terms.place(words, place))
    return " ".join(
        part for part in (text, offer, words.say("state-here", who=", ".join(here)) if here else "") if part
    )


def _people(words: Words, view: View, place: int) -> list[str]:
    found = []
    for seat in view.seats:
        colour = terms.colour(words, seat.colour)
        if seat.merchant == place:
            found.append(words.say("state-merchant-here", name=colour))
        if seat.family == place:
            found.append(words.say("state-family-here", name=colour))
        if place in seat.out:
            found.append(words.say("state-assistants-here", name=colour, count=seat.out.count(place)))
    neutral = view.neutral_merchants.count(place)
    if neutral:
        found.append(words.say("neutral-merchants", count=neutral))
    return found + [terms.figure(words, figure) for figure, where in view.figures if where == place]


def _market(words: Words, demand: tuple[int, ...]) -> str:
    return words.say("state-market", goods=terms.goods(words, demand))


def _mail(words: Words, view: View) -> str:
    goods, lira = received(view.mail_down)
    return words.say("state-mail", goods=terms.goods(words, goods), lira=lira)


_OFFERS: Final[dict[int, Callable[[Words, View], str]]] = {
    1: lambda words, view: words.say("state-wainwright", extensions=view.extensions_left, left=view.wainwright_rubies),
    5: _mail,
    10: lambda words, view: _market(words, view.large_demand),
    11: lambda words, view: _market(words, view.small_demand),
    13: lambda words, view: words.say("state-palace", goods=palace_price(words, view), left=view.palace_rubies),
    14: lambda words, view: words.say("state-mosque", left=view.mosque_rubies[0]),
    15: lambda words, view: words.say("state-mosque", left=view.mosque_rubies[1]),
    16: lambda words, view: words.say("state-dealer", lira=view.dealer_price, left=view.dealer_rubies),
}


def _beside(words: Words, view: View) -> list[str]:
    discard = terms.cards(words, reversed(view.discard)) or words.say("none")
    return [
        words.say("state-tiles", stacks=mosque_stacks(words, view)),
        words.say("state-deck", deck=view.deck, discard=discard),
    ]
