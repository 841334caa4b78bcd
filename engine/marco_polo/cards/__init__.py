"""What city cards do: one file for each kind; `all.py` lists them."""
