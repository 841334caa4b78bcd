"""The 31 city cards, one a row."""

from typing import Final

from engine.marco_polo.components.amounts import cost, reward
from engine.marco_polo.spaces.city_card_kinds import (
    ByDie,
    CityCard,
    Exchange,
    OneWay,
    OwnCity,
    PerContract,
    PerDie,
    PerPost,
    Steps,
    Trade,
    TwoWay,
)

EXCHANGE, ONE_WAY, TWO_WAY, STEPS = Exchange(), OneWay(), TwoWay(), Steps()
BY_DIE, PER_DIE, PER_CONTRACT, PER_POST, OWN_CITY = ByDie(), PerDie(), PerContract(), PerPost(), OwnCity()

CITY_CARDS: Final = {
    card.id: card
    for card in (
        CityCard("CC01", EXCHANGE, (Trade(cost(pepper=2), reward(vp=2)),)),
        CityCard("CC02", EXCHANGE, (Trade(cost(silk=2), reward(vp=3)),)),
        CityCard("CC03", EXCHANGE, (Trade(cost(gold=2), reward(vp=4)),)),
        CityCard("CC04", EXCHANGE, (Trade(cost(camel=1), reward(vp=1)),)),
        CityCard("CC05", EXCHANGE, (Trade(cost(camel=2), reward(coin=2, vp=1)),)),
        CityCard("CC06", EXCHANGE, (Trade(cost(camel=1, pepper=1), reward(coin=2, vp=2)),)),
        CityCard("CC07", EXCHANGE, (Trade(cost(camel=1, pepper=1), reward(coin=7)),)),
        CityCard("CC08", EXCHANGE, (Trade(cost(camel=3, pepper=1), reward(vp=4)),)),
        CityCard("CC09", EXCHANGE, (Trade(cost(camel=1, silk=1), reward(coin=4, vp=2)),)),
        CityCard("CC10", EXCHANGE, (Trade(cost(camel=1, silk=1), reward(coin=8)),)),
        CityCard("CC11", EXCHANGE, (Trade(cost(camel=2, silk=1), reward(vp=4)),)),
        CityCard("CC12", EXCHANGE, (Trade(cost(camel=1, gold=1), reward(coin=6, vp=2)),)),
        CityCard("CC13", EXCHANGE, (Trade(cost(camel=1, gold=1), reward(coin=9)),)),
        CityCard("CC14", EXCHANGE, (Trade(cost(camel=1, gold=1), reward(vp=4)),)),
        CityCard("CC15", EXCHANGE, (Trade(cost(camel=3), reward(pepper=1, silk=1, gold=1)),)),
        CityCard("CC16", EXCHANGE, (Trade(cost(coin=2), reward(any_good=1)),)),
        CityCard("CC17", STEPS, (Trade(cost(camel=2), reward(step=1)),)),
        CityCard("CC18", STEPS, (Trade(cost(), reward(step=1), different=2),)),
        CityCard("CC19", OWN_CITY, (Trade(cost(coin=1), reward(own_city=1)),)),
        CityCard("CC20", ONE_WAY, (Trade(cost(camel=1), reward(coin=3)), Trade(cost(coin=1), reward(camel=1)))),
        CityCard("CC21", TWO_WAY, (Trade(cost(vp=1), reward(coin=3)), Trade(cost(coin=3), reward(vp=1)))),
        CityCard(
            "CC22",
            TWO_WAY,
            (Trade(cost(), reward(camel=2), any_good=1), Trade(cost(camel=2), reward(any_good=1))),
        ),
        CityCard("CC23", PER_CONTRACT, each=reward(coin=2)),
        CityCard("CC24", PER_CONTRACT, each=reward(vp=1)),
        CityCard("CC25", PER_POST, each=reward(coin=2)),
        CityCard("CC26", PER_POST, each=reward(vp=1)),
        CityCard("CC27", BY_DIE, by_die=(*[reward(pepper=1)] * 1, *[reward(pepper=3)] * 5)),
        CityCard("CC28", BY_DIE, by_die=(*[reward(silk=1)] * 3, *[reward(silk=3)] * 3)),
        CityCard("CC29", BY_DIE, by_die=(*[reward(gold=1)] * 5, *[reward(gold=3)] * 1)),
        CityCard("CC30", OWN_CITY, by_die=(*[reward(own_city=1)] * 4, *[reward(own_city=2)] * 2)),
        CityCard("CC31", PER_DIE, each=reward(coin=2)),
    )
}
