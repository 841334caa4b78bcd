"""What Marco Polo's characters change: Raschid sets dice, Matteo's white die, Berke's tolls, Mercator's income, two
Polos, Rubruk's posts, Caprini's oases, Kubilai in Beijing; ranks in the draft."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from engine.marco_polo.components.amounts import NOTHING, Amounts, cost
from engine.marco_polo.components.board import COINS, GOOD_OF_LINE, KHAN, POSTS
from engine.marco_polo.components.map import BEIJING, VENEZIA


class DraftRanks(NamedTuple):
    """The place of a character, 1 the best, among those that computer players like in the draft: the Rookie, and the
    Merchant with two and with more players (with which it won most, 22 November 2026)."""

    rookie: int
    merchant_of_two: int
    merchant: int


class Income(NamedTuple):
    """`amounts` from the supply when another player has used a space, in a game of at most so many `seats`."""

    amounts: Amounts
    seats: int = 4


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Character:
    """The ordinary rules, but for what the tile says.

    `rolls`: dice are rolled at the start of a round, not set when they are placed. `pays_toll`: it
    pays coins for an occupied space. `posts`: how many trading posts it owns; `posts_on_the_way`: it builds in every
    city it passes.
    `jumps_between_oases`: from any oasis to any other in one step. `figures`: how many it moves, beginning in `start`,
    where it may have a post (`starts_with_post`), which gives no bonus. `white_dice`, `round_income`,
    `round_contracts`: what it receives at the start of each round. `incomes`: by the main action of another player
    that brings it.
    """

    id: str = "nobody"
    rolls: bool = True
    pays_toll: bool = True
    posts: int = POSTS
    posts_on_the_way: bool = False
    jumps_between_oases: bool = False
    figures: int = 1
    start: str = VENEZIA
    starts_with_post: bool = False
    white_dice: int = 0
    round_income: Amounts = NOTHING
    round_contracts: int = 0
    incomes: Mapping[str, Income] = field(default_factory=dict)
    draft: DraftRanks

    def income_from(self, space: str, seats: int) -> Amounts:
        """The amounts it receives when another of `seats` players has used `space` as a main action."""
        income = self.incomes.get(space)
        return income.amounts if income and seats <= income.seats else NOTHING


NOBODY: Final = Character(draft=DraftRanks(9, 9, 9))
CHARACTERS: Final = {
    character.id: character
    for character in (
        # Sets every die when placing it, black ones too; no roll, hence no compensation (ruling 7.1).
        Character(id="raschid", rolls=False, draft=DraftRanks(4, 2, 4)),
        # A white die and a contract of the special pile in each round, the first included (ruling 7.2).
        Character(id="matteo", white_dice=1, round_contracts=1, draft=DraftRanks(3, 4, 2)),
        # Pays nothing for occupied spaces; occupied city cards stay closed (ruling 7.3).
        Character(id="berke", pays_toll=False, draft=DraftRanks(6, 8, 8)),
        # One good of what others take at the bazaar; with fewer players more (ruling 7.4).
        Character(
            id="mercator",
            incomes={line: Income(good) for line, good in GOOD_OF_LINE.items()}
            | {KHAN: Income(cost(camel=1), seats=3), COINS: Income(cost(coin=2), seats=2)},
            draft=DraftRanks(2, 3, 3),
        ),
        # Two figures share the steps of every movement; a camel each round (ruling 7.5).
        Character(
            id="niccolo-marco",
            figures=2,
            round_income=cost(camel=1),
            draft=DraftRanks(7, 6, 5),
        ),
        # Builds in every city on the way and owns two more, black, posts (ruling 7.6).
        Character(id="rubruk", posts=11, posts_on_the_way=True, draft=DraftRanks(8, 7, 6)),
        # From any oasis to any other in one step at no extra cost; 3 coins each round (ruling 7.7).
        Character(
            id="caprini",
            jumps_between_oases=True,
            round_income=cost(coin=3),
            draft=DraftRanks(5, 5, 7),
        ),
        # Starts in Beijing with a trading post on its highest space, which gives no bonus (ruling 7.8).
        Character(id="kubilai", start=BEIJING, starts_with_post=True, draft=DraftRanks(1, 1, 1)),
    )
}
"""By id, in the order of the rulebook's supplement."""
