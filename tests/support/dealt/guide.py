"""A player for tests that soon asks the others where the game has such places: at the Kiosk and the Auction House."""

from random import Random

from engine import players
from engine.core.decision import Decision
from engine.core.notation import parse
from engine.core.position import Position
from engine.istanbul.names import AUCTION_HOUSE, KIOSK
from engine.istanbul.notation import MOVE, TAKE

ASKS_OTHERS = {KIOSK: "kiosk", AUCTION_HOUSE: "auction-house"}
LEAST_TO_BE_ASKED = 2


class Guide:
    """Chooses as a rookie would, but goes to the places that ask others until each has asked them once: to the Auction
    House while everybody has `lira`."""

    def __init__(self, lira: int = LEAST_TO_BE_ASKED) -> None:
        self.left = set(ASKS_OTHERS)
        self.lira = lira

    def __call__(self, position: Position, seat: int, rng: Random) -> str:
        decision = position.decision(seat)
        if decision.kind == "move":
            way = self._way(position, decision)
            if way:
                return way
        if decision.kind in ("opening-bid", "bid"):
            return _low_bid(position, decision)
        for place in self.left:
            if decision.kind == ASKS_OTHERS[place] and self._others_answer(position, place):
                self.left.remove(place)
                return next(option for option in decision.options if parse(option).verb in ("open", TAKE.word))
        return players.choose(players.ROOKIE, position, seat, rng)

    def _way(self, position: Position, decision: Decision) -> str | None:
        """To the nearest place still wanted, or towards it."""
        board, ways = position.state.board, MOVE.among(decision.options)
        wanted = [place for place in self.left if place in board.places and self._others_answer(position, place)]
        free = [way for way in ways if not _cut_short(position, decision.seat, way)]
        if not wanted or not free:
            return None
        return min(free, key=lambda way: min(board.distances(MOVE.number(way))[place] for place in wanted))

    def _others_answer(self, position: Position, place: int) -> bool:
        """Whoever has too few lira to raise the lowest bid is not asked."""
        return place == KIOSK or all(seat.lira >= self.lira for seat in position.state.seats)


def _low_bid(position: Position, decision: Decision) -> str:
    """As little as leaves everybody something to answer: 1 to open, then 2 where the others can go beyond it."""
    if decision.kind == "opening-bid":
        return next(iter(decision.options))
    rich = all(seat.lira > LEAST_TO_BE_ASKED for seat in position.state.seats)
    return "bid 2" if rich and "bid 2" in decision.options else "pass"


def _cut_short(position: Position, seat: int, way: str) -> bool:
    return bool(position.outlook(seat, way).cut_short)
