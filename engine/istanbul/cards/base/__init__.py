"""Bonus cards of the base game."""
