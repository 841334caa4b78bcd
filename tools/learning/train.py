"""Learns the chance to win from games that were played for it: `python -m tools.learning.train GAME DIRECTORY FILE`.

By logistic regression, or with `--hidden 64` by a network with one hidden layer. FILE gets the weights, with their
recipe and what was measured on games that were not learned from. The packages it needs are those of requirements.lock
in this folder; `./check` and the bot do without them."""

import argparse
import warnings
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from sklearn.exceptions import ConvergenceWarning
from sklearn.linear_model import LogisticRegression
from sklearn.neural_network import MLPClassifier

from tools.learning.described import DESCRIBED
from tools.learning.measured import lines_of
from tools.learning.pieces import Pieces, read
from tools.learning.weights import Weights

FREE: Final = ("lead", "mine:nearness", "rival:nearness")  # figures whose weights are hardly shrunk
TIMES: Final = 10.0  # by which they are larger for it


class Recipe(NamedTuple):
    """`hidden`: units of the hidden layer, 0 for a regression; `shrunk`: by how much weights are drawn to 0, so that
    the lead and the nearness of the end alone tell where games tell nothing else; `epochs`, `seed`: of a network."""

    hidden: int
    shrunk: float
    epochs: int
    seed: int


def learn(data: Pieces, recipe: Recipe, about: dict[str, Any]) -> Weights:
    """The weights that tell best who won."""
    mean, scale = data.x.mean(axis=0), data.x.std(axis=0)
    scale[scale < 1e-9] = 1.0  # figures that are always the same
    scale[[data.names.index(name) for name in FREE if name in data.names]] /= TIMES
    x = (data.x - mean) / scale
    # A share of the win is a win and a defeat, counted by this share and by what is left of it.
    twice, won = np.concatenate([x, x]), np.repeat([1, 0], len(x))
    counts = np.concatenate([data.won, 1 - data.won])
    seen = counts > 0
    if recipe.hidden:
        model = MLPClassifier(
            (recipe.hidden,), alpha=recipe.shrunk, max_iter=recipe.epochs, batch_size=256, random_state=recipe.seed
        )
    else:
        model = LogisticRegression(C=1 / recipe.shrunk, max_iter=5000)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore" if recipe.hidden else "error", ConvergenceWarning)  # its epochs end it
        model.fit(twice[seen], won[seen], sample_weight=counts[seen])
    if recipe.hidden:
        layers = [(table.T, bias) for table, bias in zip(model.coefs_, model.intercepts_, strict=True)]
    else:
        layers = [(model.coef_, model.intercept_)]
    weights = Weights(data.names, mean, scale, layers, about)
    if not np.allclose(weights.chances(data.x[:200]), model.predict_proba(x[:200])[:, 1], atol=1e-6):
        raise RuntimeError("the weights tell other chances than the model they were taken from")
    return weights


def measured(game: str, data: Pieces, recipe: Recipe) -> Weights:
    """The weights learned from most games, which say about themselves what they tell of the others."""
    learned_from, measured_on = data.split()
    about = {
        "game": game,
        "recipe": recipe._asdict() | {"scikit-learn": version("scikit-learn")},
        "data": {"games": learned_from.games, "positions": len(learned_from.rows)},
    }
    weights = learn(learned_from, recipe, about)
    return weights._replace(about=about | {"measured": list(lines_of(weights, measured_on))})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(DESCRIBED))
    parser.add_argument("directory", type=Path, help="with the pieces of tools.learning.games")
    parser.add_argument("file", type=Path, help="for the weights")
    parser.add_argument("--hidden", type=int, default=0, help="units of a hidden layer")
    parser.add_argument("--shrunk", type=float, default=100.0, help="how much weights are drawn to 0")
    parser.add_argument("--epochs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    recipe = Recipe(arguments.hidden, arguments.shrunk, arguments.epochs, arguments.seed)
    try:
        data = read(arguments.directory, arguments.game)
    except ValueError as problem:
        parser.error(str(problem))
    arguments.file.parent.mkdir(parents=True, exist_ok=True)  # before the work that it keeps
    weights = measured(arguments.game, data, recipe)
    weights.write(arguments.file)
    print(f"{recipe}, {weights.about['data']}", *weights.about["measured"], sep="\n")


if __name__ == "__main__":
    main()
