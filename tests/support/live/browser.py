"""Headless Chromium for tests of the page: one for each process that runs tests, in which every test has a window."""

import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import pytest
from playwright.async_api import ConsoleMessage, Page, async_playwright, expect

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
ARGUMENTS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--hide-scrollbars",
    "--mute-audio", "--no-first-run", "--force-color-profile=srgb", "--remote-debugging-port=0",
]  # fmt: skip
ANNOUNCES = "DevTools listening on "
STARTS_S = 60
MISSING = "[...document.images].filter((one) => one.src && one.complete && !one.naturalWidth).map((one) => one.src)"
PATIENCE_MS = 60_000  # drawing takes seconds where other processes are busy

expect.set_options(timeout=PATIENCE_MS)
needs_chromium = pytest.mark.skipif(CHROMIUM is None, reason="Chromium is not installed")


@contextmanager
def open_chromium() -> Iterator[str]:
    """The address at which a Chromium is driven, until the end."""
    assert CHROMIUM is not None
    with TemporaryDirectory(prefix="chromium", ignore_cleanup_errors=True) as folder:
        log = Path(folder) / "log"
        with log.open("wb") as written:
            process = subprocess.Popen([CHROMIUM, *ARGUMENTS, f"--user-data-dir={folder}"], stderr=written)
        try:
            yield _announced(process, log)
        finally:
            process.terminate()
            process.wait()


def _announced(process: "subprocess.Popen[bytes]", log: Path) -> str:
    """The address, as soon as Chromium has written it."""
    ends = monotonic() + STARTS_S
    while ANNOUNCES not in (told := log.read_text()) or not told.endswith("\n"):
        if process.poll() is not None or monotonic() > ends:
            raise RuntimeError(f"Chromium did not start:\n{told}")
        sleep(0.05)
    return told.partition(ANNOUNCES)[2].split()[0]


@asynccontextmanager
async def opened(chromium: str, address: str, width: int, height: int) -> AsyncIterator[Page]:
    """A page of the Chromium at an address; fails for any error on its console. Where pictures follow each other, one
    may be gone before a busy machine has loaded it: none that is shown at the end is missing."""
    errors: list[str] = []

    def note(line: ConsoleMessage) -> None:
        gone = "404" in line.text and "/attachments/" in line.location["url"]
        if line.type == "error" and not gone:
            errors.append(f"{line.text} {line.location}")

    async with async_playwright() as playwright:
        browser = await playwright.chromium.connect_over_cdp(chromium)
        context = await browser.new_context(viewport={"width": width, "height": height})
        context.set_default_timeout(PATIENCE_MS)
        page = await context.new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", note)
        await page.goto(address)
        yield page
        errors += await page.evaluate(MISSING)
        await context.close()
    assert errors == [], errors
