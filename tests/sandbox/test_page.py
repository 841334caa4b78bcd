"""The chat page in headless Chromium."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from tests.support.live.browser import needs_chromium, opened
from tests.support.live.person import Person
from tests.support.live.sandbox import SandboxProcess

SIZES = {"desktop": (1280, 800), "phone": (380, 800)}

# Elements wider than the screen; whether the log shows its end.
TOO_WIDE = """() => {
    const all = [...document.querySelectorAll("#list *")];
    return all.filter((element) => element.getBoundingClientRect().right > innerWidth + 1).map((one) => one.className);
}"""
AT_ITS_END = """() => {
    const log = document.querySelector("#log");
    return log.scrollHeight - log.clientHeight - log.scrollTop < 2;
}"""

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.page,
    pytest.mark.xdist_group("page"),
    pytest.mark.usefixtures("bot"),
    needs_chromium,
]


@pytest.fixture(params=list(SIZES))
async def page(chromium: str, sandbox: SandboxProcess, request: pytest.FixtureRequest) -> AsyncIterator[Page]:
    """The page, opened as Ada in the lobby."""
    async with opened(chromium, sandbox.base, *SIZES[request.param]) as page:
        await expect(page.locator("#title")).to_have_text("lobby")
        yield page


async def command(page: Page, typed: str) -> None:
    """Types a command and takes the first completion; the line for its options is then open."""
    await page.locator("#say").press_sequentially(typed)
    await expect(page.locator(".suggestions .option.lit")).to_be_visible()
    await page.keyboard.press("Tab")
    await expect(page.locator(".command-line")).to_be_visible()


async def show_panel(page: Page) -> Locator:
    await command(page, "/panel")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")
    panel = page.locator(".message", has=page.locator(".container")).last
    await expect(panel).to_be_visible()
    return panel


async def test_command_with_live_completion_by_keyboard(page: Page) -> None:
    await command(page, "/pl")
    await page.keyboard.type("foun")
    await expect(page.locator(".suggestions .option")).to_have_count(1)
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    answer = page.locator(".message.ephemeral")
    await expect(answer).to_contain_text("move 7 x1")
    await expect(answer).to_contain_text("Only you can see this")
    await answer.get_by_text("Dismiss message").click()
    await expect(answer).to_have_count(0)


async def test_panel_picture_button_and_select(page: Page) -> None:
    panel = await show_panel(page)
    picture = panel.locator(".picture img")
    await expect(picture).to_have_attribute("alt", "The board; reachable places are lit.")
    await page.wait_for_function("[...document.images].every((image) => image.complete && image.naturalWidth > 0)")
    await panel.get_by_role("button", name="Count 0").click()
    await expect(panel).to_contain_text("pressed 1 times")
    await panel.locator(".select").first.click()
    await expect(page.locator("dialog .option")).to_have_count(8)
    await page.locator("dialog .filter").fill("leave an assistant")
    await expect(page.locator("dialog .option")).to_have_count(8)
    await page.locator("dialog .filter").fill("carav")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message.ephemeral")).to_contain_text("You chose move 6")


async def test_picture_opens_at_full_size(page: Page) -> None:
    panel = await show_panel(page)
    await panel.locator(".picture").click()
    box = await page.locator(".lightbox img").bounding_box()
    assert box is not None
    assert box["width"] > (await panel.locator(".picture img").bounding_box() or {"width": 0})["width"]
    await page.keyboard.press("Escape")
    await expect(page.locator(".lightbox")).to_have_count(0)


async def test_form_is_filled_in_and_sent(page: Page) -> None:
    panel = await show_panel(page)
    await panel.get_by_role("button", name="Ask").click()
    form = page.locator("dialog.modal")
    await expect(form.locator("h2")).to_have_text("Settings of this game")
    await form.get_by_text("spice", exact=True).click()
    await form.get_by_text("brisk", exact=True).click()
    await form.locator("input[maxlength='50']").fill("hello")
    await form.get_by_role("button", name="Submit").click()
    await expect(page.locator(".message.ephemeral")).to_contain_text("['spice'] brisk 'hello' [] False")
    await expect(form).to_have_count(0)


async def test_unanswered_press_says_so(page: Page, sandbox: SandboxProcess, bot: Any) -> None:
    panel = await show_panel(page)
    await bot.kill()
    await sandbox.deadlines(answer_s=0.5)
    await expect(page.locator("#title")).to_contain_text("offline")
    await panel.get_by_role("button", name="Count 0").click()
    await expect(panel).to_contain_text("This interaction failed")


async def test_ping_shows_with_the_person_and_the_channel(page: Page, ada: Person) -> None:
    await ada.slash("/game invite", channel="table-one", who="Ben")
    phone = await page.locator("#open-drawer").is_visible()
    if phone:
        await expect(page.locator("#people .only-phone .badge")).to_have_text("1")
        await page.locator("#people .only-phone").click()
        await expect(page.locator("dialog .option", has_text="Ben")).to_contain_text("1 ping")
        await page.locator("dialog .option", has_text="Ben").click()
        await page.locator("#open-drawer").click()
    else:
        await page.get_by_role("button", name="Play as Ben, 1 ping").click()
    row = page.locator(".channel", has_text="table-one")
    await expect(row.locator(".badge")).to_have_text("1")
    await row.click()
    await expect(page.locator(".message.pinged")).to_contain_text("@Ben is invited by Ada.")
    await expect(row.locator(".badge")).to_have_count(0)


async def test_nothing_is_wider_than_the_screen_and_the_end_stays_in_view(page: Page, ada: Person) -> None:
    await ada.slash("/texts")
    for _ in range(3):
        await ada.slash("/panel")
    await expect(page.locator(".message .container")).to_have_count(3)
    await page.wait_for_function("[...document.images].every((image) => image.complete)")
    await page.wait_for_function(AT_ITS_END)
    assert await page.evaluate(TOO_WIDE) == []


async def test_new_channel_is_made_and_entered(page: Page) -> None:
    if await page.locator("#open-drawer").is_visible():
        await page.locator("#open-drawer").click()
    await page.get_by_role("button", name="New channel").click()
    await page.locator("#asked").fill("Table three")
    await page.keyboard.press("Enter")
    await expect(page.locator("#title")).to_have_text("table-three")


async def test_keyboard_stays_on_the_pressed_button(page: Page) -> None:
    panel = await show_panel(page)
    await panel.get_by_role("button", name="Count 0").focus()
    for n in (1, 2):
        await page.keyboard.press("Enter")
        await expect(panel).to_contain_text(f"pressed {n} times")
    await expect(panel.get_by_role("button", name="Count 2")).to_be_focused()


async def test_mention_by_name(page: Page, ben: Person) -> None:
    await page.locator("#say").fill("Come over, @Ben!")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message")).to_contain_text("Come over, @Ben!")
    assert await ben.pings() == 1
