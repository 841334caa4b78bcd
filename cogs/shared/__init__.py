"""What the cogs share: answers, buttons and their routes, panels, posts and their delivery, pictures, errors."""
