"""Bonus cards of Letters & Seals."""
