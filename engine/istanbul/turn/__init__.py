"""The turn in its phases, what is asked in it, and what comes after the last one."""
