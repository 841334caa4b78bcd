"""What things are worth to the Merchant, in lira: tables found by matches (`tools/arena.py`), with their date."""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """`ruby`: one in hand. `goods`: one of each type. `capacity`: wheelbarrows by how many of a type they hold, from 2.
    `stack`: assistants under the merchant, by their number. `tiles`: mosque tiles by good. `family`: the family member
    waiting at the Police Station. `card`: the share of a bonus card's worth that counts in hand. `turn`: the share that
    is left of what can be had a turn later. `plans`: the shares of the best, second and third plan that count now.
    `rival`: the share of a rival's lead that counts against a position."""

    ruby: float
    goods: tuple[float, float, float, float]
    capacity: tuple[float, float, float, float]
    stack: tuple[float, ...]
    tiles: tuple[float, float, float, float]
    family: float
    card: float
    coffee: float
    letter: float
    seal: float
    guild_card: float
    taverns: tuple[float, float]
    companion: float
    turn: float
    plans: tuple[float, float, float]


USUAL: Final = Weights(  # 22 November 2026
    ruby=34.0,
    goods=(1.9, 1.9, 1.9, 2.8),
    capacity=(0.0, 14.0, 30.0, 34.0),
    stack=(0.0, 4.5, 7.5, 9.5, 11.0, 12.0),
    tiles=(9.0, 6.0, 5.0, 5.0),
    family=2.0,
    card=0.8,
    coffee=2.3,
    letter=2.0,
    seal=2.0,
    guild_card=2.5,
    taverns=(5.0, 4.0),
    companion=6.0,
    turn=0.8,
    plans=(0.6, 0.3, 0.15),
)
