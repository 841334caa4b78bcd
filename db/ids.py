"""Short ids of games that can be read aloud and typed."""

import secrets
from itertools import count
from typing import Final

# No vowels (no words by accident), nothing that looks like something else.
_ALPHABET = "bcdfghjkmnpqrstvwxyz23456789"
_LENGTH = 5
_PROCESS: Final = secrets.token_urlsafe(9)
_posts: Final = count()


def new_game_id() -> str:
    """Five letters and digits, one of 17 million; two games with the same one are refused by the database."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_LENGTH))


def new_nonce() -> str:
    """No two posts have the same, of no two processes either. 13 characters and more; Discord takes up to 25."""
    return f"{_PROCESS}{next(_posts):x}"
