"""How long and how many tries a Master or a Patient Master may search for a choice, and a hint, soon and longer."""

from typing import Final, NamedTuple

MASTER, PATIENT = "master", "patient"


class Budget(NamedTuple):
    """`iterations` of a search, within `seconds`."""

    iterations: int
    seconds: float


NO_SEARCH: Final = Budget(0, 0.0)
# For each of the first choices of a turn and for each later one, so that a turn of many choices takes little longer.
# Of the win 0, 20, 80 and 320 iterations gave away 1.1, 0.3, 0.2 and 0.2 % in Istanbul, 2.5, 1.0, 0.8 and 0.3 % in
# Marco Polo (standard errors 0.3 to 0.1 and 0.6 to 0.1; 96 and 72 positions of two seats, 23 November 2026;
# tests/bench/bench_budgets.py).
BUDGETS: Final = {
    MASTER: (Budget(300, 2.5), Budget(60, 0.5)),
    PATIENT: (Budget(1000, 5.5), Budget(150, 0.8)),
}
FIRST_CHOICES: Final = 4
HINT_SOON, HINT_LONGER = Budget(30, 1.0), Budget(200, 5.0)
"""Searches that compare the turns of a hint: of one given soon, and of one that takes longer."""


def budget_of(name: str, choices: int) -> Budget:
    """The budget of the computer player `name` for a choice after so many others of the turn."""
    first, later = BUDGETS.get(name, (NO_SEARCH, NO_SEARCH))
    return first if choices < FIRST_CHOICES else later
