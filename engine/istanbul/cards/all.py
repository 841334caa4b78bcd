"""Brings every bonus card into the register of cards."""

from engine.istanbul.cards.base import (
    family_to_police,
    gain_5_lira,
    gain_good,
    move,
    repeat,
    return_assistant,
    small_market_any,
)
from engine.istanbul.cards.letters import (
    companion_2,
    copy_top_discard,
    family_step,
    good_and_3_lira,
    good_for_7_lira,
    move_anywhere_3,
    move_to_merchant,
    one_letter,
    use_neutral_figure,
)
from engine.istanbul.cards.letters import repeat as letters_repeat
from engine.istanbul.cards.letters import roll_reward as letters_roll_reward
from engine.istanbul.cards.mocha import coffee, die_to_six, exchange_3, move_to_corner, roll_reward
from engine.istanbul.cards.mocha import repeat as mocha_repeat

BASE = (gain_good, gain_5_lira, repeat, family_to_police, small_market_any, move, return_assistant)
MOCHA = (coffee, exchange_3, roll_reward, die_to_six, move_to_corner, mocha_repeat)
LETTERS = (
    one_letter,
    letters_roll_reward,
    good_for_7_lira,
    good_and_3_lira,
    copy_top_discard,
    family_step,
    move_to_merchant,
    companion_2,
    use_neutral_figure,
    letters_repeat,
    move_anywhere_3,
)
ALL = BASE + MOCHA + LETTERS
