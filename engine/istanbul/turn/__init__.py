"""A turn of Istanbul in its phases, its questions, and the end after the last round."""
