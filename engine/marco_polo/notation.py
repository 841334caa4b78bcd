"""How choices of Marco Polo are written for logs, buttons and /play: "bazaar silk", "dice 5 b3", "take 2 pepper gold";
how the log names each question.

Logs keep notations for ever, so what is written here never changes. Rules, labels, pictures and tests write and read
them by this module alone. A main action is called like its space (engine/marco_polo/components/board.py)."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from engine.core.notation import Verb
from engine.marco_polo.components.amounts import GOODS, Amounts
from engine.marco_polo.components.dice import BLACK, WHITE, order

# Actions of a turn; the bonus actions that need nothing named are written by their names.
CARD: Final = Verb("card")
COMPLETE: Final = Verb("complete")
REROLL, ADJUST, BLACK_DIE = "reroll", "adjust", "black"
END: Final = "end"

# Characters and cards by id.
PICK: Final = Verb("pick")
KEEP: Final = Verb("keep")
TAKE: Final = Verb("take")  # contracts of the board; goods; camels and coins
DISCARD: Final = Verb("discard")
SWAP: Final = Verb("swap")
DECLINE: Final = "decline"
COINS_WITH: Final = Verb("coins with")
CAMELS_WITH: Final = Verb("camels with")

# Dice by value, b for black and w for white, the highest first.
DIE: Final = Verb("die")
DICE: Final = Verb("dice")
RAISE: Final = Verb("raise")
LOWER: Final = Verb("lower")
COLUMN: Final = Verb("column")

# Places by id.
MOVE: Final = Verb("move")
TO: Final = Verb("to")
VIA: Final = Verb("via")
FIRST: Final = Verb("first")
FROM: Final = Verb("from")
COPY: Final = Verb("copy")
COLLECT: Final = Verb("collect")
STAY, DIRECT = "stay", "direct"
FIGURES: Final = ("niccolo", "marco")  # named only where a player has two
BOTH: Final = MOVE("both")

# Using a city card.
TIMES: Final = Verb("times")
SELL: Final = Verb("sell")
GIVE: Final = Verb("give")  # goods
DONE: Final = "done"

# What a gain or a payment is for, beside actions; and lines of the score sheet.
CITY: Final = Verb("city")
OUTPOST: Final = Verb("outpost")
CONTRACT: Final = Verb("contract")
GOAL: Final = Verb("goal")

# ---------------------------------------------------------------------- dice

DIE_NAMES: Final = {0: "own", 10: "black"} | {
    colour + value: f"{letter}{value}"
    for colour, letter in ((0, ""), (BLACK, "b"), (WHITE, "w"))
    for value in range(1, 7)
}
DIE_NUMBERS: Final = {name: die for die, name in DIE_NAMES.items()}


@lru_cache(maxsize=2048)
def dice(verb: Verb, numbers: tuple[int, ...]) -> str:
    """ "dice 5 b3", the highest first."""
    return verb.all(DIE_NAMES[die] for die in sorted(numbers, key=order, reverse=True))


def parse_dice(verb: Verb, notation: str) -> list[int]:
    """Dice by number in the order written; -1 for what is no die."""
    return [DIE_NUMBERS.get(name, -1) for name in verb.words(notation)]


# ---------------------------------------------------------------------- goods, camels and coins

Goods = tuple[int, int, int]


def goods(verb: Verb, amounts: Goods) -> str:
    """Pepper, silk and gold: "take 2 pepper gold"."""
    return verb.all(
        name if count == 1 else f"{count} {name}" for name, count in zip(GOODS, amounts, strict=True) if count
    )


def parse_goods(verb: Verb, notation: str) -> Goods:
    """Pepper, silk and gold of "take 2 pepper gold"."""
    counts = dict.fromkeys(GOODS, 0)
    for before, word in pairwise(("", *verb.words(notation))):
        if not word.isdigit():
            counts[word] += int(before) if before.isdigit() else 1
    return counts["pepper"], counts["silk"], counts["gold"]


@lru_cache(maxsize=2048)
def goods_choices(verb: Verb, count: int, most_of_one: int, have: Goods | None = None) -> Mapping[str, Goods]:
    """Every way to choose `count` goods, by notation: at most `most_of_one` of a kind, no more of it than `have`."""
    limits = tuple(min(most_of_one, n) for n in have) if have is not None else (most_of_one,) * 3
    choices = [
        (pepper, silk, count - pepper - silk)
        for pepper in range(min(count, limits[0]), -1, -1)
        for silk in range(min(count - pepper, limits[1]), -1, -1)
        if count - pepper - silk <= limits[2]
    ]
    return {goods(verb, some): some for some in choices}


def as_amounts(goods: Goods) -> Amounts:
    """Pepper, silk and gold as amounts."""
    return (0, 0, *goods, 0)


def mix(camels: int, coins: int) -> str:
    """ "take 2 camels 1 coins", without what there is none of."""
    return TAKE.all(f"{number} {what}" for number, what in ((camels, "camels"), (coins, "coins")) if number)


def parse_mix(notation: str) -> tuple[int, int]:
    """Camels and coins of "take 2 camels 1 coins"."""
    words = TAKE.words(notation)
    counts = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    return counts.get("camels", 0), counts.get("coins", 0)


# ---------------------------------------------------------------------- trades and destinations


def sale(what: str, times: int) -> str:
    """ "sell camel 3"."""
    return SELL.all((what, times))


def parse_sale(notation: str) -> tuple[str, int]:
    """The goods and how many times. Raises ValueError for what is no sale."""
    what, times = SELL.words(notation)
    return what, int(times)


class Destination(NamedTuple):
    """Where a movement ends; `figure`: whose, empty with one figure."""

    place: str
    figure: str


def parse_destination(notation: str) -> Destination:
    """Both are empty where `notation` names no destination."""
    place, figure = (*TO.words(notation), "", "")[:2]
    return Destination(place, figure)


# ---------------------------------------------------------------------- kinds of decisions

# Every kind of decision by its stable name: what is asked, with an example of a notation.
DECISIONS: Final = {
    "character": "the draft: which character (pick kubilai)",
    "goals": "two goal cards of four, secret, all seats at once (keep G03 G11)",
    "copy": "which city's marker a question mark copies (copy anxi)",
    "goods": "goods of choice, or goods of different kinds (take 2 pepper gold)",
    "swap": "what goes for a drawn contract with both slots full (swap S01, decline)",
    "compensation": "camels and coins for a low roll, all seats at once (take 2 camels 1 coins)",
    "turn": "before the main action: a main action or a bonus action "
    "(coins, bazaar silk, khan, contracts, travel, card CC07, complete K07, purse, reroll, adjust, black)",
    "after": "after the main action, or without dice: a bonus action or the end of the turn (end)",
    "dice": "which dice are placed, b for black and w for white, the highest first (die 4, dice 5 b3)",
    "die": "the same one by one, the lowest first, where there are very many choices (die b3)",
    "column": "the column of a bazaar line, the usual one as default where no other is better (column 4)",
    "contracts": "which contracts to take (take K07 K12)",
    "discard": "which old contract makes room (discard S01)",
    "column-bonus": "coins or camels with a contract of space 5 or 6 (coins with K07)",
    "figures": "which of two figures travel (move niccolo, move both)",
    "travel": "where a movement ends, with two figures also whose (to anxi, to anxi marco)",
    "step": "where a bonus step leads, if anywhere (to anxi, stay)",
    "route": "which way, where ways differ in price or posts (via o1 moscow, direct)",
    "order": "which of several bonuses, or of two arrivals with too few posts, comes first (first moscow)",
    "relocate": "which own post is moved when none is left (from moscow)",
    "give": "which pairs of different goods to pay (give 2 pepper silk gold)",
    "times": "how often a city card is used (times 3)",
    "trade": "what to sell how often by a city card, until done (sell camel 3, done)",
    "cities": "which own small cities pay their bonus (collect anxi kochi)",
    "purse": "which die buys three coins (die 2)",
    "reroll": "which die is rolled again (die 2)",
    "adjust": "which die is turned which way (raise 3, lower b4)",
}
