"""How choices of Istanbul are written for logs, buttons and /play: "move 7", "catch red lira", "fabric for spice";
which of them end or decline something.

Logs keep notations for ever, so a verb never writes anything else. Rules, labels, pictures and tests format and parse
them with the verbs below only. The meaning of a notation is not parsed: each question of a script maps its notations to
the values that the script receives."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from engine.core.notation import Verb
from engine.istanbul.names import GOODS

# Places by their printed numbers.
MOVE: Final = Verb("move")
COMPANION: Final = Verb("companion")
SEND: Final = Verb("send")
STEP: Final = Verb("step")
USE: Final = Verb("use")
BESIDE: Final = Verb("beside")
TUNNEL: Final = Verb("tunnel")
RUBY: Final = Verb("ruby")
BAKSHEESH: Final = Verb("baksheesh")
RECALL: Final = Verb("recall")
RETURN: Final = Verb("return")  # one or several places

# Cards by face, guild cards and kiosk tiles by number.
PLAY: Final = Verb("play")
DISCARD: Final = Verb("discard")
GUILD: Final = Verb("guild")
DISCARD_GUILD: Final = Verb("discard-guild")
PICK: Final = Verb("pick")
ROAST: Final = Verb("roast")  # "roast lira", "roast fabric", "roast card move-0", "roast guild 7"
ROAST_CARD: Final = Verb("roast card")
ROAST_GUILD: Final = Verb("roast guild")

# Goods and coffee by name.
TAKE: Final = Verb("take")
GAIN: Final = Verb("gain")
GIVE: Final = Verb("give")
SELL: Final = Verb("sell")
DELIVER: Final = Verb("deliver")
EXTRA: Final = Verb("extra")
TILE: Final = Verb("tile")  # a mosque's by its good, a tavern's by its name

# Letters: the place one names, "delivered", or "any" of several still to be picked.
LETTER: Final = Verb("letter")
TRADE: Final = Verb("trade")
EXTRA_TURN: Final = Verb("extra-turn")

# Numbers that are no places.
CALL: Final = Verb("call")
BID: Final = Verb("bid")
ANY: Final = Verb("any")
JEWELRY_COUNT: Final = Verb("jewelry")
TURN_DIE: Final = Verb("turn")
SIX_TO: Final = Verb("six")  # "six 2", "six 2 copy-top-discard"

# Figures, pieces and players' colours.
MEET: Final = Verb("meet")
FIGURE: Final = Verb("figure")
TO: Final = Verb("to")
CATCH: Final = Verb("catch")  # "catch red lira"
REWARD: Final = Verb("reward")

# A whole notation.
PLACE_COMPANION: Final = "place-companion"

# Notations without an argument that skip a step or end something.
SKIP: Final = "skip"
ENOUGH: Final = "enough"
STOP: Final = "stop"
END: Final = "end"
DONE: Final = "done"
KEEP: Final = "keep"
PASS: Final = "pass"
DECLINE: Final = "decline"
NO_EXTRA: Final = "no-extra"
LEAVING: Final = frozenset({SKIP, ENOUGH, NO_EXTRA, STOP, KEEP, DONE, END, PASS, DECLINE})
SIDE_VERBS: Final = (PLAY.word, RECALL.word)  # a card, the yellow tile: used beside nearly every step


def is_beside(notation: str) -> bool:
    """True for a notation of one of `SIDE_VERBS`."""
    return notation.partition(" ")[0] in SIDE_VERBS


def declines(notation: str) -> bool:
    """True where the action of a place is left undone, or the turn ends before it."""
    return notation in (SKIP, STOP)


def named(counts: Iterable[int]) -> list[str]:
    """The goods counted by type, by name: (2, 0, 1, 0) are fabric, fabric, fruit."""
    return [GOODS[good] for good, count in enumerate(counts) for _ in range(count)]


def swap(gained: str, given: str) -> str:
    """An exchange, what is gained first: "fabric for spice", "letter for lira"."""
    return f"{gained} for {given}"


def for_free(gained: str) -> str:
    """A good without a price: "fabric free"."""
    return f"{gained} free"


class Swap(NamedTuple):
    """`given` is empty where nothing is paid."""

    gained: str
    given: str


def parse_swap(notation: str) -> Swap | None:
    """The exchange that a notation names; None if it names none."""
    if notation.endswith(" free"):
        return Swap(notation.removesuffix(" free"), "")
    gained, word, given = notation.partition(" for ")
    return Swap(gained, given) if word else None
