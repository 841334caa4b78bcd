"""Figures of the set-up, the rounds and the trading posts."""

from typing import Final

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
