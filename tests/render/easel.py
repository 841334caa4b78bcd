"""Stands in for the drawing of a game, in tests of who draws when."""

import asyncio
import threading
from dataclasses import replace

from PIL import Image

from render.scene import Scene
from tests.render.scenes.base import usual


class Easel:
    """Stands in for a game's drawing: counts, can be held, notes the thread."""

    def __init__(self) -> None:
        self.drawn: list[int] = []
        self.threads: set[int] = set()
        self.at_once = 0
        self.most_at_once = 0
        self.go = threading.Event()

    def draw(self, scene: Scene) -> Image.Image:
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        self.threads.add(threading.get_ident())
        if not self.go.wait(10):
            raise TimeoutError
        self.drawn.append(scene.view.turn)
        self.at_once -= 1
        return Image.new("RGB", (8, 8), (scene.view.turn, 0, 0))


def turn(number: int) -> Scene:
    scene = usual()
    return replace(scene, view=replace(scene.view, turn=number))


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0.005)
