"""Istanbul's Kiosk and Auction House at a table of people: who is asked, called, and refused in another's turn."""

from random import Random

import pytest

from engine import players
from engine.core.decision import Refusal
from host.clock import DAY_S
from host.lobby.game_options import set_options
from host.seats.leaving import forget_person, leave
from host.table.table import Table
from host.turn import looking, press
from host.turn.standing_answers import ANSWER_AFTER_S, answer_ahead, answered_ahead
from host.upkeep.upkeep import check
from tests.host.desk import ADA, BEN, CHLOE, STRANGER, Desk
from tests.scenarios.istanbul.given import start
from tests.support.dealt.laid_out import begin_as
from tests.support.evening import Days
from tests.support.played import facts, the_same_after_a_restart

PEOPLE = (ADA, BEN, CHLOE)
BAZAAR = {"expansion": "bazaar"}


SEATS = {"lira": 9}
TO_BE_ASKED = {
    "kiosk-pick": ("move 22", "open", "pick 4", "decline"),
    "bid": ("move 23", "take fabric", "bid 1"),
}
"""What Ada chooses so that the others owe decisions of a kind."""


@pytest.fixture(autouse=True)
def bazaar(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games of three are of the Grand Bazaar: Ada begins near Kiosk and Auction House, where assistants of
    hers wait."""
    begin_as(
        monkeypatch,
        start(
            {
                "options": BAZAAR,
                "kiosk": [1, 2, 3, 4],
                "red": {**SEATS, "at": 21, "out": [22, 23]},
                "blue": SEATS,
                "green": SEATS,
            }
        ),
    )


async def until(desk: Desk, kind: str) -> str:
    """A game that has reached a decision of this kind, owed by a person in another's turn."""
    game_id, person, notation = await asked_next(desk, kind)
    await desk.choose(game_id, person, notation)
    return game_id


async def asked_next(desk: Desk, kind: str) -> tuple[str, int, str]:
    """A game in which the next choice, of a person, makes the one after it owe a decision of this kind; that person
    and the choice."""
    game_id = await desk.begin("istanbul", *PEOPLE, options=BAZAAR)
    *first, last = TO_BE_ASKED[kind]
    await desk.choose(game_id, ADA, *first)
    return game_id, ADA, last


async def owing(desk: Desk, game_id: str) -> tuple[Table, int]:
    """The table and who owes an answer."""
    table = await desk.host.table(game_id)
    (seat,) = table.position.seats_to_act
    return table, PEOPLE[seat]


async def refused(desk: Desk, game_id: str, person: int, notation: str, asked_after: int | None = None) -> str:
    """The code of the refusal; nothing has changed."""
    before, rows = facts(await desk.host.table(game_id)), await desk.log(game_id)
    with pytest.raises(Refusal) as caught:
        await desk.choose(game_id, person, notation, asked_after=asked_after)
    assert facts(await desk.host.table(game_id)) == before
    assert await desk.log(game_id) == rows
    return caught.value.code


@pytest.mark.parametrize("kind", ["kiosk-pick", "bid"])
async def test_only_who_owes_it_may_answer(desk: Desk, kind: str) -> None:
    game_id = await until(desk, kind)
    table, person = await owing(desk, game_id)
    notation = next(iter(table.position.decisions[0].options))
    for other in (ADA, BEN, CHLOE, STRANGER):
        if other != person:
            code = await refused(desk, game_id, other, notation, asked_after=table.asked.after[PEOPLE.index(person)])
            assert code == ("not_at_table" if other == STRANGER else "not_your_turn")


@pytest.mark.parametrize("kind", ["kiosk-pick", "bid"])
async def test_an_answer_counts_once(desk: Desk, kind: str) -> None:
    """The same button again: stale where the same person is asked something else, not theirs any more otherwise."""
    game_id = await until(desk, kind)
    table, person = await owing(desk, game_id)
    asked_after, seat = table.asked.after[PEOPLE.index(person)], PEOPLE.index(person)
    notation = next(iter(table.position.decisions[0].options))
    await desk.choose(game_id, person, notation, asked_after=asked_after)
    table, _ = await owing(desk, game_id)
    expected = "stale" if table.position.seats_to_act == (seat,) else "not_your_turn"
    assert await refused(desk, game_id, person, notation, asked_after=asked_after) == expected


async def test_an_answer_after_a_computer_player_took_over_does_not_count(desk: Desk) -> None:
    game_id = await until(desk, "bid")
    table, person = await owing(desk, game_id)
    asked_after, rows = table.asked.after[PEOPLE.index(person)], len(await desk.log(game_id))
    await forget_person(desk.host, person)
    await desk.host.houses.settled(game_id)
    answered = (await desk.log(game_id))[rows]
    assert answered.automatic and answered.seat == PEOPLE.index(person)
    assert await refused(desk, game_id, person, "pass", asked_after=asked_after) == "not_at_table"


async def test_a_bid_is_above_the_highest_and_within_the_purse(desk: Desk) -> None:
    game_id = await until(desk, "bid")
    table, person = await owing(desk, game_id)
    state, lira = table.position.state, table.position.state.seats[PEOPLE.index(person)].lira
    assert await refused(desk, game_id, person, f"bid {lira + 1}") == "needs_lira"
    assert await refused(desk, game_id, person, f"bid {state.bid}") == "bid_too_low"
    assert await refused(desk, game_id, person, "bid") == "not_an_option"


async def test_a_tile_is_one_that_lies_open(desk: Desk) -> None:
    game_id = await until(desk, "kiosk-pick")
    table, person = await owing(desk, game_id)
    taken = set(range(1, 25)) - {int(option.split()[1]) for option in table.position.decisions[0].options}
    assert await refused(desk, game_id, person, f"pick {min(taken)}") == "tile_not_open"


@pytest.mark.parametrize("kind", ["kiosk-pick", "bid"])
async def test_what_the_active_seat_did_stays_done(desk: Desk, kind: str) -> None:
    game_id = await until(desk, kind)
    table, person = await owing(desk, game_id)
    active = PEOPLE[table.position.state.active]
    with pytest.raises(Refusal, match="not_your_turn"):
        await press.undo(desk.host, game_id, active, interaction_id=desk.interaction())
    with pytest.raises(Refusal, match="nothing_chosen"):
        await press.undo(desk.host, game_id, person, interaction_id=desk.interaction())


@pytest.mark.parametrize("kind", ["kiosk-pick", "bid"])
async def test_each_is_called_once_one_after_the_other_and_then_the_active_seat(desk: Desk, kind: str) -> None:
    game_id = await until(desk, kind)
    table, _ = await owing(desk, game_id)
    active, turn, rng = table.position.state.active, table.position.state.turn, Random(1)
    called = []
    while table.position.state.turn == turn and table.position.seats_to_act != (active,):
        seat = table.position.seats_to_act[0]
        prompts = [post.payload["seat"] for post in await desk.posts(game_id) if post.kind == "prompt"]
        called.append(prompts[-1])
        assert prompts[-1] == seat
        await desk.choose(game_id, PEOPLE[seat], players.choose(players.ROOKIE, table.position, seat, rng))
        await the_same_after_a_restart(desk, game_id)
        table = await desk.host.table(game_id)
    owed = [post for post in await desk.posts(game_id) if post.kind in ("prompt", "unprompt")]
    others = list(dict.fromkeys(called))
    assert others == [(active + 1) % 3, (active + 2) % 3][-len(others) :]
    assert [(post.kind, post.payload["seat"]) for post in owed][-2:] == [("unprompt", others[-1]), ("prompt", active)]
    seats = [post.payload["seat"] for post in owed if post.kind == "prompt"]
    assert seats[-len(others) - 1 :] == [*others, active]


async def test_computer_players_are_called_by_nobody(desk: Desk) -> None:
    """Between a person's choice and that person's next decision two computer players have picked tiles."""
    game_id = await desk.begin("istanbul", ADA, houses=2, options=BAZAAR)
    await desk.choose(game_id, ADA, *TO_BE_ASKED["kiosk-pick"])
    picked = [row for row in await desk.log(game_id) if row.notation.startswith("pick") and row.automatic]
    assert [row.seat for row in picked] == [1, 2]
    assert (await desk.host.table(game_id)).position.seats_to_act == (0,)
    kinds = [(post.kind, post.payload.get("seat")) for post in await desk.posts(game_id)]
    assert {seat for kind, seat in kinds if kind == "prompt"} == {0}


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"layout": "first"}, "not_with_expansion"),
        ({"kiosk-letters": "1"}, "not_with_expansion"),
        ({"deck": "both"}, "not_with_expansion"),
        ({"expansion": "mocha", "layout": "short"}, "not_with_expansion"),
        ({"expansion": "mocha", "deck": "both"}, "not_with_expansion"),
        ({"expansion": "bazaar", "layout": "first"}, "not_with_expansion"),
        ({"coffee": "on"}, "unknown_option"),
        ({"expansion": "coffee"}, "bad_option"),
    ],
)
async def test_options_that_a_game_does_not_have_are_refused(desk: Desk, options: dict[str, str], code: str) -> None:
    lobby = await desk.open("istanbul", ADA)
    with pytest.raises(Refusal, match=code):
        await set_options(desk.lobby, lobby.row.id, ADA, False, options, interaction_id=desk.interaction())
    assert (await desk.lobby.view(lobby.row.id)).chosen == {}


