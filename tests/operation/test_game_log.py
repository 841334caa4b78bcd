"""A complaint about a turn is answered from `bot.py log` alone: what the command says of each kind of thing that can
have happened to one, and that it says nothing hidden."""

import logging
import lzma
from pathlib import Path
from random import Random

import pytest

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
from host.votes.replacing import replace
from host.votes.undo_request import ask, points_for
from host.votes.votes import running_vote, vote
from operation import control, exit_codes
from operation.commands import carry_out
from tests.host.desk import ADA, BEN, CHLOE, NAMES, Desk
from tests.support.hand_clock import HandClock

PEOPLE = (ADA, BEN, CHLOE)
OF_RELEASE = Path(__file__).parents[1] / "fixtures" / "v2" / "games.db.xz"


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


# ------------------------------------------------------------------ complaints


async def test_i_was_away_a_day_and_a_house_player_has_my_seat(table: Table) -> None:
    """Three reminders, a vote, who said what in it, and what the house player then did."""
    await table.begin(absence="vote", pace="day")
    _, absent = await table.to_act()
    for _ in range(4):
        await table.passes(DAY_S)
    await table.votes(yes=True, but=(absent,))
    told, who = await table.told(), await table.who(absent)
    for number in (1, 2, 3):
        assert lines_with(told, f"2027-01-{15 + number} 12:00:00", f"told: reminder {number} to {who}")
    assert lines_with(told, f"about absence of {who}, until 2027-01-21 12:00:00")
    for voter in PEOPLE:
        assert len(lines_with(told, f"{await table.who(voter)} answered vote", ": yes")) == (voter != absent)
    (taken,) = lines_with(told, f"the others voted: {who} is played by the house player merchant from here on")
    assert "because its person did not move in time" in taken
    assert lines_with(told, f"{who}, by the house player merchant", "→")
    assert not lines_with(told, f"{who}, its person:")


async def test_the_others_kept_my_seat_for_me(table: Table) -> None:
    await table.begin(absence="vote", pace="day")
    _, absent = await table.to_act()
    for _ in range(4):
        await table.passes(DAY_S)
    await table.votes(yes=False, but=(absent,))
    told = await table.told()
    others = [await table.who(person) for person in PEOPLE if person != absent]
    assert lines_with(told, "is lost", "yes: nobody", *others)


async def test_nobody_asked_before_a_house_player_had_my_seat(table: Table) -> None:
    """The table chose so, and a time bank says when."""
    await table.begin(absence="house", pace="day")
    _, absent = await table.to_act()
    for _ in range(4):
        await table.passes(DAY_S)
    told = await table.told()
    assert lines_with(told, f"as the table chose: {await table.who(absent)} is played by the house player merchant")
    assert lines_with(told, f"timer, {await table.who(absent)}: ", "the end of its time")
    assert not lines_with(told, "vote ")


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
    (line, *_) = lines_with(told, f"{who}, overdue, by the house player merchant")
    assert line.startswith(f"{row.seq:>5}  ") and "as Ada (organiser) asked" in line
    assert lines_with(told, f"who plays {who}: a house player made its overdue move")
    asked = next(one for one in PEOPLE if one not in (ADA, silent))
    taken = next(seat.seat for seat in (await host.table(table.game)).seats if seat.user_id == asked)
    await replace(host, table.game, ADA, taken, "merchant", interaction_id=table.desk.interaction())
    await table.votes(yes=True, but=(ADA, silent))
    who = await table.who(asked)
    while not lines_with(told := await table.told(), f"{who}, by the house player merchant"):
        await table.turn()
    assert lines_with(told, f"about replace of {who}, asked for by {await table.who(ADA)}")
    (line,) = lines_with(told, f"{NAMES[asked]}: {who} is played by the house player merchant")
    assert "because its person agreed" in line
    assert lines_with(told, f"{who}, by the house player merchant", "for its person")
    await leave(host, table.game, silent, interaction_id=table.desk.interaction())
    assert lines_with(await table.told(), f"{await table.who(silent)} is played by", "because its person left it")


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
    assert lines_with(told, "about undo of the table", f"asked for by {await table.who(asker)}")
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
    (line,) = lines_with(told, f"{who}, a press was refused: the button was of an earlier moment")
    assert f"of the question after row {panel.asked_after}" in line
    assert lines_with(told, f"{who}, its person: a choice of which nobody else knows")
    assert lines_with(told, "a press was refused", "(typed)") and "dance" not in told and first not in told
    await press.undo(table.desk.host, table.game, person, everything=True, interaction_id=table.desk.interaction())
    told = await table.told()
    assert lines_with(told, f"{who}, its person: took back all after row")
    assert lines_with(told, f"{who}, its person: a choice that nobody else had learnt of (taken back by row")
    with pytest.raises(Refusal, match="nothing_to_undo"):
        await press.undo(table.desk.host, table.game, person, interaction_id=table.desk.interaction())
    assert lines_with(await table.told(), "nothing could be taken back without asking (undo)")
    secret = await table.told("--secrets=yes")
    assert lines_with(secret, f"(a button [{other}]") and lines_with(secret, f"[{first}] (taken back by row")


