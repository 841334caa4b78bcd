"""The line of a shortcut promises what its choices give, and nothing else: each is read word for word, made on a copy
of the position, and held against what the seat has then, the end of the turn included."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from random import Random
from typing import Any, Final, TypeAlias

import pytest

from engine import players
from engine.core.position import Position
from engine.core.trial import Shortcut
from engine.games import rules_of
from engine.istanbul import events as istanbul_events
from engine.istanbul import names
from engine.istanbul.letters import DELIVERED
from engine.istanbul.reading.shortcuts import ROLLED
from engine.istanbul.reading.view import View as IstanbulView
from engine.marco_polo.components.amounts import KINDS
from engine.marco_polo.components.board import COINS, PURSE
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.events import Completed, Lost, Placed, TookContract
from tests.support.dealt.tables import Table, new
from tests.support.sentences import say
from words.games import game_words
from words.istanbul import terms as istanbul
from words.marco_polo import terms as marco_polo
from words.marco_polo.events import TELLER
from words.marco_polo.labels.shortcuts import is_told
from words.marco_polo.labels.travelling import city_bonus
from words.marco_polo.labels.turn_events import actions_of
from words.marco_polo.story import PLANNED, UNMENTIONED
from words.speech import ENGLISH, Words

Claims: TypeAlias = "Counter[str]"
"""By the name of a thing how much more of it the seat has afterwards."""
Hold: TypeAlias = Callable[[str, Position, Shortcut, Position, int], None]

NAMES: Final = ("Ada", "Ben", "Chloe", "Dilan")
WORDS: Final = Words(ENGLISH, strict=True)
JOINT: Final = "(?:, | and )"
SHOTS: Final = 0.15
"""How often the player of a test chooses anything, so that positions are met to which no good player comes."""
NO_ROOM: Final = "no room for "
CATCHES: Final = "|".join(say("istanbul/shortcut-catches", count=n, name="([^:]+)") for n in range(1, 5))


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
                    if deal := speech.shortcut_deal(WORDS.about(game), view, shortcut, NAMES):
                        yield position, shortcut, deal
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
    price, found, gains = text.removeprefix("pay ").rpartition(" → ")
    if not found:
        return read(text, tokens)
    claims = read(gains, tokens)
    claims.update(read(re.sub("(^|, )(?:pay|sell) ", r"\1", price), tokens, -1))
    return claims


def changes(before: Claims, after: Claims) -> dict[str, int]:
    return {thing: after[thing] - before[thing] for thing in {*before, *after} if after[thing] != before[thing]}


# ---------------------------------------------------------------------- Marco Polo


@cache
def amounts() -> dict[str, Claims]:
    named = {say(f"marco_polo/amount-{kind}", count=n): Counter({kind: n}) for kind in KINDS for n in range(1, 99)}
    return {**named, say("marco_polo/reward-step", count=1): Counter(step=1)}


def hold_marco_polo(deal: str, position: Position, shortcut: Shortcut, after: Position, seat: int) -> None:
    """What is told action by action is as in a hint; what happens is held for all alike."""
    own = [event for event in shortcut.events if event.seat == seat and not isinstance(event, UNMENTIONED)]
    if shortcut.opens == "travel" or not is_told(own):
        return
    words = WORDS.about("marco_polo")
    start, end = position.state.seats[seat], after.state.seats[seat]
    have = changes(*(Counter(dict(zip(KINDS, have, strict=True))) for have in (start.have, end.have)))
    have |= {"step": 1} if shortcut.opens == "step" else {}
    lost = {TELLER.form(words, event, NAMES, PLANNED) for event in own if isinstance(event, Lost)}
    notes = [note for note in deal.split(" · ") if note not in lost]
    counted = {say("marco_polo/label-discards", count=n) for n in (1, 2)} & {*notes}
    taken = {event.contract for event in own if isinstance(event, TookContract)}
    done = {event.contract for event in own if isinstance(event, Completed)}
    dropped = set() if counted else {*start.contracts} - {*end.contracts} - done
    rewards = map(partial(marco_polo.contract_reward, words), [*taken, *dropped])
    quoted = Counter(say("marco_polo/shortcut-contract", contract=reward) for reward in rewards)
    assert Counter(re.findall("“[^”]*”", deal)) == quoted, deal
    posts = {place for place in end.posts if place not in start.posts}
    besides = [note for note in notes if BESIDES.fullmatch(note)]
    main = next((note for note in notes if note not in besides), "")
    with_contracts = next((note for note in notes if note.startswith("+")), "")
    told = re.sub("“[^”]*”(, )?", "", main).removesuffix(", ") + with_contracts.removeprefix("+")
    places = {say("marco_polo/label-plain-post"): Counter(post=1)}
    places |= {say("marco_polo/shortcut-post", place=marco_polo.place(words, one)): Counter(post=1) for one in posts}
    for one in posts:
        things, post = city_bonus(words, position.view(seat), one), marco_polo.place(words, one)
        named = (say("marco_polo/label-post", things=things), f"post in {post}, {things}")
        steps = shortcut.opens == "step" and things == say("marco_polo/reward-step", count=1)
        places |= {each: Counter(post=1, step=int(steps)) for each in named}
    ends = {say("marco_polo/shortcut-step", place=marco_polo.place(words, one)): Counter() for one in PLACES}
    known = places | amounts() | ends | {say("marco_polo/reward-black", count=n): Counter() for n in (1, 2)}
    claims = _net(told, known, own)
    for note in besides:
        claims.update(_besides(note, known))
    have |= {"post": len(posts)} if posts else {}
    assert {thing: count for thing, count in claims.items() if count} == have, deal
    if end.character.rolls:
        for event in (event for event in own if isinstance(event, Placed) and event.space != PURSE):
            assert marco_polo.dice_placed(words, event.dice) in notes, deal


BESIDES: Final = re.compile(
    "(?P<what>complete (?:a contract|[2-4] contracts)|buy a black die|take [0-9]+ coins .*|bonus step|post in [^:]+)"
    "(?: for (?P<price>[^:]+))?(?:: (?P<gains>.+))?"
)
"""An action beside the main one, and what follows from it."""


def _besides(note: str, known: Mapping[str, Claims]) -> Claims:
    found = BESIDES.fullmatch(note)
    assert found, note
    what, price, gains = found["what"], found["price"], found["gains"]
    if what.startswith("take"):
        return read(note.removeprefix("take ").partition(" for ")[0], known)
    claims = Counter(post=1) if what.startswith("post") else Counter[str]()
    claims.update(read(price or "", known, -1))
    drawn = {say("marco_polo/story-black-die"): Counter[str](), say("marco_polo/reward-contract", count=1): Counter()}
    claims.update(read(gains or "", {**known, **drawn}) if what != "bonus step" else {})
    return claims


def _net(told: str, known: Mapping[str, Claims], own: Sequence[Any]) -> Claims:
    """What is claimed, with the coins that the name of their space says, where that action is the only one."""
    takes_coins = any(isinstance(event, Placed) and event.space == COINS for event in own)
    claims = Counter(coin=5) if takes_coins and len(actions_of(own)) == 1 else Counter[str]()
    if costs := re.fullmatch(say("marco_polo/shortcut-costs", price="([^→]*)"), told):
        claims.update(read(costs[1], known, -1))
    elif not re.match("((black |white )?die|dice|discard|then) ", told):
        claims.update(gains_and_price(told, known))
    return claims


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
    named |= {say("istanbul/shortcut-extension", capacity=n): Counter(room=n) for n in range(3, 6)}
    named |= {say("istanbul/shortcut-call", number=n, consolation=2): Counter() for n in range(3, 13)}
    named |= {say("istanbul/shortcut-back", count=n, places=""): Counter(assistants=n) for n in range(1, 7)}
    return {
        **named,
        say("istanbul/shortcut-ruby"): Counter(rubies=1),
        **{istanbul.companion_taken(words, place): Counter(companion=1) for place in (0, 1)},
    }


@cache
def notes() -> dict[str, Claims]:
    """What going there costs and brings besides."""
    paid = {say("istanbul/label-pay-seat", name=name, lira=n): Counter(lira=-n) for name in NAMES for n in range(1, 20)}
    paid |= {say("istanbul/label-neutral-merchants", count=n, lira=2 * n): Counter(lira=-2 * n) for n in range(1, 10)}
    return paid | {
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
            "room": mine.capacity,
            "assistants": len(mine.stack),
            "companion": int(mine.companion == 0),
            "delivered": sum(seals == DELIVERED for _, seals in mine.letters),
            **dict(zip(names.GOODS, mine.goods, strict=True)),
            **{f"{name} tile": int(held) for name, held in zip(names.GOODS, mine.tiles, strict=True)},
        }
    )


def hold_istanbul(deal: str, position: Position, shortcut: Shortcut, after: Position, seat: int) -> None:
    left = [event for event in shortcut.events if isinstance(event, istanbul_events.Left)]  # as a rule, so untold
    claims, said = Counter(assistants=-sum(not event.neutral for event in left)), notes()
    view, then = position.view(seat), after.view(seat)
    mine, stay = then.seats[seat], {say("istanbul/shortcut-stay", count=n, places=""): n for n in range(1, 8)}
    by_tile = say("istanbul/tile-fruit") + ": "
    told = re.sub(r"\((from )?[0-9, ]+\)", r"(\1)", deal).split(" · ")
    for number, note in enumerate(told):
        if note in said:
            claims.update(said[note])
        elif note.startswith(by_tile):
            claims.update(gains_and_price(note.removeprefix(by_tile), things()))
        elif note == say("istanbul/shortcut-last-round"):
            assert mine.rubies >= view.rubies_to_end > view.seats[seat].rubies, deal
        elif caught := re.fullmatch(f"(?:{CATCHES})(?:: (.+))?", note):
            assert caught[1] in (None, *NAMES), deal
            claims.update(read(caught[2] or "", {**things(), say("istanbul/reward-card"): Counter()}))
        elif note in stay:
            assert (Counter(view.seats[seat].out) & Counter(mine.out)).total() == stay[note], deal
        elif note.startswith(NO_ROOM):
            lost = read(note.removeprefix(NO_ROOM), things())
            assert all(mine.goods[names.GOOD[good]] == mine.capacity for good in lost), deal
        elif not _says_nothing_of_belongings(note):
            first = told[0].startswith(by_tile)  # and where something gained is given again there are two deals
            assert first <= number <= first + 1, deal
            claims.update(gains_and_price(note, things()))
    claims["room"] -= view.seats[seat].capacity if claims["room"] else 0  # told is what there is then
    changed = changes(belongings(view, seat), belongings(then, seat))
    assert {thing: count for thing, count in claims.items() if count} == changed, deal


def _says_nothing_of_belongings(note: str) -> bool:
    """Whom one meets or does not, and that nothing is gained yet."""
    words = WORDS.about("istanbul")
    figures = [istanbul.figure(words, name) for name in ("governor", "smuggler", "courier", "coffee-trader")]
    met = {say("istanbul/shortcut-meet", figure=figure) for figure in figures}
    not_met = any(re.fullmatch(say(f"istanbul/{untold}", figures="(.+)"), note) for untold in UNMET)
    sent = say("istanbul/shortcut-merchant-to", place=names.POLICE_STATION)
    silent = {say("istanbul/shortcut-no-extra"), sent}
    return note in met | silent or not_met or note.startswith("then ")


UNMET: Final = ("shortcut-not-met", "label-figures-here")
ROLLS: Final = (istanbul_events.Rolled, istanbul_events.NeutralMoved, istanbul_events.FigureMoved)
DRAWS: Final = (
    istanbul_events.DrewCards,
    istanbul_events.DrewGuildCards,
    istanbul_events.DrewLetters,
    istanbul_events.OpenedTiles,
)


def names_a_gain(deal: str) -> bool:
    """Whether a part of it says what one gets, whom one catches or meets, or what comes next."""
    sent = say("istanbul/shortcut-merchant-to", place=names.POLICE_STATION)
    besides = {*notes(), say("istanbul/shortcut-no-extra"), sent}
    not_met = say("istanbul/shortcut-not-met", figures=".+")
    parts = (part for part in deal.split(" · ") if part not in besides)
    return any(not re.fullmatch(f"{not_met}|{NO_ROOM}.+", part) for part in parts)


# ---------------------------------------------------------------------- both


ISTANBUL: Final = [{"expansion": expansion} for expansion in ("base", "mocha", "letters", "bazaar")]


@pytest.mark.parametrize("options", ISTANBUL, ids=lambda options: options["expansion"])
def test_a_shortcut_of_istanbul_gives_what_it_promises_and_its_line_names_a_gain_and_what_chance_brings(
    options: dict[str, str],
) -> None:
    """Where the line ends by chance, the last choice brings it."""
    left = 0
    for shortcut, deal, happened in made("istanbul", options, range(3), hold_istanbul):
        assert names_a_gain(deal), deal
        if shortcut.chance:
            brought, told = happened[len(shortcut.events) :], game_words("istanbul").shortcut_chance(shortcut)
            assert told != "roll" or any(isinstance(event, ROLLS) for event in brought), (deal, told)
            assert told != "draw" or any(isinstance(event, DRAWS) for event in brought), (deal, told)
            left += 1
    assert left


def test_a_shortcut_of_marco_polo_gives_what_it_promises() -> None:
    assert [*made("marco_polo", {}, range(6), hold_marco_polo)]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "hold"), [("istanbul", hold_istanbul), ("marco_polo", hold_marco_polo)])
def test_many_shortcuts_give_what_they_promise(game: str, hold: Hold) -> None:
    options = {"expansion": "bazaar"} if game == "istanbul" else {}
    assert len([*made(game, options, range(20, 50), hold)]) > 5000


def made(
    game: str, options: dict[str, str], seeds: range, hold: Hold
) -> Iterator[tuple[Shortcut, str, Sequence[object]]]:
    """Make every shortcut, and hold it against its events, its line against what came of it where chance decides no
    more than what comes next, and the end of the turn against both; each with its line and with what happened, but for
    chance on which nothing depends."""
    for position, shortcut, deal in shortcuts(game, options, seeds):
        seat, happened = position.decisions[0].seat, list[object]()
        after = position.fork()
        for notation in shortcut.notations:
            assert after.seats_to_act == (seat,), shortcut
            untold = after.rules.indifferent(after.state, after.decision(seat), notation)
            events = after.choose(seat, notation)
            happened += untold.untold(events) if untold else events
        assert happened[: len(shortcut.events)] == list(shortcut.events), shortcut
        assert shortcut.chance or happened == list(shortcut.events), shortcut
        if shortcut.ends:
            assert after.seats_to_act == (seat,), shortcut
            ended = after.fork()
            ended.choose(seat, position.rules.turn_end)
            assert not ended.choices, "the turn goes on"
        if not shortcut.chance or (shortcut.ends and shortcut.opens not in ROLLED):
            hold(deal, position, shortcut, after, seat)
        yield shortcut, deal, happened
