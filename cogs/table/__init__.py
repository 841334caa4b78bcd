"""Commands about a table whose game has begun: seats, votes, undo, remedies of the organiser, moving, notes."""
