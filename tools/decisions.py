"""Which kinds of decisions computer players met, and what they chose, as a table:
`python -m tools.decisions base.jsonl letters.jsonl --whole move`.

The files are those of `tools.arena --results`, of matches of one game with any options. What is chosen is told by its
first word, such as `sell`; with `--whole` all of it at that kind of decision, such as `move 5`."""

import argparse
import json
import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from engine.istanbul.names import PLACES
from engine.players import KINDS

PROMPTS: Final = Path(__file__).parents[1] / "words" / "locales" / "en"
NO_DECISIONS: Final = {"done"}  # its prompt stands where nothing is left to choose
MOST: Final = 6  # actions told of one decision
COPY: Final = re.compile(r"\.\d+\b")  # which copy of a card it is


class Met(NamedTuple):
    """`games`: how many were read; `chosen`: by kind of decision and level how often what was chosen."""

    games: int
    chosen: dict[str, dict[str, Counter[str]]]


def kinds_of(game: str) -> set[str]:
    """The kinds of decisions that a game has a prompt for; in Istanbul those of its places too."""
    texts = [path.read_text("utf-8") for path in (PROMPTS / game).glob("*.ftl")]
    kinds = {kind for text in texts for kind in re.findall(r"^ask-([a-z-]+)", text, re.MULTILINE)}
    return (kinds | set(PLACES.values()) if game == "istanbul" else kinds) - NO_DECISIONS


def read(files: Sequence[Path], whole: Collection[str]) -> tuple[str, Met]:
    """The name of the game and what was met in it. Raises ValueError for files of several games."""
    matches = [[json.loads(line) for line in file.read_text("utf-8").splitlines()] for file in files]
    if len({first[0] for first, *_ in matches}) != 1:
        raise ValueError("these are matches of several games")
    met = Met(sum(len(games) for _, *games in matches), {})
    for game in (played for _, *games in matches for played in games):
        for name, choices in game["chosen"].items():
            for choice, times in choices.items():
                kind, _, notation = choice.partition(": ")
                action = COPY.sub("", notation) if kind in whole else notation.partition(" ")[0]
                levels = met.chosen.setdefault(kind, {})
                levels.setdefault(name.partition("@")[0], Counter())[action] += times
    return matches[0][0][0], met


def table(game: str, met: Met) -> Iterator[str]:
    """A line for each kind of decision, with how often each level met it and the shares of what it chose; last the
    kinds that nobody met."""
    levels = sorted({level for by_level in met.chosen.values() for level in by_level}, key=_by_strength)
    yield f"| decision | {' | '.join(levels)} |"
    yield f"|---|{'---|' * len(levels)}"
    for kind, by_level in sorted(met.chosen.items()):
        yield f"| {kind} | {' | '.join(_told(by_level.get(level, Counter())) for level in levels)} |"
    yield f"{met.games} games; met by nobody: {', '.join(sorted(kinds_of(game) - met.chosen.keys())) or 'none'}"


def _by_strength(level: str) -> tuple[int, str]:
    return KINDS.index(level) if level in KINDS else len(KINDS), level


def _told(chosen: Counter[str]) -> str:
    total = sum(chosen.values())
    if len(chosen) <= 1:
        return " ".join([str(total), *chosen])
    shares = ", ".join(f"{action} {times / total:.0%}" for action, times in chosen.most_common(MOST))
    return f"{total}: {shares}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", nargs="+", type=Path)
    parser.add_argument("--whole", action="append", default=[], help="a kind of decision whose choices are told whole")
    arguments = parser.parse_args()
    print(*table(*read(arguments.results, arguments.whole)), sep="\n")


if __name__ == "__main__":
    main()
