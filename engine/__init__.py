"""The rules: pure Python that knows nothing of Discord, databases, clocks or pictures."""
