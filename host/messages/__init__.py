"""What is owed to channels and people."""
