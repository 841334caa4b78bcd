"""Reads a request's body, which is JSON or multipart with `payload_json` and `files[n]`, and makes JSON answers."""

import json
import re
from contextlib import suppress
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

from aiohttp import BodyPartReader, web
from PIL import Image, UnidentifiedImageError

from sandbox.wire.errors import ApiError

_FILE_FIELD = re.compile(r"files\[(\d+)\]")
_TYPES = {"PNG": "image/png", "JPEG": "image/jpeg", "WEBP": "image/webp", "GIF": "image/gif"}


@dataclass(slots=True)
class Upload:
    filename: str
    data: bytes

    def sniff(self) -> tuple[str, int | None, int | None]:
        """Content type, width, height; clients send everything as octet-stream."""
        with suppress(UnidentifiedImageError), Image.open(BytesIO(self.data)) as picture:
            return _TYPES.get(picture.format or "", "application/octet-stream"), picture.width, picture.height
        with suppress(UnicodeDecodeError):
            self.data.decode()
            return "text/plain; charset=utf-8", None, None
        return "application/octet-stream", None, None


@dataclass(slots=True)
class Body:
    payload: Any = None
    uploads: dict[str, Upload] = field(default_factory=dict)


_READ = web.RequestKey("body", Body)


async def read_body(request: web.Request) -> Body:
    """Raises ApiError 50109 for what is not JSON. May be called again for the same request."""
    if _READ not in request:
        request[_READ] = await _read(request)
    return request[_READ]


async def _read(request: web.Request) -> Body:
    if request.content_type == "multipart/form-data":
        return await _read_multipart(request)
    raw = await request.read()
    return Body(_parse(raw) if raw else {})


async def _read_multipart(request: web.Request) -> Body:
    body = Body({})
    reader = await request.multipart()
    while (part := await reader.next()) is not None:
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        match = _FILE_FIELD.fullmatch(part.name or "")
        if match:
            body.uploads[match[1]] = Upload(_safe_name(part.filename), data)
        elif part.name == "payload_json":
            body.payload = _parse(data)
        else:
            body.payload[part.name] = data.decode()
    return body


def _safe_name(name: str | None) -> str:
    return re.sub(r"[^\w.()-]", "_", name or "unknown") or "unknown"


def _parse(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError as error:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from error


def answer(body: object, *, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON response. Its content type is exactly `application/json`, without a charset, because discord.py compares
    the whole header."""
    return web.Response(body=json.dumps(body).encode(), status=status, headers=headers, content_type="application/json")


def nothing() -> web.Response:
    return web.Response(status=204)
