"""Kiosk tiles: one file for each, or for each family of alike ones."""
