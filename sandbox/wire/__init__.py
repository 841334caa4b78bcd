"""What goes over the wire: bodies, errors, and the world as Discord writes it in JSON."""
