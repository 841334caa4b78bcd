"""Leagues and cups: their screens, what is posted of them, and the threads of their games."""
