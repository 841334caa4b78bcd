"""Numbers printed on Marco Polo's board: bazaar, travel fees, bonus actions, rounds, black dice, first coins, most
contracts, what comes with those of spaces 5 and 6, points for posts, Beijing, goods."""

from typing import Final

from engine.core.figures import Figure
from engine.marco_polo.components.amounts import cost, reward

# The notations of main actions; city cards are known by their own ids.
COINS, CAMELS, PEPPER_LINE, SILK_LINE, GOLD_LINE = (
    "coins",
    "bazaar camel",
    "bazaar pepper",
    "bazaar silk",
    "bazaar gold",
)
KHAN, CONTRACTS_SPACE, TRAVEL = "khan", "contracts", "travel"
PURSE: Final = "purse"  # three coins, a bonus action
SPACES: Final = (COINS, CAMELS, PEPPER_LINE, SILK_LINE, GOLD_LINE, KHAN, CONTRACTS_SPACE, TRAVEL, PURSE)

FIVE_COINS: Final = cost(coin=5)
THREE_COINS: Final = cost(coin=3)
KHANS_FAVOUR: Final = reward(camel=2, any_good=1)
KHAN_PLACES: Final = 4

DICE_OF_LINE: Final = {CAMELS: 1, PEPPER_LINE: 1, SILK_LINE: 2, GOLD_LINE: 3}
DICE_OF_SPACE: Final = {**DICE_OF_LINE, TRAVEL: 2}  # one on all others and on city cards
GOOD_OF_LINE: Final = {
    CAMELS: cost(camel=1),
    PEPPER_LINE: cost(pepper=1),
    SILK_LINE: cost(silk=1),
    GOLD_LINE: cost(gold=1),
}
# Column 1 to 6 of each line.
BAZAAR: Final = {
    CAMELS: tuple(reward(camel=n) for n in range(1, 7)),
    PEPPER_LINE: (
        reward(pepper=1),
        reward(pepper=2),
        reward(pepper=2, coin=1),
        reward(pepper=3),
        reward(pepper=3, coin=2),
        reward(pepper=4),
    ),
    SILK_LINE: (
        reward(silk=1),
        reward(silk=2),
        reward(silk=2, camel=1),
        reward(silk=3),
        reward(silk=3, camel=1, coin=1),
        reward(silk=4),
    ),
    GOLD_LINE: (
        reward(gold=1),
        reward(gold=2),
        reward(gold=2, camel=2),  # one source alone (ruling 9.3)
        reward(gold=3),
        reward(gold=3, step=1),
        reward(gold=4),
    ),
}

TRAVEL_FEES: Final = (0, 3, 7, 12, 12, 18, 18)  # in coins, for so many steps altogether
MOST_STEPS: Final = 6

ROW: Final = 6  # contract spaces on the board
REFILL: Final = 2
MOST_TAKEN_CONTRACTS: Final = 2  # with one action
MOST_ACTIVE_CONTRACTS: Final = 2
WITH_CONTRACT: Final = {5: 1, 6: 2}  # coins or camels beside a contract from that space

REROLL_PRICE: Final = Figure(cost(camel=1))
ADJUST_PRICE: Final = Figure(cost(camel=2))
BLACK_DIE_PRICE: Final = Figure(cost(camel=3))

# ---------------------------------------------------------------------- set-up, rounds, points

COLOURS: Final = ("blue", "green", "red", "yellow")
ROUNDS: Final = 5
DICE_EACH: Final = 5
BLACK_DICE: Final = {2: 3, 3: 4, 4: 5}
NEUTRAL_KHAN_DICE: Final = {2: 2, 3: 1, 4: 0}
NEUTRAL_COINS_DICE: Final = {2: 1, 3: 0, 4: 0}

START_CAMELS: Final = 2
START_COINS: Final = (7, 8, 9, 10)  # by seat
SPECIAL_PILE: Final = 8
ROUND_PILE: Final = 6
GOALS_DEALT: Final = 2
GOALS_OFFERED: Final = 4
BEGINNERS: Final = ("raschid", "matteo", "berke", "mercator")  # by seat

FAIR_ROLL: Final = 15  # below it every missing pip is paid for

POSTS: Final = 9
MILESTONES: Final = {8: 5, 9: 10, 11: 10}  # points for the n-th trading post; only Rubruk has eleven
BEIJING_VP: Final = (10, 7, 4, 1)
MOST_CONTRACTS_VP: Final = 7
COINS_PER_VP: Final = 10
GOODS_PER_VP: Final = 2
