"""What a person does when it is their turn: presses, undo, prepared turns, hints."""
