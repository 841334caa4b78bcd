"""The 10 outpost bonuses of large cities and the 6 bonus markers of small cities."""

from typing import Final

from engine.marco_polo.amounts import reward

OUTPOSTS: Final = {
    "OB01": reward(coin=3),
    "OB02": reward(coin=5),
    "OB03": reward(camel=2),
    "OB04": reward(camel=3),
    "OB05": reward(silk=2),
    "OB06": reward(gold=2),
    "OB07": reward(any_good=1),
    "OB08": reward(contract=1),
    "OB09": reward(black=1),
    "OB10": reward(step=1),
}

MARKERS: Final = {
    "A": reward(coin=5),
    "B": reward(camel=3),
    "C": reward(different=2),
    "D": reward(copy=1),
    "E": reward(camel=1, coin=3),
    "F": reward(vp=3),
}
