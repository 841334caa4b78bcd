"""Labels of decisions that random games seldom reach, and of notations with several meanings."""

import ast
import re
from dataclasses import replace

import pytest

from engine.core.decision import Decision
from engine.istanbul.cards.table import CARDS
from engine.istanbul.reading.outlook import Outlook, Prospect
from engine.istanbul.rules import ISTANBUL
from tests.scenarios.istanbul.given import start
from tests.support.language.istanbul_words import OWN, WORDS, full_table
from tests.support.language.sources import sources_of
from tests.support.sentences import tells
from words.istanbul import ISTANBUL as SPEECH
from words.istanbul import terms
from words.istanbul.components.places import PLACES, prospect_text
from words.istanbul.labels.letters import tile_answer
from words.istanbul.why_not import WITH_RUBIES
from words.shapes import LABEL_LENGTH, clipped

NAMES = ("Red", "Blue", "Green", "Yellow", "Purple")
TABLE = [
    ("ruby", "ruby 13", "Ruby from 13 Sultan's Palace"),
    ("final-cards", "done", "Stop playing cards"),
    ("final-cards", "play gain-5-lira", "Play “5 lira”"),
    ("secret-society", "trade delivered delivered 4 13", "Give letters to 4 and 13 and 2 delivered letters"),
    ("secret-society", "trade delivered any any", "Give a delivered letter and 2 undelivered letters"),
    ("end-turn", "extra-turn 4 5 6", "Another turn: give letters to 4, 5 and 6"),
    ("letter", "letter delivered", "Give a delivered letter (2 seals)"),
    ("letter", "letter 13", "Give: letter to 13 Sultan's Palace"),
    ("six-goods-jewelry", "jewelry 0", "Give no jewelry"),
    ("six-goods", "give fabric fabric fruit", "Give 2 fabric, 1 fruit"),
    ("exchange-give", "give coffee", "Give 1 coffee"),
    ("exchange-take", "take coffee coffee spice", "Take 2 coffee, 1 spice"),
    ("two-wares", "take fabric fabric", "Take 2 fabric"),
    ("gain-goods", "gain fabric spice", "Take 1 fabric, 1 spice"),
    ("different-goods", "take-nothing", "Take nothing"),
    ("roll", "six 2", "Set the 2 to 6 with “One die to 6”"),
    ("roll", "six 2 copy-top-discard", "Set the 2 to 6 with “Copy the top discard”"),
    ("tavern", "tile line", "Straight-line tile · pay 1 coffee"),
    ("small-mosque", "tile fabric", "Take the red tile for 1 fabric"),
    ("tavern", "baksheesh 20", "Ruby from 20 Coffee House"),
    ("barrier-beside", "beside 7", "7 Fountain"),
    ("kiosk-use", "letter for gain-good", "Get a letter for “1 good”"),
    ("kiosk-use", "lira for fabric", "Get 3 lira for 1 fabric"),
    ("kiosk-use", "fabric for lira", "Get 1 fabric for 2 lira"),
    ("kiosk-use", "card for letter", "Get a bonus card for a letter"),
    ("coffee-trader", "jewelry", "Give 1 jewelry"),
    ("smuggler", "fabric free", "Take 1 fabric"),
    ("smuggler", "fabric for spice", "Fabric: give 1 spice"),
    ("smuggler", "fabric for fabric", "Take 1 fabric and give it back"),
    ("move-to-merchant", "to blue", "To Blue's merchant at 11 Small Market"),
    ("use-figure", "meet courier", "Use the Courier at 12"),
    ("tunnel-figure", "figure companion", "Move your companion"),
    ("roasting-plant", "roast guild 7", "2 coffee for “Guild 7: to the Fountain”"),
    ("join-merchant", "return-none", "Bring nobody along"),
    ("assistant", "collect-neutral", "Pick up the neutral assistant"),
    ("post-office", "collect", "Collect 1 fabric, 1 jewelry and 4 lira"),
    ("any-count", "any 3", "3 goods of any type → 9 lira"),
    ("fountain", "return 1 2 3 4", "All 4 assistants return"),
]