async def test_another_expansion_drops_what_it_does_not_have(desk: Desk) -> None:
    lobby = await desk.open("istanbul", ADA)

    async def chosen(**options: str) -> dict[str, str]:
        wanted = {name.replace("_", "-"): value for name, value in options.items()}
        view = await set_options(desk.lobby, lobby.row.id, ADA, False, wanted, interaction_id=desk.interaction())
        return view.options

    await chosen(expansion="letters")
    assert (await chosen(deck="both", kiosk_letters="1", caravan_master="on"))["deck"] == "both"
    assert await chosen(expansion="mocha") == {
        "expansion": "mocha", "layout": "first", "neutral-assistants": "off", "caravan-master": "on",
    }  # fmt: skip


async def test_five_seats_leave_no_colour_for_neutral_assistants(desk: Desk) -> None:
    lobby = await desk.open("istanbul", *PEOPLE, options={"neutral-assistants": "on"})
    for name in ("A", "B"):
        lobby = await desk.lobby.add_house(lobby.row.id, ADA, True, "rookie", [name], interaction_id=desk.interaction())
    with pytest.raises(Refusal, match="too_many_seats"):
        await desk.lobby.start(lobby.row.id, ADA, False, interaction_id=desk.interaction())
    assert (await desk.lobby.view(lobby.row.id)).row.status == "lobby"


