"""Votes and requests in `bot.py log`: what was asked, whom, what they answered and what came of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from db import JournalRow, LogRow
from host.houses.houses import STAND_IN
from host.seats import seating
from host.table import log as kinds
from host.table.log import swapped_with
from host.table.status import PAUSED, RUNNING
from host.table_options import ABSENCE as ABSENCE_OPTION
from host.turn import undo
from host.votes.voters import ABOUT_UNDO, ABSENCE, ASKED_ALONE, CANCEL, OFFER, PAUSE, REPLACE, RESUME, SWAP
from operation.game_log.names import Names, moment

BY_NEWS: Final = {
    seating.ABSENT: ABSENCE,
    seating.AGREED: REPLACE,
    seating.TAKEN: OFFER,
    seating.SWAPPED: SWAP,
}
"""What the vote was about that gave somebody else a seat, by the news of the seat."""
BY_STATUS: Final = {"cancelled": CANCEL, PAUSED: PAUSE, RUNNING: RESUME}


@dataclass
class Running:
    """A vote of which the end was not told yet. `asked`: the seats whose people may answer; `alone`: their one answer
    decides; `answers`: by seat."""

    facts: Mapping[str, Any]
    seat: int | None
    asked: Sequence[int]
    answers: dict[int, bool] = field(default_factory=dict)

    @property
    def number(self) -> int:
        return int(self.facts["number"])

    @property
    def about(self) -> str:
        return str(self.facts["about"])

    @property
    def alone(self) -> bool:
        return self.about in ASKED_ALONE

    def said(self, *, yes: bool) -> list[int]:
        asker = [self.facts["asker"]] if yes and not self.alone and self.facts.get("asker") is not None else []
        return sorted({*asker, *(seat for seat, answer in self.answers.items() if answer is yes)})


class Votes:
    """The votes of a table, followed in the order in which things happened; one runs at a time."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._running: Running | None = None

    # ------------------------------------------------------------------ while it runs

    def called(self, entry: JournalRow) -> list[str]:
        """A vote begins: what is asked, by whom, whom, and what answers it needs."""
        self._running = running = Running(entry.facts, entry.seat, self._asked(entry))
        facts, names, asker = entry.facts, self._names, entry.facts.get("asker")
        if asker is not None:
            by = f"asked by {names.who(asker)}"
        elif running.about == ABSENCE:
            by = f"asked by the bot, as its time was up: {names.option(ABSENCE_OPTION)}"
        else:
            by = "asked by an organiser who does not play" if facts.get("organises") else "asked by the organiser"
        people = "a person without a seat" if running.about == OFFER else names.listed(running.asked)
        return [
            f"vote {running.number}: {self.question(running)}?",
            by,
            f"may answer: {people}, until {moment(facts['ends'])}",
            f"needed: {self._needed(running)}",
        ]

    def question(self, running: Running) -> str:
        """What everybody is asked, as something to do."""
        facts, names = running.facts, self._names
        match running.about:
            case "absence":
                house = names.house(facts.get("house") or STAND_IN)
                return f"replace {names.who(running.seat)}, who does not move, by the {house}"
            case "replace":
                return f"replace {names.who(facts['other'])} by the {names.house(facts.get('house') or STAND_IN)}"
            case "offer":
                return f"take over the seat {names.who(facts['offered'])}"
            case "swap":
                return f"exchange the seats of {names.who(facts['asker'])} and {names.who(facts['other'])}"
            case "undo":
                return f"take back {self._rows(facts)}"
            case "resume":
                return "go on with the paused game"
            case about:
                return f"{about} the game"

    def _rows(self, facts: Mapping[str, Any]) -> str:
        """What a request to undo names."""
        first, rows = facts["to"] + 1, facts.get("point") or {}
        last = facts["since"]
        span = f"row {first}" if first == last else f"rows {first}-{last}"
        turns = (rows.get("first", 0), rows.get("last", 0))
        if not turns[0]:
            return span
        part = f"the last {rows['choices']} choices of turn {turns[0]}" if rows.get("choices") else f"turn {turns[0]}"
        if turns[0] != turns[1]:
            return f"{span}, from {part} to turn {turns[1]}"
        return f"{span}, {part if rows.get('choices') else f'all of {part}'}"

    def _asked(self, entry: JournalRow) -> list[int]:
        """The seats whose people may answer: those that people play, but for whom it is about and who asks."""
        facts, about = entry.facts, entry.facts["about"]
        if about in (SWAP, REPLACE):
            return [facts["other"]]
        if about == OFFER:
            return []
        after = (entry.seq or 0) + 1
        playing = [seat.seat for seat in self._names.seats if not self._names.player_at(seat.seat, after)]
        return [seat for seat in playing if seat not in (entry.seat, facts.get("asker"))]

    def _needed(self, running: Running) -> str:
        if running.alone:
            return "this one answer decides"
        if running.about == ABSENCE:
            return "more yes than no of those who answer; it ends early once all have answered"
        silence = "; if nobody answers, the organiser decides" if running.facts.get("organises") else ""
        return f"at least half of them answer, and all who answer say yes{silence}"

    def answered(self, entry: JournalRow) -> str:
        facts, running = entry.facts, self._running
        if running is not None and running.number == facts["number"]:
            running.answers[entry.seat or 0] = facts["yes"]
        return f"{self._names.who(entry.seat)} answered vote {facts['number']}: {'yes' if facts['yes'] else 'no'}"

    # ------------------------------------------------------------------ its end

    def refused(self, entry: JournalRow, *, in_time: bool) -> list[str]:
        """A vote has ended and nothing is done. `in_time`: before its time was over."""
        facts = entry.facts
        running = self._running or Running(facts, entry.seat, self._asked(entry))
        self._running = None
        running.answers |= {seat: True for seat in facts.get("yes", ())} | {seat: False for seat in facts.get("no", ())}
        if facts.get("moved"):
            return [f"vote {running.number} ended without a result: {self.question(running)}", "the table moved on"]
        if facts.get("lost") is not None:
            who = self._names.who(facts["lost"])
            return [f"vote {running.number} ended without a result: {self.question(running)}", f"{who} plays no more"]
        if running.alone:
            return [self._alone_refused(entry, running, in_time)]
        return [f"vote {running.number}, result no: {self.question(running)}", *self._ended(running, in_time=in_time)]

    def _alone_refused(self, entry: JournalRow, running: Running, in_time: bool) -> str:
        asked = f"vote {running.number}: {self.question(running)}"
        if not in_time:
            return f"nobody answered in time, {asked}"
        if running.about == OFFER:
            return f"who was asked answered no, {asked}"
        if self._names.player_at(running.asked[0], (entry.seq or 0) + 1):
            return f"it could not be done any more, {asked}"
        return f"{self._names.listed(running.asked)} answered no, {asked}"

    def agreed(self, row: LogRow, news: str, *, in_time: bool) -> list[str]:
        """The result that a row of the log carries out; nothing of a row that no vote led to. `news`: why its seat has
        another player."""
        running = self._running
        if running is None or not self._carries_out(row, news, running):
            return []
        self._running = None
        asked = f"vote {running.number}: {self.question(running)}"
        if running.about == OFFER:
            return [f"who was asked answered yes, {asked}"]
        if running.alone:
            return [f"{self._names.listed(running.asked)} answered yes, {asked}"]
        return [
            f"vote {running.number}, result yes: {self.question(running)}",
            *self._ended(running, in_time=in_time),
        ]

    def _carries_out(self, row: LogRow, news: str, running: Running) -> bool:
        if row.kind == kinds.SEAT:
            why = seating.SWAPPED if swapped_with(row) is not None else news
            seat = running.facts.get("offered", running.facts.get("other", 0)) if running.alone else running.seat
            return BY_NEWS.get(why) == running.about and (running.about == SWAP or row.seat == seat)
        if row.kind == kinds.UNDO and row.seat is None:
            return running.about == ABOUT_UNDO and (row.data or {}).get("why") in (undo.AGREED, undo.SILENCE)
        return row.kind == kinds.STATUS and row.actor_id is None and BY_STATUS.get(row.notation) == running.about

    def moved(self, row: LogRow) -> list[str]:
        """A vote about somebody absent ends with their choice, in a row."""
        running = self._running
        if running is None or running.about != ABSENCE or row.kind != kinds.CHOICE or row.seat != running.seat:
            return []
        self._running = None
        return [f"vote {running.number} ended without a result: {self._names.who(row.seat)} moved"]

    def _ended(self, running: Running, *, in_time: bool) -> list[str]:
        yes, no = running.said(yes=True), running.said(yes=False)
        if not in_time:
            why = "its time was over"
        elif no and running.about != ABSENCE:
            why = "it ended early, as one no decides"
        elif {*running.asked} - {*yes, *no}:
            why = "it ended early, as who had not answered has no say any more"
        else:
            why = "it ended early, as all had answered"
        return [f"yes: {self._names.listed(yes)}; no: {self._names.listed(no)}", why]
