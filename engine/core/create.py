"""A new game's first position, and one loaded from what was stored: which errors a stored game may raise (newer
version, unknown card), and which colours are allowed."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.decision import NOBODY, Choice, Refusal, choice_from
from engine.core.dice import Dice, Trail
from engine.core.options import BadOption
from engine.core.position import AnyPosition, Position
from engine.core.rules import AnyRules, Decks, Unreadable, upgraded


def new_position(
    rules: AnyRules,
    options: Mapping[str, str],
    colours: Sequence[str],
    seed: bytes,
    first: Choice | None = None,
    decks: Decks | None = None,
    version: int | None = None,
    trail: Trail | None = None,
) -> AnyPosition:
    """Set up a new game; `last` then has the outcomes of the set-up, for the first row of the log.

    `first`, `decks`, `version`: those in the first row of a recorded game. By default outcomes are generated from the
    seed, the version is the current one of `rules`, and the decks are those of the version. `trail`: where the dice
    note what they do from the set-up on, in forks too. Raises BadOption naming the field and the allowed values, and
    Unreadable for decks with unknown contents."""
    _check_colours(rules, colours)
    checked = rules.check_options(options, len(colours))
    dice = Dice(seed)
    dice.trail = trail
    dice.begin(first.outcomes if first else ())
    begun_with = version or rules.version
    decks = rules.decks(checked, len(colours), begun_with) if decks is None else decks
    state = rules.new_state(checked, colours, dice, decks, begun_with)
    setup = tuple(dice.taken)
    opening = first and first._replace(outcomes=tuple(dice.recorded))
    position = Position(rules, state, opening, version)
    position.last = position.last._replace(outcomes=setup + position.last.outcomes)
    return position


def _check_colours(rules: AnyRules, colours: Sequence[str]) -> None:
    if not rules.min_seats <= len(colours) <= rules.max_seats:
        raise BadOption("seats", len(colours), range(rules.min_seats, rules.max_seats + 1), code="seats")
    if len(set(colours)) < len(colours) or not set(colours) <= set(rules.colours):
        raise BadOption("colours", " ".join(colours), rules.colours, code="colours")


def load_position(rules: AnyRules, data: Mapping[str, Any], seed: bytes) -> AnyPosition:
    """Load a position from data that `Position.dump` made, under this version of the rules or an older one.

    Raises Unreadable: newer_version, too_old, other_game, unknown_component, damaged."""
    try:
        name, version = data["rules"], data["version"]
        if name != rules.name:
            raise Unreadable("other_game", found=str(name), expected=rules.name)
        boundary = rules.load(upgraded(rules, data["boundary"], version), Dice(seed, data["dice"]))
        opening = Choice(NOBODY, "new", tuple(data["opening"]), tuple(data.get("unasked", ())))
        position: AnyPosition = Position(rules, boundary, opening, version)
        for choice in data["choices"]:
            position.follow(choice_from(choice), version)
        return position
    # Whatever the rules stumble over in a damaged dump; Unreadable is raised where they find something wrong
    # themselves.
    except (LookupError, TypeError, ValueError, AttributeError, Refusal) as problem:
        raise Unreadable("damaged", detail=repr(problem)) from problem