@pytest.mark.parametrize("face", ["move-0", "family-to-police"])
def test_a_choice_that_a_card_alone_asks_for_is_labelled_by_an_attribute_of_the_card(face: str) -> None:
    choice = f"{face} line"
    label = SPEECH.option_label(OWN, start({}).view(0), Decision(0, face, {choice: None}), choice, None, NAMES)
    assert label.text == clipped(terms.card_line(OWN, face), LABEL_LENGTH)


def test_every_choice_that_a_card_alone_asks_for_has_its_label() -> None:
    choice = re.compile(rf"({'|'.join(map(re.escape, CARDS))}) ([a-z-]+)")
    for path in sources_of("istanbul"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            found = choice.fullmatch(node.value) if isinstance(node, ast.Constant) and type(node.value) is str else None
            assert found is None or OWN.has(f"card-{found[1]}.{found[2]}"), f"card-{found[1]} needs .{found[2]}"


def test_a_tile_that_moves_the_own_pieces_says_so_after_the_family_members_step() -> None:
    red = {"family": 11, "hand": ["family-step"]}
    position = start({"options": {"expansion": "letters"}, "kiosk": [19, 15, 3, 12], "red": red})
    for notation in ("play family-step", "step 22", "open"):
        position.choose(0, notation)
    decision, view = position.decision(0), position.view(0)
    told = {pick: SPEECH.option_label(WORDS, view, decision, pick, None, NAMES).detail for pick in decision.options}
    reason = WORDS.about("istanbul").say("refusal-family-step-was-the-move.short")
    assert [pick for pick, detail in told.items() if detail == reason] == ["pick 15", "pick 19"]
    position.choose(0, "pick 15")
    asked = position.decision(0)
    assert tells(
        SPEECH.why_not(WORDS, position.view(0), asked, "use", NAMES), "istanbul/refusal-family-step-was-the-move"
    )


@pytest.mark.parametrize(
    ("expansion", "tiles"),
    [
        (
            "letters",
            [
                "2 lira (tile 13)",
                "A letter for a good, or vice versa",
                "Buy a good for 2 lira, or sell one for 3 lira",
            ],
        ),
        (
            "bazaar",
            [
                "A coffee or 2 lira",
                "A letter for a good or coffee, or vice versa",
                "Buy a good or coffee for 2 lira, or sell one for 3 lira",
            ],
        ),
    ],
)
def test_a_tile_offers_coffee_only_where_the_game_has_it(expansion: str, tiles: list[str]) -> None:
    position = start({"options": {"expansion": expansion}, "kiosk": [13, 20, 23], "red": {"at": 11}})
    decision = Decision(0, "kiosk-pick", dict.fromkeys(("pick 13", "pick 20", "pick 23")))
    told = [SPEECH.option_label(WORDS, position.view(0), decision, pick, None, NAMES) for pick in decision.options]
    assert [label.text for label in told] == tiles


def test_two_tiles_with_the_same_coffee_are_told_apart_by_what_it_is_taken_instead_of() -> None:
    view = start({"options": {"expansion": "bazaar"}, "red": {"at": 11}}).view(0)
    asked = Decision(1, "kiosk-pick", dict.fromkeys(("pick 13", "pick 14")))
    told = [tile_answer(WORDS.about("istanbul"), view, asked, pick, "take coffee", NAMES) for pick in asked.options]
    assert told == ["A coffee, not 2 lira", "A coffee, not 3 lira"]


@pytest.mark.parametrize(("kind", "notation", "text"), TABLE, ids=[f"{kind}: {one}" for kind, one, _ in TABLE])
def test_a_rare_option(kind: str, notation: str, text: str) -> None:
    decision = Decision(0, kind, {notation: None})
    view = full_table(kiosk=True)
    label = SPEECH.option_label(WORDS, view, decision, notation, None, NAMES)
    assert label.text == text
    assert SPEECH.placeholder(WORDS, label.group)
    assert SPEECH.prompt(WORDS, view, decision, NAMES).question


def test_a_card_that_rolls_says_that_dice_are_rolled() -> None:
    position = start({"options": {"expansion": "mocha"}, "red": {"hand": ["roll-reward-mocha"]}})
    decision, notation = position.decision(0), "play roll-reward-mocha"
    label = SPEECH.option_label(WORDS, position.view(0), decision, notation, position.outlook(0, notation), NAMES)
    assert label.text == "Play “Roll: goods, coffee or lira” · roll, no undo"


def test_what_the_barrier_does_is_said_where_it_is_chosen() -> None:
    view, options = full_table(kiosk=True), {"barrier": None}
    label = SPEECH.option_label(WORDS, view, Decision(0, "tavern", options), "barrier", None, NAMES)
    assert label.detail == "use a place next to it; then only you can cross it"
    asked = SPEECH.prompt(WORDS, view, Decision(0, "barrier-place", {"use 3": None}), NAMES)
    assert "only you can cross it" in asked.help


@pytest.mark.parametrize("kind", ["opening-bid", "closing-bid", "kiosk-use", "final-cards"])
def test_who_is_asked_with_any_hand_is_told_why(kind: str) -> None:
    why = "I'm asking anyway"
    view = replace(full_table(kiosk=True), hand=("move-0",))
    asked = SPEECH.prompt(WORDS, view, Decision(0, kind, {"pass": 0}), NAMES)
    assert why in asked.help
    able = SPEECH.prompt(WORDS, view, Decision(0, kind, {"pass": 0, "bid 2": 2}), NAMES)
    assert why not in able.help
    empty = SPEECH.prompt(WORDS, replace(view, hand=()), Decision(0, kind, {"pass": 0}), NAMES)
    assert why not in empty.help


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("move", "your move."),
        ("bid", "nobody has bid for the 2 bonus cards yet. You get one bid"),
        ("kiosk-pick", "choose a kiosk tile."),
        ("final-cards", "the last round is over."),
    ],
)
def test_the_call_in_the_channel(kind: str, told: str) -> None:
    view = full_table(kiosk=True)
    text = SPEECH.summons(WORDS, view, Decision(1, kind, {"x": None}), NAMES)
    assert text.startswith(told)


