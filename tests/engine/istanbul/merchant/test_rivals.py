"""The Merchant does not plan to buy what a rival buys before its turn."""

from typing import Any

import pytest

from engine.istanbul.merchant.judge import IstanbulJudge
from tests.scenarios.istanbul.given import start

FIVE = {"fabric": 2, "spice": 1, "fruit": 1, "jewelry": 1}


@pytest.mark.parametrize(
    ("place", "beside", "price", "expansion"),
    [
        (13, 9, {"goods": FIVE}, None),
        (14, 10, {"goods": {"fabric": 2}, "tiles": ["spice"]}, None),
        (15, 11, {"goods": {"jewelry": 2}, "tiles": ["fruit"]}, None),
        (16, 12, {"lira": 15}, None),
        (20, 2, {"coffee": 6}, "mocha"),
    ],
    ids=["Sultan's Palace", "Small Mosque", "Great Mosque", "Gemstone Dealer", "Coffee House"],
)
def test_what_a_rival_buys_first_is_not_planned(
    place: int, beside: int, price: dict[str, Any], expansion: str | None
) -> None:
    """With just the price of now for the last ruby; the rival buys if it can and its turn is before."""
    options = {"expansion": expansion} if expansion else {}
    seat = {"at": beside, "lira": 0, "capacity": 5, "family": 7}
    red = seat | price | {"rubies": 5}

    def planned(rival: dict[str, Any], active: str) -> int:
        seats = {"seats": 2, "neutral": [7, 7, 7], "active": active, "red": red, "blue": seat | rival}
        return IstanbulJudge().line(start({"options": options, **seats}).view(0)).gains[0][0]

    assert planned(price, "blue") != place
    assert planned(price, "red") == place
    assert planned({}, "blue") == place
