"""What each character's tile gives, as rows of signs."""

from typing import Final

from engine.marco_polo.amounts import NOTHING, Reward
from engine.marco_polo.characters import CHARACTERS
from engine.marco_polo.data.board import BEIJING_VP, COINS, FIVE_COINS, KHAN
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, OAK, SOFT_INK
from render.marco_polo.symbols import ARROW, Row, Symbol, amounts_row, draw_row, reward_row
from render.scene import Say

_EACH_ROUND: Final = Symbol("", "+")
_TRADED: Final[Row] = tuple(Symbol(f"good-{good}") for good in ("camel", "pepper", "silk", "gold"))


def gifts(character: str, colour: str, seats: int) -> tuple[Row, ...]:
    """One row or more; the pieces of the player are in `colour`."""
    own = {
        "raschid": ((Symbol(f"die-{colour}-0"), ARROW, Symbol(f"die-{colour}-1"), Symbol(f"die-{colour}-6")),),
        "matteo": ((_EACH_ROUND, Symbol("die-white-0"), Symbol("contract")),),
        "berke": ((Symbol("die-neutral-4"), Symbol(f"die-{colour}-2"), ARROW, Symbol("coin-free")),),
        "mercator": ((Symbol("family-any"), ARROW, Symbol("", "+1")), _TRADED, *_other_incomes(seats)),
        "niccolo-marco": ((Symbol(f"family-{colour}"), Symbol(f"family-{colour}")), _income("niccolo-marco")),
        "rubruk": ((Symbol(f"post-black-{colour}", "2"),), (Symbol("step"), ARROW, Symbol(f"post-{colour}"))),
        "caprini": ((Symbol("place-oasis"), Symbol("both-ways", size=0.7), Symbol("place-oasis")), _income("caprini")),
        "kubilai": ((Symbol("place-beijing"), Symbol("points", worth=str(BEIJING_VP[0]))),),
    }
    return own[character]


def _other_incomes(seats: int) -> tuple[Row, ...]:
    """What Mercator has of others' Khan's favours and coins, which depends on the number of players."""
    mercator = CHARACTERS["mercator"]
    signs = {KHAN: Symbol("good-choice"), COINS: amounts_row(FIVE_COINS)[0]}
    incomes = {space: mercator.income_from(space, seats) for space in signs}
    return tuple(
        (signs[space], ARROW, Symbol("", "+"), *amounts_row(income))
        for space, income in incomes.items()
        if income != NOTHING
    )


def _income(character: str) -> Row:
    return (_EACH_ROUND, *reward_row(Reward(CHARACTERS[character].round_income)))


def draw_character(canvas: Canvas, box: Box, say: Say, character: str, colour: str, seats: int) -> None:
    """A tile with the character's short name and gifts; nothing but an empty tile for nobody."""
    canvas.cell(box, 14, CREAM, OAK, 3)
    name = say(f"character-{character}.short")
    canvas.text(box.middle[0], box.y + 27, name, 30, colour=SOFT_INK, anchor="m", room=box.w - 20, least=20)
    if character not in CHARACTERS:
        return
    rows = gifts(character, colour, seats)
    area = Box(box.x + 8, box.y + 48, box.w - 16, box.h - 58)
    high = area.h // len(rows)
    for i, row in enumerate(rows):
        draw_row(canvas, Box(area.x, area.y + i * high, area.w, high), row, min(60, high - 4))
