"""Figures that rest on a single source: all here, easy to replace by the printed ones."""

from typing import Final

from engine.marco_polo.amounts import cost, reward

# What contract K16 asks for beside its reward of 4 camels and 6 points; another source has 2 silk.
K16_COST: Final = cost(camel=2, silk=1, gold=2)

# The third column of the gold line; another source has 3 gold.
GOLD_COLUMN_3: Final = reward(gold=2, camel=2)

# Which marker's letter belongs to which small city: matters only for the lettered set-up.
LETTERED: Final = {"anxi": "A", "ormuz": "B", "kashgar": "C", "xian": "D", "adana": "E", "kochi": "F"}
