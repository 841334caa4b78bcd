"""JSON answers."""

import json

from aiohttp import web


def answer(body: object, *, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON response. Its content type is exactly `application/json`, without a charset, because discord.py compares
    the whole header."""
    return web.Response(body=json.dumps(body).encode(), status=status, headers=headers, content_type="application/json")


def nothing() -> web.Response:
    return web.Response(status=204)
