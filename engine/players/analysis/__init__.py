"""What decided a finished game: each seat's share of winning turn by turn, and what its largest swings were made of.

Everything is known after the end, so positions are taken as they were. All of it is given and answered as plain data,
because another process computes it."""

from typing import Final

VERSION: Final = 6
"""Grows with each change after which an analysis can come out otherwise; older ones are made again when asked for."""
