"""What statements are compiled to is kept for all databases that a process opens: each would compile them anew, which
takes longer than to run them."""

from typing import Any

from sqlalchemy import Engine


class Compiled(dict[tuple[Any, ...], Any]):
    """By the statement and the kind of the database; SQLAlchemy keeps what is compiled for each engine alone."""

    def get(self, key: tuple[Any, ...], default: Any = None) -> Any:
        return super().get(_of_any_engine(*key), default)

    def __setitem__(self, key: tuple[Any, ...], compiled: Any) -> None:
        super().__setitem__(_of_any_engine(*key), compiled)


def _of_any_engine(dialect: Any, *statement: Any) -> tuple[Any, ...]:
    return type(dialect), dialect._json_serializer, *statement


def compile_once() -> None:
    """From now on, for all engines of this process."""
    Engine._execution_options = Engine._execution_options.union({"compiled_cache": Compiled()})
