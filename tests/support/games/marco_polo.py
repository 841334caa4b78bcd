"""What tests know of The Voyages of Marco Polo."""

from collections.abc import Iterator

from engine.core.position import AnyPosition
from engine.marco_polo import notation
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.map import PLACES as MAP
from engine.marco_polo.spaces.board_spaces import MAIN_ACTIONS
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from tests.support.dealt import printed_decks
from tests.support.games import Asked, Facts, Happening
from tests.support.language import marco_polo_words


def rich_games() -> list[Iterator[Happening]]:
    rich = [marco_polo_words.rich_game(5, party) for party in range(len(marco_polo_words.PARTIES))]
    return [_happenings(position) for position in (marco_polo_words.new_game(5), *rich)]


def _happenings(position: AnyPosition) -> Iterator[Happening]:
    for moment in marco_polo_words.moments(position, 5):
        yield moment.position, moment.decision, moment.events


def sights() -> Iterator[Asked]:
    new, rich = marco_polo_words.new_game(3), (marco_polo_words.rich_game(3, party) for party in range(4))
    for position in (new, *rich):
        for moment in marco_polo_words.moments(position, 3, 150):
            yield moment.position, moment.decision


def grammar() -> Iterator[str]:
    yield from MAIN_ACTIONS
    yield from (notation.COMPLETE(contract) for contract in CONTRACTS)
    yield from (notation.CARD(card) for card in CITY_CARDS)
    yield from (notation.PICK(character) for character in CHARACTERS)
    places = (notation.TO, notation.FIRST, notation.FROM, notation.COPY, notation.COLLECT, notation.VIA)
    yield from (verb(place) for verb in places for place in MAP)
    yield from ("move niccolo", "move both", "direct", "stay", "sell camel 3", "give 2 pepper silk gold", "done")


FACTS = Facts(
    printed=lambda options, seats: printed_decks.MARCO_POLO,
    rich_games=rich_games,
    sights=sights,
    many_kinds=20,
    modules=(({"characters": "drafted", "goals": "chosen"}, 4),),
    unmet=frozenset({"cities", "copy", "die", "give", "order", "relocate"}),
    grammar=grammar,
    not_to_be_seen=frozenset(
        f"concept-{name}" for name in ("turn", "round", "start-player", "compensation", "steps", "two-players")
    ),
    not_in_chapters=("place-", "concept-turn"),
    counts=(
        "board.beijing", "board.price", "spaces.draw_prices",
        "actions.draw_next", "actions.draw_dice", "carts.goods", "carts.dice", "carts.contracts",
    ),
    opened_to_read=(
        "components.draw_city_card", "carts.goods", "carts.says", "carts.plate", "carts.posts",
        "characters.draw_small", "components.city", "components.draw_goal", "header.banner", "header.in_brief",
        "journey.write",
        "board.figures", "spaces.draw_cell", "spaces.draw_numbers", "scoring.draw_sheet",
    ),
    still_smaller={
        "carts.posts": 20, "components.draw_costs": 28, "components.draw_flat_contract": 26,
        "components.draw_reward": 28, "components.draw_city_card": 26, "header.last_turn": 29,
        "header.player": 28, "header.to_move": 28, "own.goods": 30, "parts.Aside": 29, "actions.draw_placed": 28,
    },
)  # fmt: skip
