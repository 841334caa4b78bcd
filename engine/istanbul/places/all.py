"""Brings every place into the register of places."""

from engine.istanbul.places import (
    black_market,
    caravansary,
    fountain,
    gemstone_dealer,
    markets,
    mosques,
    police_station,
    post_office,
    sultans_palace,
    tea_house,
    wainwright,
    warehouses,
)

ALL = (
    wainwright,
    warehouses,
    post_office,
    caravansary,
    fountain,
    black_market,
    tea_house,
    markets,
    police_station,
    sultans_palace,
    mosques,
    gemstone_dealer,
)
