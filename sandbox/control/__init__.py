"""The steering by page and tests: acting as a person, changing the world, making Discord misbehave."""
