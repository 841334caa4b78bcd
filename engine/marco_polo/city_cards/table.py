"""The 31 city cards; what each kind does is said in kinds.py and trades.py."""

from typing import Final, NamedTuple

from engine.marco_polo.amounts import Amounts, Reward, cost, reward


class Trade(NamedTuple):
    """What one use costs and brings. Besides `cost`, so many goods of `different` kinds or of any kind (`any_good`) are
    paid."""

    cost: Amounts
    reward: Reward
    different: int = 0
    any_good: int = 0


class CityCard(NamedTuple):
    """`kind`: a key of `KINDS` in spaces/city_card.py, which says what is done with the rest. `trades`: one, or one for
    each of two directions. `by_die`: the rewards for a die of 1 to 6. `each`: the reward for each thing counted."""

    id: str
    kind: str
    trades: tuple[Trade, ...] = ()
    by_die: tuple[Reward, ...] = ()
    each: Reward | None = None


CITY_CARDS: Final = {
    card.id: card
    for card in (
        CityCard("CC01", "exchange", trades=(Trade(cost(pepper=2), reward(vp=2)),)),
        CityCard("CC02", "exchange", trades=(Trade(cost(silk=2), reward(vp=3)),)),
        CityCard("CC03", "exchange", trades=(Trade(cost(gold=2), reward(vp=4)),)),
        CityCard("CC04", "exchange", trades=(Trade(cost(camel=1), reward(vp=1)),)),
        CityCard("CC05", "exchange", trades=(Trade(cost(camel=2), reward(coin=2, vp=1)),)),
        CityCard("CC06", "exchange", trades=(Trade(cost(camel=1, pepper=1), reward(coin=2, vp=2)),)),
        CityCard("CC07", "exchange", trades=(Trade(cost(camel=1, pepper=1), reward(coin=7)),)),
        CityCard("CC08", "exchange", trades=(Trade(cost(camel=3, pepper=1), reward(vp=4)),)),
        CityCard("CC09", "exchange", trades=(Trade(cost(camel=1, silk=1), reward(coin=4, vp=2)),)),
        CityCard("CC10", "exchange", trades=(Trade(cost(camel=1, silk=1), reward(coin=8)),)),
        CityCard("CC11", "exchange", trades=(Trade(cost(camel=2, silk=1), reward(vp=4)),)),
        CityCard("CC12", "exchange", trades=(Trade(cost(camel=1, gold=1), reward(coin=6, vp=2)),)),
        CityCard("CC13", "exchange", trades=(Trade(cost(camel=1, gold=1), reward(coin=9)),)),
        CityCard("CC14", "exchange", trades=(Trade(cost(camel=1, gold=1), reward(vp=4)),)),
        CityCard("CC15", "exchange", trades=(Trade(cost(camel=3), reward(pepper=1, silk=1, gold=1)),)),
        CityCard("CC16", "exchange", trades=(Trade(cost(coin=2), reward(any_good=1)),)),
        CityCard("CC17", "steps", trades=(Trade(cost(camel=2), reward(step=1)),)),
        CityCard("CC18", "steps", trades=(Trade(cost(), reward(step=1), different=2),)),
        CityCard("CC19", "own_city", trades=(Trade(cost(coin=1), reward(own_city=1)),)),
        CityCard(
            "CC20", "one_way", trades=(Trade(cost(camel=1), reward(coin=3)), Trade(cost(coin=1), reward(camel=1)))
        ),
        CityCard("CC21", "two_way", trades=(Trade(cost(vp=1), reward(coin=3)), Trade(cost(coin=3), reward(vp=1)))),
        CityCard(
            "CC22",
            "two_way",
            trades=(Trade(cost(), reward(camel=2), any_good=1), Trade(cost(camel=2), reward(any_good=1))),
        ),
        CityCard("CC23", "per_contract", each=reward(coin=2)),
        CityCard("CC24", "per_contract", each=reward(vp=1)),
        CityCard("CC25", "per_post", each=reward(coin=2)),
        CityCard("CC26", "per_post", each=reward(vp=1)),
        CityCard("CC27", "by_die", by_die=(*[reward(pepper=1)] * 1, *[reward(pepper=3)] * 5)),
        CityCard("CC28", "by_die", by_die=(*[reward(silk=1)] * 3, *[reward(silk=3)] * 3)),
        CityCard("CC29", "by_die", by_die=(*[reward(gold=1)] * 5, *[reward(gold=3)] * 1)),
        CityCard("CC30", "own_city", by_die=(*[reward(own_city=1)] * 4, *[reward(own_city=2)] * 2)),
        CityCard("CC31", "per_die", each=reward(coin=2)),
    )
}
