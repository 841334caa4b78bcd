"""Marco Polo at a table of people: what all decide at once, what is told between turns, who is called when."""

from itertools import permutations
from random import Random
from typing import Any

import pytest

from engine import players
from engine.core.create import new_position
from engine.core.decision import Refusal
from engine.core.event import seen_by
from engine.games import rules_of
from engine.marco_polo.events import DrewContract, KeptGoals, Rolled, RoundBegan, RoundEnded, TurnBegan
from host.lobby import start as starting
from host.messages.posts import Undone
from host.table.log import choice_of, opening_of, without_undone
from host.table.table import Table
from host.turn import looking, press
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.scenarios.marco_polo.given import start
from tests.support.dealt.laid_out import begin_as
from tests.support.dealt.wanderer import wander
from tests.support.played import facts, the_same_after_a_restart

PEOPLE = (ADA, BEN, CHLOE)
CITIES = {"city-bonuses": "random", "characters": "drafted"}
GOALS = {"goals": "chosen"}
ANY_GOODS, COPY, COPIES_GOODS = "kashgar", "xian", "copy kashgar"
"""A city whose bonus leaves a choice of goods, one that copies the bonus of another, and how it copies that."""
PROMPTS = ("prompt", "unprompt")


@pytest.fixture(autouse=True)
def same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game gets the same dice, so that only the order of answers differs."""
    monkeypatch.setattr(starting, "seed_from", lambda *_: bytes([11]) * 32)


async def answer(desk: Desk, game_id: str, seat: int) -> None:
    """One answer of a seat, which depends on the seat and the question alone."""
    table = await desk.host.table(game_id)
    options = list(table.position.decision(seat).options)
    await desk.choose(
        game_id, PEOPLE[seat], options[(7 * seat + 3) % len(options)], asked_after=table.asked.after[seat]
    )


async def play_to_the_end(desk: Desk, game_id: str) -> None:
    """All seats travel about."""
    rng = Random(2)
    while not (table := await desk.host.table(game_id)).over:
        seat = table.position.seats_to_act[0]
        await desk.choose(game_id, PEOPLE[seat], wander(table.position, seat, rng))


async def at_the_start_of_a_round(monkeypatch: pytest.MonkeyPatch, desk: Desk, *posts: str) -> str:
    """A game that begins with the second round; `posts`: the city in which each seat has one, whose bonus it gets."""
    built = {colour: {"posts": [city]} for colour, city in zip(("blue", "green", "red"), posts, strict=False)}
    begin_as(monkeypatch, start({"seats": 3, "stage": "bonuses", **built}))
    return await desk.begin("marco_polo", *PEOPLE)


def all_dice_show_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.core.dice.outcome", lambda seed, counter, among: 0)


def kinds(table: Table) -> list[str]:
    return [decision.kind for decision in table.position.decisions]


async def phase(desk: Desk, game_id: str, order: tuple[int, ...]) -> list[tuple[Any, ...]]:
    """Everybody answers, one question a round in this order; the table's facts after each answer."""
    seen = []
    boundary = (await desk.host.table(game_id)).finished_turns
    while (table := await desk.host.table(game_id)).finished_turns == boundary:
        for seat in order:
            table = await desk.host.table(game_id)
            if table.finished_turns == boundary and seat in table.position.seats_to_act:
                await answer(desk, game_id, seat)
                await the_same_after_a_restart(desk, game_id)
                seen.append(facts(await desk.host.table(game_id)))
    return seen


async def test_goals_in_any_order_give_the_same_table(desk: Desk) -> None:
    ends = []
    for order in permutations(range(3)):
        game_id = await desk.begin("marco_polo", *PEOPLE, options=GOALS)
        assert kinds(await desk.host.table(game_id)) == ["goals"] * 3
        await phase(desk, game_id, order)
        ends.append((await desk.host.table(game_id)).position.dump())
    assert all(end == ends[0] for end in ends)
    assert ends[0] != (await desk.host.table(await desk.begin("marco_polo", *PEOPLE, options=GOALS))).position.dump()


