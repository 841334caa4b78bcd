"""What the Merchant of Marco Polo considers at each decision and in which order, how far and broadly it looks, how a
lead makes a win likely, which character it drafts."""

from collections.abc import Collection, Sequence
from statistics import fmean
from typing import Final

from engine.core.judge import Judge
from engine.marco_polo.components.amounts import CAMEL, COIN, NOTHING
from engine.marco_polo.components.board import (
    COINS,
    CONTRACTS_SPACE,
    DICE_EACH,
    DICE_OF_SPACE,
    KHAN,
    PURSE,
    ROUNDS,
    THREE_COINS,
    TRAVEL,
    TRAVEL_FEES,
)
from engine.marco_polo.components.cards import CONTRACTS, MARKERS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.dice import has_colour
from engine.marco_polo.merchant import foreseen
from engine.marco_polo.merchant.aims import aims
from engine.marco_polo.merchant.position import Appraiser
from engine.marco_polo.merchant.weights import PERSONALITIES, WEIGHTS, Weights
from engine.marco_polo.merchant.worth import BROUGHT, rounds_to_come
from engine.marco_polo.notation import (
    ADJUST,
    BLACK_DIE,
    CARD,
    COMPLETE,
    COPY,
    END,
    PICK,
    RAISE,
    REROLL,
    TAKE,
    parse_destination,
)
from engine.marco_polo.shortcuts import dice_of
from engine.marco_polo.spaces.board_spaces import MAIN_ACTIONS
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.travel.routes import steps_from, ways_of
from engine.marco_polo.view import View

CHARACTER: Final = "character"  # the kind of decision
ANY_DIE: Final = (COINS, KHAN)  # where the lowest die that fits is as good as any
MANY_TRIES: Final = (CONTRACTS_SPACE, TRAVEL, PURSE, ADJUST)  # compared last, in this order

# Points by which the odds of winning grow e-fold when all dice are placed, and how many more at the start: fitted to
# 781 games of equal and mixed strength with two to four seats, 27 November 2026.
LAST_HOPE: Final = 3.0
FIRST_HOPE: Final = 6.0


class MarcoPoloJudge(Judge[View]):
    version = 6
    settled = frozenset({"after"})
    most_tried = 300
    tried_ahead = 100  # with 10 it had 50 points in the end, with 100 or 300 it had 71 (20 games, 23 November 2026)
    personalities = tuple(PERSONALITIES)

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.weights = weights

    def of(self, personality: str) -> "MarcoPoloJudge":
        return MarcoPoloJudge(PERSONALITIES[personality]) if personality in PERSONALITIES else self

    def at(self, view: View) -> Judge[View]:
        return DecisionJudge(self.weights, view)

    def parts(self, view: View) -> dict[str, float]:
        return Appraiser(self.weights, view).parts(view)._asdict()

    def hope(self, view: View) -> float:
        return self.hope_gained(view, self.value(view))

    def hope_gained(self, view: View, gain: float) -> float:
        """The more is still to come, the less a lead tells."""
        round_left = sum(len(seat.dice) for seat in view.seats) / (DICE_EACH * len(view.seats))
        return gain / (LAST_HOPE + FIRST_HOPE * (rounds_to_come(view) + round_left) / ROUNDS)

    def rounds_ahead(self, seats: int) -> int:
        """With two seats there is time to look further, at what three turns of one's own bring together: 75 iterations
        two rounds ahead gave away 0.3 % of the win, 150 one round ahead 0.9 % (16 positions, 23 November 2026)."""
        return 2 if seats == 2 else 1

    def figures(self, view: View) -> dict[str, dict[str, int]]:
        return aims(view)

    def comparable(self, view: View) -> bool:
        """Between rounds some have their bonuses and dice already."""
        return view.over or view.stage == "turn"

    def preferred(self, view: View, kind: str, options: Sequence[str]) -> Sequence[str]:
        """In the draft: values tell nothing there, as they told the difference in points at the end within 13.3, where
        without them it was within 13.6 (standard deviations of 43 games, 23 November 2026)."""
        if kind != CHARACTER:
            return ()
        ranks = {option: CHARACTERS[PICK.rest(option)].draft for option in options}
        if len(view.seats) == 2:
            return sorted(options, key=lambda option: ranks[option].merchant_of_two)
        return sorted(options, key=lambda option: ranks[option].merchant)

    def plain(self, kind: str, options: Collection[str]) -> str | None:
        """After the main action: to complete what contracts can be."""
        return next(iter(COMPLETE.among(options)), END) if kind == "after" else None


