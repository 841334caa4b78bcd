"""Short ids of games that can be read aloud and typed."""

import secrets

# No vowels (no words by accident), nothing that looks like something else.
_ALPHABET = "bcdfghjkmnpqrstvwxyz23456789"
_LENGTH = 5


def new_game_id() -> str:
    """Five letters and digits, one of 17 million; two games with the same one are refused by the database."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_LENGTH))


def new_nonce() -> str:
    """16 characters; Discord takes up to 25."""
    return secrets.token_urlsafe(12)
