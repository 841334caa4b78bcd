"""Pictures of whole games: the poster of the end with its podium and score pad, the race turn by turn, chances of
winning."""
