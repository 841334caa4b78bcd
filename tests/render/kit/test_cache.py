"""What pictures are made of is kept up to a number of bytes, and what was used last stays."""

from cachetools import LRUCache
from PIL import Image

from render.kit.cache import cached, size_of_part
from render.kit.lettering import Word

MASK = Image.new("L", (100, 100))
COLOURED = Image.new("RGB", (50, 50))  # as many bytes, since each pixel takes four


def test_the_part_used_longest_ago_makes_room() -> None:
    store: LRUCache[str, object] = LRUCache(35_000, size_of_part)
    store.update(mask=MASK, colours=(COLOURED, "and more"), word=Word(MASK, 1, 2, 3))
    assert store["mask"] is MASK
    store["another"] = COLOURED
    assert set(store) == {"mask", "word", "another"}


def test_the_same_is_made_once() -> None:
    made = []

    @cached
    def blank(width: int, height: int) -> Image.Image:
        made.append((width, height))
        return Image.new("L", (width, height))

    assert blank(3, 4) is blank(3, 4)
    assert blank(4, 3).size == (4, 3)
    assert made == [(3, 4), (4, 3)]
