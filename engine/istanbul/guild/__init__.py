"""Guild cards of Mocha & Baksheesh: their effects by kind, all twenty in table.py."""
