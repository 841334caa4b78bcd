"""After a start, and tables whose channel is gone."""
