"""Recorded games end as they did under rules that ask less, ask more or offer less; and new games are asked so."""

import json
from random import Random
from typing import Any, NamedTuple

import pytest

from engine import players
from engine.core.create import load_position, new_position
from engine.core.decision import Choice, Refusal
from engine.core.position import Position
from engine.core.rules import AnyRules
from engine.games import GAMES
from tests.games.asked_otherwise import Question, asking, asking_less, asking_more, offering_less
from tests.games.play import replayed
from tests.games.record import HERE, end_of

LATER = 3
SEED = bytes(range(32))


class Case(NamedTuple):
    """A recorded game and a change of what is asked. `kinds`: questions that the game must have been asked for the test
    to prove anything; `now`: whether they are asked in new games."""

    path: str
    question: Question
    kinds: tuple[str, ...]
    now: bool

    @property
    def game(self) -> str:
        return self.path.partition("/")[0]


LESS = {
    "istanbul": ("encounters", "kiosk-use", "bid", "pay", "final-cards"),
    "marco_polo": ("after", "goods", "contracts", "discard"),
}
CASES = {
    "istanbul asks less": Case(
        "istanbul/bazaar-random-4.json", asking_less(*LESS["istanbul"]), LESS["istanbul"][:2], False
    ),
    "istanbul asks more": Case("istanbul/bazaar-random-4.json", asking_more("encounters", LATER), ("sure",), True),
    "istanbul offers less": Case("istanbul/mocha-first-4.json", offering_less("encounters", "meet"), (), True),
    "marco polo asks less": Case(
        "marco_polo/four-experts.json", asking_less(*LESS["marco_polo"]), LESS["marco_polo"], False
    ),
    "marco polo asks more": Case("marco_polo/four-experts.json", asking_more("after", LATER), ("sure",), True),
    "marco polo offers less": Case("marco_polo/four-experts.json", offering_less("after", "complete"), (), True),
}


def kept_of(case: Case) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads((HERE / case.path).read_text("utf-8"))
    return kept


def later_rules(case: Case, monkeypatch: pytest.MonkeyPatch) -> AnyRules:
    """The rules with the change, which are the game's rules from now on."""
    rules = asking(GAMES[case.game], case.question, LATER)
    monkeypatch.setitem(GAMES, case.game, rules)
    return rules


@pytest.mark.parametrize("name", CASES)
def test_a_recorded_game_ends_as_it_did(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = kept_of(CASES[name])
    before = end_of(replayed(kept))
    later_rules(CASES[name], monkeypatch)
    assert end_of(replayed(kept)) == before


@pytest.mark.parametrize("name", CASES)
def test_it_is_the_change_that_is_followed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Played by hand, the same choices do not fit."""
    kept = kept_of(CASES[name])
    rules = later_rules(CASES[name], monkeypatch)
    first, *rows = kept["rows"]
    position = new_position(rules, kept["options"], kept["colours"], SEED, Choice(*first), kept["decks"])
    with pytest.raises(Refusal):
        for seat, notation, outcomes, *_ in rows:
            position.choose(seat, notation, outcomes)


@pytest.mark.parametrize("name", CASES)
def test_new_games_are_asked_the_new_way_and_replay(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case = CASES[name]
    kept, rules = kept_of(case), later_rules(case, monkeypatch)
    position = new_position(rules, kept["options"], kept["colours"], SEED)
    log, asked, rng = [position.last], set(), Random(5)
    copies: list[Position] = []
    while not position.over:
        decision = position.decisions[0]
        asked.add(decision.kind)
        position.choose(decision.seat, any_choice(position, decision.seat, rng))
        log.append(position.last)
        if len(log) % 20 == 0 and position.choices:
            copies = [position.fork(), load_position(rules, json.loads(json.dumps(position.dump())), SEED)]
            assert [copy.dump() for copy in copies] == [position.dump()] * 2
            assert all(list(copy.decisions[0].options) == list(position.decisions[0].options) for copy in copies)
    assert copies
    assert all((kind in asked) is case.now for kind in case.kinds)
    assert any(choice.unasked for choice in log) is (not case.now)
    again = new_position(rules, kept["options"], kept["colours"], SEED, log[0])
    for choice in log[1:]:
        again.follow(choice, LATER)
        assert again.last == choice
    assert end_of(again) == end_of(position)


def any_choice(position: Position, seat: int, rng: Random) -> str:
    """Any legal choice; as the rookie would where that is needed for the game to end."""
    name = players.RANDOM if rng.random() < 0.3 or position.decision(seat).kind == "sure" else players.ROOKIE
    return players.choose(name, position, seat, rng)


def test_an_answer_that_fits_nothing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    case = CASES["istanbul asks less"]
    kept = kept_of(case)
    later_rules(case, monkeypatch)
    place = next(i for i, row in enumerate(kept["rows"]) if row[1] == "end")
    del kept["rows"][place]
    kept["rows"][place - 1].append(["meet nobody"])
    with pytest.raises(Refusal):
        replayed(kept)