@pytest.mark.parametrize(("kind", "posts"), [("goods", (ANY_GOODS,) * 3), ("compensation", ())])
async def test_the_start_of_a_round_in_any_order_gives_the_same_table(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, kind: str, posts: tuple[str, ...]
) -> None:
    all_dice_show_one(monkeypatch)
    ends = []
    for order in permutations(range(3)):
        game_id = await at_the_start_of_a_round(monkeypatch, desk, *posts)
        assert kinds(await desk.host.table(game_id)) == [kind] * 3
        await phase(desk, game_id, order)
        ends.append((await desk.host.table(game_id)).position.dump())
    assert all(end == ends[0] for end in ends)


async def test_a_whole_game_in_any_order_of_answers_ends_alike(desk: Desk) -> None:
    """The rookie decides by what its seat may see; an answer that showed would lead it elsewhere."""
    ends, orders = [], []
    for order in (1, 2):
        rng, rows = Random(order), []
        game_id = await desk.begin("marco_polo", *PEOPLE, options=CITIES | GOALS)
        while not (table := await desk.host.table(game_id)).over:
            seat = rng.choice(table.position.seats_to_act)
            rows.append((seat, players.choose("rookie", table.position, seat, Random(0))))
            await desk.choose(game_id, PEOPLE[seat], rows[-1][1])
        ends.append(
            ((await desk.host.table(game_id)).position.dump(), (await desk.host.table(game_id)).position.view(1))
        )
        orders.append(rows)
    assert ends[0] == ends[1]
    assert orders[0] != orders[1] and sorted(orders[0]) == sorted(orders[1])


