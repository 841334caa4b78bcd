"""What a position of Istanbul is worth to the Merchant, in lira, part by part, and in the last round; its version, how
many options it tries."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.core.judge import Judge
from engine.core.tuples import replaced
from engine.istanbul import names
from engine.istanbul.merchant import chance, lead
from engine.istanbul.merchant.ahead import Ahead, Line
from engine.istanbul.merchant.aims import aims
from engine.istanbul.merchant.belongings import belongings, shares_left
from engine.istanbul.merchant.considered import considered
from engine.istanbul.merchant.hope import hope_gained, hope_of, spread_of
from engine.istanbul.merchant.rivals import after_rivals, seen_as
from engine.istanbul.merchant.sketch import sketch_of
from engine.istanbul.merchant.weights import EXPANDED, PERSONALITIES, USUAL, Weights
from engine.istanbul.notation import CALL, EXTRA_TURN, MOVE, SELL, TAKE
from engine.istanbul.places import drawing, markets
from engine.istanbul.reading.view import SeatView, View, standings_of
from engine.istanbul.turn.encounters import REWARD_LIRA

WON: Final = 200.0  # lira, for the lead when the last round is played
CARDS_DRAWN: Final = {names.PLACES[names.CARAVANSARY]: drawing.BONUS_CARDS, "second-card": 1}
AVERAGE_DEMAND: Final = (1, 1, 1, 1)


class IstanbulJudge(Judge[View]):
    version = 11
    most_tried = 110
    personalities = tuple(PERSONALITIES)

    def __init__(self, usual: Weights = USUAL, expanded: Weights = EXPANDED) -> None:
        self.usual = usual
        self.expanded = expanded

    def of(self, personality: str) -> "IstanbulJudge":
        liking = PERSONALITIES.get(personality)
        return self if liking is None else IstanbulJudge(liking(self.usual), liking(self.expanded))

    def weights_for(self, view: View) -> Weights:
        """The table for the game with its expansions."""
        return self.expanded if view.mocha or view.letters else self.usual

    def at(self, view: View) -> "IstanbulJudge":
        """Remembers what it planned: many ways of a turn end alike."""
        kind = Leading if lead.is_learned(view) else Remembering
        return kind(self.usual, self.expanded, view)

    def parts(self, view: View) -> dict[str, float]:
        """Besides belongings each place at which the next turns gain something, as to-<place>."""
        if view.final_round or view.over:
            return _final(view)
        parts = belongings(view, view.me, self.weights_for(view))
        for place, gain in self.line(view).gains:
            part = f"to-{names.PLACES[place]}"
            parts[part] = parts.get(part, 0.0) + gain
        return parts

    def line(self, view: View) -> Line:
        """The next turns of the viewer, as it would best make them once those before it have had theirs."""
        weights, seats, number, shares = self.weights_for(view), len(view.seats), view.seat or 0, shares_left(view)
        first = self.next_turn(view)
        rivals = (other % seats for other in range(first, first + (number - first) % seats))
        view = after_rivals(view, rivals, weights, *shares)
        return Ahead(view, weights, *shares).best(sketch_of(view, view.me), self.has_another_turn(view))

    def next_turn(self, view: View) -> int:
        """The seat whose turn is next."""
        return view.active

    def has_another_turn(self, view: View) -> bool:
        """True if the viewer's next turn is now, beside those that it has anyway."""
        return False

    def hope(self, view: View) -> float:
        return hope_of(view, *self.value_before_end(view))

    def hope_gained(self, view: View, gain: float) -> float:
        return hope_gained(view, gain)

    def value_before_end(self, view: View) -> tuple[float, int | None]:
        """The value without that of the end in reach (`Weights.finish`), and the number of turns until then; None where
        it is not in reach, and in the last round."""
        if view.final_round or view.over:
            return sum(self.parts(view).values()), None
        line = self.line(view)
        value = sum(belongings(view, view.me, self.weights_for(view)).values()) + line.before_end
        return value, len(line.gains) if line.finish else None

    def lead_figures(self, view: View, spread: float) -> dict[str, float]:
        """What the lead is told by (`lead.figures`)."""
        return lead.figures(view, belongings(view, view.me, self.weights_for(view)), self.line(view), spread)

    def comparable(self, view: View) -> bool:
        """In the last round all play as many turns before the end."""
        return view.over or not view.final_round

    def figures(self, view: View) -> dict[str, dict[str, int]]:
        return aims(view, self.line(view))

    def considered(self, view: View, kind: str, options: Sequence[str]) -> Sequence[str]:
        return considered(view, kind, options, self.weights_for(view))

    def about(self, choices: Sequence[str]) -> str:
        """The merchant's move, whatever is played before; that another turn is bought, for whichever seals."""
        first = next((choice for choice in choices if MOVE.begins(choice)), choices[0])
        return EXTRA_TURN.word if EXTRA_TURN.begins(first) else first

    def expected(self, view: View, kind: str, notation: str) -> float | None:
        me = view.me
        if kind == names.PLACES[names.TEA_HOUSE] and CALL.begins(notation):
            return self._earned(view, me, chance.tea(CALL.number(notation), me.tiles[names.RED_TILE]))
        if notation == "reroll":
            return self._rolled_again(view, me)
        if kind == names.PLACES[names.BLACK_MARKET] and TAKE.begins(notation):
            return self._with_jewelry(view, _plus(me, names.GOOD[TAKE.rest(notation)], 1), me.tiles[names.RED_TILE])
        if SELL.begins(notation):
            return self._sold(view, me, kind, SELL.words(notation))
        if kind in CARDS_DRAWN:
            return self.value(view) + chance.cards_drawn(view, CARDS_DRAWN[kind]) * self.weights_for(view).card
        return None

    def _with(self, view: View, me: SeatView) -> float:
        """The value where the viewer has something else, and those it meets there."""
        caught = sum(seat.family == me.merchant for index, seat in enumerate(view.seats) if index != view.seat)
        me = replace(me, lira=me.lira + REWARD_LIRA * caught)
        seats = tuple(me if index == view.seat else seat for index, seat in enumerate(view.seats))
        return self.value(replace(view, seats=seats))

    def _earned(self, view: View, me: SeatView, lira: float) -> float:
        return self._with(view, replace(me, lira=me.lira + round(lira)))

    def _with_jewelry(self, view: View, me: SeatView, red_tile: bool) -> float:
        mean = chance.jewelry(min(3, me.capacity - me.goods[names.JEWELRY]), red_tile)
        some = self._with(view, _plus(me, names.JEWELRY, int(mean)))
        more = self._with(view, _plus(me, names.JEWELRY, int(mean) + 1))
        return some + (more - some) * (mean - int(mean))

    def _rolled_again(self, view: View, me: SeatView) -> float:
        if names.TEA_HOUSE in (me.merchant, me.family):
            return self._earned(view, me, chance.tea(chance.best_call(me.tiles[names.RED_TILE]), False))
        return self._with_jewelry(view, me, False)

    def _sold(self, view: View, me: SeatView, kind: str, sold: Sequence[str]) -> float:
        goods = tuple(have - sold.count(name) for have, name in zip(me.goods, names.GOODS, strict=True))
        if kind == names.PLACES[names.LARGE_MARKET]:
            pays, after = markets.LARGE_PAYS, replace(view, large_demand=AVERAGE_DEMAND)
        else:
            pays, after = markets.SMALL_PAYS, replace(view, small_demand=AVERAGE_DEMAND)
        return self._with(after, replace(me, goods=goods, lira=me.lira + pays[len(sold)]))


