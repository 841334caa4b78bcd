"""How much memory the parts of pictures may take that are drawn once and kept; those used longest ago make room."""

import threading
from collections.abc import Callable, Hashable
from typing import Any, Final, TypeVar, TypeVarTuple

import cachetools
from PIL import Image

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

MOST_BYTES: Final = 84 * 1024 * 1024  # with which a process that draws takes less than 200 MB
_OVERHEAD: Final = 1024  # about the bytes that a part takes besides its pixels
_FOUR_BYTES: Final = ("RGB", "RGBA")


def size_of_part(part: object) -> int:
    """About the bytes of memory that a part of pictures takes."""
    return _OVERHEAD + _pixels(part)


def _pixels(part: object) -> int:
    """The bytes of an image, or of the images in a tuple; a pixel of several colours takes four."""
    if isinstance(part, Image.Image):
        return part.width * part.height * (4 if part.mode in _FOUR_BYTES else 1)
    return sum(map(_pixels, part)) if isinstance(part, tuple) else 0


_PARTS: Final[cachetools.LRUCache[Hashable, Any]] = cachetools.LRUCache(MOST_BYTES, size_of_part)
_LOCK: Final = threading.Lock()


def cached(make: Callable[[*Arguments], T]) -> Callable[[*Arguments], T]:
    """For a function that makes an image, or a tuple with images in it: a part is made once for the same arguments, so
    nobody may draw on it."""

    def key(*arguments: *Arguments) -> Hashable:
        return (make, *arguments)

    return cachetools.cached(_PARTS, key, _LOCK)(make)