async def test_each_is_called_once_a_phase_and_its_prompt_goes_when_it_has_answered(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = start({"new": True, "seats": 3, "options": GOALS})
    position.boundary.round = 1  # small cities pay in later ones
    for seat in position.boundary.seats[:2]:
        seat.posts = (ANY_GOODS,)
    begin_as(monkeypatch, position)
    game_id = await desk.begin("marco_polo", *PEOPLE, options=GOALS)
    for kind, seats, order in (("goals", 3, (2, 0, 1)), ("goods", 2, (1, 2, 0))):
        table = await desk.host.table(game_id)
        owing, first = set(table.position.seats_to_act), table.seq
        assert kinds(table) == [kind] * seats
        assert table.asked.since == dict.fromkeys(owing, first)
        assert await seats_of(desk, game_id, "prompt", first - 1, first) == sorted(owing)
        await phase(desk, game_id, order)
        end = (await desk.host.table(game_id)).seq
        assert await seats_of(desk, game_id, "prompt", first, end - 1) == []
        assert await seats_of(desk, game_id, "unprompt", first, end) == sorted(owing)


async def seats_of(desk: Desk, game_id: str, kind: str, after: int, upto: int) -> list[int]:
    """Whose prompts come or go with the rows after `after` up to `upto`."""
    found = [post for post in await desk.posts(game_id) if post.kind == kind and after < post.seq <= upto]
    return sorted(post.payload["seat"] for post in found)


async def test_two_questions_of_one_phase_call_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game_id = await at_the_start_of_a_round(monkeypatch, desk, COPY, ANY_GOODS)
    table, seat = await desk.host.table(game_id), 0
    assert kinds(table) == ["copy", "goods"]
    asked_after, owing = table.asked.after[seat], table.asked.since[seat]
    panel = await desk.choose(game_id, PEOPLE[seat], COPIES_GOODS, asked_after=asked_after)
    assert panel.decision is not None and panel.decision.kind == "goods"
    assert not panel.can_undo and panel.asked_after > asked_after
    assert panel.table.asked.since[seat] == owing
    assert [kind for kind in await desk.kinds(game_id, after=table.seq) if kind in PROMPTS] == []
    await the_same_after_a_restart(desk, game_id)
    with pytest.raises(Refusal, match="stale"):
        await desk.choose(game_id, PEOPLE[seat], COPIES_GOODS, asked_after=asked_after)
    with pytest.raises(Refusal, match="nothing_to_undo"):
        await press.undo(desk.host, game_id, PEOPLE[seat])


async def test_a_sealed_answer_is_final_and_answering_twice_is_refused(desk: Desk) -> None:
    game_id = await desk.begin("marco_polo", *PEOPLE, options=GOALS)
    table = await desk.host.table(game_id)
    first, second, *_ = table.position.decision(1).options
    asked_after = table.asked.after[1]
    await desk.choose(game_id, BEN, first, asked_after=asked_after)
    before = facts(await desk.host.table(game_id))
    for attempt in (
        desk.choose(game_id, BEN, first, asked_after=asked_after),
        desk.choose(game_id, BEN, second),
        press.undo(desk.host, game_id, BEN),
        press.undo(desk.host, game_id, BEN, everything=True),
    ):
        with pytest.raises(Refusal, match="already_answered"):
            await attempt
    assert facts(await desk.host.table(game_id)) == before
    await the_same_after_a_restart(desk, game_id)


async def test_the_last_answer_of_two_questions_is_as_final_as_the_others(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await at_the_start_of_a_round(monkeypatch, desk, COPY, ANY_GOODS)
    await answer(desk, game_id, 1)
    assert (await desk.host.table(game_id)).position.seats_to_act == (0,)
    panel = await desk.choose(game_id, PEOPLE[0], COPIES_GOODS)
    assert panel.decision is not None and not panel.can_undo
    assert panel.table.published == panel.table.seq


async def test_sealed_answers_show_nowhere_until_all_are_in(desk: Desk) -> None:
    game_id = await desk.begin("marco_polo", *PEOPLE, options=GOALS)
    table = await desk.host.table(game_id)
    views = [table.position_for(seat).view(seat) for seat in (0, 2, None)]
    told = repr((await looking.history(desk.host, game_id)).turns)
    await answer(desk, game_id, 1)
    table = await desk.host.table(game_id)
    assert [table.position_for(seat).view(seat) for seat in (0, 2, None)] == views
    assert table.events_so_far(0) == ()
    history = await looking.history(desk.host, game_id)
    assert [step.events for turn in history.turns for step in turn.steps] == [()]
    assert told == "[]"
    kept = next(choice.notation for choice in table.position.choices).split()[1:]
    for post in await desk.posts(game_id):
        assert not any(goal in repr(post.payload) for goal in kept)
    await phase(desk, game_id, (0, 2))
    history = await looking.history(desk.host, game_id)
    told = repr([(step.events, step.view) for turn in history.turns for step in turn.steps])
    assert "KeptGoals" in told
    assert not any(goal in told for goal in kept)


async def test_computer_players_answer_at_once(desk: Desk) -> None:
    game_id = await desk.begin("marco_polo", ADA, houses=2, options=GOALS)
    table = await desk.host.table(game_id)
    assert table.position.seats_to_act == (0,)
    assert table.position.answered == {1, 2}
    await the_same_after_a_restart(desk, game_id)


async def test_what_happens_between_turns_has_a_record_of_its_own(desk: Desk) -> None:
    game_id = await desk.begin("marco_polo", *PEOPLE, options=GOALS)
    await play_to_the_end(desk, game_id)
    history = await looking.history(desk.host, game_id)
    assert all(a.seat is not None or b.seat is not None for a, b in zip(history.turns, history.turns[1:], strict=False))
    shared = [turn for turn in history.turns if turn.seat is None]
    assert len(shared) == 5
    assert [kind for kind in kinds_of(shared[0].events) if kind is KeptGoals] == [KeptGoals] * 3
    for number, record in enumerate(shared, 1):
        (began,) = (event for event in record.events if isinstance(event, RoundBegan))
        assert began.round == number
        assert kinds_of(record.events).count(Rolled) == 2  # one of these characters does not roll
        assert TurnBegan not in kinds_of(record.events)
    for turn in history.turns:
        if turn.seat is not None:
            own = kinds_of(turn.events)
            assert own[0] is TurnBegan and turn.events[0].seat == turn.seat
            assert RoundBegan not in own and Rolled not in own
    ended = [turn for turn in history.turns if RoundEnded in kinds_of(turn.events)]
    assert [turn.number + 1 for turn in ended[:-1]] == [record.number for record in shared[1:]]


def kinds_of(events: tuple[Any, ...]) -> list[type]:
    return [type(event) for event in events]


async def test_every_event_is_told_once(desk: Desk) -> None:
    game_id = await desk.begin("marco_polo", *PEOPLE, options=CITIES)
    await play_to_the_end(desk, game_id)
    history = await looking.history(desk.host, game_id)
    told = [event for turn in history.turns for event in turn.events]
    assert told == await events_of(desk, game_id)
    assert [post for post in await desk.posts(game_id) if post.kind == "end"]
    desk.restart()
    assert (await looking.history(desk.host, game_id)).turns == history.turns


async def events_of(desk: Desk, game_id: str) -> list[Any]:
    """All events of the game as everybody may know them, straight from the engine."""
    row = await desk.host.game(game_id)
    first, *rest = without_undone(await desk.log(game_id))
    colours = [seat.colour for seat in await desk.database.games.seats(game_id)]
    decks, options = (first.data or {})["decks"], row.options["game"]
    position = new_position(rules_of(row.rules_name), options, colours, row.seed or b"", opening_of(first), decks)
    events = list(position.interlude + position.opening_events)
    for choice in rest:
        events += position.follow(choice_of(choice), choice.rules_version)
    return [seen_by(event, None) for event in events]


async def test_the_first_roll_is_told_at_the_start(desk: Desk) -> None:
    game_id = await desk.begin("marco_polo", *PEOPLE)
    history = await looking.history(desk.host, game_id)
    (start,) = history.between(1, 1)
    assert start.seat is None
    assert set(kinds_of(start.events)) == {RoundBegan, DrewContract, Rolled}


async def test_a_seat_that_goes_on_alone_gets_a_new_prompt_without_a_ping(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin_as(monkeypatch, start({"seats": 3, "blue": {"dice": "3 4"}, "green": {"dice": ""}, "red": {"dice": ""}}))
    game_id, seat = await desk.begin("marco_polo", *PEOPLE), 0
    await desk.choose(game_id, PEOPLE[seat], "coins", "die 3", "end")
    table = await desk.host.table(game_id)
    assert table.position.seats_to_act == (seat,)
    owed = [(post.kind, post.payload) for post in await desk.posts(game_id) if post.seq == table.seq]
    assert [kind for kind, _ in owed] == ["unprompt", "turn", "prompt"]
    assert owed[-1][1] == {"seat": seat, "since": table.seq, "quiet": True}
    loud = [post.payload for post in await desk.posts(game_id) if post.kind == "prompt" and post.seq < table.seq]
    assert any("quiet" not in payload for payload in loud)


async def test_a_turn_that_is_taken_back_has_the_number_that_its_post_has(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What all decide together is counted as a turn too."""
    all_dice_show_one(monkeypatch)
    game_id = await at_the_start_of_a_round(monkeypatch, desk)
    await phase(desk, game_id, (0, 1, 2))
    table = await desk.host.table(game_id)
    (seat,), finished = table.position.seats_to_act, table.finished_turns
    while table.finished_turns == finished:
        await desk.choose(game_id, PEOPLE[seat], players.choose("rookie", table.position, seat, Random(0)))
        table = await desk.host.table(game_id)
    told = (await looking.history(desk.host, game_id)).last_told(1, table.seq).number
    await press.reopen(desk.host, game_id, PEOPLE[seat], table.seq, desk.interaction())
    (undone,) = [Undone.read(post.payload) for post in await desk.posts(game_id) if post.kind == Undone.kind]
    assert (undone.first, undone.last) == (told, told)
