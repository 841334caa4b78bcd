"""The parts of pictures that are made again and again, kept up to a number of bytes, those used last."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, Final, TypeVar, TypeVarTuple

from PIL import Image

T = TypeVar("T")
Given = TypeVarTuple("Given")

MOST_BYTES: Final = 84 * 1024 * 1024  # with which a process that draws takes less than 200 MB
_OVERHEAD: Final = 1024  # about the bytes that a part takes besides its pixels
_FOUR_BYTES: Final = ("RGB", "RGBA")


class ImageCache:
    """Images, and tuples with images, by what they were made from. `most`: bytes of all of them."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._parts: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()  # with their sizes, the latest used last
        self._bytes = 0
        self._lock = threading.Lock()

    def recall(self, key: Hashable) -> Any:
        """The part, None where it must be made."""
        with self._lock:
            found = self._parts.get(key)
            if found is None:
                return None
            self._parts.move_to_end(key)
            return found[0]

    def keep(self, key: Hashable, part: Any) -> None:
        """Keep a part, for which others may have to go."""
        size = _bytes_of(part) + _OVERHEAD
        with self._lock:
            self._bytes += size - self._parts.pop(key, (None, 0))[1]
            self._parts[key] = part, size
            while self._bytes > self._most and len(self._parts) > 1:
                self._bytes -= self._parts.popitem(last=False)[1][1]


_PARTS: Final = ImageCache(MOST_BYTES)


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


def _bytes_of(part: object) -> int:
    """The memory that the images of a part take; a pixel of several colours takes four bytes."""
    if isinstance(part, Image.Image):
        return part.width * part.height * (4 if part.mode in _FOUR_BYTES else 1)
    return sum(map(_bytes_of, part)) if isinstance(part, tuple) else 0
