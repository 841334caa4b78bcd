"""After the last round: who is asked for leftover cards that give goods or lira, who wins, what breaks a tie (rulebook
p. 9; rulings 31, 66).

A seat is asked for its cards only if some hand could change its rank to another (ruling 66). Nothing but public
knowledge is used for that, so that a question tells nothing of hands. When the last round begins is in turn.py,
how many rubies it takes in setup/options.py."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from engine.core import standings
from engine.core.decision import Script
from engine.istanbul.component_rows import FinalUse
from engine.istanbul.events import GameEnded
from engine.istanbul.hidden import may_hold
from engine.istanbul.ids import FACES
from engine.istanbul.names import GOODS, POLICE_STATION
from engine.istanbul.notation import DONE
from engine.istanbul.state import State
from engine.istanbul.turn.ask import ask
from engine.istanbul.window import IDLE, Window


class Standing(NamedTuple):
    """What ranks a seat, the most important first (rulebook p. 9)."""

    rubies: int
    lira: int
    goods: int
    cards: int


# Cards played, those of them that are of the kind of card looked at, goods, coffee and family members that can still be
# sent: with all lira gained on any way to them, as bits (bit 5 for 5 lira). So even every play of ten cards is found in
# some hundredths of a second.
Ways = dict[tuple[int, int, int, int, int], int]
Uses = tuple[tuple[tuple[FinalUse, ...], int], ...]
"""The final uses of faces, and how many cards have each."""


class Belongings(NamedTuple):
    """Everything of a seat that counts. `home`: family members that can still be sent; `kinds`: the cards that it may
    hold of each kind, and how many of them it does."""

    rubies: int
    lira: int
    goods: tuple[int, ...]
    capacity: int
    coffee: int
    home: int
    cards: int
    kinds: tuple[tuple[Uses, int], ...]


def final_cards(state: State) -> Script[None]:
    """Ask one seat after the other in turn order, then end the game."""
    state.now.window = Window.FINAL
    order = [(state.start + i) % len(state.seats) for i in range(len(state.seats))]
    for turn, seat in enumerate(order):
        state.active = seat
        if rank_is_open(state, seat, order[turn + 1 :]):
            # Confirmed even if none of its cards can be played: otherwise that would be known.
            yield from ask(state, "final-cards", lambda: {DONE: True}, confirm=True)
    state.now = IDLE
    state.over = True
    state.events.append(GameEnded(None, winners(state)))


def rank_is_open(state: State, index: int, later: list[int]) -> bool:
    """True if some hand of the seat's size could change its rank to another seat, given any hands of those that play
    `later` (ruling 66)."""
    mine = possible_standings(state, index)
    worst, best = min(mine), max(mine)
    rubies = state.seats[index].rubies
    rivals = [other for other, seat in enumerate(state.seats) if seat.rubies == rubies and other != index]
    theirs = (possible_standings(state, other) if other in later else {standing(state, other)} for other in rivals)
    return worst < best and any(worst <= end <= best for end in chain.from_iterable(theirs))


def winners(state: State) -> tuple[int, ...]:
    return tuple(standings.winners([standing(state, index) for index in range(len(state.seats))]))


def standing(state: State, index: int) -> Standing:
    seat = state.seats[index]
    return Standing(seat.rubies, seat.lira, sum(seat.goods), len(seat.hand))


def possible_standings(state: State, index: int) -> frozenset[Standing]:
    """Every standing in which the seat could end by playing some hand of its size, and the present one.

    Nothing possible is missing. Something impossible may rarely be in it, because neither the order of the cards nor
    the room for each type of good is looked at, only the room in all and whether a good may be lost."""
    seat = state.seats[index]
    kinds = tuple((_final_uses(state, cards), held) for cards, held in may_hold(state, index) if held)
    home = int(seat.family != POLICE_STATION)
    goods = tuple(seat.goods)
    return _standings(
        Belongings(seat.rubies, seat.lira, goods, seat.capacity, seat.coffee, home, len(seat.hand), kinds)
    )


@lru_cache(maxsize=32)  # labels try every option in a copy, in which the same belongings are looked at again
def _standings(seat: Belongings) -> frozenset[Standing]:
    return frozenset(
        Standing(seat.rubies, seat.lira + gained, goods, seat.cards - played)
        for (played, _, goods, coffee, family), lira in _ways(seat).items()
        if 0 <= goods <= len(GOODS) * seat.capacity and coffee >= 0 and family >= 0
        for gained in range(lira.bit_length())
        if lira >> gained & 1
    )


def _ways(seat: Belongings) -> Ways:
    most = max((use.taken for faces, _ in seat.kinds for uses, _ in faces for use in uses), default=0)
    # The least room for a type of good, once all other cards have filled the fullest one.
    room = max(0, seat.capacity - max(seat.goods) - most * (seat.cards - 1))
    ways: Ways = {(0, 0, sum(seat.goods), seat.coffee, seat.home): 1}
    for faces, held in seat.kinds:
        for uses, copies in faces:
            possible = [some for use in uses for some in _with_losses(use, room)]
            for _ in range(min(copies, held)):
                ways = _after_one_more(ways, possible, held)
        ways = _of_next_kind(ways)
    return ways


def _final_uses(state: State, cards: list[str]) -> Uses:
    """Those of each face that has any, and how many of the cards have it."""
    known = state.components.cards
    faces = Counter(FACES[card] for card in cards)
    return tuple((known[face].final_uses, copies) for face, copies in faces.items() if known[face].final_uses)


def _with_losses(use: FinalUse, room: int) -> Iterator[FinalUse]:
    """The use itself, and with goods lost for which there may be no room (ruling 22)."""
    for lost in range(max(0, use.taken - room) + 1):
        yield use._replace(taken=use.taken - lost)


def _after_one_more(ways: Ways, uses: list[FinalUse], held: int) -> Ways:
    """The ways, and those with one more card among no more than `held` of its kind."""
    more = defaultdict(int, ways)
    for (played, of_kind, goods, coffee, family), lira in ways.items():
        if of_kind < held:
            for use in uses:
                now = goods + use.taken - use.given, coffee + use.coffee, family - use.family
                more[played + 1, of_kind + 1, *now] |= lira << use.lira
    return more


def _of_next_kind(ways: Ways) -> Ways:
    """The ways, none with a card yet of the kind that is looked at next."""
    merged: Ways = defaultdict(int)
    for (played, _, goods, coffee, family), lira in ways.items():
        merged[played, 0, goods, coffee, family] |= lira
    return merged
