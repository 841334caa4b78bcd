"""What a thing means for one reader, with the figures of their table."""
