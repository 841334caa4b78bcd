"""What every command and button works with: routes, answers, errors, names, pictures, limits."""
