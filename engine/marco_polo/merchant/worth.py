"""How the Merchant of Marco Polo prices things as rounds and dice run out: stocks, dice, rewards, city cards, active
contracts, having most contracts."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from engine.core.tuples import without
from engine.marco_polo.components.amounts import CAMEL, COIN, VP, Amounts, Reward, minus, reward, total
from engine.marco_polo.components.board import (
    BAZAAR,
    COINS,
    COINS_PER_VP,
    CONTRACTS_SPACE,
    DICE_EACH,
    FIVE_COINS,
    GOODS_PER_VP,
    KHAN,
    KHANS_FAVOUR,
    MOST_ACTIVE_CONTRACTS,
    MOST_CONTRACTS_VP,
    ROUNDS,
)
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.components.dice import MEAN_PIPS
from engine.marco_polo.merchant.weights import Weights
from engine.marco_polo.spaces.city_cards import CityCard, Counted, OwnCity, Trade
from engine.marco_polo.view import SeatView, View

SET_PIPS: Final = 5  # what a die counts that is set when it is placed
USUAL_PIPS: Final = 4  # of a die on a city card
TIE: Final = 0.01  # points; camels at the end decide ties
# Points that the coins and goods would score which are too few for one more, on average: so that positions with dice
# to come, in which all count by their part of a point, are compared fairly with those without.
COINS_REST: Final = (COINS_PER_VP - 1) / 2 / COINS_PER_VP
GOODS_REST: Final = (GOODS_PER_VP - 1) / 2 / GOODS_PER_VP

# A contract of the row counts as if it were drawn unseen.
BROUGHT: Final[dict[str, Sequence[Reward]]] = {
    **BAZAAR,
    COINS: (Reward(FIVE_COINS),) * 6,
    KHAN: (KHANS_FAVOUR,) * 6,
    CONTRACTS_SPACE: (reward(contract=1),) * 6,
}


def rounds_to_come(view: View) -> int:
    """The rounds for which the dice have not been rolled yet."""
    return ROUNDS - view.round + (view.stage == "roll")


def dice_to_come(view: View) -> int:
    """The dice that the viewer may still place, those in hand and those of later rounds."""
    seat = view.me
    return len(seat.dice) + rounds_to_come(view) * (DICE_EACH + seat.powers.white_dice)


class Worth:
    """Prices for one seat. Things lose their worth as the dice to use them run out, down to what they score.

    `each`: of a coin, a camel, pepper, silk, gold and a point. `die`: of a die of 0 pips, `pip`: of each pip;
    `brought`: of what a space of the board brings, by the lowest die from 1."""

    __slots__ = ("brought", "die", "each", "in_beijing", "pip", "weights", "young")

    def __init__(self, weights: Weights, in_beijing: bool, dice: int, rounds: int) -> None:
        """`in_beijing`: it has a post there; `dice`: how many it may still place; `rounds`: after this one."""
        w = self.weights = weights
        young = self.young = min(1.0, dice / w.lasting)
        self.in_beijing = in_beijing
        coin, good = 1 / COINS_PER_VP, 1 / GOODS_PER_VP if in_beijing else 0.0
        self.each = (
            coin + (w.coin - coin) * young,
            TIE + w.camel * young,
            good + (w.pepper - good) * young,
            good + (w.silk - good) * young,
            good + (w.gold - good) * young,
            1.0,
        )
        fading = 1.0 if rounds else w.last_dice
        self.die, self.pip = w.die * fading, w.pip * fading
        self.brought = {space: tuple(map(self.reward, rewards)) for space, rewards in BROUGHT.items()}

    def amounts(self, amounts: Amounts) -> float:
        a, b, c, d, e, f = self.each
        coin, camel, pepper, silk, gold, vp = amounts
        return a * coin + b * camel + c * pepper + d * silk + e * gold + f * vp

    def stock(self, have: Amounts) -> tuple[float, float, float]:
        """Its coins, its camels and its goods; of what a seat has much the rest counts less, and without dice to use
        them only what they score."""
        if not self.young:
            goods_scored = sum(have[CAMEL + 1 : VP]) // GOODS_PER_VP + GOODS_REST if self.in_beijing else 0
            return have[COIN] // COINS_PER_VP + COINS_REST, TIE * have[CAMEL], goods_scored
        w, worth = self.weights, []
        for kind, each in enumerate(self.each[:VP]):
            much = w.much_coins if kind == COIN else w.much_camels if kind == CAMEL else w.much_goods
            more = have[kind] - much
            worth.append(each * (have[kind] if more <= 0 else much + w.plenty * more))
        coins, camels, *goods = worth
        return coins, camels, sum(goods)

    def reward(self, reward: Reward) -> float:
        plain = self.amounts(reward.plain)
        if reward.is_plain:
            return plain
        w = self.weights
        chosen = (
            w.any_good * (reward.any_good + reward.different)
            + w.step * reward.step
            + (w.die + w.black + w.pip * MEAN_PIPS) * reward.black
            + w.drawn * reward.contract
            + w.copy * (reward.copy + reward.own_city)
        )
        return plain + chosen * self.young

    def die_of(self, die: int, rolls: bool) -> float:
        """A die in hand, a number as in engine/marco_polo/components/dice.py, while there is much to do with it."""
        pips = die % 10 if rolls else SET_PIPS
        return self.die + self.pip * pips + self.weights.black * (die > 9)

    # ------------------------------------------------------------------ city cards

    def card(self, card: CityCard, seat: SeatView, rounds: int) -> float:
        """The gain of a city card used in one of so many rounds, beyond the worth of the die."""
        w = self.weights
        if isinstance(card, OwnCity):
            brought = 1.5 * w.copy * self.young - self.amounts(card.price)
        elif isinstance(card, Counted) and card.each is not None:
            brought = self.reward(card.each) * (card.count(seat) + rounds / 2 if card.grows else USUAL_PIPS)
        elif card.by_die:
            brought = self.reward(card.by_die[USUAL_PIPS - 1])
        else:
            brought = w.uses * max(self._trade(trade) for trade in card.trades)
        return max(0.0, brought - (self.die + USUAL_PIPS * self.pip) * self.young)

    def _trade(self, trade: Trade) -> float:
        goods = self.weights.any_good * self.young * (trade.any_good + trade.different)
        return self.reward(trade.reward) - self.amounts(trade.cost) - goods


@lru_cache(maxsize=256)
def worth_of(weights: Weights, in_beijing: bool, dice: int, rounds: int) -> Worth:
    """Made once for each stage of the game."""
    return Worth(weights, in_beijing, dice, rounds)


# ---------------------------------------------------------------------- contracts

SURE: Final = 0.97  # of the gain of what can be completed at once
FETCHED: Final = (0.3, 0.6, 0.8, 1.4, 2.0)  # the share of a good die that fetches one of each, times two
MORE: Final = range(MOST_ACTIVE_CONTRACTS + 1)
DECIDED: Final = 0.15  # rounds; how open it is in the last one who has most


def active_contracts(worth: Worth, have: Amounts, active: Sequence[str], dice: int, most: Sequence[float]) -> float:
    """The gain of the active contracts, in the better order: what one needs the other cannot use.

    `dice`: how many may still be placed; `most`: as of `most_contracts`."""
    if not active:
        return 0.0
    if not dice:
        return _at_once(worth, have, tuple(active), most)
    orders = (active, active[::-1]) if len(active) > 1 else (active,)
    return max(_in_order(worth, have, order, dice, most) for order in orders)


def _at_once(worth: Worth, have: Amounts, active: tuple[str, ...], most: Sequence[float]) -> float:
    """The gain of those that can be paid without another die, by what is scored before and after them."""
    best = 0.0
    for name in active:
        contract = CONTRACTS[name]
        paid = minus(have, contract.cost)
        if min(paid) < 0:
            continue
        after = total(paid, contract.reward.plain)
        gain = after[VP] + sum(worth.stock(after)) - have[VP] - sum(worth.stock(have)) + most[1] - most[0]
        best = max(best, SURE * gain + _at_once(worth, after, without(active, name), most[1:]))
    return best


def _in_order(worth: Worth, have: Sequence[int], active: Sequence[str], dice: float, most: Sequence[float]) -> float:
    w, each = worth.weights, worth.each
    total, all_done, more = 0.0, 1.0, 0
    left = list(have)
    for name in active:
        contract = CONTRACTS[name]
        price = missing = 0.0
        for kind in range(VP):
            need = contract.cost[kind]
            if need:
                price += need * each[kind]
                missing += max(0, need - left[kind]) * FETCHED[kind]
                left[kind] = max(0, left[kind] - need)
        gain = worth.reward(contract.reward) + all_done * (most[more + 1] - most[more]) - price
        if gain <= 0:
            continue
        chance = SURE
        if missing:
            chance = max(0.0, (1 - w.doubt) * (1 - w.haste * missing / w.pace / dice)) if dice > 0 else 0.0
            dice -= missing / w.pace
        total += chance * gain
        all_done, more = all_done * chance, more + 1
    return total


def most_contracts(w: Weights, view: View, rounds: int) -> tuple[float, ...]:
    """The points expected for having most contracts with none, one and two more than now. `rounds`: after this one."""
    mine = len(view.me.done)
    best = max(len(other.done) for seat, other in enumerate(view.seats) if seat != view.seat)
    if not rounds and not any(seat.dice for seat in view.seats):  # as the score sheet has it
        return tuple(MOST_CONTRACTS_VP * (mine + more >= max(best, 1)) for more in MORE)
    return tuple(MOST_CONTRACTS_VP * _chance(w, mine + more - best, rounds) for more in MORE)


def _chance(w: Weights, ahead: int, rounds: int) -> float:
    """To have most with so many contracts more than the best other seat; all who have most count."""
    return 1 / (1 + exp(-(ahead + 0.5) / (w.lead * (rounds + DECIDED))))