class DecisionJudge(MarcoPoloJudge):
    """The judge of one decision, which begins with the view `start`.

    What leads to nothing but what it says is not tried: the views after it are compared here. `_lows`: of each action
    the values of the lowest die with which it is compared."""

    def __init__(self, weights: Weights, start: View) -> None:
        super().__init__(weights)
        self._start = start
        self._appraiser = Appraiser(weights, start)
        self._lows: dict[str, list[int]] = {}

    def parts(self, view: View) -> dict[str, float]:
        return self._appraiser.parts(view)._asdict()

    def expected(self, view: View, kind: str, notation: str) -> float | None:
        """The end of a turn has an expected value: chance after it is the same for all turns."""
        return self.value(view) if notation == END else None

    def about(self, choices: Sequence[str]) -> str:
        """The main action, whatever is done before."""
        return next((choice for choice in choices if choice in MAIN_ACTIONS), choices[0])

    def considered(self, view: View, kind: str, options: Sequence[str]) -> Sequence[str]:
        if kind in ("turn", "after"):
            return self._first(view, options) or (self._main(view, options) if kind == "turn" else [END])
        if kind == CHARACTER:
            return self.preferred(view, kind, options)[:1]
        if kind == "copy":
            markers, worth = dict(view.markers), self._appraiser.worth
            return [max(options, key=lambda notation: worth.reward(MARKERS[markers[COPY.rest(notation)]]))]
        if kind in foreseen.AFTER:
            return [max(options, key=lambda notation: self.value(foreseen.AFTER[kind](view, notation)))]
        if kind in (REROLL, PURSE):
            return [min(options, key=_low)]
        if kind == "adjust":
            return RAISE.among(options) or options
        if kind == "dice":
            return self._dice(view, options)
        if kind == "travel":
            return self._destinations(view, options)
        return self._contracts(view, options) if kind == "contracts" else options

    def _first(self, view: View, options: Sequence[str]) -> list[str]:
        """The bonus action that makes the position better whatever follows, if there is one."""
        bonus = [notation for notation in options if notation not in MAIN_ACTIONS]
        values = {notation: value for notation in bonus if (value := self._with_bonus(view, notation)) is not None}
        best = max(values, key=values.__getitem__, default=END)
        return [best] if values.get(best, 0) > self.value(view) else []

    def _with_bonus(self, view: View, notation: str) -> float | None:
        """The value after a bonus action; None for one whose use depends on what follows."""
        if COMPLETE.begins(notation):
            contract = COMPLETE.rest(notation)
            chosen = CONTRACTS[contract].reward._replace(plain=NOTHING)
            return self.value(foreseen.completed(view, contract)) + self._appraiser.worth.reward(chosen)
        if notation == BLACK_DIE:
            return fmean(map(self.value, foreseen.black_die_bought(view)))
        if notation == REROLL:
            return fmean(map(self.value, foreseen.rerolled(view)))
        return None

    def _main(self, view: View, options: Sequence[str]) -> list[str]:
        """Main actions, and at first what may help before one. A die that is kept can still be sold in the next turn,
        so one is sold for an action that its coins are needed for, or as all are, where nothing brings more."""
        selling = [PURSE] if len(view.me.dice) == 1 or self._appraiser.sales_are_best(view) else []
        coins = self._unsold(view)
        if coins is not None:
            needing = [notation for notation in options if self._may_need(view, notation, coins, dice=0)]
            return [*selling, *needing] or [PURSE]
        if any(self._may_need(view, notation, view.me.have[COIN], dice=1) for notation in (*BROUGHT, TRAVEL, *options)):
            selling = [PURSE]
        helpful = (*selling, ADJUST) if view.me == self._start.me else ()
        actions = [notation for notation in options if notation in MAIN_ACTIONS or notation in helpful] or options
        return sorted(actions, key=lambda notation: MANY_TRIES.index(notation) if notation in MANY_TRIES else -1)

    # ------------------------------------------------------------------ dice sold before a main action

    def _unsold(self, view: View) -> int | None:
        """The coins that the seat would have without the dice it sold in the turns compared; None where it sold
        none."""
        dice = len(dict(view.spaces)[PURSE]) - len(dict(self._start.spaces)[PURSE])
        return view.me.have[COIN] - dice * THREE_COINS[COIN] if dice else None

    def _may_need(self, view: View, notation: str, coins: int, *, dice: int) -> bool:
        """Whether an option is a main action that may cost more than so many coins, and leaves so many `dice`."""
        if notation not in MAIN_ACTIONS or len(view.me.dice) < DICE_OF_SPACE.get(notation, 1) + dice:
            return False
        if CARD.begins(notation):
            return any(trade.cost[COIN] for trade in CITY_CARDS[CARD.rest(notation)].trades)
        return notation == TRAVEL or any(_toll(view, notation, die % 10 or 6) > coins for die in view.me.dice)

    # ------------------------------------------------------------------ dice, and no more of them than it takes

    def _dice(self, view: View, options: Sequence[str]) -> list[str]:
        """For each value of the lowest die the least dice that go with it, those of one's own colour first."""
        cheapest: dict[int, str] = {}
        for notation in sorted(options, key=_cost_of_dice):
            cheapest.setdefault(_low(notation), notation)
        coins = self._unsold(view)
        if coins is not None and view.doing != TRAVEL:
            cheapest = {low: each for low, each in cheapest.items() if _toll(view, view.doing, low) > coins} or cheapest
        self._lows[view.doing] = lows = sorted(cheapest)
        return [cheapest[low] for low in (lows[:1] if view.doing in ANY_DIE else lows[::-1])]

    def _is_least(self, view: View, needed: int) -> bool:
        """Whether no lower dice that were compared would do for what needs a die of this value."""
        placed = dict(view.spaces)[view.doing][-1].dice[0] % 10
        return not any(needed <= low < placed for low in self._lows[view.doing])

    def _contracts(self, view: View, options: Sequence[str]) -> Sequence[str]:
        if view.doing not in self._lows:
            return options
        space = {contract: number for number, contract in enumerate(view.row, 1)}
        needed = {notation: max(space[contract] for contract in TAKE.words(notation)) for notation in options}
        return [notation for notation in options if self._is_least(view, needed[notation])] or options[:1]

    def _destinations(self, view: View, options: Sequence[str]) -> Sequence[str]:
        me = view.me
        if view.doing != TRAVEL or view.doing not in self._lows or len(me.figures) > 1:
            return options
        steps = steps_from(me.figures[0], me.powers.jumps_between_oases)
        ends = {notation: parse_destination(notation).place for notation in self._worth_a_sale(view, options)}
        return [notation for notation in ends if self._is_least(view, steps[ends[notation]])] or options[:1]

    def _worth_a_sale(self, view: View, options: Sequence[str]) -> Sequence[str]:
        """The journeys that could not be paid for without the dice sold; all of them where none was."""
        coins = self._unsold(view)
        if coins is None:
            return options
        me, (*others, placed) = view.me, dict(view.spaces)[TRAVEL]
        toll = placed.dice[0] % 10 if others and me.powers.pays_toll else 0
        cheap = {
            way.end
            for way in ways_of(me.powers, me.figures[0])
            if TRAVEL_FEES[way.steps] + way.coins + toll <= coins and way.camels <= me.have[CAMEL]
        }
        return [notation for notation in options if parse_destination(notation).place not in cheap]


def _low(notation: str) -> int:
    """The value of the lowest die that an option names."""
    return min(die % 10 for die in dice_of(notation))


def _toll(view: View, space: str, low: int) -> int:
    """The coins that a main action costs whose lowest die shows `low`, as far as the space is occupied."""
    occupied = MAIN_ACTIONS[space].takes_toll and dict(view.spaces)[space]
    return low if occupied and view.me.powers.pays_toll else 0


def _cost_of_dice(notation: str) -> tuple[int, int]:
    dice = dice_of(notation)
    return sum(die % 10 for die in dice), sum(not has_colour(die) for die in dice)
