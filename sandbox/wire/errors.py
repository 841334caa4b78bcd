"""Errors in the shape Discord gives them."""

from typing import Any

Path = tuple[str | int, ...]


def units(text: str) -> int:
    """The length of a text in UTF-16, of which an emoji has two units or more."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


class ApiError(Exception):
    """An answer other than 2xx. `code` is Discord's JSON error code."""

    def __init__(self, status: int, code: int, message: str, errors: dict[str, Any] | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.body: dict[str, Any] = {"message": message, "code": code}
        if errors:
            self.body["errors"] = errors


class Refused(Exception):
    """A person tried something that their client would not have let them do."""


class Problems:
    """The mistakes in a form, field by field; a `with` block raises them together at its end. `prefix` is where the
    form stands in the body."""

    def __init__(self, prefix: Path = ()) -> None:
        self._prefix = prefix
        self._problems: list[tuple[Path, str, str]] = []

    def __enter__(self) -> "Problems":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self.raise_if_any()

    def add(self, path: Path, code: str, message: str) -> None:
        self._problems.append(((*self._prefix, *path), code, message))

    def length(self, path: Path, value: Any, low: int, high: int) -> None:
        """The value must be a string of `low` to `high` UTF-16 units."""
        if not isinstance(value, str):
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not low <= units(value) <= high:
            self._bad_length(path, low, high)

    def at_most(self, path: Path, value: Any, high: int) -> None:
        """The value must be a string of at most `high` units, or missing."""
        if value is not None:
            self.length(path, value, 0, high)

    def unique(self, path: Path, value: Any, others: set[Any], code: str, message: str) -> None:
        """The value must not be among the others, to which it is added, unless it is missing."""
        if value is not None and value in others:
            self.add(path, code, message)
        others.add(value)

    def count(self, path: Path, items: Any, low: int, high: int) -> None:
        """The value must be a list of `low` to `high` items."""
        size = len(items) if isinstance(items, list) else 0
        if not low <= size <= high:
            self._bad_length(path, low, high)

    def one_of(self, path: Path, value: Any, allowed: tuple[Any, ...]) -> None:
        if value not in allowed:
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")

    def raise_if_any(self) -> None:
        """Raises ApiError 50035."""
        if self._problems:
            raise ApiError(400, 50035, "Invalid Form Body", self._nested())

    def _bad_length(self, path: Path, low: int, high: int) -> None:
        if low == 0:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        else:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def _nested(self) -> dict[str, Any]:
        tree: dict[str, Any] = {}
        for path, code, message in self._problems:
            node = tree
            for step in path:
                node = node.setdefault(str(step), {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        return tree


def unknown(what: str, code: int) -> ApiError:
    return ApiError(404, code, f"Unknown {what}")


def unknown_message() -> ApiError:
    return unknown("Message", 10008)


def archived() -> ApiError:
    return ApiError(400, 50083, "Tried to perform an operation on an archived thread, such as editing a message")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")