def test_the_auction_names_the_highest_bid() -> None:
    text = SPEECH.summons(WORDS, full_table(kiosk=False), Decision(1, "bid", {"pass": 0}), NAMES)
    assert text == "Purple bids 23 lira for 2 bonus cards. You get one bid (you have 23 lira)."


@pytest.mark.parametrize("place", ISTANBUL.components.places)
def test_every_place_says_what_it_would_bring(place: int) -> None:
    prospect = Prospect(place, "plain", goods=(1, 0, 0, 0), amount=2, lira=3, coffee=4)
    told = prospect_text(OWN, full_table(kiosk=True), 4, Outlook((), False, prospect, 3))
    assert told


@pytest.mark.parametrize("typed", ["ruby", "rubies", "buy ruby", "buy a ruby", "take ruby"])
@pytest.mark.parametrize(("expansion", "count"), [("base", 5), ("mocha", 7), ("letters", 6), ("bazaar", 8)])
def test_who_asks_for_a_ruby_is_told_every_place_that_brings_one(typed: str, expansion: str, count: int) -> None:
    position = start({"options": {"expansion": expansion}})
    view = position.view(0)
    on_board = [place for place in WITH_RUBIES if any(place in row for row in view.grid)]
    assert len(on_board) == count
    assert {place for place, row in PLACES.items() if row.rubies} <= set(WITH_RUBIES)
    told = SPEECH.why_not(WORDS, view, position.decision(0), typed, NAMES)
    places = OWN.listed(terms.place(OWN, place) for place in on_board)
    assert tells(told, "istanbul/moment-ruby", places=places), told
