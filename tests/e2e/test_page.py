"""A turn played on the sandbox's page by clicking, in headless Chromium, and its picture looked at."""

import asyncio
import io
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.async_api import Locator, Page, expect

from tests.support.live.bot import BotProcess
from tests.support.live.browser import PATIENCE_MS, needs_chromium, opened
from tests.support.live.ledger import Ledger
from tests.support.live.person import Person
from tests.support.live.sandbox import SandboxProcess
from tests.support.sentences import say

PICTURE = (1760, 1120)
DRAWN = True
pytestmark = [
    pytest.mark.e2e,
    pytest.mark.page,
    pytest.mark.xdist_group("page"),
    needs_chromium,
]


@pytest.fixture
async def page(chromium: str, bot: BotProcess, sandbox: SandboxProcess) -> AsyncIterator[Page]:
    """Opened as Ada in table-one."""
    async with opened(chromium, sandbox.base, 1280, 900) as page:
        await page.locator(".channel", has_text="table-one").click()
        await expect(page.locator("#title")).to_have_text("table-one")
        yield page


async def make_a_game(page: Page) -> None:
    """By the slash bar and the lobby's buttons, with two computer players."""
    await page.locator("#say").press_sequentially("/new")
    await expect(page.locator(".suggestions .option.lit")).to_be_visible()
    await page.keyboard.press("Tab")
    await page.keyboard.type("Istanbul")
    await expect(page.locator(".suggestions .option.lit")).to_contain_text("Istanbul")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    lobby = page.locator(".message", has=page.get_by_role("button", name="Join"))
    await expect(lobby).to_be_visible()
    await lobby.get_by_role("button", name="More").click()
    for free in (3, 2):
        await page.locator(".message .select", has_text="Add a computer player").click()
        await page.locator("dialog .option", has_text=re.compile("^Rookie")).click()
        told = re.compile(re.escape(say("picture-lobby-free", count=free)))
        await expect(lobby.locator(".picture img")).to_have_attribute("alt", told)
    await page.get_by_text("Dismiss message").click()
    await lobby.get_by_role("button", name="Start").click()


async def new_picture(picture: Locator, *seen: str) -> str:
    """Waits until the one private picture, in the panel or below it, is none of those seen; where it comes from."""
    for source in seen[-1:]:
        await expect(picture).not_to_have_attribute("src", source)
    await expect(picture).to_be_visible()
    return await picture.get_attribute("src") or ""


async def looked_at(page: Page, picture: Locator) -> Image.Image:
    """The picture as the page loaded it, at its natural size."""
    await expect(picture).to_have_attribute("alt", re.compile(r"\w{3}"))
    await page.wait_for_function("[...document.images].every((image) => image.complete && image.naturalWidth > 0)")
    width, height = await picture.evaluate("image => [image.naturalWidth, image.naturalHeight]")
    assert (width, height) == PICTURE
    body = await (await page.request.get(await picture.evaluate("image => image.src"))).body()
    return Image.open(io.BytesIO(body)).convert("RGB")


async def test_a_turn_by_clicking(page: Page, bot: BotProcess, sandbox: SandboxProcess, tmp_path: Path) -> None:
    await make_a_game(page)
    await page.get_by_role("button", name="Take turn").click()
    panel = page.locator(".message.ephemeral").filter(has=page.locator(".button"))
    picture = page.locator(".message.ephemeral .picture img")
    seen = [await new_picture(picture)]
    board = await looked_at(page, picture)
    colours = board.resize((88, 56)).getcolors(88 * 56)
    assert colours is not None and len(colours) > 500
    ledger = Ledger(bot.place)
    number = ledger.position().state.turn
    while ledger.position().state.turn == number:
        before = len(ledger.log())
        finish = panel.get_by_role("button", name="Finish turn")
        if await finish.count():
            await finish.click()
        elif await panel.locator(".select").count():
            await panel.locator(".select").last.click()  # the first has whole turns
            await page.locator("dialog .option").first.click()
            await expect(page.locator("dialog")).to_have_count(0)
        else:
            await panel.locator(".row .button:not([disabled])").first.click()
        await until_written(ledger, before)
        if ledger.position().state.turn == number:  # the pictures of a turn that is over are its post's
            seen.append(await new_picture(picture, *seen))
    assert len(set(seen)) == len(seen) > 1
    ada = Person(sandbox.session, sandbox.base, "Ada", "table-one")
    await ada.wait_for(lambda sight: not sight.ephemeral and "Ada " in sight.text and len(sight.pictures) == 2)
    story = page.locator(".message:not(.ephemeral)", has_text="Ada ").filter(has=page.locator(".picture img")).last
    await looked_at(page, story.locator(".picture img").first)
    await page.screenshot(path=str(tmp_path / "turn.png"))


async def until_written(ledger: Ledger, rows: int) -> None:
    async with asyncio.timeout(PATIENCE_MS / 1000):
        while len(ledger.log()) <= rows:  # noqa: ASYNC110 another process writes
            await asyncio.sleep(0.05)
