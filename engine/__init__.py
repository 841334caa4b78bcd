"""The rules of all games: pure Python without Discord, database, clock or pictures (tests/test_layers.py checks it)."""
