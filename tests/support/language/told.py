"""What every game's events and options are told by."""

from collections.abc import Mapping
from typing import Any, get_type_hints

from engine.core.event import seen_by
from words.events import EventTeller
from words.speech import Words


def sample(event_class: type, values: Mapping[str | tuple[str, str], Any]) -> Any:
    """An event of each field's value, which is one by the field's name, or by the names of the class and the field."""
    fields = {
        name: values.get((event_class.__name__, name), values.get(name))
        for name in event_class._fields  # type: ignore[attr-defined]
    }
    if get_type_hints(event_class)["seat"] is type(None):
        fields["seat"] = None
    return event_class(**fields)


def check_sentence(teller: EventTeller[Any], own: Words, event: Any, names: tuple[str, ...]) -> None:
    """It is whole, begins with whom it is of, and is one too for those who may not know all of it."""
    told = teller.sentence(own, event, names)
    assert told.endswith(".") and "None" not in told and "  " not in told
    assert event.seat is None or told.startswith(names[event.seat])
    assert teller.sentence(own, seen_by(event, None), names).endswith(".")
