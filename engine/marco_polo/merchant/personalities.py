"""What house players of The Voyages of Marco Polo may like: more of it, in the table of `weights`."""

from typing import Final

from engine.marco_polo.merchant.weights import WEIGHTS, Weights

PERSONALITIES: Final[dict[str, Weights]] = {
    "travel": WEIGHTS._replace(post=3.0, journey=0.6, foresight=0.7),
    "black": WEIGHTS._replace(die=1.1, black=0.4),
}
