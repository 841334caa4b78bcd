"""How long one press takes until its panel could be sent, without the picture: `python -m tests.bench.bench_press`.

Five people play the Grand Bazaar on a database in a file. A press is: choose, commit, and everything the panel after it
says, labels of all options included. `wide`: presses whose panel has at least 15 options. `opened`: *Take turn* at the
start of a turn, the panel without and with the turns of a hint, which a process of its own finds.
"""

import asyncio
import logging
import random
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from cogs.framework.language import names_of
from cogs.panel.menus import option_rows
from cogs.panel.panel import labels_of
from cogs.panel.shortcuts import shortcut_rows, shortcuts_of
from db import Database
from engine import players
from host import Host, Lobby, Panel
from host.turn import looking, press
from host.turn.hints import advice_for
from processes import Timed
from words.games import game_words
from words.speech import Words, words

PEOPLE = (11, 12, 13, 14, 15)
PRESSES = 1500
STARTS = 200
WIDE = 15


class Opened(NamedTuple):
    """Seconds until the panel of a turn's start was made, without and with the turns of a hint."""

    plain: float
    advised: float


class Press(NamedTuple):
    committed: float
    made: float
    computing: float
    options: int


def panel_text(panel: Panel, w: Words) -> int:
    """All that the panel says, made and thrown away; how many options it has."""
    speech, names = game_words(panel.table.row.rules_name), names_of(w, panel.table.seats)
    view, decision = panel.position.view(panel.seat), panel.decision
    speech.status_line(w, view, panel.seat)
    if decision is None:
        return 0
    speech.prompt(w, view, decision, names)
    speech.turn_story(w, panel.events, names)
    labels = labels_of(w, panel, decision, names)
    shortcut_rows(w, panel, shortcuts_of(w, panel, labels, names))
    option_rows(w, panel, labels)
    return len(decision.options)


async def started(host: Host, lobby: Lobby, number: int) -> str:
    first, *others = PEOPLE
    made = await lobby.create(
        "istanbul", channel_id=number, guild_id=1, organiser_id=first, organiser="P0", interaction_id=number * 10,
        options={"expansion": "bazaar"}, order="joined",
    )  # fmt: skip
    for index, person in enumerate(others, 1):
        await lobby.join(made.row.id, person, f"P{index}", interaction_id=number * 10 + index)
    await lobby.start(made.row.id, first, False, interaction_id=number * 10 + 9)
    return made.row.id


async def opened(host: Host, game_id: str, person: int, w: Words) -> Opened:
    """The same panel, made anew each time."""
    seconds = []
    for advised in (False, True):
        begun = time.perf_counter()
        panel = await looking.panel(host, game_id, person)
        panel = replace(panel, position=panel.position.fork())  # which knows no outlooks yet
        panel = replace(panel, advised=await advice_for(host, panel)) if advised else panel
        panel_text(panel, w)
        seconds.append(time.perf_counter() - begun)
    return Opened(*seconds)


async def measure(folder: Path) -> tuple[list[Press], list[Opened]]:
    """For each press: seconds until it is committed, seconds in all, seconds of computing (all threads), options of the
    panel after it; and for each start of a turn."""
    database = await Database.open(folder / "press.db")
    host, rng, w, found, starts = Host(database), random.Random(1), words(), list[Press](), list[Opened]()
    thinking = Timed(1)
    host.thinking.run = thinking.run
    lobby = Lobby(host)
    number, game_id = 1, await started(host, lobby, 1)
    while len(found) < PRESSES:
        table = await host.table(game_id)
        if table.over:
            number += 1
            game_id = await started(host, lobby, number)
            continue
        seat = table.position.seats_to_act[0]
        if not table.position.choices and len(starts) < STARTS:
            starts.append(await opened(host, game_id, PEOPLE[seat], w))
        notation = players.choose("rookie", table.position.fork(), seat, rng)
        begun, computing = time.perf_counter(), time.process_time()
        panel = await press.choose(host, game_id, PEOPLE[seat], notation, interaction_id=100_000 + len(found))
        committed = time.perf_counter()
        options = panel_text(panel, w)
        spent = (committed - begun, time.perf_counter() - begun, time.process_time() - computing)
        found.append(Press(*spent, options))
        await asyncio.sleep(0)
    await host.close()
    await database.close()
    thinking.close()
    return found, starts[1:]  # the first one started the process


def line(name: str, presses: list[Press]) -> str:
    figures = [sorted(one[part] * 1000 for one in presses) for part in range(3)]
    shares = [f"{ms[len(ms) // 2]:6.2f} {ms[len(ms) * 95 // 100]:6.2f} {ms[-1]:6.2f}" for ms in figures]
    return f"{name:8} {len(presses):7}   {'   '.join(shares)}"


def main() -> None:
    logging.disable(logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        found, starts = asyncio.run(measure(Path(folder)))
    print("milliseconds              committed              panel made             computing")
    print("           presses     p50    p95    max      p50    p95    max      p50    p95    max")
    print(line("all", found))
    print(line("wide", [one for one in found if one.options >= WIDE]))
    for name, part in (("opened, without a hint", 0), ("opened, with a hint", 1)):
        ms = sorted(1000 * one[part] for one in starts)
        print(f"{name:24} {len(ms):7} {ms[len(ms) // 2]:9.2f} {ms[len(ms) * 95 // 100]:6.2f} {ms[-1]:6.2f}")
    print("widest panel:", max(one.options for one in found), "options")


if __name__ == "__main__":
    main()
