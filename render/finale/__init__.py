"""Pictures of a whole game, alike for all games."""
