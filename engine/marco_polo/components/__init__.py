"""Components: what is printed on the board, cards and tiles, and what each character may do."""
