"""What a person or server has chosen."""
