"""Main actions: one file for each kind of space; `all.py` lists them by notation."""
