"""Set-up options that cannot be, as the lobby refuses them."""

from engine.core.decision import Refusal
from engine.core.options import BadOption


def refusal_of(problem: BadOption) -> Refusal:
    allowed = ", ".join(map(str, problem.allowed))
    return Refusal(problem.code, field=problem.field, value=str(problem.value), allowed=allowed)
