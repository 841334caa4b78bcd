"""The reader's own cards as a picture: bonus cards, then guild cards."""

from collections import Counter

from PIL import Image

from engine.istanbul.cards.table import CARDS
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.reading.view import View
from render.istanbul.components import card_front, guild_front
from render.istanbul.scene import GameScene
from render.istanbul.style import CLOTH
from render.kit.mat import Laid, lay_cards
from render.scene import Say


def holds(view: View) -> bool:
    """Whether the reader has cards in hand."""
    return bool(view.hand or _guild_hand(view))


def _guild_hand(view: View) -> tuple[int, ...]:
    return view.mocha.guild_hand if view.mocha else ()


def _cards(view: View, say: Say) -> list[Laid]:
    found = [
        Laid(card_front(face), say(f"card-{face}", **CARDS[face].figures), count)
        for face, count in Counter(view.hand).items()
    ]
    return found + [
        Laid(guild_front(number), say(f"guild-{number}", **GUILD_CARDS[number].figures)) for number in _guild_hand(view)
    ]


def draw_hand(scene: GameScene) -> Image.Image:
    """Every card by its front and name; equal ones once, with their number."""
    return lay_cards(CLOTH, _cards(scene.view, scene.say), scene.style.palette)
