"""Hints: the best turns that a seat can make from here, and how near to winning each brings it.
They are drawn from a computer player's access to the position: nothing hidden can be found in them."""
