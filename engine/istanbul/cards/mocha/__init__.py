"""Bonus cards of Mocha & Baksheesh."""
