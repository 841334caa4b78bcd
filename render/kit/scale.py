"""The four sizes of letters and figures in pixels of the canvas, from which the pictures of all games choose."""

from typing import Final

TITLE: Final = 48
"""Of panels and banners."""
FIGURE: Final = 52
"""A number by which one chooses has at least this: 11 pixels where a picture is 370 across, as on a phone."""
LABEL: Final = 36
"""Words beside figures: 11 pixels where a picture is 550 across. What one needs to choose a move is not smaller."""
HINT: Final = 28
"""What may be opened to read is not smaller, but for what is told elsewhere."""
SHRUNK: Final = 24
"""A longer word of another language is not smaller."""
