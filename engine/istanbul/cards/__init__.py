"""Bonus cards: one file for each face."""
