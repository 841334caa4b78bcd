"""Alt texts and the text view: complete, within their limits, even where everything is on the table at once."""

import re
from dataclasses import replace

import pytest

from engine.core.create import new_position
from engine.games import rules_of
from engine.marco_polo.components.amounts import cost
from engine.marco_polo.components.cards import MARKERS
from engine.marco_polo.components.dice import Placement
from engine.marco_polo.components.map import LARGE_CITIES, PLACES, SMALL_CITIES
from engine.marco_polo.events import Gained, Placed, TurnBegan
from engine.marco_polo.reach import reach
from engine.marco_polo.rules import MARCO_POLO
from engine.marco_polo.view import View
from render.games import pictures
from tests.support.dealt import printed_decks
from tests.support.language.marco_polo_words import OWN, PARTIES, WORDS, moments, new_game, rich_game
from words.marco_polo import MARCO_POLO as SPEECH
from words.marco_polo import terms
from words.shapes import PART_LENGTH, PICTURE_LENGTH

CODE = re.compile(r"\d \d|[_{}]|\d[-+]\d")
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
        for text in SPEECH.alt_texts(WORDS, view, called, moment.events).values():
            assert len(text) <= PICTURE_LENGTH and not CODE.search(text), text
            if view.stage == "turn":
                assert moment.names[view.active] in text.split(".")[0], "whose turn comes first"
        for text in SPEECH.alt_texts(WORDS, position.view(None), called).values():
            assert "You" not in text
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


def test_the_fullest_table_tells_what_matters_most_and_where_the_rest_is() -> None:
    view = full_table()
    texts = SPEECH.alt_texts(WORDS, view, (LONG_NAME,) * 4, which=("board", "spaces", "carts"))
    for text in texts.values():
        assert len(text) <= PICTURE_LENGTH and text.endswith(" For everything else, use /state.")
    board, _, carts = (text.replace(" (Somebody with a…)", "") for text in texts.values())
    for colour in ("Yellow", "Blue", "Green", "Red"):
        assert f"{colour}: 99 points, figure" in board
        assert re.search(f"{colour}: [^.]*, 123 coins, 45 camels", carts)
    assert "Roads from Samarcanda lead to Oasis 2 and Oasis 5 (2 camels)." in board
    assert all(len(part) <= PART_LENGTH for part in SPEECH.state_text(WORDS, view, (LONG_NAME,) * 4))


def mid_game() -> View:
    """Three players in the third round, with something of everything."""
    # Dealt as printed: the facts told name the city cards, which one more would shuffle otherwise.
    position = new_position(
        rules_of("marco_polo"), {}, MARCO_POLO.colours[:3], bytes(32), decks=printed_decks.MARCO_POLO
    )
    view = position.view(1)
    blue, green, red = view.seats
    blue = replace(blue, character="niccolo-marco", have=(12, 2, 1, 0, 2, 14), dice=(3, 15), figures=("anxi", "moscow"),
                   posts=("moscow",), posts_left=8)  # fmt: skip
    green = replace(green, character="rubruk", have=(0, 0, 0, 0, 0, 9), dice=(), figures=("venezia",), black_posts=1,
                    contracts=("K08",), done=("K09",), posts_left=0)  # fmt: skip
    red = replace(red, character="raschid", have=(1, 1, 0, 1, 0, 1), dice=(0, 0, 10), figures=("o3",), posts_left=9)
    placed = {"coins": (Placement(1, (5,)), Placement(0, (13,))), "khan": (Placement(-1, (1,)),)}
    card = dict(view.cards)["moscow"]
    spaces = tuple((key, placed.get(key, (Placement(2, (4,)),) if key == card else ())) for key, _ in view.spaces)
    return replace(
        view, stage="turn", round=3, turn=30, start=2, active=0, seats=(blue, green, red), spaces=spaces, hourglass=0,
        row=("K08", "K09", "K10", "K11", "K12", "K29"), beijing=(-1, 1, -1, -1), draft=(), goals=("G01",), black=1,
        outposts=view.outposts[:1], markers=view.markers[:2], cards=view.cards[:2],
    )  # fmt: skip


