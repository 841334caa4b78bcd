"""The set-up of a game of Istanbul: its options, decks and first state."""
