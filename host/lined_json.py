"""JSON that people can read and compare: each entry of its longer lists stands on a line of its own."""

import json
from typing import Any

from db import JsonObject


def in_lines(content: JsonObject) -> bytes:
    """The content as UTF-8."""
    lines = [f"{json.dumps(name)}: {_entry(value)}" for name, value in content.items()]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def _entry(value: Any) -> str:
    if not isinstance(value, list) or not any(isinstance(one, dict) for one in value):
        return json.dumps(value, ensure_ascii=False)
    return "[\n" + ",\n".join(json.dumps(one, ensure_ascii=False) for one in value) + "\n]"
