"""Whatever somebody wants that is not possible now is answered with what stands in its way, at every kind of decision.

Run with `-s` to see the share of such answers for each kind."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.core.create import new_position
from engine.core.decision import Decision, choice_from
from engine.core.notation import parse
from engine.core.position import AnyPosition
from engine.core.rules import LASTING_VERSION
from engine.games import GAMES, rules_of
from engine.istanbul import notation as istanbul
from engine.istanbul.cards.table import CARDS
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.names import COLOURS, GOODS, PLACES
from engine.marco_polo import notation as marco_polo
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.components.map import PLACES as MAP
from engine.marco_polo.spaces.city_cards import CITY_CARDS
from engine.marco_polo.spaces.main_actions import MAIN_ACTIONS
from tests.games.record import HERE
from tests.support.sources import given
from words.games import game_words
from words.speech import Words

WORDS = Words("en", strict=True)
WALKS: dict[str, list[tuple[dict[str, str], int]]] = {
    "istanbul": [({"expansion": "bazaar", "neutral-assistants": "on"}, 4), ({"expansion": "bazaar"}, 2)],
    "marco_polo": [({"characters": "drafted", "goals": "chosen"}, 4)],
}
STEPS = 1500
SELDOM = {
    "istanbul": {
        "any-count": "any 2", "any-goods": "sell spice", "exchange-give": "give fabric", "final-cards": "done",
        "family-step": "step 5", "gain-goods": "gain fabric spice", "join-merchant": "to red", "letter": "letter 13",
        "six-goods": "give fabric", "six-goods-jewelry": "jewelry 0", "tavern-again": "barrier", "ware": "take fabric",
    },
    "marco_polo": {
        "cities": "collect anxi", "die": "die 2", "figures": "move niccolo", "give": "give pepper silk",
        "order": "first moscow", "relocate": "from moscow", "route": "direct", "trade": "done",
    },
}  # fmt: skip
"""An option of each kind of decision that these games may not reach."""
LOOKS = (1, 10, 100)  # which decisions of a kind are looked at
OF_EACH_VERB = 3
NAMED = 0.95  # the share of answers that name what stands in the way


class Asked(NamedTuple):
    position: AnyPosition
    decision: Decision


def recorded(game: str) -> Iterator[Asked]:
    """The decisions of all recorded games, which have every module."""
    rules = rules_of(game)
    for path in sorted(HERE.glob(f"{game}/*.json")):
        kept = json.loads(path.read_text("utf-8"))
        first, *choices = map(choice_from, kept["rows"])
        version = kept.get("version", LASTING_VERSION)
        position = new_position(rules, kept["options"], kept["colours"], bytes(32), first, kept["decks"], version)
        for choice in choices:
            yield Asked(position, position.decision(choice.seat))
            position.follow(choice, version)


def walk(game: str, number: int) -> Iterator[Asked]:
    """The decisions of a random game with modules."""
    options, seats = WALKS[game][number]
    rules, rng = rules_of(game), Random(number)
    position = new_position(rules, options, rules.colours[:seats], bytes([number]) * 32)
    for _ in range(STEPS):
        if position.over:
            return
        decision = rng.choice(position.decisions)
        yield Asked(position, decision)
        position.choose(decision.seat, rng.choice(list(decision.options)))


@cache
def asked(game: str) -> dict[str, list[tuple[Any, Decision]]]:
    """Some decisions of each kind with the view of who decides."""
    found: dict[str, list[tuple[Any, Decision]]] = {}
    met: Counter[str] = Counter()
    for one in chain(recorded(game), *(walk(game, number) for number in range(len(WALKS[game])))):
        kind = one.decision.kind
        met[kind] += 1
        if met[kind] in LOOKS:
            found.setdefault(kind, []).append((one.position.view(one.decision.seat), one.decision))
    view = found["turn" if game == "marco_polo" else "move"][-1][0]
    for kind, option in SELDOM[game].items():
        card = game == "marco_polo" and next(card for _, card in view.cards if CITY_CARDS[card].trades)
        using = replace(view, doing=f"card {card}") if card else view
        found.setdefault(kind, [(using, Decision(0, kind, {option: None}))])
    return found


@cache
def notations(game: str) -> list[str]:
    """All that was ever chosen in a recorded game, and what the grammar of the game has besides."""
    rows = (row for path in HERE.glob(f"{game}/*.json") for row in json.loads(path.read_text("utf-8"))["rows"])
    return sorted({row[1] for row in rows if row[0] >= 0} | set(GRAMMAR[game]))


def grammar_of_istanbul() -> Iterator[str]:
    places = (istanbul.MOVE, istanbul.COMPANION, istanbul.SEND, istanbul.STEP, istanbul.USE, istanbul.BESIDE,
              istanbul.TUNNEL, istanbul.RUBY, istanbul.BAKSHEESH, istanbul.RECALL, istanbul.RETURN, istanbul.LETTER,
              istanbul.TRADE, istanbul.EXTRA_TURN)  # fmt: skip
    yield from (verb(place) for verb in places for place in PLACES)
    yield from (verb(face) for verb in (istanbul.PLAY, istanbul.DISCARD, istanbul.ROAST_CARD) for face in CARDS)
    yield from (verb(one) for verb in (istanbul.GUILD, istanbul.DISCARD_GUILD) for one in GUILD_CARDS)
    yield from (istanbul.PICK(tile) for tile in KIOSK_TILES)
    wares = (istanbul.TAKE, istanbul.GAIN, istanbul.GIVE, istanbul.SELL, istanbul.DELIVER, istanbul.EXTRA,
             istanbul.TILE, istanbul.ROAST)  # fmt: skip
    yield from (verb(good) for verb in wares for good in GOODS)
    yield from (verb(n) for verb in (istanbul.CALL, istanbul.BID, istanbul.ANY, istanbul.SIX) for n in range(14))
    yield from (f"catch {colour} {reward}" for colour in COLOURS for reward in ("lira", "card"))
    yield from ("meet governor", "meet smuggler", "meet courier", "meet coffee-trader", "to red", "coffee", "decline",
                "lira for fabric", "fabric free", "tile line", "tile free", "stop", "return-none")  # fmt: skip


def grammar_of_marco_polo() -> Iterator[str]:
    yield from MAIN_ACTIONS
    yield from (marco_polo.COMPLETE(contract) for contract in CONTRACTS)
    yield from (marco_polo.CARD(card) for card in CITY_CARDS)
    yield from (marco_polo.PICK(character) for character in CHARACTERS)
    places = (marco_polo.TO, marco_polo.FIRST, marco_polo.FROM, marco_polo.COPY, marco_polo.COLLECT, marco_polo.VIA)
    yield from (verb(place) for verb in places for place in MAP)
    yield from ("move niccolo", "move both", "direct", "stay", "sell camel 3", "give 2 pepper silk gold", "done")


GRAMMAR = {"istanbul": tuple(grammar_of_istanbul()), "marco_polo": tuple(grammar_of_marco_polo())}


def sample(game: str, offset: int) -> Iterator[str]:
    """Some notations of each verb, others with another offset."""
    by_verb: dict[str, list[str]] = {}
    for notation in notations(game):
        by_verb.setdefault(parse(notation).verb, []).append(notation)
    for each in by_verb.values():
        yield from (each[(offset * 7 + n * (len(each) // OF_EACH_VERB + 1)) % len(each)] for n in range(OF_EACH_VERB))


def unnamed(game: str) -> str:
    """How an answer begins that only lists what may be chosen, or knows nothing of what was typed."""
    own = WORDS.about(game)
    return own.say("only-these", options="").removesuffix("."), own.say("unknown-choice", typed="").partition("“")[0]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_not_possible_is_answered_with_what_stands_in_its_way(game: str) -> None:
    assert given(game, "kind") - asked(game).keys() == set()
    names, counted, good = rules_of(game).colours, Counter[str](), Counter[str]()
    for kind, looks in asked(game).items():
        for number, (view, decision) in enumerate(looks):
            for notation in sample(game, number + len(kind)):
                if notation in decision.options:
                    continue
                told = game_words(game).why_not(WORDS, view, decision, notation, names)
                assert told.endswith((".", "?", "”.")) and "is not possible now" not in told, (kind, notation, told)
                counted[kind] += 1
                good[kind] += not told.startswith(unnamed(game))
    for kind in sorted(counted):
        print(f"{game} {kind}: {good[kind] / counted[kind]:.0%} of {counted[kind]}")
    assert good.total() / counted.total() >= NAMED
    assert {kind: good[kind] / counted[kind] for kind in counted if good[kind] / counted[kind] < NAMED} == {}
    print(f"{game}: {good.total() / counted.total():.1%} of {counted.total()}")


TYPED = ("", "🎲", "banana", "MOVE 13", "move", "move 999999999999999999999", pytest.param("x" * 2000, id="long"))


@pytest.mark.parametrize("typed", TYPED)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_anything_typed_has_an_answer(game: str, typed: str) -> None:
    for looks in asked(game).values():
        view, decision = looks[0]
        assert game_words(game).why_not(WORDS, view, decision, typed, rules_of(game).colours)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_possible_needs_no_reason(game: str) -> None:
    for looks in asked(game).values():
        view, decision = looks[0]
        for notation in decision.options:
            assert not game_words(game).why_not(WORDS, view, decision, notation, ())
