"""Pictures of a whole game, alike for all games: the race turn by turn, and the end with winner and score sheet."""
