"""The operator's side of the bot: to run it, watch it, steer it, and try a new version on a copy."""
