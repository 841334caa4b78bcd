"""Main actions of Marco Polo: where dice are placed, on the spaces of the board and on city cards, and what each needs
and gives."""
