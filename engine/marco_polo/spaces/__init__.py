"""Action spaces: what main actions need and do."""
