"""Bonus cards: a folder for each set, one file for each face or family of alike faces."""
