"""The kinds of city cards by the names that the table of cards uses."""

from typing import Final

from engine.marco_polo.cards.by_die import ByDie
from engine.marco_polo.cards.counted import PerContract, PerDie, PerPost
from engine.marco_polo.cards.exchange import Exchange
from engine.marco_polo.cards.kind import Kind
from engine.marco_polo.cards.one_way import OneWay
from engine.marco_polo.cards.own_city import OwnCity
from engine.marco_polo.cards.steps import Steps
from engine.marco_polo.cards.two_way import TwoWay

USES: Final[dict[str, Kind]] = {
    "exchange": Exchange(),
    "one_way": OneWay(),
    "two_way": TwoWay(),
    "per_die": PerDie(),
    "per_contract": PerContract(),
    "per_post": PerPost(),
    "by_die": ByDie(),
    "own_city": OwnCity(),
    "steps": Steps(),
}
