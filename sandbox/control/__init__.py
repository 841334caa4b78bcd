"""What the page and tests steer: acting as a person, changing the world, making Discord misbehave."""
