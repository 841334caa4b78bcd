"""A row of words for each place, card, tile and piece, by the key of its entry in the look-up."""

from typing import Final

from words.istanbul.components.cards import CARDS
from words.istanbul.components.component import ComponentWords
from words.istanbul.components.guild import GUILD_CARDS
from words.istanbul.components.kiosk import KIOSK_TILES
from words.istanbul.components.pieces import PIECES
from words.istanbul.components.places import PLACES

ROWS: Final[dict[str, ComponentWords]] = {
    **{f"place-{number}": row for number, row in PLACES.items()},
    **{f"card-{face}": row for face, row in CARDS.items()},
    **{f"guild-{number}": row for number, row in GUILD_CARDS.items()},
    **{f"kiosk-{number}": row for number, row in KIOSK_TILES.items()},
    **PIECES,
}
