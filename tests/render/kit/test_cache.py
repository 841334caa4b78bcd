"""What pictures are made of is kept up to a number of bytes, and what was used last stays."""

from PIL import Image

from render.kit.cache import ByteCache, cached, size_of_part
from render.kit.lettering import Word

MASK = Image.new("L", (100, 100))
COLOURED = Image.new("RGB", (50, 50))  # as many bytes, since each pixel takes four


def test_what_was_used_longest_ago_makes_room() -> None:
    store = ByteCache(35_000, size_of_part)
    for name, part in (("mask", MASK), ("colours", (COLOURED, "and more")), ("word", Word(MASK, 1, 2, 3))):
        store.keep(name, part)
    assert store.recall("mask") is MASK
    store.keep("another", COLOURED)
    assert [name for name in ("mask", "colours", "word", "another") if store.recall(name) is None] == ["colours"]


def test_what_is_kept_anew_is_counted_once() -> None:
    store = ByteCache(25_000, size_of_part)
    store.keep("colours", COLOURED)
    for _ in range(5):
        store.keep("mask", MASK)
    assert store.recall("colours") is COLOURED


def test_the_same_is_made_once() -> None:
    made = []

    @cached
    def blank(width: int, height: int) -> Image.Image:
        made.append((width, height))
        return Image.new("L", (width, height))

    assert blank(3, 4) is blank(3, 4)
    assert blank(4, 3).size == (4, 3)
    assert made == [(3, 4), (4, 3)]
