"""What tests know of Istanbul."""

from collections.abc import Iterator

from engine.istanbul import notation
from engine.istanbul.cards.table import CARDS
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.names import COLOURS, GOODS, PLACES
from tests.support.dealt import printed_decks
from tests.support.games import Asked, Facts, Happening
from tests.support.language import istanbul_words


def rich_games() -> list[Iterator[Happening]]:
    return [_rich_game(expansion) for expansion in istanbul_words.EXPANSIONS]


def _rich_game(expansion: str) -> Iterator[Happening]:
    for position, _, events, _ in istanbul_words.moments(5, expansion):
        yield position, position.decisions[0], events


def sights() -> Iterator[Asked]:
    for expansion in istanbul_words.EXPANSIONS:
        for moment in istanbul_words.moments(3, expansion, 500):
            yield moment.position, moment.position.decisions[0]


def grammar() -> Iterator[str]:
    places = (notation.MOVE, notation.COMPANION, notation.SEND, notation.STEP, notation.USE, notation.BESIDE,
              notation.TUNNEL, notation.RUBY, notation.BAKSHEESH, notation.RECALL, notation.RETURN, notation.LETTER,
              notation.TRADE, notation.EXTRA_TURN)  # fmt: skip
    yield from (verb(place) for verb in places for place in PLACES)
    yield from (verb(face) for verb in (notation.PLAY, notation.DISCARD, notation.ROAST_CARD) for face in CARDS)
    yield from (verb(one) for verb in (notation.GUILD, notation.DISCARD_GUILD) for one in GUILD_CARDS)
    yield from (notation.PICK(tile) for tile in KIOSK_TILES)
    wares = (notation.TAKE, notation.GAIN, notation.GIVE, notation.SELL, notation.DELIVER, notation.EXTRA,
             notation.TILE, notation.ROAST)  # fmt: skip
    yield from (verb(good) for verb in wares for good in GOODS)
    yield from (verb(n) for verb in (notation.CALL, notation.BID, notation.ANY, notation.SIX_TO) for n in range(14))
    yield from (f"catch {colour} {reward}" for colour in COLOURS for reward in ("lira", "card"))
    yield from ("meet governor", "meet smuggler", "meet courier", "meet coffee-trader", "to red", "coffee", "decline",
                "lira for fabric", "fabric free", "tile line", "tile free", "stop", "return-none")  # fmt: skip


FACTS = Facts(
    printed=printed_decks.istanbul,
    rich_games=rich_games,
    sights=sights,
    many_kinds=50,
    modules=(({"expansion": "bazaar", "neutral-assistants": "on"}, 4), ({"expansion": "bazaar"}, 2)),
    unmet=frozenset({"ruby", "six-goods-jewelry"}),
    grammar=grammar,
    not_to_be_seen=frozenset({"concept-turn", "concept-two-players", "concept-rubies", "concept-lira"}),
    not_in_chapters=("concept-dice", "concept-turn", "kiosk-"),
    counts=(
        "header.chip", "header.draw_own", "style.draw", "belongings.cell", "carts.draw_rubies",
    ),
    opened_to_read=(
        "components.paint_front", "components.draw_picture", "carts.heads", "carts.plate", "belongings.cell",
        "belongings.draw_heads", "belongings.draw_mosque_tiles", "belongings.letters", "header.draw_last_turn",
        "components.draw_letter", "parts.Aside", "signs.draw", "header.draw_fronts", "topics.draw_topic",
        "secret_society.draw",
    ),
    # Assistants below a merchant and the rubies that end the game stand in the rows of players too, a place has its
    # number and its picture beside its name. Only a crowd on one place makes pieces smaller than 36.
    told_elsewhere={
        "pieces.draw_merchant": 16, "pieces.draw_pieces": 26, "carts.draw_rubies": 26, "tiles.face": 25,
    },
)  # fmt: skip
