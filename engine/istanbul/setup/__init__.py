"""What a game begins with: its options, decks and first state."""
