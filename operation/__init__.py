"""What the operator has to do with the running bot: watch it, steer it, and try a new version on a copy."""
