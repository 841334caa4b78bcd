"""The lines of `bot.py log`: rows of a game's log, entries of its journal and posts, in words for an operator."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from typing import Any, Final

from db import POST, TIMER, GameRow, JournalRow, LogRow, SeatRow
from engine import players
from engine.core.event import UnknownEvent, seen_by
from engine.games import rules_of
from host.clock import DAY_S
from host.houses.houses import STAND_IN
from host.messages.posts import Cancelled, Corrected, Prompt, SeatTaken, Undone, VoteCalled, Voted
from host.seats import seating
from host.table import log as kinds
from host.table.journal import ANSWER, KEPT_S, REFUSED
from host.table.log import is_stand_in, last_kept, swapped_with
from host.table.time_banks import TIMER as TIME_BANK
from host.timers import reminders
from host.turn import prepared_turn, standing_answers, undo
from host.votes.votes import VOTE
from words.games import game_words, title_of
from words.names import plain_name, without_escapes
from words.speech import ENGLISH, words

ITSELF: Final = {
    prepared_turn.PLAY: "as its person had prepared it",
    standing_answers.ANSWER: "as its person had answered ahead",
}
"""What a choice was that nobody made at that moment, by the kind of the timer that brought it."""
WHY_SEATED: Final = {
    seating.MOVED_FOR: "a house player made its overdue move",
    seating.ABSENT: "its person did not move in time",
    seating.LEFT: "its person left it",
    seating.REPLACED: "its person, who organises the table, gave it away",
    seating.OVERDUE: "its person was overdue and the organiser decided so",
    seating.AGREED: "its person agreed to the organiser's request",
    seating.RETURNED: "its person is back",
    seating.TAKEN: "somebody took it over",
    seating.SWAPPED: "two people exchanged their seats",
    seating.RESIGNED: "its person resigned",
    seating.DEPARTED: "its person had their data deleted",
}
WHY_UNDONE: Final = {
    undo.ALONE: "nobody else plays",
    undo.AGREED: "the others agreed",
    undo.ORGANISER: "the table leaves it to its organiser",
    undo.SILENCE: "the organiser asked and nobody answered",
}
WHY_REFUSED: Final = {
    "stale": "the button was of an earlier moment",
    "not_your_turn": "the seat was not asked",
    "already_answered": "the seat had answered already",
    "replaced": "a house player had the seat",
    "nothing_to_undo": "nothing could be taken back without asking",
}
PLAIN_POSTS: Final = {Undone.kind: "what was taken back", Corrected.kind: "what was corrected"}
TIMERS: Final = {
    reminders.TURN: "the next reminder, or the end of its time, was due",
    reminders.UNFINISHED: "its turn had been chosen for minutes and not ended",
    TIME_BANK: "its time bank was used up",
    VOTE: "the time to vote was over",
    prepared_turn.PLAY: "its prepared turn was due",
    standing_answers.ANSWER: "an answer that it gave ahead was due",
}


def moment(seconds: float) -> str:
    """UTC, to the second."""
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M:%S}"


@dataclass
class Teller:
    """`steps`: the events of each row of which they are known; `secrets`: whether hidden things are told; `votes`: the
    seats about which others vote at the row that is told."""

    row: GameRow
    seats: Sequence[SeatRow]
    log: Sequence[LogRow]
    journal: Sequence[JournalRow]
    steps: Mapping[int, Sequence[Any]]
    secrets: bool
    votes: set[int | None] = field(default_factory=set)

    def head(self) -> Iterator[str]:
        row = self.row
        began = "has not begun" if row.started is None else f"began {moment(row.started)}"
        place = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}" if row.channel_id else "no channel"
        yield f"#{row.id}  {title_of(words(ENGLISH), row.rules_name)}, {row.status}, {began}, {place}"
        yield "   ".join(f"{self.who(seat.seat)}: {_player(seat)}" for seat in self.seats)
        hidden = "" if self.secrets else " Hidden things are left out; --secrets tells them."
        yield f"Times are UTC. Votes, timers, calls and refused presses are kept for {KEPT_S / DAY_S:.0f} days.{hidden}"

    def whose(self, seat: int | None) -> str:
        """Whose a turn is."""
        return "all players" if seat is None else self.who(seat)

    def who(self, seat: int | None) -> str:
        """A seat by its colour and the name of whoever has it now."""
        return "the table" if seat is None else f"{self.seats[seat].colour} ({self._names[seat]})"

    @cached_property
    def _names(self) -> list[str]:
        """Of all seats, without what would steer a terminal."""
        return [plain_name(seat.name) for seat in self.seats]

    def person(self, user_id: int) -> str:
        names = {seat.user_id: self._names[seat.seat] for seat in self.seats}
        name = names.get(user_id, f"person {user_id}")
        return f"{name} (organiser)" if user_id == self.row.organiser_id else name

    def follow_votes(self, entries: Iterable[JournalRow]) -> None:
        """Note votes that begin, and those that were lost."""
        for entry in entries:
            if entry.kind == POST and entry.facts["post"] == VoteCalled.kind:
                self.votes.add(entry.seat)
            elif entry.kind == POST and entry.facts["post"] in (Voted.kind, SeatTaken.kind):
                self.votes.discard(entry.seat)

    # ------------------------------------------------------------------ rows of the log

    def row_text(self, row: LogRow, entries: Sequence[JournalRow]) -> str:
        """A row; `entries`: those of the journal after it."""
        match row.kind:
            case kinds.NEW:
                return "the game began"
            case kinds.CHOICE | kinds.TIMEOUT:
                return f"{self.who(row.seat)}, {self._chosen_by(row)}: {self._chosen(row)}"
            case kinds.UNDO:
                return self._undone(row)
            case kinds.CORRECTION:
                return self._corrected(row)
            case kinds.SEAT:
                return self._seated(row, entries)
            case _:
                resigned = "" if row.seat is None else f", since {self.who(row.seat)} resigned"
                return f"{self._decided_by(row)}: the table is {row.notation} from here on{resigned}"

    def _decided_by(self, row: LogRow) -> str:
        return "agreed by vote" if row.actor_id is None else self.person(row.actor_id)

    def _chosen_by(self, row: LogRow) -> str:
        house = str((row.data or {}).get("house", "")) or self._house_at(row)
        if row.kind == kinds.TIMEOUT:
            asked = "" if row.actor_id is None else f", as {self.person(row.actor_id)} asked"
            return f"overdue, by the house player {house or STAND_IN}{asked}"
        if row.actor_id is not None:
            own = row.seat is not None and row.actor_id == self.seats[row.seat].user_id
            return "its person" if own else self.person(row.actor_id)
        for_person = " for its person" if is_stand_in(row) else ""
        return f"by the house player {house}{for_person}" if house else self._by_itself(row)

    def _by_itself(self, row: LogRow) -> str:
        for entry in self.journal:
            if entry.kind == TIMER and entry.facts["timer"] in ITSELF and (entry.seq or 0) >= row.seq:
                made = self.log[row.seq - 1 : entry.seq]
                if all(one.seat == row.seat and one.at == row.at and one.actor_id is None for one in made):
                    return ITSELF[entry.facts["timer"]]
        return "by itself, as nearly everybody chooses"

    def _house_at(self, row: LogRow) -> str:
        """The house player that had the seat of a row then; empty where a person had it."""
        changes = [one for one in self.log if (one.kind, one.seat) == (kinds.SEAT, row.seat) and not swapped_with(one)]
        before = [one.notation for one in changes if one.seq < row.seq]
        player = before[-1] if before else self.seats[row.seat or 0].player
        if changes and not before:  # somebody else had it until the first change
            player = "of before" if changes[0].notation == players.PERSON else players.PERSON
        return "" if player == players.PERSON else player

    def _chosen(self, row: LogRow) -> str:
        """What a choice brought, as everybody knows it; its notation where that names nothing hidden."""
        undone = self.taken_back.get(row.seq)
        mark = "" if undone is None else f" (taken back by row {undone})"
        events = self.steps.get(row.seq)
        if events is None:
            known = "of which nobody else knows" if undone is None else "that nobody else had learnt of"
            return f"[{row.notation}]{mark}" if self.secrets else f"a choice {known}{mark}"
        told = [event for event in events if not isinstance(event, UnknownEvent)]
        public = [seen_by(event, None) for event in told]
        speech = game_words(self.row.rules_name)
        story = speech.turn_story(words(ENGLISH), told if self.secrets else public, self._names)
        parts = [without_escapes(story).replace("**", "").replace("\n", " / ")]
        ends = row.notation == rules_of(self.row.rules_name).turn_end
        if self.secrets or ends or (told and told == public):
            parts.append(f"[{row.notation}]")
        if self.secrets and row.outcomes:
            parts.append(f"chance: {', '.join(map(str, row.outcomes))}")
        return (" ".join(filter(None, parts)) or "a choice that brought nothing by itself") + mark

    @cached_property
    def taken_back(self) -> dict[int, int]:
        """The `undo` row that took back each row that is not in force."""
        found: dict[int, int] = {}
        for undoing in (row for row in self.log if row.kind == kinds.UNDO):
            for row in self.log[last_kept(undoing) : undoing.seq - 1]:
                if row.kind != kinds.SEAT:
                    found.setdefault(row.seq, undoing.seq)
        return found

    def _undone(self, row: LogRow) -> str:
        facts, to = row.data or {}, last_kept(row)
        if row.seat is not None:
            return f"{self.who(row.seat)}, {self._chosen_by(row)}: took back all after row {to}"
        asked = f"{self.who(facts['by'])}" if facts.get("by") is not None else self._decided_by(row)
        why = f": {WHY_UNDONE.get(facts['why'], facts['why'])}" if facts.get("why") else ""
        return f"{asked} had all after row {to} taken back{why}"

    def _corrected(self, row: LogRow) -> str:
        facts = row.data or {}
        if "field" not in facts:
            return f"{self._decided_by(row)}: corrected the position [{row.notation}]"
        change = f"{facts['field']} from {facts['was']} to {facts['now']}"
        return f"{self._decided_by(row)}: corrected {change} of {self.who(facts['seat'])}"

    def _seated(self, row: LogRow, entries: Sequence[JournalRow]) -> str:
        """Who plays a seat from a row on, and why."""
        other = swapped_with(row)
        if other is not None:
            return f"the people of {self.who(row.seat)} and {self.who(other)} have exchanged their seats"
        why = next(
            (one.facts.get("why", "") for one in entries if one.kind == POST and one.facts["post"] == SeatTaken.kind),
            "",
        )
        by_vote = row.seat in self.votes
        if row.actor_id is not None:
            decided = f"{self.person(row.actor_id)}: "
        elif why == seating.ABSENT:
            decided = "the others voted: " if by_vote else "as the table chose: "
        else:
            decided = ""
        player = "its person" if row.notation == players.PERSON else f"the house player {row.notation}"
        reason = f", because {WHY_SEATED.get(why, why)}" if why else ""
        return f"{decided}{self.who(row.seat)} is played by {player} from here on{reason}"

    # ------------------------------------------------------------------ what is no row

    def entry(self, entry: JournalRow) -> str:
        """An entry of the journal that is no post."""
        facts, who = entry.facts, self.who(entry.seat)
        if entry.kind == TIMER:
            return f"timer, {who}: {TIMERS.get(facts['timer'], facts['timer'])}"
        if entry.kind == REFUSED:
            return f"{who}, a press was refused: {self._refused(facts)}"
        if entry.kind == ANSWER:
            return f"{who} answered vote {facts['number']}: {'yes' if facts['yes'] else 'no'}"
        return f"{entry.kind}, {who}: {_listed(facts)}"

    def _refused(self, facts: Mapping[str, Any]) -> str:
        code = str(facts["code"])
        why = WHY_REFUSED.get(code, code.replace("_", " "))
        if "asked" in facts:
            notation = f" [{facts['pressed']}]" if self.secrets else ""
            return f"{why} (a button{notation} of the question after row {facts['asked']})"
        return f"{why} ({facts.get('pressed', 'typed')})"

    def post(self, kind: str, entry: JournalRow | None) -> str:
        """A post; `entry`: what the journal has of it."""
        if entry is None:  # of a time from which nothing is kept any more
            return "a call" if kind == Prompt.kind else kind
        facts, who = entry.facts, self.who(entry.seat)
        if kind == Prompt.kind:
            return self._call(facts, who)
        if kind in (VoteCalled.kind, Voted.kind):
            return self._vote(kind, facts, who)
        if kind == SeatTaken.kind:
            return f"who plays {who}: {WHY_SEATED.get(facts['why'], facts['why'])}"
        if kind in PLAIN_POSTS:
            return PLAIN_POSTS[kind]
        if kind == Cancelled.kind and (entry.seq or 0) > len(self.log):
            return "cancelled at once, by its organiser, a manager of the server or the operator"
        more = _listed({name: value for name, value in facts.items() if name not in ("post", "ordinal")})
        return " ".join(filter(None, (kind, "" if entry.seat is None else who, f"({more})" if more else "")))

    def _call(self, facts: Mapping[str, Any], who: str) -> str:
        what = f"call of {who}"
        if facts.get("reminder"):
            what = f"reminder {facts['reminder']} to {who}"
        elif facts.get("unfinished"):
            what = f"call of {who} to end the turn"
        elif "nudge" in facts:
            by = "the organiser" if facts["nudge"] is None else self.who(facts["nudge"])
            what = f"call of {who}, for whose move {by} asks"
        return f"{what}, without a ping" if facts.get("quiet") else what

    def _vote(self, kind: str, facts: Mapping[str, Any], who: str) -> str:
        asker = "" if facts.get("asker") is None else f", asked for by {self.who(facts['asker'])}"
        other = facts.get("offered", facts.get("other"))
        what = f"vote {facts['number']} about {facts['about']} of {who if other is None else self.who(other)}{asker}"
        if kind == VoteCalled.kind:
            return f"{what}, until {moment(facts['ends'])}"
        if facts.get("moved"):
            return f"{what} is off, as the table moved on"
        yes, no = (", ".join(map(self.who, facts.get(name, ()))) or "nobody" for name in ("yes", "no"))
        return f"{what} is lost (yes: {yes}; no: {no})"


def _player(seat: SeatRow) -> str:
    house = "" if seat.player == players.PERSON else f"house player {seat.player}"
    person = "" if seat.user_id is None else f"person {seat.user_id}"
    return " for ".join(filter(None, (house, person))) or "a person whose data was deleted"


def _listed(facts: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in facts.items())
