"""The file of learned weights: what it holds, why one cannot be used, and the chance to win that they tell of a
position's figures."""

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

FORMAT: Final = 1
DIGITS: Final = 6  # that count of each weight in the file
Figures = NDArray[np.float64]


class Unusable(ValueError):
    """A file of weights cannot be used; the sentence says why."""


class Weights(NamedTuple):
    """A network that tells the logarithm of the odds of winning: `mean` and `scale` bring the figures called `names` to
    about one size; each of `layers` is a table (outputs, inputs) and a number for each output, between which negative
    numbers become 0. `about`: game, recipe, data and what was measured."""

    names: tuple[str, ...]
    mean: Figures
    scale: Figures
    layers: Sequence[tuple[Figures, Figures]]
    about: Mapping[str, Any]

    def odds(self, x: ArrayLike) -> Figures:
        """The logarithm of the odds of winning, for figures (names) or several rows of them."""
        out = (np.asarray(x) - self.mean) / self.scale
        *hidden, (table, bias) = self.layers
        for each, more in hidden:
            out = np.maximum(out @ each.T + more, 0.0)
        return np.asarray((out @ table.T + bias)[..., 0])

    def chances(self, x: ArrayLike) -> Figures:
        """The chances to win, from 0 to 1."""
        return np.asarray(1 / (1 + np.exp(-self.odds(x))))

    def write(self, path: Path) -> None:
        layers = [{"table": _plain(table), "bias": _plain(bias)} for table, bias in self.layers]
        content = {"format": FORMAT, **self.about, "names": self.names}
        content |= {"mean": _plain(self.mean), "scale": _plain(self.scale), "layers": layers}
        path.write_text(json.dumps(content, indent=1) + "\n", "utf-8")


def load(path: Path, names: Sequence[str]) -> Weights:
    """The weights in a file, for figures with these names. Raises Unusable, also where there is no file."""
    try:
        content = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise Unusable(f"there is no {path}") from None
    except ValueError:
        raise Unusable(f"{path} is damaged") from None
    if not isinstance(content, dict) or content.get("format") != FORMAT or content.get("names") != list(names):
        raise Unusable(f"{path} is of another version")
    try:
        layers = [(_table(layer["table"]), _table(layer["bias"])) for layer in content["layers"]]
        weights = Weights(tuple(names), _table(content["mean"]), _table(content["scale"]), layers, content)
    except (KeyError, TypeError, ValueError):
        raise Unusable(f"{path} is damaged") from None
    if not _fits(weights):
        raise Unusable(f"{path} is damaged")
    return weights


def _fits(weights: Weights) -> bool:
    """True if every table has the size that the one before it asks for, and every number can be counted with."""
    sizes = [len(weights.names), *(bias.size for _, bias in weights.layers)]
    shapes = [(table.shape, bias.shape) for table, bias in weights.layers]
    numbers = (weights.mean, weights.scale, *(each for layer in weights.layers for each in layer))
    return (
        bool(shapes)
        and sizes[-1] == 1
        and weights.mean.shape == weights.scale.shape == (sizes[0],)
        and shapes == [((many, few), (many,)) for few, many in pairwise(sizes)]
        and all(np.isfinite(each).all() for each in numbers)
        and bool(weights.scale.all())
    )


def _table(numbers: Any) -> Figures:
    return np.array(numbers, dtype=np.float64)


def _plain(numbers: Figures) -> Any:
    if numbers.ndim > 1:
        return [_plain(row) for row in numbers]
    return [float(f"{number:.{DIGITS}g}") for number in numbers]
