"""The seven sheets of the test, the positions they are about and the questions."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from engine.games import rules_of
from engine.istanbul.names import GOODS
from engine.istanbul.places.table import PLACES as BAZAAR
from engine.marco_polo.components.board import SPACES
from engine.marco_polo.components.characters import CHARACTERS as ALL_CHARACTERS
from engine.marco_polo.components.dice import NEUTRAL
from engine.marco_polo.components.map import PLACES as MAP
from engine.marco_polo.view import View
from render.games import board_pictures, pictures
from render.scene import Scene
from tools.positions import played
from tools.reading import plans
from tools.reading.marking import Vocabulary, plain
from tools.reading.question import ACTIONS, CHARACTERS, COLOURS, PLACES, PLAYERS, Plan, Question, Subject, chosen
from words.istanbul import terms as istanbul_terms
from words.marco_polo import terms as marco_polo_terms
from words.speech import Words, words

PEOPLE: Final = (
    "Ada", "Bruno", "Chloe", "Dilan", "Emre", "Farah", "Goran", "Hanna", "Ines", "Jonas", "Kemal", "Leyla", "Milan",
    "Nora", "Oskar", "Pavel",
)  # fmt: skip
Ready = Callable[[Any], bool]
ROUNDS: Final = {"middle": (9, 13), "late": (14, 18)}
"""Of Istanbul, the first and the last in which a game is in its middle, or late."""
FIFTHS: Final = {"middle": (2, 3, 4), "late": (4,)}
"""Of the five rounds of Marco Polo; of the last, which nobody starts another after, not everything can be asked."""


@dataclass(frozen=True)
class Sitting:
    """One sheet of the test: about which pictures of which game, with how many seats, and what is asked."""

    title: str
    game: str
    pictures: tuple[str, ...]
    seats: int
    options: dict[str, str]
    at_phone: Plan
    at_desk: Plan

    def subject(self, seed: int, phase: str = "middle") -> Subject:
        """The position of a seed, with what the turn before it brought. `phase`: "middle" or "late"."""
        rng = Random(f"{seed} {self.title}")
        names = tuple(rng.sample(PEOPLE, self.seats))
        colours = rng.sample(rules_of(self.game).colours, self.seats)
        ready = READY[self.game](rng, self.seats, phase)
        position, events = played(self.game, self.options, colours, rng.getrandbits(60), ready)
        return Subject(position, position.view(None), names, events, words("en").about(self.game), rng)

    def questions(self, subject: Subject) -> list[Question]:
        return chosen(subject, self.at_phone, self.at_desk)

    def scene(self, subject: Subject) -> Scene[Any, Any]:
        """As in the post that calls the seat to move."""
        return Scene(
            subject.view, subject.names, subject.words.locale, subject.words.say, subject.events,
            acting=tuple(subject.position.seats_to_act),
        )  # fmt: skip


def _of_istanbul(rng: Random, seats: int, phase: str) -> Ready:
    turn = rng.randint(*ROUNDS[phase]) * seats + rng.randrange(seats)
    return lambda view: view.turn == turn


def _of_marco_polo(rng: Random, seats: int, phase: str) -> Ready:
    """Once everybody had one turn or two in a round."""
    in_round, most = rng.choice(FIFTHS[phase]), rng.randrange(seats, 2 * seats)

    def ready(view: View) -> bool:
        on_board = sum(placed.seat != NEUTRAL for _, placements in view.spaces for placed in placements)
        return view.stage == "turn" and view.round == in_round and on_board >= most

    return ready


READY: Final = {"istanbul": _of_istanbul, "marco_polo": _of_marco_polo}


def _bazaar(title: str, expansion: str, seats: int, at_phone: Plan, at_desk: Plan, **options: str) -> Sitting:
    return Sitting(
        title, "istanbul", tuple(pictures("istanbul")), seats, {"expansion": expansion, **options}, at_phone, at_desk
    )


FULL: Final = {"expansion": "bazaar", "caravan-master": "on"}
SITTINGS: Final = {
    sitting.title: sitting
    for sitting in (
        _bazaar("istanbul", "base", 4, plans.BASE, plans.SELDOM_BASE),
        _bazaar("mocha", "mocha", 4, plans.MOCHA, plans.SELDOM_MOCHA),
        _bazaar("letters", "letters", 4, plans.LETTERS, plans.SELDOM_LETTERS),
        _bazaar("bazaar", "bazaar", 5, plans.BAZAAR, plans.SELDOM_BAZAAR, **{"caravan-master": "on"}),
        Sitting("wheelbarrows", "istanbul", ("carts",), 5, FULL, plans.BARROWS, plans.SELDOM_BARROWS),
        Sitting(
            "marco-polo", "marco_polo", board_pictures("marco_polo"), 4, {}, plans.POLO_BOARD, plans.SELDOM_POLO_BOARD
        ),
        Sitting("player-boards", "marco_polo", ("carts",), 4, {}, plans.PLAYER_BOARDS, plans.SELDOM_PLAYER_BOARDS),
    )
}


def vocabulary(sitting: Sitting, subject: Subject) -> Vocabulary:
    """The names that players, places and other things may have in answers."""
    say = subject.words
    players: dict[str, str] = {}
    for name, seat in zip(subject.names, subject.view.seats, strict=True):
        players |= {plain(name): name, seat.colour: name}
    if sitting.game == "istanbul":
        return {PLAYERS: players, PLACES: _places(say), COLOURS: _colours(say)}
    places = {plain(marco_polo_terms.place(say, place)): place for place in MAP}
    return {PLAYERS: players, PLACES: places, ACTIONS: _actions(say), CHARACTERS: _characters(say)}


def _places(say: Words) -> dict[str, str]:
    names: dict[str, str] = {}
    for number in BAZAAR:
        name = istanbul_terms.place(say, number)
        names |= {plain(name): name, str(number): name, plain(say.say(f"place-{number}")): name}
    return names


def _colours(say: Words) -> dict[str, str]:
    """Mosque tiles by colour or by what they are bought with."""
    return {called: good for good in GOODS for called in (good, say.say(f"tile-{good}.colour"))}


def _actions(say: Words) -> dict[str, str]:
    names = {"coins": "coins"}
    for key in SPACES:
        name = plain(marco_polo_terms.space(say, key))
        names |= {name: key, name.removesuffix(" line"): key}
    return names | {"khan": "khan", "khan's favor": "khan", "camels": "bazaar camel"}


def _characters(say: Words) -> dict[str, str]:
    names: dict[str, str] = {}
    for name in ALL_CHARACTERS:
        full, brief = marco_polo_terms.character(say, name), say.say(f"character-{name}.short")
        names |= {plain(full): name, plain(brief): name}
    return names
