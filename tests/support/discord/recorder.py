"""What is called and awaited in the place of Discord. Tests press some ten thousand times, and the mocks of the
standard library would take more of the time than what is pressed."""

from typing import Any
from unittest.mock import AsyncMock, call

_OF_MOCKS = frozenset(dir(AsyncMock()))


class Recorder:
    """Is awaited with anything, and so is every attribute. What an `AsyncMock` has under these names: `mock_calls`,
    those of its attributes among them, `call_args`, `return_value`, and `side_effect` where that is an exception."""

    def __init__(
        self,
        *,
        return_value: Any = None,
        side_effect: BaseException | type[BaseException] | None = None,
        mock_calls: list[Any] | None = None,
        **attributes: Any,
    ) -> None:
        self.mock_calls: list[Any] = [] if mock_calls is None else mock_calls
        self.call_args: Any = None
        self.await_count = 0
        self.return_value = return_value
        self.side_effect = side_effect
        self.__dict__.update(attributes)

    def __getattr__(self, name: str) -> "Recorder":
        if name.startswith("_") or name in _OF_MOCKS:  # a check of a mock's must not pass for a call of Discord's
            raise AttributeError(name)
        found = self.__dict__[name] = Recorder(mock_calls=self.mock_calls)
        return found

    async def __call__(self, *given: Any, **named: Any) -> Any:
        self.call_args = call(*given, **named)
        self.mock_calls.append(self.call_args)
        self.await_count += 1
        if self.side_effect is not None:
            raise self.side_effect
        return Recorder() if self.return_value is None else self.return_value

    def assert_awaited_once(self) -> None:
        assert self.await_count == 1
