"""Brings every guild card into the register of guild cards."""

from engine.istanbul.guild import (
    any_place,
    black_market,
    coffee_house_ruby,
    dealer_ruby,
    fountain,
    goods,
    mosque_tile,
    palace_ruby,
    sale,
    supplies,
    tavern,
    tea_house,
    wheelbarrow,
)

ALL = (
    wheelbarrow,
    goods,
    supplies,
    fountain,
    black_market,
    tea_house,
    sale,
    any_place,
    palace_ruby,
    mosque_tile,
    dealer_ruby,
    tavern,
    coffee_house_ruby,
)
