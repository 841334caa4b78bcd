"""Attachments, avatars (an initial on the person's colour) and the page's own files."""

from functools import lru_cache
from io import BytesIO
from pathlib import Path

from aiohttp import web
from PIL import Image, ImageDraw, ImageFont

from sandbox.state import Routes, Sandbox
from sandbox.wire.payloads import link_signature

routes = Routes()

PAGE = Path(__file__).parent / "page"
AVATAR_SIZE = 256


@routes.on("GET", "/")
@routes.on("GET", "/page/{name:[\\w.-]+}")
async def page(_: Sandbox, request: web.Request) -> web.StreamResponse:
    path = PAGE / request.match_info.get("name", "index.html")
    if not path.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(path, headers={"Cache-Control": "no-cache"})


@routes.on("GET", "/attachments/{channel_id}/{attachment_id}/{filename}")
async def attachment(sandbox: Sandbox, request: web.Request) -> web.StreamResponse:
    """Links end, as Discord's do: without a signature, or after its time, there is nothing here."""
    file = sandbox.world.attachments.get(request.match_info["attachment_id"])
    expires = request.query.get("ex", "")
    genuine = request.query.get("hm") == link_signature(request.path, expires)
    if file is None or not genuine or int(expires, 16) < sandbox.world.clock.now():
        raise web.HTTPNotFound(text="This content is no longer available.")
    headers = {"Content-Type": file.content_type, "Cache-Control": "private, max-age=86400"}
    return web.FileResponse(sandbox.world.store.file(file.id), headers=headers)


@routes.on("GET", "/avatars/{user_id}/{name}.png")
async def avatar(sandbox: Sandbox, request: web.Request) -> web.Response:
    user = sandbox.world.users.get(request.match_info["user_id"])
    if user is None:
        raise web.HTTPNotFound
    body, headers = draw_avatar(user.display[:1].upper(), user.colour), {"Cache-Control": "max-age=86400"}
    return web.Response(body=body, content_type="image/png", headers=headers)


@routes.on("GET", "/emojis/{emoji_id:\\d+}.{kind}")
async def emoji(sandbox: Sandbox, request: web.Request) -> web.StreamResponse:
    path = sandbox.world.store.file(f"emoji-{request.match_info['emoji_id']}")
    if not path.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(path)


@lru_cache(maxsize=64)
def draw_avatar(initial: str, colour: int) -> bytes:
    """PNG bytes of a square of 256 pixels; `colour` is 0xRRGGBB."""
    top = (colour >> 16 & 255, colour >> 8 & 255, colour & 255)
    bottom = tuple(channel * 6 // 10 for channel in top)
    picture = Image.new("RGB", (AVATAR_SIZE, AVATAR_SIZE), top)
    pen = ImageDraw.Draw(picture)
    for row in range(AVATAR_SIZE):
        mixed = tuple(a + (b - a) * row // AVATAR_SIZE for a, b in zip(top, bottom, strict=True))
        pen.line([(0, row), (AVATAR_SIZE, row)], fill=mixed)
    font, middle = ImageFont.load_default(size=150), AVATAR_SIZE / 2
    pen.text((middle, middle), initial, fill="white", font=font, anchor="mm")
    out = BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()
