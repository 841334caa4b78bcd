"""What may be answered ahead in Istanbul: bids at the Auction House up to how much, and which tiles of the Kiosk."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.decision import Decision
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.notation import BID, DECLINE, PASS, PICK
from engine.istanbul.state import State

AUCTION: Final = "auction"
"""The highest bid, in lira: one more than the highest of the others is bid up to it; "0" passes always."""
KIOSK: Final = "kiosk"
"""Tiles by their numbers, the most wanted first, or NEVER."""
NEVER: Final = "never"  # any tile is picked and none is used
MOST_BID: Final = 20


def values(state: State) -> Mapping[str, Sequence[str]]:
    """The answers that there are in this game; of a list the values that may be in it."""
    kinds = {AUCTION: [*map(str, range(MOST_BID + 1))], KIOSK: [NEVER, *map(str, KIOSK_TILES)]}
    return kinds if state.setup.letters else {}


def answer(ahead: Mapping[str, str], decision: Decision) -> str | None:
    """The choice of a seat that answered so ahead; None where it must be asked."""
    if decision.kind == "bid" and AUCTION in ahead:
        lowest = min((BID.number(option) for option in decision.options if option != PASS), default=None)
        return PASS if lowest is None or lowest > int(ahead[AUCTION]) else BID(lowest)
    wanted = ahead.get(KIOSK, "")
    if decision.kind == "kiosk-pick" and wanted:
        picks = list(decision.options) if wanted == NEVER else [PICK(int(number)) for number in wanted.split()]
        return next((pick for pick in picks if pick in decision.options), None)
    return DECLINE if decision.kind == "kiosk-use" and wanted == NEVER else None
