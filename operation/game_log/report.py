"""What `bot.py log` tells and in which order: rows of the log with the votes, timers and refused presses between them,
and the posts that each led to. In words it is said by lines.py."""

import asyncio
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from discord.utils import snowflake_time

from db import POST, TIMER, GameRow, JournalRow, LogRow, PostRow
from engine.core.decision import Refusal
from engine.core.rules import Unreadable
from engine.games import rules_of
from host import Host
from host.messages.posts import ORDINALS_OF_A_REVISION, Lobby, Unprompt, VoteCalled, Voted
from host.table.history import History, TurnRecord
from host.table.journal import ANSWER
from host.table.loading import log_of, seed_of
from host.table.log import CHOICES, NEW, UNDO, last_kept
from host.table.records import Turn, decode
from host.table.table import Table
from host.turn import looking
from host.votes.votes import VOTE
from operation.game_log.head import head_of
from operation.game_log.labels import labels_of
from operation.game_log.lines import Teller, news_of
from operation.game_log.names import Names, moment
from operation.game_log.votes import Votes

UNTOLD_POSTS: Final = (Unprompt.kind, Lobby.kind)
MARGIN: Final = " " * 7
UNDER: Final = " " * 28
WRITTEN_S: Final = 5.0  # within which what leads to a row is written after it


@dataclass(slots=True)
class Past:
    """What is known of a game's turns. `turns`: those in force; `undone`: those that were taken back, with the numbers
    they had; `recorded`: the last row of the last finished one; `steps`: the events of each row of all of them, and of
    each row of the running turn that everybody knows or, with secrets, of all; `labels`: what choices were called;
    `table`: None where it cannot be read."""

    turns: Sequence[TurnRecord] = ()
    undone: Sequence[TurnRecord] = ()
    recorded: int = 0
    steps: dict[int, list[Any]] = field(default_factory=dict)
    labels: Mapping[int, str] = field(default_factory=dict)
    table: Table | None = None


async def lines_of(host: Host, game_id: str, turn: int | None, *, secrets: bool) -> list[str]:
    """The whole game, or one turn of it with all that was taken back in it. Hidden things are left out but where
    `secrets` are wanted: a choice is told by what everybody learnt of it. Raises Refusal unknown_game, no_such_turn;
    Unreadable where the log cannot be read."""
    row, seats = await host.game(game_id), await host.db.games.seats(game_id)
    names = Names(row, seats, await log_of(host.db, row))
    journal, outbox = await host.db.journal.of_game(game_id), await host.outbox.of_game(game_id)
    past = await _past(host, names, secrets=secrets)
    teller = Teller(names, journal, past.steps, past.labels, secrets)
    account = Account(row, past, journal, outbox, teller, Votes(names))
    told = [*await head_of(host, names, past.table, secrets=secrets), *account.lines(turn)]
    return [line for text in told for line in text.split("\n")]


async def _past(host: Host, names: Names, *, secrets: bool) -> Past:
    past, row = Past(), names.row
    if row.started is None:
        return past
    finished: list[tuple[Turn, bool]] = []
    for record in (await host.db.games.readable_records(row.id))[0]:
        try:
            turn = decode(rules_of(row.rules_name), record, seed_of(row))
        except Unreadable:  # its rows are told without what they brought
            continue
        finished.append((turn, record.undone))
        past.steps |= {step.seq: [*step.events] for step in turn.steps}
        past.steps.setdefault(turn.last, []).extend(turn.between)
    undos = [one for one in names.log if one.kind == UNDO and one.seat is None]
    before = [_turns_before(finished, place, undos) for place in range(len(finished))]
    past.undone = [
        History(row, (), [*earlier, turn]).between(turn.last, turn.last)[0]
        for (turn, undone), earlier in zip(finished, before, strict=True)
        if undone
    ]
    pairs = [(earlier[-1], turn) for (turn, _), earlier in zip(finished, before, strict=True) if earlier]
    past.labels = await asyncio.to_thread(labels_of, names, pairs)
    try:
        history = await looking.history(host, row.id)
        past.turns, past.recorded = history.turns, history.recorded
        past.table = table = await host.table(row.id)
    except Refusal:  # it cannot be read, or the operator holds it: what is known of it is told
        return past
    past.steps |= {step.seq: [*step.events] for step in (table.steps if secrets else table.published_steps())}
    return past


