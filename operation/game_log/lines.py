"""The words of `bot.py log` for rows, journal and posts: why a seat changed hands, why something was undone, refused or
done by itself."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from db import POST, TIMER, JournalRow, LogRow
from engine import players
from engine.core.event import UnknownEvent, seen_by
from engine.games import rules_of
from host.clock import DAY_S
from host.houses.houses import STAND_IN
from host.messages.posts import Cancelled, Corrected, Prompt, SeatTaken, Undone
from host.seats import seating
from host.seats.seating import NO_PACE_S
from host.table import log as kinds
from host.table.journal import PLANNED, REFUSED
from host.table.log import is_stand_in, last_kept, swapped_with
from host.table.time_banks import TIMER as TIME_BANK
from host.table_options import ABSENCE, BANK, HOUSE, PACE
from host.timers import reminders
from host.turn import prepared_turn, standing_answers, undo
from host.votes.votes import VOTE
from operation.game_log.names import Names
from words.games import game_words
from words.names import without_escapes
from words.speech import ENGLISH, words

ITSELF: Final = {
    prepared_turn.PLAY: "as its person had prepared it",
    standing_answers.ANSWER: "as its person had answered ahead",
}
"""What a choice was that nobody made at that moment, by the kind of the timer that brought it."""
WHY_SEATED: Final = {
    seating.MOVED_FOR: "a computer player made its overdue move",
    seating.ABSENT: "its person did not move in time",
    seating.NO_SHOW: "its person made no first move within the pace",
    seating.LEFT: "its person left the table with /table leave",
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
    "stale": "the question had been answered since",
    "not_your_turn": "the seat was not asked",
    "already_answered": "the seat had answered already",
    "replaced": "a computer player had the seat",
    "nothing_to_redo": "nothing was left to be made again",
    "nothing_chosen": "nothing had been chosen in the turn",
    "nothing_to_undo": "nothing could be taken back without asking",
}
PLAIN_POSTS: Final = {Undone.kind: "what was taken back", Corrected.kind: "what was corrected"}
TIMERS: Final = {
    reminders.TURN: "its next reminder was due, or its time was up",
    reminders.UNFINISHED: "its turn had been chosen for minutes and not ended",
    TIME_BANK: "its time bank was used up",
    VOTE: "the time to vote was over",
    prepared_turn.PLAY: "its prepared turn was due",
    standing_answers.ANSWER: "an answer that it gave ahead was due",
}


@dataclass
class Teller:
    """`journal`: its entries; `steps`: the events of each row of which they are known, `labels`: what its choice was
    called in its question; `secrets`: whether hidden things are told."""

    names: Names
    journal: Sequence[JournalRow]
    steps: Mapping[int, Sequence[Any]]
    labels: Mapping[int, str]
    secrets: bool

    @property
    def log(self) -> Sequence[LogRow]:
        return self.names.log

    # ------------------------------------------------------------------ rows of the log

    def row(self, row: LogRow, entries: Sequence[JournalRow], by_vote: bool) -> list[str]:
        """A row, in lines; `entries`: those of the journal after it; `by_vote`: whether a vote led to it."""
        match row.kind:
            case kinds.NEW:
                return ["the game began"]
            case kinds.CHOICE | kinds.TIMEOUT:
                text = f"{self.names.who(row.seat)}, {self._chosen_by(row)}: {self._chosen(row)}"
                return [text, *self._why_overdue(row)]
            case kinds.UNDO:
                return [self._undone(row)]
            case kinds.CORRECTION:
                return [self._corrected(row)]
            case kinds.SEAT:
                return self._seated(row, entries, by_vote)
            case _:
                resigned = "" if row.seat is None else f", since {self.names.who(row.seat)} resigned"
                return [f"{self._decided_by(row)}: the table is {row.notation} from here on{resigned}"]

    def _decided_by(self, row: LogRow) -> str:
        return "agreed by vote" if row.actor_id is None else self.names.person(row.actor_id)

    def _chosen_by(self, row: LogRow) -> str:
        house = str((row.data or {}).get("house", "")) or self.names.player_at(row.seat or 0, row.seq)
        if row.kind == kinds.TIMEOUT:
            asked = "" if row.actor_id is None else f", as {self.names.person(row.actor_id)} asked"
            return f"overdue, by the {self.names.house(house or STAND_IN)}{asked}"
        if row.actor_id is not None:
            own = row.seat is not None and row.actor_id == self.names.seats[row.seat].user_id
            return "its person" if own else self.names.person(row.actor_id)
        for_person = " for its person" if is_stand_in(row) else ""
        return f"by the {self._house_of(row, house)}{for_person}" if house else self._by_itself(row)

    def _house_of(self, row: LogRow, house: str) -> str:
        """The computer player that made a choice, as its seat has it unless a simpler one answered for it."""
        seated = self.names.player_at(row.seat or 0, row.seq)
        same = seated and players.kind_of(seated) == players.kind_of(house.partition(" ")[0])
        return self.names.house(seated if same else house)

    def _why_overdue(self, row: LogRow) -> list[str]:
        """By what rule somebody had the overdue move made, with its first choice."""
        before = self.log[row.seq - 2]
        if row.kind != kinds.TIMEOUT or (before.kind, before.seat, before.at) == (row.kind, row.seat, row.at):
            return []
        return [f"the organiser may have an overdue move made (/table act); when it is overdue: {self._pace()}"]

    def _pace(self) -> str:
        """What says when a move is overdue, as the table is set now."""
        if BANK.of(self.names.row) is not None:
            return self.names.option(BANK)
        silence = "" if PACE.of(self.names.row) is not None else f", so after {NO_PACE_S / DAY_S:.0f} day of silence"
        return f"{self.names.option(PACE)}{silence}"

    def _by_itself(self, row: LogRow) -> str:
        for entry in self.journal:
            if entry.kind == TIMER and entry.facts["timer"] in ITSELF and (entry.seq or 0) >= row.seq:
                made = self.log[row.seq - 1 : entry.seq]
                if all(one.seat == row.seat and one.at == row.at and one.actor_id is None for one in made):
                    return ITSELF[entry.facts["timer"]]
        return "obvious choice, made by the bot"

    def _chosen(self, row: LogRow) -> str:
        """What a choice brought, as everybody knows it; its notation where that names nothing hidden."""
        undone = self.taken_back.get(row.seq)
        mark = "" if undone is None else f" (taken back by row {undone})"
        events = self.steps.get(row.seq)
        if events is None:
            known = "of which nobody else knows" if undone is None else "that nobody else had learnt of"
            return f"{self._notation(row)}{mark}" if self.secrets else f"a choice {known}{mark} (--secrets tells it)"
        told = [event for event in events if not isinstance(event, UnknownEvent)]
        public = [seen_by(event, None) for event in told]
        speech = game_words(self.names.row.rules_name)
        story = speech.turn_story(words(ENGLISH), told if self.secrets else public, self.names.plain)
        parts = [without_escapes(story).replace("**", "").replace("\n", " / ")]
        ends = row.notation == rules_of(self.names.row.rules_name).turn_end
        if self.secrets or ends or (told and told == public):
            parts.append(self._notation(row, told=bool(story)))
        if self.secrets and row.outcomes:
            parts.append(f"chance: {', '.join(map(str, row.outcomes))}")
        return (" ".join(filter(None, parts)) or "a choice that brought nothing by itself") + mark

    def _notation(self, row: LogRow, *, told: bool = False) -> str:
        """A choice as it is typed, and what its question called it where neither that nor the story, if it is `told`,
        says it."""
        label = self.labels.get(row.seq, "")
        plain = not label or (told and " " in row.notation)
        return f"[{row.notation}]" if plain else f"[{row.notation}: {without_escapes(label).replace('**', '')}]"

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
            return f"{self.names.who(row.seat)}, {self._chosen_by(row)}: took back all after row {to}"
        asked = f"{self.names.who(facts['by'])}" if facts.get("by") is not None else self._decided_by(row)
        why = f": {WHY_UNDONE.get(facts['why'], facts['why'])}" if facts.get("why") else ""
        return f"{asked} had all after row {to} taken back{why}"

    def _corrected(self, row: LogRow) -> str:
        facts = row.data or {}
        if "field" not in facts:
            return f"{self._decided_by(row)}: corrected the position [{row.notation}]"
        change = f"{self.names.who(facts['seat'])}: {facts['field']} from {facts['was']} to {facts['now']}"
        return f"{self._decided_by(row)} corrected {change} (/table correct, which asks nobody and is posted)"

    def _seated(self, row: LogRow, entries: Sequence[JournalRow], by_vote: bool) -> list[str]:
        """Who plays a seat from a row on, and why."""
        other, who = swapped_with(row), self.names.who(row.seat)
        if other is not None:
            return [f"the people of {who} and {self.names.who(other)} have exchanged their seats"]
        why = news_of(entries)
        decided = "" if row.actor_id is None else f"{self.names.person(row.actor_id)}: "
        player = "its person" if row.notation == players.PERSON else f"the {self.names.house(row.notation)}"
        lines = [f"{decided}the seat {who} is played by {player} from here on"]
        if why:
            voted = ", and the others voted so" if why == seating.ABSENT and by_vote else ""
            lines.append(f"because {WHY_SEATED.get(why, why)}{voted}")
        if why == seating.ABSENT and not by_vote:
            lines.append(f"nobody is asked about it: {self.names.option(ABSENCE, HOUSE)}")
        elif why == seating.OVERDUE:
            lines.append(f"the organiser may replace who is overdue (/table replace); when: {self._pace()}")
        return lines

    # ------------------------------------------------------------------ what is no row

    def entry(self, entry: JournalRow) -> str:
        """An entry of the journal that is neither a post nor about a vote."""
        facts, who = entry.facts, self.names.who(entry.seat)
        if entry.kind == TIMER:
            return f"timer, {who}: {TIMERS.get(facts['timer'], facts['timer'])}"
        if entry.kind == PLANNED:
            count = facts["choices"]
            return (
                f"{who} prepared its next turn, which now has {count} choices"
                if count
                else f"{who} gave up its prepared turn"
            )
        if entry.kind == REFUSED:
            what = (
                "an undo" if facts.get("pressed") == kinds.UNDO else "a press" if "asked" in facts else "a typed choice"
            )
            return f"{who}, {what} was refused: {self._refused(facts)}"
        return f"{entry.kind}, {who}: {_listed(facts)}"

    def _refused(self, facts: Mapping[str, Any]) -> str:
        code = str(facts["code"])
        why = WHY_REFUSED.get(code, code.replace("_", " "))
        if "asked" in facts:
            notation = f" [{facts['pressed']}]" if self.secrets else ""
            return f"{why} (a button{notation}, asked after row {facts['asked']})"
        return why if facts.get("pressed") == kinds.UNDO else f"{why} (its text is not kept)"

    def post(self, kind: str, entry: JournalRow | None) -> str:
        """A post; `entry`: what the journal has of it."""
        if entry is None:  # of a time from which nothing is kept any more
            return "a call" if kind == Prompt.kind else kind
        facts, who = entry.facts, self.names.who(entry.seat)
        if kind == Prompt.kind:
            return self._call(facts, who)
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
        elif facts.get("own"):
            what = f"reminder to {who} by their own interval"
        elif facts.get("unfinished"):
            what = f"call of {who} to end the turn"
        elif "nudge" in facts:
            by = "the organiser" if facts["nudge"] is None else self.names.who(facts["nudge"])
            what = f"call of {who}, for whose move {by} asks"
        return f"{what}, silently" if facts.get("quiet") else what


def news_of(entries: Sequence[JournalRow]) -> str:
    """Why a seat has another player, of the entries after the row that says so; empty where that is not kept."""
    taken = (one for one in entries if one.kind == POST and one.facts["post"] == SeatTaken.kind)
    return next((str(one.facts.get("why", "")) for one in taken), "")


def _listed(facts: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in facts.items())
