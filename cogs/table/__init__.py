"""Commands about a table whose game has begun: seats, votes, undo, remedies."""