async def test_my_coins_are_others_than_before(table: Table) -> None:
    await table.begin()
    await table.turn()
    lira = {field.name: field.present for field in await fields(table.desk.host, table.game, 1)}["lira"]
    await correct(table.desk.host, table.game, ADA, 1, "lira", "40", interaction_id=table.desk.interaction())
    who = await table.who(await table.person(1))
    assert lines_with(await table.told(), f"Ada (organiser): corrected lira from {lira} to 40 of {who}")


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
    assert [line.rpartition("[")[2] for line in made] == ["move 1]", "leave]", "end]"]
    assert lines_with(told, f"timer, {who}: its prepared turn was due")


# ------------------------------------------------------------------ what it says at all


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
        assert f"[{rows[seq - 1].notation}]" in line
    assert "--secrets" in told.splitlines()[2] and "chance:" in secret and "chance:" not in told


async def test_a_game_is_told_as_before_once_it_is_packed_and_until_it_is_too_old(table: Table) -> None:
    await table.begin(absence="house", pace="day")
    for _ in range(4):
        await table.passes(DAY_S)
    before = await table.told()
    await table.desk.host.archives.pack(table.game)
    table.desk.restart()
    assert await table.told() == before
    assert lines_with(before, "told: reminder 3")
    await table.desk.database.journal.drop_before(table.clock.now() - KEPT_S)
    assert await table.told() == before
    table.clock.pass_time(KEPT_S + DAY_S)
    await table.desk.database.journal.drop_before(table.clock.now() - KEPT_S)
    later = await table.told()
    assert not lines_with(later, "reminder") and lines_with(later, "is played by the house player merchant")


async def test_the_command_reads_the_game_as_it_is_posted_and_says_what_is_wrong(table: Table, tmp_path: Path) -> None:
    await table.begin()
    await table.turn()
    path = tmp_path / "games.sock"
    async with control.listening(path, table.desk.host):
        for words in ((f"#{table.game}",), (table.game, "--turn=1"), (table.game, "--secrets=yes", "--turn=1")):
            answer = await control.sent(path, ["log", *words])
            assert answer is not None and answer.code == 0 and lines_with("\n".join(answer.lines), "turn 1, ")
    assert await table.told("--turn=9", code=1) == "no such turn: turn 9, last 1"
    assert "its number is wanted" in await table.told("--turn=two", code=exit_codes.WRONG_COMMAND)
    assert "bot.py log ID" in await table.told("--turns=2", code=exit_codes.WRONG_COMMAND)
    lobby = (await table.desk.open("istanbul")).row.id
    answer = await carry_out(table.desk.host, ["log", lobby])
    assert answer.code == 0 and "has not begun" in answer.lines[0]


async def test_a_frozen_game_can_be_told_too(table: Table) -> None:
    await table.begin()
    await table.turn()
    await carry_out(table.desk.host, ["freeze", table.game])
    told = await table.told()
    assert lines_with(told, "turn 1, ") and lines_with(told, "told: frozen", "by_operator")


@pytest.mark.sqlite
async def test_games_of_the_first_release_are_told(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_bytes(lzma.decompress(OF_RELEASE.read_bytes()))
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
