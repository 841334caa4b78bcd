"""The set-up of a game: its options, decks and first state."""
