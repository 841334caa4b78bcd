"""Hints: the best turns that a seat can make from here, and how near to winning each brings it.
They are drawn from a house player's access to the position: nothing hidden can be found in them."""

from engine.players.budget import Budget

SOON, LONGER = Budget(30, 1.0), Budget(200, 5.0)
"""Searches that compare turns: for a hint soon, and for one that takes longer."""
