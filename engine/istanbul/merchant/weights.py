"""What things are worth to the Merchant, in lira: tables found by matches (`tools/arena.py`), with their date."""

from typing import Final, NamedTuple


class Stock(NamedTuple):
    """What some of a kind are worth: `each` of the first `usual`, which are enough for a ruby, and `more` for each that
    lies idle beside them."""

    usual: int
    each: float
    more: float

    def worth(self, count: float) -> float:
        """Of so many."""
        return self.each * min(count, self.usual) + self.more * max(0.0, count - self.usual)

    def gained(self, have: float, count: float) -> float:
        """What is gained by so many more."""
        return self.worth(have + count) - self.worth(have)

    def price(self, have: float, count: float) -> float:
        """What so many cost; of the fullest purse where they are still missing."""
        return self.gained(max(0.0, have - count), count)


class Weights(NamedTuple):
    """`ruby`: one in hand. `lira`, `coffee`, `seals`: by how many there are; `sealed`: a letter still to be delivered,
    besides its seal. `goods`: one of each type. `capacity`: wheelbarrows by how many of a type they hold, from 2.
    `stack`: assistants under the merchant, by their number. `tiles`: mosque tiles by good. `family`: the family member
    waiting at the Police Station. `card`: the share of a bonus card's worth that counts in hand. `turn`: the share that
    is left of what can be had a turn later. `plans`: the shares of the best, second and third plan that count now.
    `rival`: the share of a rival's lead that counts against a position."""

    ruby: float
    lira: Stock
    goods: tuple[float, float, float, float]
    capacity: tuple[float, float, float, float]
    stack: tuple[float, ...]
    tiles: tuple[float, float, float, float]
    family: float
    card: float
    coffee: Stock
    seals: Stock
    sealed: float
    guild_card: float
    taverns: tuple[float, float]
    companion: float
    turn: float
    plans: tuple[float, float, float]


USUAL: Final = Weights(  # 22 November 2026
    ruby=56.0,
    lira=Stock(18, 1.0, 0.4),
    goods=(1.6, 1.6, 1.6, 2.3),
    capacity=(0.0, 20.0, 41.0, 47.0),
    stack=(0.0, 2.5, 4.5, 6.0, 7.0, 8.0),
    tiles=(9.0, 6.0, 5.0, 5.0),
    family=2.0,
    card=0.8,
    coffee=Stock(8, 3.5, 1.4),
    seals=Stock(6, 5.5, 1.8),
    sealed=0.8,
    guild_card=3.5,
    taverns=(5.0, 4.0),
    companion=9.0,
    turn=0.8,
    plans=(0.6, 0.3, 0.15),
)
