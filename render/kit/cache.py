"""A cache of a number of bytes, of which what was used longest ago makes room, and the one of all parts of pictures."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Final, Generic, TypeVar, TypeVarTuple

from PIL import Image

T = TypeVar("T")
Given = TypeVarTuple("Given")

MOST_BYTES: Final = 84 * 1024 * 1024  # with which a process that draws takes less than 200 MB
_OVERHEAD: Final = 1024  # about the bytes that a part takes besides its pixels
_FOUR_BYTES: Final = ("RGB", "RGBA")


class ByteCache(Generic[T]):
    """Keeps `most` bytes, but always the latest; `size_of`: how many a thing takes. For use in threads."""

    def __init__(self, most: int, size_of: Callable[[T], int]) -> None:
        self._most = most
        self._size_of = size_of
        self._things: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()  # with their sizes, the latest used last
        self._bytes = 0
        self._lock = threading.Lock()

    def recall(self, key: Hashable) -> T | None:
        with self._lock:
            found = self._things.get(key)
            if found is None:
                return None
            self._things.move_to_end(key)
            return found[0]

    def keep(self, key: Hashable, thing: T) -> None:
        """Keep a thing, for which others may have to go."""
        size = self._size_of(thing)
        with self._lock:
            _, before = self._things.pop(key, (None, 0))
            self._things[key] = thing, size
            self._bytes += size - before
            while self._bytes > self._most and len(self._things) > 1:
                _, (_, gone) = self._things.popitem(last=False)
                self._bytes -= gone


def size_of_part(part: object) -> int:
    """About the bytes of memory that a part of pictures takes."""
    return _OVERHEAD + _pixels(part)


def _pixels(part: object) -> int:
    """The bytes of an image, or of the images in a tuple; a pixel of several colours takes four."""
    if isinstance(part, Image.Image):
        return part.width * part.height * (4 if part.mode in _FOUR_BYTES else 1)
    return sum(map(_pixels, part)) if isinstance(part, tuple) else 0


_PARTS: Final[ByteCache[Any]] = ByteCache(MOST_BYTES, size_of_part)


def cached(make: Callable[[*Given], T]) -> Callable[[*Given], T]:
    """For a function that makes an image, or a tuple with images in it: what it made of the same is not made again, so
    nobody may draw on it."""

    @wraps(make)
    def recalled(*given: *Given) -> T:
        key = (make, *given)
        part: T | None = _PARTS.recall(key)
        if part is None:
            part = make(*given)
            _PARTS.keep(key, part)
        return part

    return recalled
