"""What things are worth to the merchant at one moment of the game, in victory points."""

from collections.abc import Sequence
from typing import Final

from engine.marco_polo.components.amounts import CAMEL, COIN, VP, Amounts, Reward
from engine.marco_polo.components.board import COINS_PER_VP, DICE_EACH, GOODS_PER_VP, ROUNDS
from engine.marco_polo.components.map import BEIJING
from engine.marco_polo.merchant.weights import Weights
from engine.marco_polo.spaces.city_card_kinds import CityCard, Counted, OwnCity, Trade
from engine.marco_polo.view import SeatView, View

SET_PIPS: Final = 5  # what a die counts that is set when it is placed
USUAL_PIPS: Final = 4  # of a die on a city card
TIE: Final = 0.01  # points; camels at the end decide ties


def rounds_to_come(view: View) -> int:
    """The rounds for which the dice have not been rolled yet."""
    return ROUNDS - view.round + (view.stage == "roll")


def dice_to_come(view: View) -> int:
    """The dice that the viewer may still place, those in hand and those of later rounds."""
    seat = view.me
    return len(seat.dice) + rounds_to_come(view) * (DICE_EACH + seat.powers.white_dice)


class Worth:
    """Prices for one seat. Things lose their worth as the dice to use them run out, down to what they score.

    `each`: of a coin, a camel, pepper, silk, gold and a point. `die`: of a die of 0 pips, `pip`: of each pip."""

    __slots__ = ("die", "each", "pip", "weights", "young")

    def __init__(self, weights: Weights, seat: SeatView, dice: int, rounds: int) -> None:
        """`dice`: how many the seat may still place; `rounds`: after this one."""
        w = self.weights = weights
        young = self.young = min(1.0, dice / w.lasting)
        coin, good = 1 / COINS_PER_VP, 1 / GOODS_PER_VP if BEIJING in seat.posts else 0.0
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

    def amounts(self, amounts: Amounts) -> float:
        a, b, c, d, e, f = self.each
        coin, camel, pepper, silk, gold, vp = amounts
        return a * coin + b * camel + c * pepper + d * silk + e * gold + f * vp

    def stock(self, have: Sequence[int]) -> tuple[float, float, float]:
        """Its coins, its camels and its goods; of what a seat has much the rest counts less."""
        w, worth = self.weights, []
        for kind, each in enumerate(self.each[:VP]):
            much = w.much_coins if kind == COIN else w.much_camels if kind == CAMEL else w.much_goods
            more = have[kind] - much
            worth.append(each * (have[kind] if more <= 0 else much + w.plenty * more))
        coins, camels, *goods = worth
        return coins, camels, sum(goods)

    def reward(self, reward: Reward) -> float:
        found = self.amounts(reward.plain)
        if reward.is_plain:
            return found
        w = self.weights
        chosen = (
            w.any_good * (reward.any_good + reward.different)
            + w.step * reward.step
            + (w.die + w.black + w.pip * 3.5) * reward.black
            + w.drawn * reward.contract
            + w.copy * (reward.copy + reward.own_city)
        )
        return found + chosen * self.young

    def dice(self, dice: Sequence[int], rolls: bool) -> float:
        """Dice in hand, numbers as in engine/marco_polo/components/dice.py."""
        pips = sum(die % 10 for die in dice) if rolls else SET_PIPS * len(dice)
        others = sum(die > 9 for die in dice)
        return self.die * len(dice) + self.pip * pips + self.weights.black * others

    # ------------------------------------------------------------------ city cards

    def card(self, card: CityCard, seat: SeatView, rounds: int) -> float:
        """What the use of a city card in one of so many rounds brings beyond the die."""
        w = self.weights
        if isinstance(card.rule, OwnCity):
            brought = 1.5 * w.copy * self.young - self.amounts(card.price)
        elif isinstance(card.rule, Counted) and card.each is not None:
            brought = self.reward(card.each) * (card.rule.count(seat) + rounds / 2 if card.rule.grows else USUAL_PIPS)
        elif card.by_die:
            brought = self.reward(card.by_die[USUAL_PIPS - 1])
        else:
            brought = w.uses * max(self._trade(trade) for trade in card.trades)
        return max(0.0, brought - (self.die + USUAL_PIPS * self.pip) * self.young)

    def _trade(self, trade: Trade) -> float:
        goods = self.weights.any_good * self.young * (trade.any_good + trade.different)
        return self.reward(trade.reward) - self.amounts(trade.cost) - goods
