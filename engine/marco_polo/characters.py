"""The eight characters: what each changes, and the rule for somebody without special powers."""

from typing import TYPE_CHECKING, Final

from engine.core.tuples import replaced
from engine.marco_polo.amounts import NOTHING, Amounts, cost
from engine.marco_polo.data.board import COINS, GOOD_OF_LINE, KHAN, POSTS
from engine.marco_polo.data.map import BEIJING, VENEZIA

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class Character:
    """The ordinary rules; a subclass overrides what its tile says.

    `rolls`: dice are rolled at the start of a round, not set when they are placed. `pays_for_occupied`: an occupied
    space costs coins. `posts`: how many trading posts it owns; `posts_on_the_way`: it builds in every city it passes.
    `jumps_between_oases`: from any oasis to any other in one step. `figures`: how many it moves, beginning in `start`.
    `white_dice`, `round_income`, `round_contracts`: what it receives at the start of each round.
    """

    id: str = "nobody"
    name: str = "Nobody"
    rolls: bool = True
    pays_for_occupied: bool = True
    posts: int = POSTS
    posts_on_the_way: bool = False
    jumps_between_oases: bool = False
    figures: int = 1
    start: str = VENEZIA
    white_dice: int = 0
    round_income: Amounts = NOTHING
    round_contracts: int = 0

    def set_up(self, state: "State", me: int) -> None:
        """Put figures, and what else the tile says, on the map."""
        state.seats[me].figures = (self.start,) * self.figures

    def income_from(self, space: str, seats: int) -> Amounts:
        """What this character receives when another of `seats` players has used `space` as a main action."""
        return NOTHING


NOBODY: Final = Character()


class Raschid(Character):
    """Sets every die when placing it, black ones too; no roll, hence no compensation (ruling 7.1)."""

    id = "raschid"
    name = "Raschid ad-Din Sinan"
    rolls = False


class Matteo(Character):
    """A white die and a contract of the special pile in each round, the first included (ruling 7.2)."""

    id = "matteo"
    name = "Matteo Polo"
    white_dice = 1
    round_contracts = 1


class Berke(Character):
    """Pays nothing for occupied spaces; occupied city cards stay closed (ruling 7.3)."""

    id = "berke"
    name = "Berke Khan"
    pays_for_occupied = False


KHAN_INCOME: Final = cost(camel=1)
COINS_INCOME: Final = cost(coin=2)


class Mercator(Character):
    """One good of what others take at the bazaar; with fewer players more (ruling 7.4)."""

    id = "mercator"
    name = "Mercator ex Tabriz"

    def income_from(self, space: str, seats: int) -> Amounts:
        if space in GOOD_OF_LINE:
            return GOOD_OF_LINE[space]
        if space == KHAN and seats <= 3:
            return KHAN_INCOME
        if space == COINS and seats == 2:
            return COINS_INCOME
        return NOTHING


class NiccoloMarco(Character):
    """Two figures share the steps of every movement; a camel each round (ruling 7.5)."""

    id = "niccolo-marco"
    name = "Niccolò and Marco Polo"
    figures = 2
    round_income = cost(camel=1)


class Rubruk(Character):
    """Builds in every city on the way and owns two more, black, posts (ruling 7.6)."""

    id = "rubruk"
    name = "Wilhelm von Rubruk"
    posts = 11
    posts_on_the_way = True


class Caprini(Character):
    """From any oasis to any other in one step at no extra cost; 3 coins each round (ruling 7.7)."""

    id = "caprini"
    name = "Johannes Caprini"
    jumps_between_oases = True
    round_income = cost(coin=3)


class Kubilai(Character):
    """Starts in Beijing with a trading post on its highest space, which gives no bonus (ruling 7.8)."""

    id = "kubilai"
    name = "Kubilai Khan"
    start = BEIJING

    def set_up(self, state: "State", me: int) -> None:
        super().set_up(state, me)
        seat = state.seats[me]
        seat.posts = (*seat.posts, BEIJING)
        state.beijing = replaced(state.beijing, 0, me)


# By id, in the order of the rulebook's supplement.
CHARACTERS: Final[dict[str, Character]] = {
    character.id: character
    for character in (
        Raschid(),
        Matteo(),
        Berke(),
        Mercator(),
        NiccoloMarco(),
        Rubruk(),
        Caprini(),
        Kubilai(),
    )
}
