"""Signs of columns that are equally wide wherever they stand, so that those of all places align: a piece above its
figure in each."""

from dataclasses import dataclass
from typing import Final

from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, RGB
from render.kit.parts import Part, fit

_UPPER: Final = 0.47  # of the height: what is counted, above its figure
_BETWEEN: Final = 3  # pixels that a column leaves free on each side
_INSIDE: Final = 4  # pixels between a coloured plate and what it shows
_LINE: Final = 2


def cell(high: int) -> int:
    """The width in pixels of a column that is `high` pixels high."""
    return high // 2


@dataclass(frozen=True, slots=True)
class Pillar:
    """One column. `upper`: what is counted; `lower`: its figure, or None if the upper part has the whole height; each
    is as large as it fits, the figure no higher than a column is wide, so that figures side by side are no number.
    `span`: its width, of that of a usual column; `plate`: the colours of a plate below it and of its edge; `share`: of
    the height what is counted has."""

    upper: Part
    lower: Part | None = None
    span: float = 1.0
    plate: tuple[RGB, RGB] | None = None
    share: float = _UPPER

    def draw(self, canvas: Canvas, box: Box) -> None:
        across, wide = _BETWEEN, round(box.w / self.span)
        if self.plate:
            ground, edge = self.plate
            canvas.cell(box._replace(x=box.x + 1, w=box.w - 2), 12, ground, edge)
            across = _INSIDE
        box = box._replace(x=box.x + across, w=box.w - 2 * across)
        if self.lower is None:
            fit(canvas, box, self.upper)
            return
        high = round(box.h * self.share)
        fit(canvas, Box(box.x, box.y + _INSIDE // 2, box.w, high - _INSIDE // 2), self.upper)
        below = box.below(box.y + high)
        fit(canvas, below.inset(max(0, below.h - wide) // 2)._replace(x=below.x, w=below.w), self.lower)


@dataclass(frozen=True, slots=True)
class Pillars:
    """Columns side by side, with a thin line between two that stand on no plate of their own."""

    columns: tuple[Pillar, ...]

    def width(self, high: int) -> int:
        """The width in pixels of all columns at that height."""
        return round(sum(column.span for column in self.columns) * cell(high))

    def draw(self, canvas: Canvas, box: Box) -> None:
        spans = [column.span for column in self.columns]
        edges = [box.x + round(box.w * sum(spans[:number]) / sum(spans)) for number in range(len(spans) + 1)]
        for number, column in enumerate(self.columns):
            column.draw(canvas, box._replace(x=edges[number], w=edges[number + 1] - edges[number]))
        for number, (left, right) in enumerate(zip(self.columns, self.columns[1:], strict=False), 1):
            if not left.plate and not right.plate:
                canvas.fill(Box(edges[number] - 1, box.y + box.h // 20, _LINE, box.h * 9 // 10), 1, BRASS)
