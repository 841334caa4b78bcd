"""How far a seat of Istanbul is ahead of its rival with two seats, as games have taught it: where that wins more, the
Merchant chooses by it, and not by what its own position is worth alone."""

from collections.abc import Mapping
from typing import Final

from engine.istanbul.merchant.ahead import Line
from engine.istanbul.merchant.belongings import TURNS_OF_RUBY
from engine.istanbul.merchant.hope import missing_of
from engine.istanbul.reading.view import View, standings_of

Weights = Mapping[str, tuple[float, float]]
"""What each figure adds to the logarithm of a seat's odds while the nearest to the end misses one ruby, and while it
misses six."""

# As `python -m tools.tuning.istanbul_lead fit` printed them (tools/learning/2026-11.txt; docs/computer-players.md, "The
# learned lead"). Some figures tell nearly the same, such as goods and goods-had: only together do they say what a thing
# is worth.
USUAL: Final[Weights] = {  # 278 games of version 8 of the judge, 27 November 2026
    "worth": (1.01, 1.08),
    "ends-in-1": (4.72, 5.7),
    "ends-in-2": (2.7, 3.19),
    "ends-in-3": (1.61, 1.77),
    "ends-in-4": (0.729, -0.153),
    "goods": (0.0177, -0.00843),
    "lira": (0.00303, 0.0273),
    "wheelbarrow": (0.00506, 0.0137),
    "mosque-tiles": (-0.00825, 0.00954),
    "family": (-0.119, 0.108),
    "plan": (0.00221, -0.00621),
    "plan-rubies": (-0.0806, -0.144),
    "goods-had": (0.0438, 0.0546),
    "lira-had": (0.0246, -0.00302),
    "cards-had": (-0.17, 0.0506),
    "capacity": (-0.206, 0.0441),
    "one-missing": (-0.836, 0.209),
    "two-missing": (0.116, -0.205),
    "three-missing": (0.738, -1.21),
    "turns": (0.0413, -0.0166),
}
EXPANDED: Final[Weights] = {  # 450 games of version 9, 28 November 2026: mocha, letters and bazaar
    "worth": (0.812, 1.1),
    "ends-in-1": (3.28, 6.05),
    "ends-in-2": (2.04, 3.9),
    "ends-in-3": (1.29, 2.11),
    "ends-in-4": (0.508, 1.05),
    "goods": (-0.00227, -0.0243),
    "lira": (-0.000788, 0.0145),
    "wheelbarrow": (-0.0357, 0.0226),
    "mosque-tiles": (-0.0186, -0.00634),
    "family": (0.116, 0.042),
    "plan": (-0.00743, -0.014),
    "plan-rubies": (0.121, -0.0237),
    "goods-had": (-0.0141, 0.0783),
    "lira-had": (0.0207, 0.00125),
    "cards-had": (-0.135, 0.161),
    "capacity": (0.0192, -0.0764),
    "one-missing": (-0.511, 0.128),
    "two-missing": (0.207, -0.134),
    "three-missing": (0.506, -0.791),
    "turns": (0.0151, -0.0472),
}
PARTS: Final = ("goods", "lira", "wheelbarrow", "mosque-tiles", "family")
NEAREST, FARTHEST = 1, 6  # missing rubies
MOST_TURNS: Final = 15  # that are told apart

# The logarithm of the odds when a turn has ended the game, or begun the last round.
WON: Final = 12.0
AHEAD: Final = 6.0  # the rival cannot end the game with the turn that it has left
TIED: Final = 0.1  # for each lira of the lead, where it can
MOST_TIED: Final = 10  # lira


def is_learned(view: View) -> bool:
    """True where going by the lead was shown to win more: with two seats, not yet with Mocha & Baksheesh alone."""
    only_mocha = view.mocha and not view.letters
    return len(view.seats) == 2 and not (only_mocha or view.final_round or view.over)


def weights_for(view: View) -> Weights:
    """The table for the game with its expansions."""
    return EXPANDED if view.mocha or view.letters else USUAL


def stage_of(view: View) -> float:
    """From 0, where the nearest to the end misses one ruby, to 1, where it misses six."""
    return (min(max(missing_of(view), NEAREST), FARTHEST) - NEAREST) / (FARTHEST - NEAREST)


def figures(view: View, parts: Mapping[str, float], line: Line, spread: float) -> dict[str, float]:
    """What is known of the viewer, by the names of its weights. `parts`: its belongings; `line`: its next turns;
    `spread`: the lira by which the odds grow e-fold."""
    me, left = view.me, max(0, view.rubies_to_end - line.here.rubies)
    missing, ends = view.rubies_to_end - me.rubies, 0 if left else len(line.gains)
    return {
        "worth": (sum(parts.values()) + line.before_end) / spread,
        **{f"ends-in-{turns}": float(ends == turns) for turns in (1, 2, 3, 4)},
        **{name: parts[name] for name in PARTS},
        "plan": line.before_end,
        "plan-rubies": line.here.rubies - me.rubies,
        "goods-had": sum(me.goods),
        "lira-had": me.lira,
        "cards-had": me.cards,
        "capacity": me.capacity,
        "one-missing": float(missing <= 1),
        "two-missing": float(missing <= 2),
        "three-missing": float(missing <= 3),
        "turns": min(len(line.gains) + TURNS_OF_RUBY * left, MOST_TURNS),
    }


def hope(known: Mapping[str, float], weights: Weights, stage: float) -> float:
    """The seat's part of the logarithm of its odds. `known`: its `figures`; `stage`: see `stage_of`."""
    return sum(known[name] * (nearest + (farthest - nearest) * stage) for name, (nearest, farthest) in weights.items())


def at_end(view: View, can_end: bool) -> float:
    """The logarithm of the odds once the game is over, or one turn of the rival is left, with which it `can_end` it."""
    seat = view.seat or 0
    (own, other), rival = (standings_of(view)[each] for each in (seat, 1 - seat)), view.seats[1 - seat]
    if view.over:
        return WON if own > other else -WON
    return TIED * max(-MOST_TIED, min(MOST_TIED, view.me.lira - rival.lira)) if can_end else AHEAD
