"""Looking through a game turn by turn, running or finished; private to the reader."""
