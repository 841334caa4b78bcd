"""Files for a spreadsheet (CSV): how rows become one."""

import csv
import io
from collections.abc import Mapping, Sequence
from typing import Any

import discord


def csv_file(name: str, rows: Sequence[Mapping[str, Any]]) -> discord.File:
    """The rows, at least one, with their keys as the first line. What is None stands as an empty field."""
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]))
    writer.writeheader()
    writer.writerows(rows)
    return discord.File(io.BytesIO(text.getvalue().encode()), filename=name)
