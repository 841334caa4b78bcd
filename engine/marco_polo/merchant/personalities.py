"""What house players of The Voyages of Marco Polo may like: more of it, in the table of `weights`."""

from typing import Final

from engine.marco_polo.merchant.weights import WEIGHTS, Weights

PERSONALITIES: Final[dict[str, Weights]] = {
    "travel": WEIGHTS._replace(goals=1.0, beijing=1.0, post=0.8),
    "orders": WEIGHTS._replace(pace=2.3, lead=1.1, drawn=1.9),
    "purse": WEIGHTS._replace(coin=0.33, much_coins=25.0),
}
