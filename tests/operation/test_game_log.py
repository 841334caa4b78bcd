"""A complaint about a turn is answered from `bot.py log` alone: what the command says of each kind of thing that can
have happened to one, and that it says nothing hidden."""

import logging
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from discord.utils import time_snowflake

from db import Change, Database
from engine import players
from engine.core.decision import Refusal
from engine.core.event import seen_by
from host.clock import DAY_S, MINUTE_S
from host.lobby.game_options import set_options
from host.messages import posts
from host.seats.leaving import leave
from host.seats.seating import move_for
from host.sleeper import Sleeper
from host.table.journal import KEPT_S, MOST_REFUSED
from host.table.loading import rules_for, seed_of
from host.table.log import TIMEOUT
from host.table.records import decode
from host.turn import looking, press
from host.turn.corrections import correct, fields
from host.turn.prepared_turn import prepare
from host.turn.standing_answers import ANSWER_AFTER_S
from host.votes.proposals import ask_to_swap, request
from host.votes.replacing import replace
from host.votes.undo_request import ask, points_for
from host.votes.voters import PAUSE
from host.votes.votes import running_vote, vote
from operation import control, exit_codes
from operation.commands import carry_out
from tests.host.desk import ADA, BEN, CHLOE, NAMES, Desk
from tests.support.hand_clock import HandClock
from tests.support.sentences import say
from tests.support.stored_versions import OLDEST, database_in

PEOPLE = (ADA, BEN, CHLOE)


