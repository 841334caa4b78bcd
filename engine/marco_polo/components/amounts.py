"""Coins, camels, pepper, silk, gold and points in one tuple: costs and rewards, and what a reward can hold beside them
(steps, black die, contract).

An amount is a tuple of coins, camels, pepper, silk, gold and points, in this order."""

from typing import Final, NamedTuple, TypeAlias

COIN, CAMEL, PEPPER, SILK, GOLD, VP = range(6)
KINDS: Final = ("coin", "camel", "pepper", "silk", "gold", "vp")
GOODS: Final = {"pepper": PEPPER, "silk": SILK, "gold": GOLD}

Amounts: TypeAlias = tuple[int, int, int, int, int, int]
NOTHING: Final[Amounts] = (0, 0, 0, 0, 0, 0)


def cost(coin: int = 0, camel: int = 0, pepper: int = 0, silk: int = 0, gold: int = 0, vp: int = 0) -> Amounts:
    """The amounts that are named; of the other kinds there are none."""
    return (coin, camel, pepper, silk, gold, vp)


class Reward(NamedTuple):
    """The gain from a card, tile or space.

    `plain`: amounts; all others say how many: `any_good`, goods of any kinds; `different`, goods of different kinds;
    `step`, bonus steps on the map; `black`, black dice; `contract`, draws from the special pile; `copy`, bonuses of
    other small cities; `own_city`, bonuses of different small cities where one has a trading post.
    """

    plain: Amounts = NOTHING
    any_good: int = 0
    different: int = 0
    step: int = 0
    black: int = 0
    contract: int = 0
    copy: int = 0
    own_city: int = 0

    @property
    def is_plain(self) -> bool:
        """Whether it is received without any choice or chance."""
        return self[1:] == (0, 0, 0, 0, 0, 0, 0)


def reward(
    any_good: int = 0,
    different: int = 0,
    step: int = 0,
    black: int = 0,
    contract: int = 0,
    copy: int = 0,
    own_city: int = 0,
    **plain: int,
) -> Reward:
    """A reward with its plain amounts by name: reward(coin=3, step=1)."""
    return Reward(cost(**plain), any_good, different, step, black, contract, copy, own_city)


def times(amounts: Amounts, n: int) -> Amounts:
    coin, camel, pepper, silk, gold, vp = amounts
    return (coin * n, camel * n, pepper * n, silk * n, gold * n, vp * n)


def total(*several: Amounts) -> Amounts:
    coin, camel, pepper, silk, gold, vp = map(sum, zip(NOTHING, *several, strict=True))
    return (coin, camel, pepper, silk, gold, vp)


def plus(have: Amounts, more: Amounts) -> Amounts:
    a, b, c, d, e, f = have
    u, v, w, x, y, z = more
    return (a + u, b + v, c + w, d + x, e + y, f + z)


def in_both(one: Amounts, other: Amounts) -> Amounts:
    """Of each kind as much as is in both."""
    coin, camel, pepper, silk, gold, vp = map(min, one, other)
    return (coin, camel, pepper, silk, gold, vp)


def minus(have: Amounts, paid: Amounts) -> Amounts:
    a, b, c, d, e, f = have
    u, v, w, x, y, z = paid
    return (a - u, b - v, c - w, d - x, e - y, f - z)