class Remembering(IstanbulJudge):
    """The judge of one decision. `start`: the view before it."""

    def __init__(self, usual: Weights, expanded: Weights, start: View) -> None:
        super().__init__(usual, expanded)
        self._turn = start.turn
        self._known: dict[View, dict[str, float]] = {}

    def parts(self, view: View) -> dict[str, float]:
        if view not in self._known:
            self._known[view] = super().parts(view)
        return self._known[view]

    def next_turn(self, view: View) -> int:
        """In the turn in which the decision is made, that of the seat after it."""
        return view.active + (view.turn == self._turn)

    def has_another_turn(self, view: View) -> bool:
        """Bought with seals, or brought by a guild card."""
        return view.turn > self._turn and view.active == view.seat


class Leading(Remembering):
    """The judge of one decision where the lead is learned: a position is worth the lead over the rival, in lira as they
    count before the decision. The rival is judged as a plain Merchant with an empty hand."""

    told_by_value = True

    def __init__(self, usual: Weights, expanded: Weights, start: View) -> None:
        super().__init__(usual, expanded, start)
        self._spread, self._stage, self._weights = spread_of(start), lead.stage_of(start), lead.weights_for(start)
        self._leads: dict[View, float] = {}
        self._rivals: dict[View, dict[str, float]] = {}

    def value(self, view: View) -> float:
        if view not in self._leads:
            self._leads[view] = self._spread * self.odds(view)
        return self._leads[view]

    def hope_gained(self, view: View, gain: float) -> float:
        return gain / self._spread

    def odds(self, view: View) -> float:
        """The logarithm of the odds, less what is the same after every turn of the decision."""
        seen = seen_as(view, 1 - (view.seat or 0))
        if seen not in self._rivals:
            self._rivals[seen] = IstanbulJudge().lead_figures(seen, self._spread)
        rival = self._rivals[seen]
        if view.final_round or view.over:
            return lead.at_end(view, rival["ends-in-1"] > 0)
        own = self.lead_figures(view, self._spread)
        return lead.hope(own, self._weights, self._stage) - lead.hope(rival, self._weights, self._stage)


def _plus(me: SeatView, good: int, count: int) -> SeatView:
    return replace(me, goods=replaced(me.goods, good, min(me.capacity, me.goods[good] + count)))


def _final(view: View) -> dict[str, float]:
    """The parts that still count in the last round: the lead, then lira, goods and cards (rulebook p. 9)."""
    standings = standings_of(view)
    best = max(standing for seat, standing in enumerate(standings) if seat != (view.seat or 0))
    rubies, lira, goods, cards = standings[view.seat or 0]
    lead = (rubies > best[0]) - (rubies < best[0])
    return {"lead": WON * lead, "rubies": 50 * rubies, "lira": lira, "goods": goods / 100, "cards": cards / 10_000}
