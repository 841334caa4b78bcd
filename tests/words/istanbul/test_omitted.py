"""Where the action of a place was left undone, whoever types it is told the true reason: that of the rules."""

import json

import pytest

from cogs.panel.panel import labels_of
from cogs.panel.typed import told_of_typed
from engine.core.create import new_position
from engine.core.decision import choice_from
from engine.core.notation import parse
from engine.core.position import Position
from engine.core.rules import LASTING_VERSION
from engine.istanbul import names
from engine.istanbul.notation import SKIP, is_beside
from engine.istanbul.places.table import PLACES as RULES
from engine.istanbul.reading.outlook import PLACE_OF_KIND
from engine.istanbul.rules import ISTANBUL
from tests.games.record import HERE
from tests.scenarios.istanbul.given import start
from tests.support.presses import WORDS, panel_of
from tests.support.sentences import say, tells
from words.istanbul import ISTANBUL as SPEECH
from words.istanbul.components.places import PLACES

NAMES = ("Red", "Blue", "Green")
BAZAAR = {"options": {"expansion": "bazaar"}}
POOR = {"lira": 0, "companion": "own", "family": 2}
IMPOSSIBLE = (
    *(names.WAINWRIGHT, names.FOUNTAIN, names.LARGE_MARKET, names.SMALL_MARKET, names.POLICE_STATION),
    *(names.SULTANS_PALACE, names.SMALL_MOSQUE, names.GREAT_MOSQUE, names.GEMSTONE_DEALER),
    *(names.ROASTING_PLANT, names.TAVERN, names.COFFEE_HOUSE, names.SECRET_SOCIETY),
)
"""Places whose action somebody without anything cannot do."""


def typed(position: Position, notation: str) -> str:
    panel = panel_of(position, 0)
    assert panel.decision is not None
    return told_of_typed(WORDS, panel, labels_of(WORDS, panel, panel.decision, NAMES), notation)


def reason_at(position: Position, place: int) -> str:
    refusal = RULES[place].refusal(position.state)
    assert refusal is not None
    return say("panel-refused", reason=SPEECH.refusal(WORDS, refusal, position.view(0), NAMES))


def arrived(place: int, red: dict[str, object], *first: str) -> Position:
    """Red's merchant, whose action at `place` cannot be done."""
    board = start(BAZAAR).state.board
    position = start({**BAZAAR, "red": {**red, "at": board.neighbours(place, None)[0]}})
    for notation in (*first, f"move {place}"):
        position.choose(0, notation)
    if position.decision(0).kind == "assistant":
        position.choose(0, "leave")
    return position


@pytest.mark.parametrize("place", IMPOSSIBLE)
def test_the_rules_own_reason_is_told(place: int) -> None:
    position = arrived(place, POOR)
    assert position.decision(0).kind == "encounters"
    assert typed(position, PLACES[place].action) == reason_at(position, place)
    assert tells(typed(position, "call 5"), "istanbul/refusal-only-encounters-left")


def test_an_action_that_was_skipped_is_no_action_done() -> None:
    position = arrived(names.GEMSTONE_DEALER, {**POOR, "lira": 20})
    position.choose(0, SKIP)
    assert typed(position, "buy") == say("panel-refused", reason=say("istanbul/refusal-action-skipped"))


def test_the_family_members_action_has_its_own_reason() -> None:
    position = arrived(names.POLICE_STATION, {**POOR, "family": names.POLICE_STATION})
    position.choose(0, "send 13")
    assert position.decision(0).kind == "encounters"
    assert typed(position, "deliver") == reason_at(position, names.SULTANS_PALACE)
    assert tells(typed(position, "send 4"), "istanbul/refusal-only-encounters-left")


def test_after_a_family_step_the_reason_is_that_of_its_place() -> None:
    position = start({**BAZAAR, "red": {**POOR, "family": 10, "hand": ["family-step"]}})
    position.choose(0, "play family-step")
    place = next(int(step.split()[1]) for step in position.decision(0).options if int(step.split()[1]) in IMPOSSIBLE)
    position.choose(0, f"step {place}")
    assert position.decision(0).kind == "end-turn"
    assert typed(position, PLACES[place].action) == reason_at(position, place)


@pytest.mark.parametrize(
    ("coffee", "kind", "lacking", "reason"),
    [
        (1, "end-turn", "barrier", "needs-coffee"),
        (2, "tavern-again", "barrier", "needs-coffee"),
        (3, "tavern-again", "baksheesh 13", "goods-short"),
    ],
)
def test_the_second_action_of_guild_card_19_says_what_is_lacking(
    coffee: int, kind: str, lacking: str, reason: str
) -> None:
    position = start({**BAZAAR, "red": {**POOR, "coffee": coffee, "guild": [19]}})
    for notation in ("guild 19", "barrier", "use 2"):
        position.choose(0, notation)
    position.choose(0, next(iter(position.decision(0).options)))
    position.choose(0, SKIP)
    assert position.decision(0).kind == kind
    assert tells(typed(position, lacking), f"istanbul/refusal-{reason}")


@pytest.mark.parametrize("path", sorted(HERE.glob("istanbul/*.json")), ids=lambda path: path.stem)
def test_every_first_choice_of_an_action_has_a_verb_of_its_place(path: object) -> None:
    game = json.loads(path.read_text("utf-8"))  # type: ignore[attr-defined]
    first, *choices = map(choice_from, game["rows"])
    version = game.get("version", LASTING_VERSION)
    position = new_position(ISTANBUL, game["options"], game["colours"], bytes(32), first, game["decks"], version)
    for choice in choices:
        decision = position.decision(choice.seat)
        if decision.kind in PLACE_OF_KIND:
            own = RULES[PLACE_OF_KIND[decision.kind]].verbs
            options = [option for option in decision.options if option != SKIP and not is_beside(option)]
            assert all(parse(option).verb in own for option in options), (decision.kind, options)
        position.follow(choice, version)
