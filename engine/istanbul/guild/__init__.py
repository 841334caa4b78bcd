"""The guild cards of Mocha & Baksheesh: all twenty in table.py, what they do in the files beside it."""
