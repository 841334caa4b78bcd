"""A small store in memory of what was used last."""

from collections import OrderedDict
from typing import Generic, TypeVar

T = TypeVar("T")


class Recent(Generic[T]):
    """Values by a key; of more than `most`, those that were not used for the longest time are dropped."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[str, T] = OrderedDict()

    def get(self, key: str) -> T | None:
        """The value of a key, which counts as used now; None where there is none."""
        if key in self._values:
            self._values.move_to_end(key)
        return self._values.get(key)

    def keep(self, key: str, value: T) -> None:
        """Put in a value, which counts as used now."""
        self._values[key] = value
        self._values.move_to_end(key)
        while len(self._values) > self._most:
            self._values.popitem(last=False)

    def drop(self, key: str) -> None:
        """Take out the value of a key, if there is one."""
        self._values.pop(key, None)
