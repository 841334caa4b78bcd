"""Discord's REST API, as far as it is here."""