class Table:
    """Istanbul for three people, whose days are moved by hand."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.clock, self.game = desk, HandClock(), ""
        self.rng, self.wanted = Random(3), ""
        desk.clock = self.clock
        desk.restart()

    async def begin(self, rules: str = "istanbul", **options: str) -> "Table":
        view = await self.desk.open(rules, *PEOPLE)
        self.game, interaction = view.row.id, self.desk.interaction()
        await set_options(self.desk.lobby, self.game, ADA, False, options, interaction_id=interaction)
        await self.desk.lobby.start(self.game, ADA, False, interaction_id=self.desk.interaction())
        return self

    async def to_act(self) -> tuple[int, int]:
        """The seat that must act, and its person."""
        table = await self.desk.host.table(self.game)
        seat = table.position.seats_to_act[0]
        return seat, table.seats[seat].user_id or 0

    async def person(self, seat: int) -> int:
        return (await self.desk.host.table(self.game)).seats[seat].user_id or 0

    async def turn(self) -> None:
        """A turn by the person who must act: what is `wanted` where it can be chosen, and else what a Rookie would."""
        before = (await self.desk.host.table(self.game)).finished_turns
        while (table := await self.desk.host.table(self.game)).finished_turns == before:
            seat, person = await self.to_act()
            notation = players.choose("rookie", table.position, seat, self.rng)
            offered = self.wanted in table.position.decision(seat).options
            await self.desk.choose(self.game, person, self.wanted if offered else notation)

    async def passes(self, seconds: float) -> None:
        self.clock.pass_time(seconds)
        await Sleeper(self.desk.host).do_what_is_due()
        await self.desk.host.houses.settled(self.game)

    async def votes(self, *, yes: bool, but: tuple[int, ...] = ()) -> None:
        running = await running_vote(self.desk.host, self.game)
        assert running is not None
        for person in PEOPLE:
            if person not in but and await running_vote(self.desk.host, self.game) is not None:
                await vote(self.desk.host, self.game, person, NAMES[person], running.vote.number, yes=yes)
        await self.desk.host.houses.settled(self.game)

    async def told(self, *words: str, code: int = 0) -> str:
        answer = await carry_out(self.desk.host, ["log", self.game, *words])
        assert answer.code == code, answer
        return "\n".join(answer.lines)

    async def who(self, person: int) -> str:
        seats = (await self.desk.host.table(self.game)).seats
        return next(f"{seat.colour} ({seat.name})" for seat in seats if seat.user_id == person)


@pytest.fixture
def table(desk: Desk) -> Table:
    return Table(desk)


def lines_with(text: str, *parts: str) -> list[str]:
    return [line for line in text.splitlines() if all(part in line for part in parts)]


def numbers_of_votes(text: str, question: str) -> list[str]:
    """Of the votes that asked this."""
    lines = lines_with(text, "  vote ", question)
    return [line.partition("  vote ")[2].partition(":")[0] for line in lines]


def assert_in_order(text: str, *parts: str) -> None:
    """Each part stands behind the one before it."""
    rest = text
    for part in parts:
        assert part in rest, f"{part!r} is missing or too early in:\n{text}"
        rest = rest.partition(part)[2]


# ------------------------------------------------------------------ complaints


async def test_i_was_away_a_day_and_a_computer_player_has_my_seat(table: Table) -> None:
    """Three reminders, a vote, who said what in it, and what the computer player then did."""
    await table.begin(absence="vote", pace="day")
    _, absent = await table.to_act()
    for _ in range(4):
        await table.passes(DAY_S)
    await table.votes(yes=True, but=(absent,))
    told, who = await table.told(), await table.who(absent)
    for number in (1, 2, 3):
        assert lines_with(told, f"2027-01-{15 + number} 12:00:00", f"post: reminder {number} to {who}")
    (number,) = numbers_of_votes(told, f"replace {who}, who does not move, by the computer player Regular?")
    others = [await table.who(person) for person in PEOPLE if person != absent]
    assert lines_with(told, f"may answer: {', '.join(others)}, until 2027-01-21 12:00:00")
    assert lines_with(told, "needed: more yes than no") and lines_with(told, "When time is up: the others vote")
    for voter in PEOPLE:
        assert len(lines_with(told, f"{await table.who(voter)} answered vote {number}: yes")) == (voter != absent)
    result = [f"vote {number}, result yes: replace {who}", f"yes: {', '.join(others)}; no: nobody"]
    result += ["it ended early, as all had answered", f"{who} is played by the computer player Regular from here on"]
    assert_in_order(told, *result, "because its person did not move in time, and the others voted so")
    assert lines_with(told, f"{who}, by the computer player Regular for its person", "[move ")
    assert not lines_with(told, f"{who}, its person:")
    assert_in_order(told, f"{who}: computer player Regular for person {absent}", "at once with /table return")


async def test_the_others_kept_my_seat_for_me(table: Table) -> None:
    await table.begin(absence="vote", pace="day")
    _, absent = await table.to_act()
    for _ in range(4):
        await table.passes(DAY_S)
    await table.votes(yes=False, but=(absent,))
    told, who = await table.told(), await table.who(absent)
    others = [await table.who(person) for person in PEOPLE if person != absent]
    result = [f"result no: replace {who}, who does not move", f"yes: nobody; no: {', '.join(others)}"]
    assert_in_order(told, *result, "it ended early, as all had answered")
    assert_in_order(
        told, "its time was up 2027-01-19 12:00:00", "if the table still waits 2027-01-2", "the same follows"
    )


async def test_nobody_answered_about_my_seat(table: Table) -> None:
    await table.begin(absence="vote", pace="day")
    for _ in range(6):
        await table.passes(DAY_S)
    told = await table.told()
    assert_in_order(told, "the time to vote was over", "result no: ", "yes: nobody; no: nobody", "its time was over")


async def test_i_moved_while_the_others_voted(table: Table) -> None:
    await table.begin(absence="vote", pace="day")
    _, absent = await table.to_act()
    for _ in range(4):
        await table.passes(DAY_S)
    await table.turn()
    told, who = await table.told(), await table.who(absent)
    assert_in_order(told, f"replace {who}, who does not move", f"ended without a result: {who} moved")


async def test_nobody_asked_before_a_computer_player_had_my_seat(table: Table) -> None:
    """The table chose so, and a time bank says when."""
    await table.begin(absence="house", pace="day")
    _, absent = await table.to_act()
    for _ in range(4):
        await table.passes(DAY_S)
    told = await table.told()
    who = await table.who(absent)
    cause = ["post: reminder 3", f"timer, {who}: its next reminder was due, or its time was up"]
    effect = [f"{who} is played by the computer player Regular", "because its person did not move in time"]
    assert_in_order(
        told, *cause, *effect, "nobody is asked about it: When time is up: a computer player takes over [absence house]"
    )
    assert not lines_with(told, " vote ")


async def test_a_stand_in_played_my_turn(table: Table) -> None:
    """The organiser had the overdue move made; who was asked for the next seat agreed; the last person left."""
    await table.begin(pace="day", absence="house")
    while (await table.to_act())[1] == ADA:
        await table.turn()
    seat, silent = await table.to_act()
    await table.passes(DAY_S + MINUTE_S)
    host = table.desk.host
    await move_for(host, table.game, ADA, seat, interaction_id=table.desk.interaction())
    row = next(row for row in await table.desk.log(table.game) if row.kind == TIMEOUT)
    told, who = await table.told(), await table.who(silent)
    (line, *_) = lines_with(told, f"{who}, overdue, by the computer player Regular")
    assert line.startswith(f"{row.seq:>5}  ") and "as Ada (organiser) asked" in line
    assert len(lines_with(told, "overdue move made (/table act)", "Pace: a move a day [pace day]")) == 1
    assert lines_with(told, f"who plays {who}: a computer player made its overdue move")
    asked = next(one for one in PEOPLE if one not in (ADA, silent))
    taken = next(seat.seat for seat in (await host.table(table.game)).seats if seat.user_id == asked)
    await replace(host, table.game, ADA, taken, "merchant", interaction_id=table.desk.interaction())
    await table.votes(yes=True, but=(ADA, silent))
    who = await table.who(asked)
    while not lines_with(told := await table.told(), f"{who}, by the computer player Regular"):
        await table.turn()
    (number,) = numbers_of_votes(told, f"replace {who} by the computer player Regular?")
    asks = [f"asked by {await table.who(ADA)}", f"may answer: {who}, until", "this one answer decides"]
    answer = [f"{who} answered yes, vote {number}: replace {who}"]
    answer += [f"{NAMES[asked]}: the seat {who} is played by the computer player Regular", "because its person agreed"]
    assert_in_order(told, *asks, *answer)
    players_name = lines_with(told, f"{who}: computer player ")[0].partition(": ")[2].partition(" for person")[0]
    assert all(players_name in line for line in lines_with(told, f"{who}, by the computer player"))
    assert players_name in lines_with(told, f"{who} is played by")[0]
    await leave(host, table.game, silent, interaction_id=table.desk.interaction())
    told, who = await table.told(), await table.who(silent)
    assert_in_order(
        told, f"{NAMES[silent]}: the seat {who} is played by the computer player", "because its person left the table"
    )


@pytest.mark.parametrize(
    ("pace", "rule"),
    [("day", "Pace: a move a day [pace day]"), ("none", "[pace none], so after 1 day of silence")],
)
async def test_the_organiser_gave_my_seat_away(table: Table, pace: str, rule: str) -> None:
    """At once, since its person was overdue and the table does not vote."""
    await table.begin(pace=pace, absence="house")
    while (await table.to_act())[1] == ADA:
        await table.turn()
    seat, silent = await table.to_act()
    await table.passes(DAY_S + MINUTE_S)
    await replace(table.desk.host, table.game, ADA, seat, "merchant", interaction_id=table.desk.interaction())
    given = f"Ada (organiser): the seat {await table.who(silent)} is played by the computer player Regular"
    assert_in_order(await table.told(), given, "because its person was overdue", "(/table replace)", rule)


async def test_who_was_asked_alone_said_yes_or_no(table: Table) -> None:
    """To a request to exchange seats, refused first."""
    await table.begin()
    seats = {seat.user_id: seat.seat for seat in (await table.desk.host.table(table.game)).seats}
    ada, ben = await table.who(ADA), await table.who(BEN)
    for yes in (False, True):
        await ask_to_swap(table.desk.host, table.game, ADA, seats[BEN])
        await table.votes(yes=yes, but=(ADA, CHLOE))
    told, (ada, ben) = await table.told(), (await table.who(ADA), await table.who(BEN))
    asked, other = f"exchange the seats of {ben} and {ada}", "have exchanged their seats"
    assert_in_order(told, f"{asked}?", f"{ada} answered no", f"{asked}?", f"{ada} answered yes", other)


async def test_the_table_moved_on_before_all_had_answered(table: Table) -> None:
    await table.begin()
    _, asker = await table.to_act()
    await table.turn()
    host, interaction = table.desk.host, table.desk.interaction()
    points = await points_for(host, table.game, asker, organises=False)
    to = next(point.to for point in points.choices)
    await ask(host, table.game, asker, to, points.published, organises=False, interaction_id=interaction)
    await table.turn()
    assert_in_order(await table.told(), "take back row", "ended without a result: take back row", "the table moved on")


async def test_who_asked_for_my_seat_left_before_i_answered(table: Table) -> None:
    await table.begin()
    seats = {seat.user_id: seat.seat for seat in (await table.desk.host.table(table.game)).seats}
    ben, chloe = await table.who(BEN), await table.who(CHLOE)
    await ask_to_swap(table.desk.host, table.game, BEN, seats[CHLOE])
    await leave(table.desk.host, table.game, BEN, interaction_id=table.desk.interaction())
    told, asked = await table.told(), f"exchange the seats of {ben} and {chloe}"
    assert_in_order(told, f"{asked}?", f"ended without a result: {asked}", f"{ben} plays no more")
    assert "answered no" not in told


async def test_my_turn_of_yesterday_is_gone(table: Table) -> None:
    """The others agreed to take it back: what was played stands there still, and what took it back."""
    await table.begin()
    _, first = await table.to_act()
    await table.turn()
    _, second = await table.to_act()
    await table.turn()
    asker = next(person for person in PEOPLE if person != second)
    points = await points_for(table.desk.host, table.game, asker, organises=False)
    to = next(point.to for point in points.choices if point.first == 2)
    interaction = table.desk.interaction()
    await ask(
        table.desk.host, table.game, asker, to, points.published, organises=False, interaction_id=interaction
    )  # fmt: skip
    await table.votes(yes=True, but=(asker,))
    told, who = await table.told(), await table.who(second)
    assert lines_with(told, f"turn 2 as it was before it was taken back, {who}")
    undo = next(row.seq for row in await table.desk.log(table.game) if row.kind == "undo")
    assert all(f"(taken back by row {undo})" in line for line in lines_with(told, f"{who}, its person:"))
    assert lines_with(told, f"{undo:>5}  ", f"had all after row {to} taken back: the others agreed")
    rows = f"take back rows {to + 1}-{undo - 1}, all of turn 2"
    asks = [f"{rows}?", f"asked by {await table.who(asker)}", "all who answer say yes"]
    assert_in_order(told, "after turn 2", *asks, f"result yes: {rows}", "; no: nobody", f"{undo:>5}  ")
    assert not lines_with(told, f"{await table.who(first)}, its person:", "taken back")
    of_second_turn = await table.told("--turn=2")
    assert lines_with(of_second_turn, "turn 2 as it was before") and not lines_with(of_second_turn, "turn 1,")
    assert lines_with(of_second_turn, f"{undo:>5}  ", "taken back: the others agreed")


async def test_the_bot_chose_something_else_than_i_pressed(table: Table) -> None:
    """A button of an earlier moment was refused, and the person had undone the choice before."""
    await table.begin()
    await table.turn()
    _, person = await table.to_act()
    panel = await looking.panel(table.desk.host, table.game, person)
    assert panel.decision is not None
    first, other = list(panel.decision.options)[:2]
    await table.desk.choose(table.game, person, first, asked_after=panel.asked_after)
    with pytest.raises(Refusal, match="stale"):
        await table.desk.choose(table.game, person, other, asked_after=panel.asked_after)
    with pytest.raises(Refusal):
        await table.desk.choose(table.game, person, "dance")
    told, who = await table.told(), await table.who(person)
    (line,) = lines_with(told, f"{who}, a press was refused: the question had been answered since")
    assert f"asked after row {panel.asked_after}" in line
    assert lines_with(told, f"{who}, its person: a choice of which nobody else knows (--secrets tells it)")
    assert lines_with(told, f"turn 2, {who}: of this nobody else knows yet")
    assert (
        lines_with(told, "a typed choice was refused", "(its text is not kept)")
        and "dance" not in told
        and first not in told
    )
    await press.undo(table.desk.host, table.game, person, everything=True, interaction_id=table.desk.interaction())
    told = await table.told()
    assert lines_with(told, f"{who}, its person: took back all after row")
    assert lines_with(
        told, f"{who}, its person: a choice that nobody else had learnt of (taken back by row", "--secrets"
    )
    assert lines_with(told, f"turn 2, {who}: of this nobody else knows yet")
    with pytest.raises(Refusal, match="nothing_chosen"):
        await press.undo(table.desk.host, table.game, person, interaction_id=table.desk.interaction())
    assert lines_with(await table.told(), "an undo was refused: nothing had been chosen in the turn")
    secret = await table.told("--secrets=yes")
    assert lines_with(secret, f"(a button [{other}]") and lines_with(secret, f"[{first}] (taken back by row")


async def test_my_coins_are_others_than_before(table: Table) -> None:
    await table.begin()
    await table.turn()
    lira = {field.name: field.present for field in await fields(table.desk.host, table.game, 1)}["lira"]
    await correct(table.desk.host, table.game, ADA, 1, "lira", "40", interaction_id=table.desk.interaction())
    who = await table.who(await table.person(1))
    assert_in_order(await table.told(), "after turn 1", f"Ada (organiser) corrected {who}: lira from {lira} to 40")


async def test_i_did_not_make_this_turn(table: Table) -> None:
    """It was prepared; and one that no longer held was not made."""
    await table.begin()
    seat, _ = await table.to_act()
    waiter = (seat + 1) % 3
    person = await table.person(waiter)
    for number, notation in enumerate(("move 1", "leave", "end")):
        await prepare(table.desk.host, table.game, person, number, notation)
    while (await table.to_act())[0] != waiter:
        await table.turn()
    await table.passes(ANSWER_AFTER_S)
    told, who = await table.told(), await table.who(person)
    made = lines_with(told, f"{who}, as its person had prepared it")
    assert [line.rpartition("[")[2] for line in made] == ["move 1]", "leave: Leave an assistant]", "end: Finish turn]"]
    assert_in_order(
        told,
        f"{who} prepared its next turn, which now has 3 choices",
        f"turn 2, {who}",
        "its prepared turn was due",
        made[0],
    )


# ------------------------------------------------------------------ what it says at all


async def test_nobody_pinged_me(table: Table) -> None:
    """The others were quick: whoever has acted within the last minute is called without a ping, which the head says."""
    await table.begin()
    for _ in PEOPLE:
        await table.turn()
    told, who = await table.told(), await table.who((await table.to_act())[1])
    assert lines_with(told, f"post: call of {who}, silently")
    assert lines_with(told.partition("    1  ")[0], "silently: without a ping", "acted within the last minute")


async def test_the_head_says_who_is_waited_for_until_when_and_by_what_rules(table: Table) -> None:
    await table.begin(pace="day", absence="vote", undo="organiser")
    table.clock.pass_time(MINUTE_S)
    _, person = await table.to_act()
    head, who = (await table.told()).partition("    1  ")[0], await table.who(person)
    assert lines_with(head, "Printed 2027-01-15 12:01:00", "UTC")
    assert lines_with(head, f"red (Ada): person {ADA}, organises the table")
    assert lines_with(head, f"Waited for: {who}, since 2027-01-15 12:00:00 (row 1)")
    assert_in_order(head, "overdue from 2027-01-16 12:00:00", "its time is up 2027-01-19 12:00:00", "the others vote")
    for rule in ("Pace: a move a day", "When time is up: the others vote", "Undo: the organiser decides"):
        assert lines_with(head, rule)
    assert lines_with(head, "/settings")


async def test_the_head_says_what_a_time_bank_has_left(table: Table) -> None:
    await table.begin(pace="day", bank="day")
    table.clock.pass_time(DAY_S / 2)
    assert lines_with(await table.told(), "time bank: 13 hours left, used up 2027-01-16 13:00:00")


async def test_a_paused_game_waits_for_nobody(table: Table) -> None:
    await table.begin()
    await request(table.desk.host, table.game, ADA, PAUSE)
    await table.votes(yes=True, but=(ADA,))
    told = await table.told()
    assert lines_with(told, "Nobody is waited for: the game is paused")
    assert_in_order(told, "pause the game?", "result yes: pause the game", "yes: red (Ada), ", "the table is paused")


async def test_a_post_says_when_it_was_posted_or_why_not(table: Table) -> None:
    await table.begin()
    outbox, channel = table.desk.database.outbox, (await table.desk.host.game(table.game)).channel_id
    sent = time_snowflake(datetime(2027, 1, 15, 12, 0, 2, tzinfo=UTC))
    for result in ("sent", "failed"):
        (post,) = await outbox.claim(table.clock.now(), limit=1)
        if result == "sent":
            await outbox.sent(post, sent)
        else:
            await outbox.failed(post, "Missing Permissions", None)
    told = await table.told()
    assert lines_with(told, f"(posted 2027-01-15 12:00:02)  https://discord.com/channels/1/{channel}/{sent}")
    assert lines_with(told, "(not posted, given up: Missing Permissions)")


HIDDEN = [("istanbul", {}, "move 6", "draw"), ("marco_polo", {"goals": "chosen"}, "", "keep ")]


@pytest.mark.parametrize(("rules", "options", "wanted", "hides"), HIDDEN, ids=[rules for rules, *_ in HIDDEN])
async def test_nothing_hidden_is_told_unless_it_is_asked_for(
    table: Table, rules: str, options: dict[str, str], wanted: str, hides: str
) -> None:
    """Of a choice with hidden outcomes its notation is left out, and what was drawn or kept."""
    await table.begin(rules, **options)
    table.wanted = wanted
    for _ in range(12):
        await table.turn()
    told, secret = await table.told(), await table.told("--secrets=yes")
    game, hidden = await table.desk.host.game(table.game), set[int]()
    for record in await table.desk.database.games.records(table.game):
        for step in decode(rules_for(game), record, seed_of(game)).steps:
            if any(seen_by(event, None) != event for event in step.events):
                hidden.add(step.seq)
    rows = await table.desk.log(table.game)
    hidden |= {row.seq for row in rows if row.notation.startswith(hides)}
    assert hidden, "something was drawn or kept unseen"
    for seq in hidden:
        (line,) = [line for line in told.splitlines() if line.startswith(f"{seq:>5}  ")]
        assert rows[seq - 1].notation not in line, line
        (line,) = [line for line in secret.splitlines() if line.startswith(f"{seq:>5}  ")]
        assert f"[{rows[seq - 1].notation}" in line
    assert (
        lines_with(told, "--secrets tells them")
        and not lines_with(secret, "--secrets")
        and "chance:" in secret
        and "chance:" not in told
    )


async def test_a_game_is_told_as_before_once_it_is_packed_and_until_it_is_too_old(table: Table) -> None:
    await table.begin(absence="house", pace="day")
    for _ in range(4):
        await table.passes(DAY_S)
    before = await table.told()
    await table.desk.host.archives.pack(table.game)
    table.desk.restart()
    assert await table.told() == before
    assert lines_with(before, "post: reminder 3")
    await table.desk.database.journal.drop_before(table.clock.now() - KEPT_S)
    assert await table.told() == before
    table.clock.pass_time(KEPT_S + DAY_S)
    await table.desk.database.journal.drop_before(table.clock.now() - KEPT_S)
    later = await table.told()
    assert not lines_with(later, "reminder") and lines_with(later, "is played by the computer player Regular")


async def test_the_command_reads_the_game_as_it_is_posted_and_says_what_is_wrong(table: Table, tmp_path: Path) -> None:
    await table.begin()
    await table.turn()
    path = tmp_path / "games.sock"
    async with control.listening(path, table.desk.host):
        for words in ((f"#{table.game}",), (table.game, "--turn=1"), (table.game, "--secrets=yes", "--turn=1")):
            answer = await control.sent(path, ["log", *words])
            assert answer is not None and answer.code == 0 and lines_with("\n".join(answer.lines), "turn 1, ")
    assert await table.told("--turn=9", code=1) == say("refusal-no-such-turn", turn=9, last=1)
    assert "not a turn. Give its number" in await table.told("--turn=two", code=exit_codes.WRONG_COMMAND)
    assert "bot.py log ID" in await table.told("--turns=2", code=exit_codes.WRONG_COMMAND)
    lobby = (await table.desk.open("istanbul")).row.id
    answer = await carry_out(table.desk.host, ["log", lobby])
    assert answer.code == 0 and "has not begun" in answer.lines[0]


async def test_a_frozen_game_can_be_told_too(table: Table) -> None:
    await table.begin()
    await table.turn()
    await carry_out(table.desk.host, ["freeze", table.game])
    told = await table.told()
    assert lines_with(told, "turn 1, ") and lines_with(told, "post: frozen", "by_operator")


@pytest.mark.sqlite
async def test_games_of_the_first_release_are_told(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_bytes(database_in(OLDEST))
    desk = Desk(await Database.open(tmp_path / "games.db"))
    games = await desk.database.games.with_status("running", "finished")
    for game in games:
        answer = await carry_out(desk.host, ["log", game.id])
        assert answer.code == 0 and f"{game.seq:>5}  " in "\n".join(answer.lines)
    await desk.close()
    assert len(games) == 12


async def test_names_steer_no_terminal(table: Table) -> None:
    view = await table.desk.open("istanbul", ADA)
    await table.desk.lobby.join(view.row.id, BEN, "Be\x1b[2Jn", interaction_id=table.desk.interaction())
    await table.desk.lobby.start(view.row.id, ADA, False, interaction_id=table.desk.interaction())
    table.game = view.row.id
    assert "\x1b" not in await table.told()


# ------------------------------------------------------------------ the journal


async def test_the_journal_names_nobody(table: Table) -> None:
    """By their ids; seats alone say who it was."""
    await table.begin(absence="vote", pace="day")
    _, absent = await table.to_act()
    for _ in range(4):
        await table.passes(DAY_S)
    await table.votes(yes=True, but=(absent,))
    entries = await table.desk.database.journal.of_game(table.game)
    assert {entry.kind for entry in entries} >= {"timer", "post", "answer"}
    values = [value for entry in entries for value in entry.facts.values()]
    assert not set(PEOPLE) & {value for value in values if isinstance(value, int)}
    assert not [value for value in values if isinstance(value, list) and set(PEOPLE) & set(value)]


def kinds_of_posts(base: type[posts.Post] = posts.Post) -> list[type[posts.Post]]:
    return [one for below in base.__subclasses__() for one in (below, *kinds_of_posts(below))]


@pytest.mark.parametrize("post", kinds_of_posts(), ids=lambda post: post.__name__)
async def test_no_post_brings_ids_of_people_or_what_they_wrote_into_the_journal(post: type[posts.Post]) -> None:
    """Every field that may hold one is filled with a number that Discord gives, or a text."""
    number, text = 10**18, "what somebody wrote"
    filled = {"user": number, "users": [number], "people": [number], "call": [number], "text": text}
    filled |= {"asker": number} if post is posts.Again else {}
    change = Change("abc")
    posts.owe(
        change, 1, 5, [post.model_construct(**{name: filled[name] for name in filled if name in post.model_fields})]
    )
    assert not [entry for entry in change.entries if str(number) in str(entry) or text in str(entry)]


async def test_who_presses_on_and_on_fills_no_disk(table: Table) -> None:
    await table.begin()
    _, person = await table.to_act()
    for _ in range(MOST_REFUSED + 5):
        with pytest.raises(Refusal):
            await table.desk.choose(table.game, person, "dance")
    entries = await table.desk.database.journal.of_game(table.game)
    assert sum(entry.kind == "refused" for entry in entries) == MOST_REFUSED


async def test_a_refusal_is_told_though_it_cannot_be_noted(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    await table.begin()
    _, person = await table.to_act()
    table.desk.break_writing(monkeypatch)
    with pytest.raises(Refusal, match="move_first"):
        await table.desk.choose(table.game, person, "dance")


async def test_each_choice_vote_takeover_and_timer_leaves_a_line_without_what_it_was(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "db.access.writer")
    await table.begin(absence="vote", pace="day")
    await table.turn()
    seat, absent = await table.to_act()
    for _ in range(4):
        await table.passes(DAY_S)
    await table.votes(yes=True, but=(absent,))
    lines = [record.getMessage() for record in caplog.records if record.name == "db.access.writer"]
    rows = await table.desk.log(table.game)
    for row in rows:
        assert lines.count(f"game {table.game}: {row.kind} of seat {row.seat}, row {row.seq}") == (row.seat is not None)
    at = next(row.seq for row in rows if row.kind == "seat") - 1
    for kind in ("timer turn", "post vote"):
        assert f"game {table.game}: {kind} of seat {seat}, row {at}" in lines
    assert sum(f"game {table.game}: answer of seat" in line for line in lines) == 2
    assert not [row.notation for row in rows if " " in row.notation and any(row.notation in line for line in lines)]
