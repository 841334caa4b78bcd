"""The 44 contracts: 6 starting ones and 38 for the five rounds and the special pile."""

from typing import Final, NamedTuple

from engine.marco_polo.amounts import Amounts, Reward, cost, reward
from engine.marco_polo.substitutes import K16_COST


class Contract(NamedTuple):
    id: str
    cost: Amounts
    reward: Reward

    @property
    def starting(self) -> bool:
        return self.id.startswith("S")


STARTING: Final = (
    Contract("S01", cost(camel=1, gold=1), reward(camel=3, vp=2)),
    Contract("S02", cost(camel=2, pepper=1, silk=1), reward(contract=1, vp=5)),
    Contract("S03", cost(camel=1, silk=2), reward(coin=5, vp=3)),
    Contract("S04", cost(camel=2, pepper=1, gold=1), reward(black=1, vp=4)),
    Contract("S05", cost(camel=2, silk=1, gold=1), reward(different=2, vp=4)),
    Contract("S06", cost(camel=1, pepper=3), reward(step=1, vp=1)),
)

NORMAL: Final = (
    Contract("K01", cost(camel=1, pepper=3), reward(black=1, vp=2)),
    Contract("K02", cost(camel=2, pepper=2, silk=1), reward(different=2, vp=3)),
    Contract("K03", cost(camel=2, pepper=2, silk=1), reward(coin=4, vp=3)),
    Contract("K04", cost(camel=2, pepper=1, silk=2), reward(coin=3, vp=4)),
    Contract("K05", cost(camel=1, silk=3), reward(any_good=1, vp=3)),
    Contract("K06", cost(camel=2, pepper=2, gold=1), reward(contract=1, vp=4)),
    Contract("K07", cost(camel=2, pepper=2, gold=1), reward(step=1, vp=4)),
    Contract("K08", cost(camel=3, pepper=1, silk=1, gold=1), reward(different=2, vp=5)),
    Contract("K09", cost(camel=3, pepper=1, silk=1, gold=1), reward(black=1, vp=5)),
    Contract("K10", cost(camel=3, pepper=1, silk=1, gold=1), reward(step=1, vp=5)),
    Contract("K11", cost(camel=3, pepper=1, silk=1, gold=1), reward(any_good=1, vp=6)),
    Contract("K12", cost(camel=3, pepper=1, silk=1, gold=1), reward(contract=1, vp=6)),
    Contract("K13", cost(camel=2, silk=2, gold=1), reward(camel=4, vp=4)),
    Contract("K14", cost(camel=2, pepper=1, gold=2), reward(black=1, vp=5)),
    Contract("K15", cost(camel=2, silk=1, gold=2), reward(black=1, vp=6)),
    Contract("K16", K16_COST, reward(camel=4, vp=6)),
    Contract("K17", cost(camel=2, silk=1, gold=2), reward(coin=4, vp=6)),
    Contract("K18", cost(camel=1, gold=3), reward(any_good=1, vp=6)),
    Contract("K19", cost(camel=1, pepper=4), reward(contract=1, vp=3)),
    Contract("K20", cost(camel=2, pepper=2, silk=2), reward(black=1, vp=5)),
    Contract("K21", cost(camel=3, pepper=1, silk=2, gold=1), reward(camel=3, coin=4, vp=5)),
    Contract("K22", cost(camel=3, pepper=1, silk=2, gold=1), reward(camel=3, contract=1, vp=5)),
    Contract("K23", cost(camel=3, pepper=1, silk=1, gold=2), reward(coin=5, vp=7)),
    Contract("K24", cost(camel=2, silk=2, gold=2), reward(contract=1, vp=7)),
    Contract("K25", cost(camel=2, silk=2, gold=2), reward(step=1, vp=7)),
    Contract("K26", cost(camel=1, gold=4), reward(camel=3, vp=7)),
    Contract("K27", cost(camel=1, gold=4), reward(step=1, vp=7)),
    Contract("K28", cost(camel=2, pepper=3, silk=2), reward(step=1, vp=5)),
    Contract("K29", cost(camel=2, pepper=2, silk=3), reward(any_good=1, black=1, vp=5)),
    Contract("K30", cost(camel=2, pepper=2, silk=3), reward(coin=6, vp=5)),
    Contract("K31", cost(camel=2, pepper=3, gold=2), reward(coin=7, vp=6)),
    Contract("K32", cost(camel=2, pepper=3, gold=2), reward(camel=5, vp=7)),
    Contract("K33", cost(camel=2, silk=3, gold=2), reward(camel=4, vp=8)),
    Contract("K34", cost(camel=2, silk=3, gold=2), reward(contract=1, vp=8)),
    Contract("K35", cost(camel=2, pepper=2, gold=3), reward(coin=7, vp=8)),
    Contract("K36", cost(camel=2, pepper=2, gold=3), reward(different=2, vp=9)),
    Contract("K37", cost(camel=2, silk=2, gold=3), reward(coin=7, vp=9)),
    Contract("K38", cost(camel=2, silk=2, gold=3), reward(step=1, vp=9)),
)

CONTRACTS: Final = {contract.id: contract for contract in STARTING + NORMAL}
