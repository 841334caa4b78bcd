"""Many tables over many days, the clock moved in small steps: nothing comes too early, too late, twice or never."""

from collections import defaultdict
from heapq import heappop, heappush
from random import Random
from typing import Any, NamedTuple

import pytest

from db import Change
from engine.core.decision import Refusal
from host.clock import DAY_S, MINUTE_S
from host.lobby.game_options import set_options
from host.sleeper import Sleeper
from host.table_options import PACE
from host.timers.reminders import REMINDERS, SOON_S, TURN
from host.votes.votes import running_vote, vote
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.hand_clock import HandClock

PEOPLE = (ADA, BEN, CHLOE)
ABSENT = 0.04  # of all calls: the person is gone for good


class Call(NamedTuple):
    game_id: str
    seat: int
    since: int


class Months:
    """Tables whose people move after times of their own; where one ends, another begins. `told`: what each call
    brought, by number, and when; `answered`: when a person moved."""

    def __init__(self, desk: Desk, step: float, seed: int) -> None:
        self.desk, self.step, self.rng = desk, step, Random(seed)
        self.clock = desk.clock = HandClock()
        desk.restart()
        self.sleeper = Sleeper(desk.host)
        self.told: dict[Call, dict[int, float]] = defaultdict(dict)
        self.quiet: set[Call] = set()
        self.paces: dict[str, float] = {}
        self.acts: list[tuple[float, Call, bool]] = []
        self.gone: set[tuple[str, int]] = set()
        self.answered: dict[Call, float] = {}
        self.begun = self.reminders = 0

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Everything that any channel is owed passes here."""
        post = Change.post

        def seen(change: Change, seq: int, kind: str, channel_id: int, payload: Any, **details: Any) -> None:
            self._owed(change.game_id, kind, payload)
            post(change, seq, kind, channel_id, payload, **details)

        monkeypatch.setattr(Change, "post", seen)

    def _owed(self, game_id: str, kind: str, payload: dict[str, Any]) -> None:
        if kind not in ("prompt", "vote"):
            return
        call, now = Call(game_id, payload["seat"], payload["since"]), self.clock.now()
        if kind == "vote":
            for seat in {0, 1, 2} - {call.seat}:
                heappush(self.acts, (now + self.rng.random() * DAY_S, call._replace(seat=seat), True))
            return
        number = payload.get("reminder", 0)
        if number == 0 and 0 in self.told[call]:
            assert "quiet" in payload  # the others decided to wait
            return
        assert number not in self.told[call], (call, number)
        self.told[call][number] = now
        if number == 0:
            if "quiet" in payload:
                self.quiet.add(call)
            self._plan(call, now)

    def _plan(self, call: Call, now: float) -> None:
        if self.rng.random() < ABSENT:
            self.gone.add(call[:2])
        if call[:2] not in self.gone:
            heappush(self.acts, (now + self.rng.random() ** 3 * 5 * self.paces[call.game_id], call, False))

    async def begin(self) -> None:
        pace = self.rng.choice(["hours", "day", "three-days"])
        view = await self.desk.open("toy", *PEOPLE)
        interaction = self.desk.interaction
        chosen = {"pace": pace, "absence": self.rng.choice(["vote", "house", "wait"])}
        await set_options(self.desk.lobby, view.row.id, ADA, False, chosen, interaction_id=interaction())
        self.paces[view.row.id] = PACE.values[pace] or 0.0
        await self.desk.lobby.start(view.row.id, ADA, False, interaction_id=interaction())
        self.begun += 1

    async def pass_days(self, days: float) -> None:
        end = self.clock.now() + days * DAY_S
        while self.clock.now() < end:
            self.clock.pass_time(self.step)
            if await self.sleeper.do_what_is_due():
                await self._settled()
            while self.acts and self.acts[0][0] <= self.clock.now():
                _, call, votes = heappop(self.acts)
                await (self._vote(call) if votes else self._move(call))
                await self.desk.host.houses.settled(call.game_id)  # before the clock moves on
                if (await self.desk.host.table(call.game_id)).over and call.game_id in self.paces:
                    await self._end(call.game_id)

    async def _settled(self) -> None:
        for game_id in list(self.paces):
            await self.desk.host.houses.settled(game_id)

    async def _end(self, game_id: str) -> None:
        """A table that is over waits for nobody; another begins."""
        assert not await self.desk.database.timers.of_game(game_id)
        await self._check_calls(game_id, set())
        del self.paces[game_id]
        await self.begin()

    async def _vote(self, call: Call) -> None:
        timer = await running_vote(self.desk.host, call.game_id)
        if timer is None or timer.vote.seat == call.seat:
            return
        try:
            yes = self.rng.random() < 0.7
            await vote(self.desk.host, call.game_id, PEOPLE[call.seat], "", timer.vote.number, yes=yes)
        except Refusal as refusal:
            assert refusal.code in ("vote_over", "replaced", "own_vote")

    async def _move(self, call: Call) -> None:
        """The person moves until they are not asked any more."""
        host = self.desk.host
        while (table := await host.table(call.game_id)).called.get(call.seat) == call.since and not table.closed:
            decision = table.position.decision(call.seat)
            notation = self.rng.choice(list(decision.options))
            await self.desk.choose(call.game_id, PEOPLE[call.seat], notation)
        self.answered.setdefault(call, self.clock.now())

    async def check(self) -> None:
        """Each reminder came when it was due, within the step after; whoever is waited for has the next one before
        them."""
        for game_id in self.paces:
            table = await self.desk.host.table(game_id)
            timers = await self.desk.database.timers.of_game(game_id)
            called = {} if table.over or table.closed else table.called
            assert {timer.payload["seat"] for timer in timers if timer.kind == TURN} == set(called)
            assert all(timer.due > self.clock.now() for timer in timers)
            await self._check_calls(game_id, {Call(game_id, *one) for one in called.items()})
        assert self.reminders > 10 and len(self.answered) > 10

    async def _check_calls(self, game_id: str, waiting: set[Call]) -> None:
        """The reminders of a table's calls; whoever has not moved and is in `waiting` has all that were due by now."""
        pace, step = self.paces[game_id], self.step + 1e-3
        for call in [call for call in self.told if call.game_id == game_id]:
            told = self.told.pop(call)
            until = self.answered.get(call, self.clock.now() if call in waiting else 0.0)
            assert set(told) <= set(range(REMINDERS + 1))
            for number in range(1, REMINDERS + 1):
                late = SOON_S + (number - 1) * pace if call in self.quiet else number * pace
                due = told[0] + late
                if number in told:
                    assert 0 <= told[number] - due < step, (call, number, told)
                    self.reminders += 1
                else:
                    assert until < due + step, (call, number, told, until)


async def test_every_reminder_comes_once_and_in_time(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    await passes(Months(desk, 20 * MINUTE_S, seed=3), monkeypatch, tables=6, days=9)


@pytest.mark.slow
@pytest.mark.sqlite  # a million small transactions: hours on PostgreSQL
async def test_every_reminder_of_a_month_of_many_tables(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    await passes(Months(desk, MINUTE_S, seed=3), monkeypatch, tables=300, days=30)


async def passes(months: Months, monkeypatch: pytest.MonkeyPatch, tables: int, days: int) -> None:
    months.watch(monkeypatch)
    for _ in range(tables):
        await months.begin()
    await months.pass_days(days)
    await months.check()
