"""Before the first turn: seats, options, and the start."""
