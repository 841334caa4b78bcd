"""What happened at a table, for an operator who is asked about it: row by row of the log, with the votes, timers and
refused presses between them, and the posts that each led to (operation/log_words.py says it in words)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from db import POST, GameRow, JournalRow, PostRow
from engine.core.decision import Refusal
from engine.core.rules import Unreadable
from engine.games import rules_of
from host import Host
from host.messages.posts import ORDINALS_OF_A_REVISION, Lobby, Unprompt
from host.table.history import History, TurnRecord
from host.table.loading import log_of, seed_of
from host.table.log import CHOICES, UNDO, last_kept
from host.table.records import Turn, decode
from host.turn import looking
from operation.log_words import Teller, moment

UNTOLD_POSTS: Final = (Unprompt.kind, Lobby.kind)
MARGIN: Final = " " * 7


async def lines_of(host: Host, game_id: str, turn: int | None, *, secrets: bool) -> list[str]:
    """The whole game, or one turn of it with all that was taken back in it. Hidden things are left out but where
    `secrets` are wanted: a choice is told by what everybody learnt of it. Raises Refusal unknown_game, no_such_turn;
    Unreadable where the log cannot be read."""
    row, seats = await host.game(game_id), await host.db.games.seats(game_id)
    log = await log_of(host.db, row)
    journal, outbox = await host.db.journal.of_game(game_id), await host.outbox.of_game(game_id)
    turns, undone, steps = await _turns_and_steps(host, row, secrets=secrets)
    account = Account(row, turns, undone, journal, outbox, Teller(row, seats, log, journal, steps, secrets))
    return [*account.teller.head(), *account.lines(turn)]


async def _turns_and_steps(
    host: Host, row: GameRow, *, secrets: bool
) -> tuple[Sequence[TurnRecord], Sequence[TurnRecord], Mapping[int, Sequence[Any]]]:
    """The turns in force, those that were taken back with the numbers they had, and the events of each row of both, and
    of each row of the running turn that everybody knows or, with `secrets`, of all."""
    steps: dict[int, list[Any]] = {}
    if row.started is None:
        return (), (), steps
    finished: list[tuple[Turn, bool]] = []
    for record in (await host.db.games.readable_records(row.id))[0]:
        try:
            turn = decode(rules_of(row.rules_name), record, seed_of(row))
        except Unreadable:  # its rows are told without what they brought
            continue
        finished.append((turn, record.undone))
        steps |= {step.seq: [*step.events] for step in turn.steps}
        steps.setdefault(turn.last, []).extend(turn.between)
    undone = await _as_numbered_before(host, row, finished)
    try:
        turns = (await looking.history(host, row.id)).turns
        table = await host.table(row.id)
    except Refusal:  # it cannot be read, or the operator holds it
        return await _readable_turns(host, row), undone, steps
    steps |= {step.seq: [*step.events] for step in (table.steps if secrets else table.published_steps())}
    return turns, undone, steps


async def _readable_turns(host: Host, row: GameRow) -> Sequence[TurnRecord]:
    """Those of a frozen game."""
    try:
        return (await looking.history(host, row.id)).turns
    except Refusal:
        return ()


async def _as_numbered_before(host: Host, row: GameRow, finished: Sequence[tuple[Turn, bool]]) -> list[TurnRecord]:
    """The turns that were taken back, with the numbers that they had when they were played. `finished`: all turns in
    the order of the log, each with whether it was taken back."""
    undos = await host.db.games.log_of_kinds(row.id, (UNDO,)) if any(undone for _, undone in finished) else []
    found = []
    for place, (turn, undone) in enumerate(finished):
        if undone:
            gone = [undo for undo in undos if undo.seq < turn.first]
            before = [
                one
                for one, _ in finished[:place]
                if all(one.last <= last_kept(undo) or one.last > undo.seq for undo in gone)
            ]
            found.append(History(row, (), [*before, turn]).between(turn.last, turn.last)[0])
    return found


@dataclass(slots=True)
class Account:
    """The rows of a game's log and what happened between them, in order."""

    row: GameRow
    turns: Sequence[TurnRecord]
    undone: Sequence[TurnRecord]
    journal: Sequence[JournalRow]
    outbox: Sequence[PostRow]
    teller: Teller

    def lines(self, number: int | None) -> Iterator[str]:
        """Of a turn, with all that was taken back in it, or of all. Raises Refusal no_such_turn."""
        entries, rows, head = self._by_row(), {row.seq: row for row in self.teller.log}, ""
        shown = None if number is None else self._rows_of(number)
        for seq in sorted(rows.keys() | entries.keys()):
            known = entries.get(seq, [])
            if shown is None or seq in shown:
                if seq in rows and rows[seq].kind in CHOICES and (now := self._head_of(seq)) != head:
                    head = now
                    yield from ("", head)
                if seq in rows:
                    yield f"{seq:>5}  {moment(rows[seq].at)}  {self.teller.row_text(rows[seq], known)}"
                    yield from self._posts_of(seq, known)
                yield from self._between(seq, known, seq in rows)
            self.teller.follow_votes(known)

    def _rows_of(self, number: int) -> set[int]:
        """The rows of a turn: all after the turn before it, of the last one all that followed too, and of one of this
        number that was taken back its own, and what took it back."""
        others = {seq for turn in self.undone if turn.number != number for seq in range(turn.first, turn.last + 1)}
        own = {seq for turn in self.undone if turn.number == number for seq in range(turn.first, turn.last + 1)}
        count, all_rows = len(self.turns), range(len(self.teller.log) + 2)
        if not own and not 1 <= number <= max(count, 1):
            raise Refusal("no_such_turn", turn=number, last=count)
        if 1 <= number <= count:
            first = self.turns[number - 2].last + 1 if number > 1 else 0
            last = self.turns[number - 1].last if number < count else len(all_rows)
            own |= {seq for seq in all_rows if first <= seq <= last} - others
        return own | {self.teller.taken_back[seq] for seq in own if seq in self.teller.taken_back}

    def _head_of(self, seq: int) -> str:
        """Which turn a choice is of."""
        for turn in self.undone:
            if turn.first <= seq <= turn.last:
                return f"turn {turn.number} as it was before it was taken back, {self.teller.whose(turn.seat)}"
        for turn in self.turns:
            if seq <= turn.last:
                return f"turn {turn.number}, {self.teller.whose(turn.seat)}"
        return "what is not known to all yet"

    def _by_row(self) -> dict[int, list[JournalRow]]:
        """The entries of the journal by the last row of the log before each; where that is not noted, by their time."""
        found: dict[int, list[JournalRow]] = {}
        for entry in self.journal:
            earlier = (row.seq for row in self.teller.log if row.at <= entry.at)
            seq = max(earlier, default=0) if entry.seq is None else entry.seq
            found.setdefault(seq, []).append(entry)
        return found

    def _posts_of(self, seq: int, entries: Iterable[JournalRow]) -> Iterator[str]:
        """The posts that a row led to."""
        noted = {(entry.facts["ordinal"], entry.facts["post"]): entry for entry in entries if entry.kind == POST}
        for post in self.outbox:
            if post.seq == seq and post.ordinal < ORDINALS_OF_A_REVISION and post.kind not in UNTOLD_POSTS:
                text = self.teller.post(post.kind, noted.get((post.ordinal, post.kind)))
                yield f"{MARGIN}{'':19}  told: {text}{_sent(self.row, post)}"

    def _between(self, seq: int, entries: Iterable[JournalRow], after_row: bool) -> Iterator[str]:
        """What happened after a row; the posts of the row itself are told with it."""
        for entry in entries:
            if entry.kind != POST:
                yield f"{MARGIN}{moment(entry.at)}  {self.teller.entry(entry)}"
            elif not after_row or entry.facts["ordinal"] >= ORDINALS_OF_A_REVISION:
                key = (seq, entry.facts["ordinal"], entry.facts["post"])
                post = next((one for one in self.outbox if (one.seq, one.ordinal, one.kind) == key), None)
                text = self.teller.post(entry.facts["post"], entry)
                yield f"{MARGIN}{moment(entry.at)}  told: {text}{_sent(self.row, post)}"


def _sent(row: GameRow, post: PostRow | None) -> str:
    """Where a post stands, or why it does not."""
    if post is None or (post.state == "done" and post.message_id is None):
        return ""
    if post.message_id is not None:
        return f"  https://discord.com/channels/{row.guild_id}/{post.channel_id}/{post.message_id}"
    trouble = f": {post.error}" if post.error else ""
    return f"  ({'given up' if post.state == 'failed' else 'not sent yet'}{trouble})"
