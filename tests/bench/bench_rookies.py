"""How sensibly rookies play: `python -m tests.bench.bench_rookies [games of each kind]`; 200 take some minutes."""

import sys
from collections import Counter
from typing import Final

from tests.support.dealt.rookies import istanbul_game, marco_polo_game
from tests.support.dealt.tables import Table

GAMES: Final = 200
DRAFT: Final = (("characters", "drafted"), ("goals", "chosen"), ("city-bonuses", "random"))
# What is counted, and of how many of what.
ISTANBUL: Final = (
    ("rounds", "games"),
    ("left undone", "visits"),
    ("paid visits", "visits"),
    ("paid for nothing", "paid visits"),
    ("paid for nothing where lira are the price", "paid visits where lira are the price"),
    ("idle", "turns"),
    ("cut short", "turns"),
    ("like for like", "swaps"),
    ("last turns for goods", "last turns"),
    ("last turns without lira or ruby", "last turns"),
    ("unfinished", "games"),
)
LETTERS: Final = (
    ("declined though usable", "tiles"),
    ("passed", "bids"),
    ("auction lira", "auctions"),
)
MARCO_POLO: Final = (
    ("points", "seats"),
    ("journeys", "seats"),
    ("trading posts", "seats"),
    ("contracts", "seats"),
    ("dice for 3 coins", "seats"),
    ("unfinished", "games"),
)


def line(what: str, counted: float, of: int, whole: str) -> None:
    if of:
        print(f"  {what:<44} {counted / of:8.3f} of {of} {whole}")


def show(title: str, found: Counter[str], lines: tuple[tuple[str, str], ...]) -> None:
    print(f"\n{title}, {found['games']} games")
    for what, whole in lines:
        line(what, found[what], found[whole], whole)
    line("milliseconds a decision", found["microseconds"] / 1e3, found["choices"], "choices")


def istanbul(expansion: str, seats: int, games: int) -> None:
    table = Table("istanbul", (("expansion", expansion),), seats)
    found: Counter[str] = Counter()
    for seed in range(games):
        found += istanbul_game(table, seed)
    show(f"Istanbul, {expansion}, {seats} seats", found, ISTANBUL + (LETTERS if found["tiles"] else ()))


def marco_polo(title: str, options: tuple[tuple[str, str], ...], seats: int, games: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(games):
        found += marco_polo_game(Table("marco_polo", options, seats), seed)
    show(f"Marco Polo, {title}, {seats} seats", found, MARCO_POLO)
    for key in sorted(found):
        what, _, name = key.partition(" ")
        if what in ("wins", "points") and name:
            line(key, found[key], found[f"seats {name}"], "games")


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for expansion in ("base", "mocha", "letters", "bazaar"):
        for seats in (2, 4):
            istanbul(expansion, seats, games)
    for seats in (2, 3, 4):
        marco_polo("beginners", (), seats, games)
    marco_polo("drafted", DRAFT, 4, games)


if __name__ == "__main__":
    main()
