"""The turn in its phases, its questions, and the end after the last one."""
