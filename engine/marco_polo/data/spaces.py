"""The action spaces: what their rows give and what travelling costs."""

from typing import Final

from engine.marco_polo.amounts import cost, reward
from engine.marco_polo.substitutes import GOLD_COLUMN_3

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
        GOLD_COLUMN_3,
        reward(gold=3),
        reward(gold=3, step=1),
        reward(gold=4),
    ),
}

TRAVEL_FEES: Final = (0, 3, 7, 12, 12, 18, 18)  # in coins, for so many steps altogether
MOST_STEPS: Final = 6

ROW: Final = 6  # contract spaces on the board
REFILL: Final = 2
MOST_CONTRACTS: Final = 2  # taken at once, and active at once
COLUMN_BONUS: Final = {5: 1, 6: 2}  # coins or camels beside a contract from that space

REROLL_PRICE: Final = cost(camel=1)
ADJUST_PRICE: Final = cost(camel=2)
BLACK_DIE_PRICE: Final = cost(camel=3)
