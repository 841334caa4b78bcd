"""Posts and direct messages that are owed to channels and people."""
