"""What a search has found out about the rest of its turn, for the search at the next choice of it. It is plain data, so
that it can be kept where no search goes on."""

from typing import Any, NamedTuple

from engine.players.access import PlayerAccess
from engine.players.master.tree import Node
from engine.players.merchant import Plan


class Known(NamedTuple):
    """A way to end the turn that was tried in so many `visits`; `won`: the shares that its seat had in them."""

    plan: Plan
    visits: int
    won: float


class Rest(NamedTuple):
    """What is `known` of the turn of `seat` after its choices that have `begun` it. `worlds`: the seed of those in
    which it was found."""

    seat: int
    begun: tuple[str, ...]
    worlds: int
    known: tuple[Known, ...]

    @classmethod
    def of(cls, root: Node, worlds: int, access: PlayerAccess[Any, Any], choice: str) -> "Rest":
        """What was tried at `root` of turns that begin with this choice."""
        known = (
            Known(branch.plan._replace(choices=branch.plan.choices[1:]), branch.visits, branch.won)
            for branch in root.branches
            if branch.visits and branch.plan.choices[0] == choice and len(branch.plan.choices) > 1
        )
        return cls(access.seat, (*_begun(access), choice), worlds, tuple(known))

    def goes_on(self, access: PlayerAccess[Any, Any]) -> bool:
        """Whether this decision is the next of the turn."""
        return (self.seat, self.begun) == (access.seat, _begun(access))

    def here(self, access: PlayerAccess[Any, Any]) -> list[Known]:
        """What of it holds at this decision: nothing in another turn, or where chance left other options."""
        if not self.goes_on(access):
            return []
        return [known for known in self.known if known.plan.choices[0] in access.decision.options]


def _begun(access: PlayerAccess[Any, Any]) -> tuple[str, ...]:
    """The seat's choices of this turn."""
    return tuple(choice.notation for choice in access.world.choices if choice.seat == access.seat)
