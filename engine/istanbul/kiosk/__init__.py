"""The kiosk tiles of Letters & Seals: all 24 in table.py, how they are used in uses.py."""
