"""Games of rookies, and how often they do what nobody would call sensible."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

from engine import players
from engine.core.position import Position
from engine.istanbul import events as istanbul
from engine.istanbul.names import GEMSTONE_DEALER, WAINWRIGHT
from engine.istanbul.notation import DECLINE, PASS, parse_swap
from engine.marco_polo import events as marco_polo
from tests.support.dealt.tables import Table, new

MOST_CHOICES: Final = 5000
GAINS: Final = (
    istanbul.GainedLira,
    istanbul.Sold,
    istanbul.GainedRuby,
    istanbul.TookTile,
    istanbul.Extended,
    istanbul.DrewCards,
    istanbul.TookDiscard,
    istanbul.Collected,
    istanbul.Recalled,
    istanbul.Caught,
    istanbul.DrewLetters,
    istanbul.DeliveredLetters,
    istanbul.GainedCoffee,
    istanbul.DrewGuildCards,
    istanbul.TookTavernTile,
    istanbul.CompanionTaken,
)


class Step(NamedTuple):
    """One choice: who was asked what, the answer, its events and the milliseconds it took to think."""

    seat: int
    kind: str
    options: tuple[str, ...]
    notation: str
    events: tuple[Any, ...]
    spent: float


def play(position: Position, rng: Random) -> Iterator[Step]:
    """Play a game of rookies to its end, `MOST_CHOICES` at most."""
    for _ in range(MOST_CHOICES):
        if position.over:
            return
        seat = position.seats_to_act[0]
        decision = position.decision(seat)
        began = process_time()
        notation = players.choose(players.ROOKIE, position, seat, rng)
        spent = (process_time() - began) * 1e3
        options = tuple(decision.options)
        yield Step(seat, decision.kind, options, notation, position.choose(seat, notation), spent)


# ---------------------------------------------------------------------- Istanbul


def istanbul_game(table: Table, seed: int) -> Counter[str]:
    """What rookies did in one game of Istanbul, by the words of `istanbul_shares`."""
    position = new(table, seed)
    found: Counter[str] = Counter()
    turn: list[Any] = [istanbul.TurnBegan(position.state.active, 1, 1)]
    last = False
    for step in play(position, Random(seed)):
        found += _answer(step)
        for event in step.events:
            if isinstance(event, istanbul.TurnBegan):
                found += _turn(turn, last)
                turn, last = [], position.state.final_round
            turn.append(event)
    found += _turn(turn, last)
    found["games"] += 1
    found["rounds"] += position.state.round - 1
    found["unfinished"] += not position.over
    return found


def _answer(step: Step) -> Counter[str]:
    found = Counter({"choices": 1, "microseconds": int(step.spent * 1e3)})
    swap = parse_swap(step.notation)
    if swap is not None and swap.given:
        found["swaps"] += 1
        found["like for like"] += swap.gained == swap.given
    if step.kind == "kiosk-use":
        found["tiles"] += 1
        found["declined though usable"] += step.notation == DECLINE and len(step.options) > 1
    if step.kind in ("bid", "opening-bid", "closing-bid"):
        found["bids"] += 1
        found["passed"] += step.notation == PASS
    return found


def _turn(events: list[Any], last: bool) -> Counter[str]:
    """What one turn, whose first event is TurnBegan, was good for."""
    me = events[0].seat
    mine = [event for event in events if event.seat == me]
    kinds = {type(event) for event in mine}
    gained = _gained(me, events)
    lira = bool(kinds & {istanbul.GainedLira, istanbul.Sold, istanbul.GainedRuby})
    found = Counter({"turns": 1, "idle": not gained, "cut short": istanbul.CutShort in kinds})
    if kinds & {istanbul.Moved, istanbul.CompanionMoved}:
        paid = _paid_on_arrival(mine)
        found["visits"] += 1
        found["left undone"] += not kinds & {istanbul.Acted, istanbul.Caught}
        found["paid visits"] += paid
        found["paid for nothing"] += paid and istanbul.Acted not in kinds
        if paid and _place_reached(mine) in (WAINWRIGHT, GEMSTONE_DEALER):
            found["paid visits where lira are the price"] += 1
            found["paid for nothing where lira are the price"] += istanbul.Acted not in kinds
    if last:
        found["last turns"] += 1
        found["last turns without lira or ruby"] += not lira
        found["last turns for goods"] += not lira and any(isinstance(event, istanbul.GainedGoods) for event in mine)
    for event in mine:
        if isinstance(event, istanbul.WonAuction):
            found["auctions"] += 1
            found["auction lira"] += event.lira
    return found


def _place_reached(mine: list[Any]) -> int:
    moves = (event for event in mine if isinstance(event, istanbul.Moved | istanbul.CompanionMoved))
    return int(next(moves).place)


def _paid_on_arrival(mine: list[Any]) -> bool:
    for event in mine:
        if isinstance(event, istanbul.PaidSeat | istanbul.PaidNeutral):
            return True
        if isinstance(event, istanbul.Acted | istanbul.LeftUndone):
            return False
    return False


def _gained(me: int, events: list[Any]) -> bool:
    for event in events:
        if event.seat == me and isinstance(event, GAINS):
            return True
        if isinstance(event, istanbul.GainedGoods) and event.seat == me and any(event.goods):
            return True
        if isinstance(event, istanbul.PaidSeat) and event.to == me:
            return True
    return False


# ---------------------------------------------------------------------- Marco Polo


def marco_polo_game(table: Table, seed: int) -> Counter[str]:
    """What rookies did in one game of Marco Polo; "wins berke" and the like by character."""
    position = new(table, seed)
    found: Counter[str] = Counter()
    for step in play(position, Random(seed)):
        found["choices"] += 1
        found["microseconds"] += int(step.spent * 1e3)
        for event in step.events:
            found["journeys"] += isinstance(event, marco_polo.TookHourglass)
            found["trading posts"] += isinstance(event, marco_polo.BuiltPost)
            found["contracts"] += isinstance(event, marco_polo.Completed)
            found["dice for 3 coins"] += isinstance(event, marco_polo.Placed) and event.space == "purse"
    state = position.state
    for me, seat in enumerate(state.seats):
        name = seat.character.id
        found["seats"] += 1
        found["points"] += seat.have[5]
        found[f"seats {name}"] += 1
        found[f"points {name}"] += seat.have[5]
        found[f"wins {name}"] += me in state.winners
    found["games"] += 1
    found["unfinished"] += not position.over
    return found
