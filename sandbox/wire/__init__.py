"""The wire: bodies, errors, and the world as Discord writes it in JSON."""
