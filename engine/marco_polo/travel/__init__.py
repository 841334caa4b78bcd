"""Travelling: ways across the map, what they cost, moving figures, and the trading posts placed on arrival."""
