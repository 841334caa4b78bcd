"""Which pictures Istanbul has, and what counts as a big change, after which all wheelbarrows are shown (`_BIG`): ruby,
mosque tile, extension."""

from typing import Any, Final

from engine.istanbul.events import Extended, GainedRuby, TookTile
from engine.istanbul.reading.view import View, standings_of
from render.game import GamePictures, Hand, Line, Look, Section
from render.istanbul import minute
from render.istanbul.board import draw_board, draw_reach
from render.istanbul.carts import draw_carts
from render.istanbul.components import draw_hand, holds_cards
from render.istanbul.scenery import SCENERY
from render.istanbul.style import CLOTH
from render.istanbul.topics import LEGENDS, TOPICS
from render.scene import BOARD, REACH

_BIG: Final = (GainedRuby, TookTile, Extended)
_TIES: Final = (("coin", "picture-lira"), ("any-good", "picture-goods"), ("card", "picture-cards"))


def _ties(view: View) -> list[Section]:
    """Lira, goods, bonus cards."""
    _, *ties = zip(*standings_of(view), strict=True)
    lines = [Line(sign, word, figures) for (sign, word), figures in zip(_TIES, ties, strict=True)]
    return [Section("picture-ties", lines)]


def _changed(events: tuple[Any, ...]) -> tuple[str, ...]:
    """The wheelbarrows, where one got a ruby, a mosque tile or an extension."""
    return ("carts",) if any(isinstance(event, _BIG) for event in events) else ()


ISTANBUL: Final = GamePictures(
    {BOARD: draw_board, "carts": draw_carts},
    overlays={REACH: draw_reach},
    changed=_changed,
    hand=Hand(holds_cards, draw_hand),
    look=Look("merchant", "ruby", "picture-rubies", goal=lambda view: view.rubies_to_end, sections=_ties),
    cloth=CLOTH,
    scenery=SCENERY,
    topics=TOPICS,
    legends=LEGENDS,
    minute=minute.STEPS,
)
