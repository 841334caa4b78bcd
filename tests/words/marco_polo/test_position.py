"""Alt texts and the text view: complete, within their limits, even where everything is on the table at once."""

from dataclasses import replace

import pytest

from engine.core.position import new_position
from engine.games import rules_of
from engine.marco_polo.data.components import MARKERS
from engine.marco_polo.data.map import LARGE_CITIES, PLACES, SMALL_CITIES
from engine.marco_polo.dice import Placement
from engine.marco_polo.rules import MARCO_POLO
from engine.marco_polo.view import View
from render.games import pictures
from tests.words.marco_polo.games import OWN, PARTIES, WORDS, moments, new_game, rich_game
from words.marco_polo import MARCO_POLO as SPEECH
from words.marco_polo import terms
from words.shapes import PART_LENGTH, PICTURE_LENGTH

LONG_NAME = "Somebody with a name as long as names may be"
CITIES = (*LARGE_CITIES, *SMALL_CITIES)


@pytest.mark.parametrize("party", range(-1, len(PARTIES)))
def test_positions_of_random_games(party: int) -> None:
    position = new_game(3) if party < 0 else rich_game(3, party)
    for step, moment in enumerate(moments(position, 3)):
        if step % 17:
            continue
        view = position.view(moment.decision.seat)
        called = (LONG_NAME,) * len(moment.names)
        for text in SPEECH.alt_texts(WORDS, view, called).values():
            assert len(text) <= PICTURE_LENGTH and not text.endswith("…")
            if view.stage == "turn":
                assert moment.names[view.active] in text.split(".")[0], "whose turn comes first"
        parts = SPEECH.state_text(WORDS, view, called)
        assert all(0 < len(part) <= PART_LENGTH for part in parts)
        whole = "\n".join(parts)
        for place in PLACES:
            assert f"\n{terms.place(OWN, place)}: " in f"\n{whole}"
        for contract in view.row:
            assert terms.contract(OWN, contract) in whole
        for _, card in view.cards:
            assert terms.card(OWN, card) in whole
        assert SPEECH.status_line(WORDS, view, 0)


def test_every_picture_has_its_alt_text() -> None:
    view = new_game(1).view(None)
    assert set(pictures("marco_polo")) <= set(SPEECH.alt_texts(WORDS, view, ("Blue", "Green", "Red", "Yellow")))


def full_table() -> View:
    """The fullest table there can be: all posts built, all dice on the board (and in hand), long contracts."""
    view = new_position(rules_of("marco_polo"), {}, MARCO_POLO.colours, bytes(32)).view(0)
    seats = [
        replace(
            seat,
            character=("rubruk", "niccolo-marco", "matteo", "mercator")[index],
            have=(123, 45, 16, 16, 16, 99),
            dice=(1, 2, 3, 4, 15, 16, 26),
            figures=("samarcanda", "alexandria") if index == 1 else ("samarcanda",),
            posts=(*CITIES[:10], "beijing") if index == 0 else (*CITIES[5:], "beijing"),
            black_posts=2 if index == 0 else 0,
            posts_left=0,
            contracts=("K22", "K21"),
            done=("K29", "K08", "K09", "K10", "K11", "K12"),
        )
        for index, seat in enumerate(view.seats)
    ]
    spaces = tuple((key, _dice_on(key, [card for _, card in view.cards])) for key, _ in view.spaces)
    return replace(
        view,
        stage="turn",
        round=5,
        turn=100,
        active=3,
        seats=tuple(seats),
        spaces=spaces,
        row=("K08", "K09", "K10", "K11", "K12", "K29"),
        beijing=(0, 1, 2, 3),
        markers=tuple(zip(SMALL_CITIES, MARKERS, strict=True)),
        outposts=(),
        hourglass=2,
    )


BY_ALL = ("coins", "khan", "bazaar camel", "contracts")


def _dice_on(key: str, cards: list[str]) -> tuple[Placement, ...]:
    """The 26 dice there are: one of each player on four spaces, one on each city card, the last one sold."""
    placed = (Placement(0, (1,)), Placement(1, (13,)), Placement(2, (24,)), Placement(3, (6,)))
    if key in BY_ALL:
        return placed
    return placed[:1] if key in cards or key == "purse" else ()


def test_the_fullest_table_fits() -> None:
    view = full_table()
    texts = SPEECH.alt_texts(WORDS, view, (LONG_NAME,) * 4)
    for text in texts.values():
        assert len(text) <= PICTURE_LENGTH and not text.endswith("…")
    board, carts = texts["board"], texts["carts"]
    assert "Yellow" in board.split(".")[0]
    assert all(terms.place(OWN, city) in board for city in CITIES)
    assert "Contracts (camels-pepper-silk-gold: points): 3-1-1-1: 5" in board
    assert carts.count("123 coins") == 4 and carts.count("posts left") == 4
    assert carts.count("6 completed") + carts.count("completed 6") == 4
    assert all(len(part) <= PART_LENGTH for part in SPEECH.state_text(WORDS, view, (LONG_NAME,) * 4))


def test_goal_cards_are_in_the_text_of_their_owner_only() -> None:
    position = new_position(rules_of("marco_polo"), {}, MARCO_POLO.colours[:3], bytes(32))
    names = ("Blue", "Green", "Red")
    own = position.view(1)
    told = "\n".join(SPEECH.state_text(WORDS, own, names))
    assert all(terms.goal(OWN, goal) in told for goal in own.goals)
    assert "goal" not in "\n".join(SPEECH.state_text(WORDS, position.view(None), names))
    for viewer in (None, 0, 2):
        hand = SPEECH.hand_text(WORDS, position.view(viewer))
        assert not any(terms.goal(OWN, goal) in hand for goal in own.goals)


def test_the_hand_says_what_goal_cards_still_ask_for() -> None:
    view = new_position(rules_of("marco_polo"), {}, MARCO_POLO.colours[:3], bytes(32)).view(0)
    mine = replace(view.seats[0], posts=("moscow", "xian", "kochi"))
    view = replace(view, goals=("G01", "G05"), seats=(mine, *view.seats[1:]), estimate=(("track", 7), ("goal G01", 4)))
    lines = SPEECH.hand_text(WORDS, view).split("\n")
    assert lines[1] == "Moscow and Xi'an: 4 points · done"
    assert lines[2] == "Karakorum and Kochi: 5 points · no trading post yet in Karakorum"
    assert lines[3].startswith("Different cities: 3 of 4 reached")
    assert lines[4:] == [
        "If the game ended now, you would have 11 points:",
        "points during the game: 7",
        "goal card Moscow and Xi'an: 4",
        "**Your contracts**",
        terms.contract(WORDS.about("marco_polo"), mine.contracts[0]),
    ]


def test_the_status_line_names_everything_in_words() -> None:
    view = full_table()
    told = SPEECH.status_line(WORDS, view, 0)
    assert told.startswith("123 coins · 45 camels · 16 pepper 16 silk 16 gold · 99 points · dice: white 6, black 6")
