"""Kiosk tiles: their uses by kind, all 24 in table.py."""