HEAD = (
    "Round 3 of 5: Blue (Ada) to move.",
    "You have 9 points.",
    "Your contract: 3 camels, 1 pepper, 1 silk, 1 gold → 5 points, 2 different goods.",
    "Your goal cards: Moscow and Xi'an: 4 points.",
    "Previous turn.",
    "Cyd took 5 coins with a 5.",
    "Blue: 14 points, figures in Anxi and Moscow, 2 dice left.",
    "Green (Ben): 9 points, figure in Venezia, no dice left.",
    "Red (Cyd): 1 point, figure in Oasis 3, 3 dice left.",
)
"""What is told of both pictures of the board."""
TOLD = {
    "board": (
        *HEAD,
        "Roads from Venezia lead to Oasis 1, Oasis 2 (3 camels) and Alexandria.",
        "If the round ended now, Blue would start the next one.",
        "Blue has a trading post in Moscow.",
        "City bonuses: Anxi 5 coins; Ormuz 3 camels.",
        "Outpost bonuses: Moscow 3 coins.",
        "Beijing's spaces: 10 points: free; 7 points: Green; 4 points: free; 1 point: free.",
        "City card in Moscow: 1 pepper, or 3 pepper with a 2 or higher (used: Red 4).",
        "City card in Karakorum: 1 camel, 1 pepper → 7 coins.",
    ),
    "spaces": (
        *HEAD,
        "Dice on 5 coins: Green 5, Blue black 3.",
        "Dice on Khan's favour: neutral 1.",
        "Contract 1: 3 camels, 1 pepper, 1 silk, 1 gold → 5 points, 2 different goods.",
        "Contract 2: 3 camels, 1 pepper, 1 silk, 1 gold → 5 points, 1 black die.",
        "Contract 3: 3 camels, 1 pepper, 1 silk, 1 gold → 5 points, 1 bonus step.",
        "Contract 4: 3 camels, 1 pepper, 1 silk, 1 gold → 6 points, any 1 good.",
        "Contract 5: 3 camels, 1 pepper, 1 silk, 1 gold → 6 points, 1 new contract; plus 1 coin or 1 camel.",
        "Contract 6: 2 camels, 2 pepper, 3 silk → 5 points, any 1 good, 1 black die; plus 2 coins or 2 camels.",
        "There is 1 black die left.",
        "If the round ended now, Blue would start the next one.",
    ),
    "carts": (
        "Round 3 of 5: Blue (Ada) to move.",
        "Red (Cyd): Raschid ad-Din Sinan, 1 coin, 1 camel, 1 silk, 1 point, 2 coloured dice and a black one.",
        "Blue (Ada): Niccolò and Marco Polo, 12 coins, 2 camels, 1 pepper, 2 gold, 14 points, dice 3 and black 5.",
        "Green (Ben): Wilhelm von Rubruk, 9 points.",
        "Red: contracts 2 camels, 1 silk, 1 gold → 4 points, 2 different goods; none completed; 9 trading posts left.",
        "Blue: contracts 2 camels, 1 pepper, 1 silk → 5 points, 1 new contract; none completed; 8 trading posts left.",
        "Green: contracts 3 camels, 1 pepper, 1 silk, 1 gold → 5 points, 2 different goods; 1 completed; no trading"
        " posts left; 1 black trading post placed.",
        "If the round ended now, Blue would start the next one.",
        "Previous turn.",
        "Cyd took 5 coins with a 5.",
    ),
}


@pytest.mark.parametrize("picture", TOLD)
def test_every_fact_is_told_in_words_the_rare_ones_last(picture: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("words.facts.PICTURE_LENGTH", 10_000)  # all at once have no room in one picture
    events = (Placed(2, "coins", (5,), 0), Gained(2, cost(coin=5), "coins"), TurnBegan(0, 30, 3))
    texts = SPEECH.alt_texts(WORDS, mid_game(), ("Ada", "Ben", "Cyd"), events)
    assert texts[picture] == " ".join(TOLD[picture])


@pytest.mark.parametrize(
    ("stage", "round_", "told"), [("draft", 1, False), ("goals", 1, False), ("turn", 1, True), ("turn", 5, False)]
)
def test_who_starts_the_next_round_is_told_while_rounds_follow_one_another(stage: str, round_: int, told: bool) -> None:
    view = replace(full_table(), stage=stage, round=round_)
    texts = SPEECH.alt_texts(WORDS, view, ("Ada", "Bo", "Cy", "Di"))
    assert any("would start the next one" in text for text in texts.values()) == told


def test_goal_cards_are_in_the_text_of_their_owner_only() -> None:
    position = new_position(rules_of("marco_polo"), {}, MARCO_POLO.colours[:3], bytes(32))
    names = ("Blue", "Green", "Red")
    own = position.view(1)
    told = "\n".join(SPEECH.state_text(WORDS, own, names))
    assert all(terms.goal(OWN, goal) in told for goal in own.goals)
    assert "goal" not in "\n".join(SPEECH.state_text(WORDS, position.view(None), names))
    for viewer in (None, 0, 2):
        assert len(SPEECH.to_come(WORDS, position.state)) == len(position.state.piles)
        hand = SPEECH.hand_text(WORDS, position.view(viewer))
        assert not any(terms.goal(OWN, goal) in hand for goal in own.goals)


def test_the_hand_says_what_goal_cards_still_ask_for() -> None:
    view = new_position(rules_of("marco_polo"), {}, MARCO_POLO.colours[:3], bytes(32)).view(0)
    mine = replace(view.seats[0], posts=("moscow", "xian", "kochi"))
    view = replace(view, goals=("G01", "G05"), seats=(mine, *view.seats[1:]), estimate=(("track", 7), ("goal G01", 4)))
    lines = SPEECH.hand_text(WORDS, view).split("\n")
    assert lines[1] == "Moscow and Xi'an: 4 points · done"
    assert lines[2] == "Karakorum and Kochi: 5 points · still needs a trading post in Karakorum"
    away = replace(view, seats=(replace(mine, posts=("moscow", "xian")), *view.seats[1:]))
    assert "still needs a trading post in Karakorum and Kochi" in SPEECH.hand_text(WORDS, away), "both"
    assert lines[3].startswith("You've reached 3 of 4 cities on your goal cards")
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
    assert told.startswith(
        "123 coins, 45 camels, 16 pepper, 16 silk, 16 gold, 99 points · dice: 4, 3, 2, 1, black 6, black 5 and white 6"
    )


def test_the_fullest_table_tells_each_place_that_a_journey_can_lead_to() -> None:
    view = full_table()
    told = SPEECH.alt_texts(WORDS, view, (LONG_NAME,) * 4)["reach"]
    ends = [terms.place(WORDS.about("marco_polo"), end) for end in reach(view, 0).journeys if end != "samarcanda"]
    assert len(told) <= PICTURE_LENGTH and len(ends) > 15
    assert [end for end in ends if f"{end} (" not in told] == []
