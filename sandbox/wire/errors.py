"""Errors in the shape Discord gives them."""

from typing import Any

Path = tuple[str | int, ...]


class ApiError(Exception):
    """An answer other than 2xx. `code` is Discord's JSON error code."""

    def __init__(self, status: int, code: int, message: str, errors: dict[str, Any] | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.body: dict[str, Any] = {"message": message, "code": code}
        if errors:
            self.body["errors"] = errors


class Refused(Exception):
    """What a person tried is something their client would not have let them do."""


class Problems:
    """Collects what is wrong with a form, field by field; `prefix` is where the form stands in the body."""

    def __init__(self, prefix: Path = ()) -> None:
        self._prefix = prefix
        self._found: list[tuple[Path, str, str]] = []

    def add(self, path: Path, code: str, message: str) -> None:
        self._found.append(((*self._prefix, *path), code, message))

    def length(self, path: Path, value: Any, low: int, high: int) -> None:
        """The value must be a string of `low` to `high` characters."""
        if not isinstance(value, str):
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not low <= len(value) <= high:
            self._bad_length(path, low, high)

    def count(self, path: Path, items: Any, low: int, high: int) -> None:
        """The value must be a list of `low` to `high` items."""
        size = len(items) if isinstance(items, list) else 0
        if not low <= size <= high:
            self._bad_length(path, low, high)

    def one_of(self, path: Path, value: Any, allowed: tuple[Any, ...]) -> None:
        if value not in allowed:
            self.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {allowed}.")

    def raise_if_any(self) -> None:
        if self._found:
            raise ApiError(400, 50035, "Invalid Form Body", self._nested())

    def _bad_length(self, path: Path, low: int, high: int) -> None:
        if low == 0:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        else:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def _nested(self) -> dict[str, Any]:
        tree: dict[str, Any] = {}
        for path, code, message in self._found:
            node = tree
            for step in path:
                node = node.setdefault(str(step), {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        return tree


def unknown(what: str, code: int) -> ApiError:
    return ApiError(404, code, f"Unknown {what}")


def unknown_channel() -> ApiError:
    return unknown("Channel", 10003)


def unknown_message() -> ApiError:
    return unknown("Message", 10008)


def unknown_interaction() -> ApiError:
    return unknown("interaction", 10062)


def already_acknowledged() -> ApiError:
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def invalid_webhook_token() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def empty_message() -> ApiError:
    return ApiError(400, 50006, "Cannot send an empty message")
