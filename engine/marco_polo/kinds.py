"""Every kind of decision by its stable name: what is asked, with an example of a notation."""

from typing import Final

KINDS: Final = {
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
