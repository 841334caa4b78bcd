"""City cards: the table of all of them, and what each kind of card does."""