class Answering(Days):
    """People at a table who answer ahead what they may be asked."""

    def __init__(self, desk: Desk, game_id: str) -> None:
        super().__init__(desk)
        self.game_id = game_id

    async def ahead(self, person: int, name: str, *values: str | None) -> dict[str, str]:
        for value in values:
            await answer_ahead(self.desk.host, self.game_id, person, name, value)
        return (await answered_ahead(self.desk.host, self.game_id, person))[1]


@pytest.mark.parametrize(
    ("kind", "name", "values", "begins"),
    [
        ("bid", "auction", ["0"], "pass"),
        ("bid", "auction", ["0", "20"], "bid "),
        ("kiosk-pick", "kiosk", ["never"], "pick "),
        ("kiosk-pick", "kiosk", [str(number) for number in range(24, 0, -1)], "pick "),
    ],
)
async def test_what_is_answered_ahead_is_chosen_after_the_same_time(
    desk: Desk, kind: str, name: str, values: list[str], begins: str
) -> None:
    game_id, person, notation = await asked_next(desk, kind)
    days = Answering(desk, game_id)
    for one in PEOPLE:
        await days.ahead(one, name, *values)
    await desk.choose(game_id, person, notation)
    table, asked = await owing(desk, game_id)
    seat, rows = PEOPLE.index(asked), len(await desk.log(game_id))
    prompt = (await desk.posts(game_id))[-1]
    assert prompt.kind == "prompt" and prompt.payload["quiet"]
    options = list(table.position.decision(seat).options)
    await days.passes(ANSWER_AFTER_S - 1)
    assert len(await desk.log(game_id)) == rows
    await days.passes(1)
    row = (await desk.log(game_id))[rows]
    assert (row.seat, row.actor_id, row.automatic) == (seat, None, True)
    assert row.notation.startswith(begins)
    if len(values) > 2:
        assert row.notation == max(options, key=lambda pick: int(pick.split()[1]))
    if values == ["never"]:
        await days.passes(ANSWER_AFTER_S)
        assert (await desk.log(game_id))[rows + 1].notation == "decline"
    assert (await check(desk.host, game_id)).good
    await the_same_after_a_restart(desk, game_id)


async def test_who_answers_in_time_or_asks_to_be_asked_answers_as_always(desk: Desk) -> None:
    game_id, person, notation = await asked_next(desk, "bid")
    days = Answering(desk, game_id)
    for one in PEOPLE:
        await days.ahead(one, "auction", "0")
    await desk.choose(game_id, person, notation)
    table, asked = await owing(desk, game_id)
    assert await days.ahead(asked, "auction", None) == {}
    await days.passes(DAY_S / 2)
    assert (await owing(desk, game_id))[1] == asked  # it is still theirs
    await desk.choose(game_id, asked, next(iter(table.position.decision(PEOPLE.index(asked)).options)))
    with pytest.raises(Refusal, match="unknown_answer"):
        await days.ahead(asked, "auction", "21")
    with pytest.raises(Refusal, match="not_at_table"):
        await days.ahead(STRANGER, "auction", "1")


async def test_a_seat_that_another_player_takes_has_nothing_answered_ahead(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", *PEOPLE, options=BAZAAR)
    days = Answering(desk, game_id)
    await days.ahead(BEN, "kiosk", "3", "5", "3")
    assert await days.ahead(BEN, "kiosk") == {"kiosk": "5 3"}
    await leave(desk.host, game_id, BEN, interaction_id=desk.interaction())
    assert await desk.database.ahead(game_id) == ()
    with pytest.raises(Refusal, match="replaced"):
        await days.ahead(BEN, "kiosk", "3")


async def test_a_game_in_which_nobody_is_asked_out_of_turn_offers_nothing(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    assert (await looking.panel(desk.host, game_id, ADA)).ahead is None
    with pytest.raises(Refusal, match="unknown_answer"):
        await answer_ahead(desk.host, game_id, ADA, "auction", "1")
