"""The label of a shortcut promises what its choices give, and nothing else: each is read word for word, made on a copy
of the position, and held against what the seat has then."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Final, TypeAlias

import pytest

from engine import players
from engine.core.position import Position
from engine.core.trial import Shortcut
from engine.games import rules_of
from engine.istanbul import names
from engine.istanbul.letters import DELIVERED
from engine.istanbul.reading.view import View as IstanbulView
from engine.marco_polo.components.amounts import KINDS
from tests.support.dealt.tables import Table, new
from tests.support.sentences import say
from words.games import game_words
from words.istanbul import terms as istanbul
from words.marco_polo import terms as marco_polo
from words.speech import ENGLISH, Words

Claims: TypeAlias = "Counter[str]"
"""By the name of a thing how much more of it the seat has afterwards."""

NAMES: Final = ("Ada", "Ben", "Chloe", "Dilan")
WORDS: Final = Words(ENGLISH, strict=True)
JOINT: Final = "(?:, | and )"
SHOTS: Final = 0.15
"""How often the player of a test chooses anything, so that positions are met to which no good player comes."""


def shortcuts(game: str, options: dict[str, str], seeds: range) -> Iterator[tuple[Position, Shortcut, str]]:
    """Each with a label, and where it begins, in games of rookies who at times choose anything."""
    rules, speech = rules_of(game), game_words(game)
    for seed in seeds:
        seats = rules.min_seats + seed % 3
        position, rng = new(Table(game, tuple(rules.check_options(options, seats).items()), seats), seed), Random(seed)
        while not position.over:
            decision = position.decisions[0]
            seat, choices = decision.seat, list(decision.options)
            if not position.sealed and decision.kind in rules.shortcut_kinds:
                view = position.view(seat)
                for shortcut in (each for option in choices for each in position.shortcuts(seat, option)):
                    if label := speech.shortcut_label(WORDS.about(game), view, shortcut, NAMES):
                        yield position, shortcut, label
            good = rng.random() > SHOTS
            position.choose(seat, players.choose(players.ROOKIE, position, seat, rng) if good else rng.choice(choices))


def read(text: str, tokens: Mapping[str, Claims], sign: int = 1) -> Claims:
    """All that a list in words names: "2 fabric, spice and 3 lira". Every word of it has to be a token."""
    claims: Claims = Counter()
    while text:
        ends = [*(joint.start() for joint in re.finditer(JOINT, text)), len(text)]
        end = max(end for end in ends if text[:end] in tokens)
        for thing, count in tokens[text[:end]].items():
            claims[thing] += sign * count
        text = re.sub(f"^{JOINT}", "", text[end:])
    return claims


def gains_and_price(text: str, tokens: Mapping[str, Claims]) -> Claims:
    gains, found, price = text.rpartition(" for ")
    if not found or re.split(JOINT, price)[0] not in tokens:
        return read(text, tokens)
    claims = read(gains, tokens)
    claims.update(read(price, tokens, -1))
    return claims


def changes(before: Claims, after: Claims) -> dict[str, int]:
    return {thing: after[thing] - before[thing] for thing in before | after if after[thing] != before[thing]}


# ---------------------------------------------------------------------- Marco Polo


@cache
def amounts() -> dict[str, Claims]:
    named = {say(f"marco_polo/amount-{kind}", count=n): Counter({kind: n}) for kind in KINDS for n in range(1, 99)}
    return {**named, say("marco_polo/reward-step", count=1): Counter(step=1)}


def hold_marco_polo(label: str, position: Position, after: Position, seat: int) -> None:
    match = re.fullmatch(r"Take (?P<gains>.+) with (?P<dice>.+?)(?P<price> for .+)?|(?P<head>.+): (?P<deal>.+)", label)
    assert match, label
    claims = gains_and_price(match["deal"] or match["gains"] + (match["price"] or ""), amounts())
    start, end = position.state.seats[seat], after.state.seats[seat]
    have = changes(*(Counter(dict(zip(KINDS, have, strict=True))) for have in (start.have, end.have)))
    steps = int(after.decision(seat).kind == "step")
    assert {thing: count for thing, count in claims.items() if count} == have | ({"step": 1} if steps else {}), label
    if end.character.rolls and (placed := Counter(start.hand) - Counter(end.hand)):
        dice = marco_polo.dice(WORDS.about("marco_polo"), [*placed.elements()])
        assert (match["dice"] or match["head"]).endswith(dice), label


# ---------------------------------------------------------------------- Istanbul


@cache
def things() -> dict[str, Claims]:
    words = WORDS.about("istanbul")
    every = range(1, 99)
    named: dict[str, Claims] = {say("istanbul/lira", lira=n): Counter(lira=n) for n in every}
    for good in (*names.GOODS, "coffee"):
        named |= {istanbul.some(words, good, n): Counter({good: n}) for n in every}
        named[say("istanbul/shortcut-one", good=say(f"istanbul/good-{good}"))] = Counter({good: 1})
    for good, name in enumerate(names.GOODS):
        tile = Counter({f"{name} tile": 1, "assistants": int(name == "jewelry")})
        named |= {tell(words, good): tile for tell in (istanbul.tile_with_effect, istanbul.mosque_tile)}
    named |= {say("istanbul/shortcut-extension", capacity=n): Counter(extensions=1) for n in range(3, 6)}
    named |= {say("istanbul/shortcut-back", count=n): Counter(assistants=n) for n in range(1, 7)}
    return {
        **named,
        say("istanbul/shortcut-ruby"): Counter(rubies=1),
        say("istanbul/shortcut-companion"): Counter(companion=1),
    }


@cache
def notes() -> dict[str, Claims]:
    """What going there costs and brings besides."""
    paid = {say("istanbul/label-pay-seat", name=name, lira=n): Counter(lira=-n) for name in NAMES for n in range(1, 20)}
    return paid | {
        say("istanbul/label-leave-assistant"): Counter(assistants=-1),
        say("istanbul/label-leave-neutral"): Counter(assistants=-1),
        say("istanbul/label-collect-assistant"): Counter(assistants=1),
        say("istanbul/label-collect-neutral-one"): Counter(assistants=1),
        **{say("istanbul/shortcut-delivers", count=n): Counter(delivered=n) for n in range(1, 9)},
    }


def belongings(view: IstanbulView, seat: int) -> Claims:
    mine = view.seats[seat]
    return Counter(
        {
            "lira": mine.lira,
            "rubies": mine.rubies,
            "coffee": mine.coffee,
            "extensions": mine.capacity,
            "assistants": len(mine.stack),
            "companion": int(mine.companion == 0),
            "delivered": sum(seals == DELIVERED for _, seals in mine.letters),
            **dict(zip(names.GOODS, mine.goods, strict=True)),
            **{f"{name} tile": int(held) for name, held in zip(names.GOODS, mine.tiles, strict=True)},
        }
    )


def hold_istanbul(label: str, position: Position, after: Position, seat: int) -> None:
    words = WORDS.about("istanbul")
    (head, _, deal), *others = (part.partition(": ") for part in label.split(" · "))
    claims = gains_and_price(deal, things())
    view, then = position.view(seat), after.view(seat)
    mine = then.seats[seat]
    stands = {mine.merchant, mine.companion, mine.family}
    assert any(head.endswith(istanbul.place(words, place)) for place in stands if place > 0), label
    for note in (part for part, *_ in others):
        if note in notes():
            claims.update(notes()[note])
        elif note == say("istanbul/shortcut-last-round"):
            assert mine.rubies >= view.rubies_to_end > view.seats[seat].rubies, label
        elif caught := re.fullmatch(say("istanbul/shortcut-catches", count=1, name="(.+)"), note):
            here = [place for place, other in _families(then, seat) if place in (mine.merchant, mine.companion)]
            assert here and (caught[1] in NAMES or int(caught[1]) == len(here)), label
        else:
            lost = read(note.removesuffix(" lost"), things())
            assert note.endswith(" lost") and all(mine.goods[names.GOOD[good]] == mine.capacity for good in lost), label
    changed = changes(belongings(view, seat), belongings(then, seat))
    assert {thing: count for thing, count in claims.items() if count} == changed, label


def _families(view: IstanbulView, seat: int) -> list[tuple[int, int]]:
    return [(other.family, number) for number, other in enumerate(view.seats) if number != seat]


# ---------------------------------------------------------------------- both


ISTANBUL: Final = [{"expansion": expansion} for expansion in ("base", "mocha", "letters", "bazaar")]


@pytest.mark.parametrize("options", ISTANBUL, ids=lambda options: options["expansion"])
def test_a_shortcut_of_istanbul_gives_what_it_promises(options: dict[str, str]) -> None:
    assert held("istanbul", options, range(3), hold_istanbul)


def test_a_shortcut_of_marco_polo_gives_what_it_promises() -> None:
    assert held("marco_polo", {}, range(6), hold_marco_polo)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "hold"), [("istanbul", hold_istanbul), ("marco_polo", hold_marco_polo)])
def test_many_shortcuts_give_what_they_promise(game: str, hold: Callable[[str, Position, Position, int], None]) -> None:
    options = {"expansion": "bazaar"} if game == "istanbul" else {}
    assert held(game, options, range(20, 50), hold) > 5000


def held(game: str, options: dict[str, str], seeds: range, hold: Callable[[str, Position, Position, int], None]) -> int:
    """Make every shortcut and hold its label against what came of it; how many there were."""
    count = 0
    for position, shortcut, label in shortcuts(game, options, seeds):
        seat = position.decisions[0].seat
        after = position.fork()
        for notation in shortcut.notations:
            after.choose(seat, notation)
        hold(label, position, after, seat)
        count += 1
    return count
