"""Places, cards, tiles and pieces in words: what belongs to one stands in its row."""
