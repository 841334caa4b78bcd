"""A person's own turn: presses, undo, prepared turns, hints."""
