"""View to picture, as players wait for it:  python -m tests.bench.bench_render

Aims on two shared cores: p50 120 ms, p95 200 ms, at most 350 KB; a repeat costs nothing. The first board of a game that
a process draws: 300 ms of computing.
"""

import asyncio
import resource
import statistics
import time
from dataclasses import replace
from importlib import import_module

from engine.games import GAMES, rules_of
from processes import Threaded
from render.games import pictures
from render.scene import BOARD, Scene, opening
from render.studio import Studio
from tests.render.scenes.every import SCENES
from tests.render.scenes.marco_polo import MARCO_POLO
from words.speech import words

import_module("engine.games")
RUNS = 40
MEASURED = (
    ("usual", "board"), ("crowd", "board"), ("usual", "carts"), ("late_duel", "carts"), ("mocha", "board"),
    ("bazaar", "board"), ("bazaar_crowd", "board"), ("kiosk", "board"), ("bazaar", "carts"), ("bazaar_crowd", "carts"),
    ("polo_usual", "board"), ("polo_crowd", "board"), ("polo_travelling", "board"), ("polo_usual", "carts"),
    ("polo_crowd", "carts"), ("polo_late_duel", "carts"), ("polo_draft", "spaces"), ("polo_travelling", "spaces"),
)  # fmt: skip


def variants(scene: Scene, game: str) -> list[Scene]:
    """The same picture with another turn number and money, so that no cache of bytes helps."""
    first, *others = scene.view.seats
    found = []
    for n in range(RUNS):
        richer = replace(first, lira=n) if game == "istanbul" else replace(first, have=(n, *first.have[1:]))
        found.append(replace(scene, view=replace(scene.view, turn=100 + n, seats=(richer, *others))))
    return found


def line(what: str, times: list[float], note: str = "") -> None:
    ordered = sorted(times)
    p50, p95 = statistics.median(ordered), ordered[int(len(ordered) * 0.95)]
    print(f"{what:34} p50 {p50 * 1000:7.2f} ms   p95 {p95 * 1000:7.2f} ms   {note}")


async def first(game: str) -> str:
    """What a new process computes until it has drawn its first board."""
    processes, scene = Threaded(1), opening(rules_of(game), 3, "en", words("en").about(game).say)
    try:
        await processes.start(Studio.__module__)
        await processes.run(words("en").about(game).has, "colour-red")  # its own words are read
        before = await processes.run(time.process_time)
        await Studio(processes.run).picture(game, BOARD, scene)
        spent = await processes.run(time.process_time) - before
    finally:
        processes.close()
    return f"{game}: first board of a process {spent * 1000:.0f} ms of computing"


async def measure(studio: Studio, name: str, picture: str) -> None:
    game = "marco_polo" if name in MARCO_POLO else "istanbul"
    scenes = variants((SCENES | MARCO_POLO)[name](), game)
    draws, fresh, again, sizes = [], [], [], []
    for scene in scenes:
        start = time.perf_counter()
        pictures(game)[picture](scene)
        drawn = time.perf_counter()
        body = await studio.picture(game, picture, scene)
        made = time.perf_counter()
        await studio.picture(game, picture, scene)
        draws.append(drawn - start)
        fresh.append(made - drawn)
        again.append(time.perf_counter() - made)
        sizes.append(len(body))
    line(f"{name} {picture}: draw", draws)
    line(f"{name} {picture}: view to WebP", fresh, f"{max(sizes) // 1024} KB")
    line(f"{name} {picture}: repeat", again)


async def main() -> None:
    for game in GAMES:
        print(await first(game))
    studio = Studio()
    start = time.perf_counter()
    await studio.warm_up(GAMES.values(), words("en"))
    print(f"warm up          {(time.perf_counter() - start) * 1000:.0f} ms")
    for name, picture in MEASURED:
        await measure(studio, name, picture)
    print(f"peak memory of the process {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB")


if __name__ == "__main__":
    asyncio.run(main())
