"""What playing cards after the last round of Istanbul really comes to, found by carrying the cards out.

Slow and exact, to prove what `engine.istanbul.turn.final` finds quickly: the scripts of the cards are run with every
option and every kind of roll, for every hand that public facts allow."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

from engine.core.decision import run
from engine.istanbul.cards.bonus_cards import not_now
from engine.istanbul.cards.table import CARDS
from engine.istanbul.ids import FACES
from engine.istanbul.names import POLICE_STATION
from engine.istanbul.notation import GIVE
from engine.istanbul.state import State
from engine.istanbul.window import Turn, Window
from tests.support.dealt.tables import Table, new

ROLLS = ((0, 0), (2, 3), (5, 5))  # one in each row of the cards that roll
ELSEWHERE = 3
MOST_LIRA = 8  # of one card
Kind = tuple[str, bool]  # the face of a card, and whether everybody knows it to be in that hand
Used = tuple[tuple[Kind, int], ...]
End = tuple[int, int, int]


class Purse(NamedTuple):
    """What final cards change and depend on; `lira`: those gained by them."""

    lira: int
    goods: tuple[int, ...]
    capacity: int
    coffee: int
    family: int


def purse_of(state: State, index: int) -> Purse:
    seat = state.seats[index]
    family = POLICE_STATION if seat.family == POLICE_STATION else ELSEWHERE
    return Purse(0, tuple(seat.goods), seat.capacity, seat.coffee, family)


@cache
def after(face: str, purse: Purse, mocha: bool) -> frozenset[Purse]:
    """Every purse after playing the card; none where it may not be played."""
    found: set[Purse] = set()
    paths: list[tuple[str, ...]] = [()]
    for path in paths:
        for roll in ROLLS if face.startswith("roll") else ROLLS[:1]:
            ended = _carry_out(face, purse, mocha, path, roll)
            if isinstance(ended, Purse):
                found.add(ended)
            else:
                paths += [(*path, option) for option in ended if not _in_another_order(path, option)]
    return frozenset(found)


def _in_another_order(path: tuple[str, ...], option: str) -> bool:
    """Whether the exchange is asked to give what it could as well have given before: that makes no difference."""
    return bool(path) and GIVE.begins(option) and option < path[-1]


def _carry_out(face: str, purse: Purse, mocha: bool, path: tuple[str, ...], roll: tuple[int, int]) -> Any:
    """The purse after the card and these choices; or the options of the next choice."""
    state = _table(mocha).clone()
    seat = state.seats[0]
    state.active, state.now = 0, Turn()
    state.now.window = Window.FINAL
    seat.goods, seat.capacity, seat.coffee, seat.family = list(purse.goods), purse.capacity, purse.coffee, purse.family
    seat.lira = purse.lira
    state.dice.begin(roll)
    if not_now(state, CARDS[face]):
        return ()
    script, given = run(CARDS[face].play(state)), None
    try:
        for option in path:
            given = script.send(given).options[option]
        return tuple(script.send(given).options)
    except StopIteration:
        return Purse(seat.lira, tuple(seat.goods), seat.capacity, seat.coffee, seat.family)


@cache
def _table(mocha: bool) -> State:
    return new(Table("istanbul", (("expansion", "bazaar" if mocha else "letters"),), 2)).boundary


def all_ends(state: State, index: int, most: int) -> dict[End, set[Used]]:
    """Every end of the seat - lira, goods, cards - by playing at most `most` cards, with the cards played for it."""
    seat = state.seats[index]
    pool = _unseen(state) + _kinds([card for card in seat.hand if card in state.taken_openly], shown=True)
    unseen = sum(card not in state.taken_openly for card in seat.hand)
    found: dict[End, set[Used]] = {}
    front: set[tuple[Purse, Used]] = {(purse_of(state, index), ())}
    for played in range(most + 1):
        for purse, used in front:
            end = seat.lira + purse.lira, sum(purse.goods), len(seat.hand) - played
            found.setdefault(end, set()).add(used)
        if played < most:
            front = {
                later for purse, used in front for later in _one_more(purse, used, pool, unseen, state.setup.mocha)
            }
    return found


def _unseen(state: State) -> Counter[Kind]:
    """The cards that nobody can place, if they can be played after the last round."""
    held = [card for seat in state.seats for card in seat.hand if card not in state.taken_openly]
    return _kinds([*state.deck, *held], shown=False)


def _kinds(cards: Iterable[str], shown: bool) -> Counter[Kind]:
    return Counter((FACES[card], shown) for card in cards if Window.FINAL in CARDS[FACES[card]].when.windows)


def _one_more(purse: Purse, used: Used, pool: Counter[Kind], unseen: int, mocha: bool) -> Iterator[tuple[Purse, Used]]:
    """Every purse with one more card of the pool, of those that nobody can place `unseen` at most."""
    spent = Counter(dict(used))
    full = sum(copies for (_, shown), copies in used if not shown) == unseen
    for kind, copies in pool.items():
        face, shown = kind
        if spent[kind] < copies and (shown or not full):
            now = tuple(sorted((spent + Counter([kind])).items()))
            for end in after(face, purse._replace(lira=0), mocha):
                yield end._replace(lira=end.lira + purse.lira), now


def can_change(state: State, index: int, later: list[int]) -> bool:
    """Whether some hand of the seat, with some hands of the seats that play later, changes how it stands to another."""
    mine = state.seats[index]
    near = [
        other
        for other, seat in enumerate(state.seats)
        if other != index
        and seat.rubies == mine.rubies
        # Cards bring no rubies and at most 8 lira each, and take none.
        and seat.lira <= mine.lira + MOST_LIRA * len(mine.hand)
        and mine.lira <= seat.lira + (MOST_LIRA * len(seat.hand) if other in later else 0)
    ]
    return any(
        _changes(state, index, other, most, most if other in later else 0)
        for other in near
        for most in range(1, 1 + max(len(mine.hand), len(state.seats[other].hand)))
    )


def _changes(state: State, index: int, other: int, most: int, others_most: int) -> bool:
    """As `can_change`, for one other seat and numbers of cards that the two play."""
    pool = _unseen(state)
    now = (state.seats[index].lira, sum(state.seats[index].goods), len(state.seats[index].hand))
    mine = all_ends(state, index, min(most, now[2]))
    theirs = all_ends(state, other, min(others_most, len(state.seats[other].hand)))
    return any(
        _compare(now, their) != _compare(end, their)
        and any(_in_pool(pool, mine_used, used) for mine_used in mine[end] for used in theirs[their])
        for their in theirs
        for end in mine
    )


def _compare(one: End, other: End) -> int:
    return (one > other) - (one < other)


def _in_pool(pool: Counter[Kind], *used: Used) -> bool:
    """Whether there are enough cards for what all these play."""
    spent: Counter[Kind] = Counter()
    for cards in used:
        spent.update(dict(cards))
    return all(shown or copies <= pool[face, shown] for (face, shown), copies in spent.items())
