"""Bonus cards: a table for each set (base, mocha, letters), put together in table.py."""
