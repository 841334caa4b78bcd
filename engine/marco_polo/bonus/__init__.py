"""Bonus actions, before and after the main action; `all.py` offers them."""