def _turns_before(finished: Sequence[tuple[Turn, bool]], place: int, undos: Sequence[LogRow]) -> list[Turn]:
    """Those that were in force when the turn at a place of all turns, in the order of the log, was played."""
    gone = [undo for undo in undos if undo.seq < finished[place][0].first]
    return [
        one for one, _ in finished[:place] if all(one.last <= last_kept(undo) or one.last > undo.seq for undo in gone)
    ]


@dataclass(slots=True)
class Account:
    """The rows of a game's log and what happened between them, in order."""

    row: GameRow
    past: Past
    journal: Sequence[JournalRow]
    outbox: Sequence[PostRow]
    teller: Teller
    votes: Votes

    def lines(self, number: int | None) -> Iterator[str]:
        """Of a turn, with all that was taken back in it, or of all. Raises Refusal no_such_turn."""
        entries, rows, head = self._by_row(), {row.seq: row for row in self.teller.log}, ""
        led = self._timers_before(entries)
        shown = None if number is None else self._rows_of(number)
        for seq in sorted(rows.keys() | entries.keys()):
            known, row = entries.get(seq, []), rows.get(seq)
            parts = [] if row is None else [(self._head_of(row), [*self._row(row, known, led.get(seq, []))])]
            parts.append((self._after(seq), [*self._between(seq, known, row, led)]))
            for now, lines in parts:
                if lines and (shown is None or seq in shown):
                    if now not in (None, head):
                        head = now
                        yield from ("", head)
                    yield from lines

    def _timers_before(self, entries: Mapping[int, Sequence[JournalRow]]) -> dict[int, list[JournalRow]]:
        """The timers that led to rows, by the first of these rows."""
        found: dict[int, list[JournalRow]] = {}
        log = self.teller.log
        for seq, known in entries.items():
            for entry in known:
                if entry.kind == TIMER and 1 < seq <= len(log) and entry.at - log[seq - 1].at < WRITTEN_S:
                    first = last = log[seq - 1]
                    while (before := log[first.seq - 2]).kind != NEW and _made_together(before, last):
                        first = before
                    found.setdefault(first.seq, []).append(entry)
        return found

    def _rows_of(self, number: int) -> set[int]:
        """The rows of a turn: all after the turn before it, of the last one all that followed too, and of one of this
        number that was taken back its own, and what took it back."""
        others = {seq for turn in self.past.undone if turn.number != number for seq in range(turn.first, turn.last + 1)}
        own = {seq for turn in self.past.undone if turn.number == number for seq in range(turn.first, turn.last + 1)}
        count, all_rows = len(self.past.turns), range(len(self.teller.log) + 2)
        if not own and not 1 <= number <= max(count, 1):
            raise Refusal("no_such_turn", turn=number, last=count)
        if 1 <= number <= count:
            first = self.past.turns[number - 2].last + 1 if number > 1 else 0
            last = self.past.turns[number - 1].last if number < count else len(all_rows)
            own |= {seq for seq in all_rows if first <= seq <= last} - others
        return own | {self.teller.taken_back[seq] for seq in own if seq in self.teller.taken_back}

    def _head_of(self, row: LogRow) -> str | None:
        """What a row is part of: a turn, or what is between two; None where it stays with the row before."""
        if row.kind not in CHOICES and not (row.kind == UNDO and row.seat is not None):
            within = any(turn.first <= row.seq <= turn.last for turn in self.past.turns)
            return None if within or row.kind == NEW else self._after(row.seq - 1, always=True)
        for turn in self.past.undone:
            if turn.first <= row.seq <= turn.last:
                return f"turn {turn.number} as it was before it was taken back, {self.teller.names.whose(turn.seat)}"
        for turn in self.past.turns:
            if row.seq <= turn.last:
                return f"turn {turn.number}, {self.teller.names.whose(turn.seat)}"
        shown = self.past.turns[-1] if self.past.turns and self.past.turns[-1].last > self.past.recorded else None
        number = len(self.past.turns) + 1 if shown is None else shown.number
        return f"turn {number}, {self.teller.names.whose(row.seat)}: of this nobody else knows yet"

    def _after(self, seq: int, *, always: bool = False) -> str | None:
        """The head of what came after a row that ended a turn, of all that follow it too where `always`."""
        finished = (*(turn for turn in self.past.turns if turn.last <= self.past.recorded), *self.past.undone)
        last = max((turn for turn in finished if turn.last <= seq), key=lambda turn: turn.last, default=None)
        if last is None or (last.last < seq and not always):
            return None
        return f"after turn {last.number}"

    def _by_row(self) -> dict[int, list[JournalRow]]:
        """The entries of the journal by the last row of the log before each; where that is not noted, by their time."""
        found: dict[int, list[JournalRow]] = {}
        for entry in self.journal:
            earlier = (row.seq for row in self.teller.log if row.at <= entry.at)
            seq = max(earlier, default=0) if entry.seq is None else entry.seq
            found.setdefault(seq, []).append(entry)
        return found

    def _row(self, row: LogRow, entries: Sequence[JournalRow], led: Sequence[JournalRow]) -> Iterator[str]:
        """A row with what led to it and the posts that it led to."""
        for entry in led:
            yield _line(entry.at, [self.teller.entry(entry)])
        in_time = not any(entry.facts["timer"] == VOTE for entry in led)
        agreed = self.votes.agreed(row, news_of(entries), in_time=in_time)
        if decided := [*agreed, *self.votes.moved(row)]:
            yield _line(row.at, decided)
        text, *more = self.teller.row(row, entries, by_vote=bool(agreed))
        yield "\n".join((f"{row.seq:>5}  {moment(row.at)}  {text}", *(UNDER + line for line in more)))
        yield from self._posts_of(row.seq, entries)

    def _posts_of(self, seq: int, entries: Iterable[JournalRow]) -> Iterator[str]:
        """The posts that a row led to."""
        noted = {(entry.facts["ordinal"], entry.facts["post"]): entry for entry in entries if entry.kind == POST}
        for post in self.outbox:
            if post.seq == seq and post.ordinal < ORDINALS_OF_A_REVISION and post.kind not in UNTOLD_POSTS:
                entry = noted.get((post.ordinal, post.kind))
                if post.kind == Voted.kind and entry is not None:  # it withdrew a request
                    yield self._post(entry, post, in_time=True)
                else:
                    yield f"{UNDER}post: {self.teller.post(post.kind, entry)}{_sent(self.row, post)}"

    def _between(
        self,
        seq: int,
        entries: Sequence[JournalRow],
        row: LogRow | None,
        led: Mapping[int, Sequence[JournalRow]],
    ) -> Iterator[str]:
        """What happened after a row; the posts of the row itself are told with it, and what led to rows before them."""
        earlier = {entry.id for timers in led.values() for entry in timers}
        timed_out = {entry.at for entry in entries if entry.kind == TIMER and entry.facts["timer"] == VOTE}
        for entry in entries:
            if entry.kind == ANSWER:
                yield _line(entry.at, [self.votes.answered(entry)])
            elif entry.kind != POST:
                if entry.id not in earlier:
                    yield _line(entry.at, [self.teller.entry(entry)])
            elif row is None or entry.facts["ordinal"] >= ORDINALS_OF_A_REVISION:
                key = (seq, entry.facts["ordinal"], entry.facts["post"])
                post = next((one for one in self.outbox if (one.seq, one.ordinal, one.kind) == key), None)
                yield self._post(entry, post, in_time=entry.at not in timed_out)

    def _post(self, entry: JournalRow, post: PostRow | None, *, in_time: bool) -> str:
        """A post that no row led to; one about a vote tells what happened first."""
        kind, sent = entry.facts["post"], _sent(self.row, post)
        if kind == VoteCalled.kind:
            return _line(entry.at, [*self.votes.called(entry), f"post: the question{sent}"])
        if kind == Voted.kind:
            return _line(entry.at, [*self.votes.refused(entry, in_time=in_time), f"post: the result{sent}"])
        return _line(entry.at, [f"post: {self.teller.post(kind, entry)}{sent}"])


def _made_together(row: LogRow, last: LogRow) -> bool:
    """Whether one act made two rows, as a prepared turn does."""
    return row.seat == last.seat and row.at == last.at and row.actor_id is None and last.actor_id is None


def _line(at: float, texts: Sequence[str]) -> str:
    """What happened at a moment, and below it what more there is to say."""
    first, *more = texts
    return "\n".join((f"{MARGIN}{moment(at)}  {first}", *(UNDER + text for text in more)))


def _sent(row: GameRow, post: PostRow | None) -> str:
    """When a post was delivered and where it stands, or why it was not."""
    if post is None:
        return ""
    if post.message_id is not None:
        posted = moment(snowflake_time(post.message_id).timestamp())
        return f"  (posted {posted})  https://discord.com/channels/{row.guild_id}/{post.channel_id}/{post.message_id}"
    if post.state == "done":
        return "  (no message was needed)"
    trouble = f": {post.error}" if post.error else ""
    return f"  ({'not posted, given up' if post.state == 'failed' else 'waits to be posted'}{trouble})"
