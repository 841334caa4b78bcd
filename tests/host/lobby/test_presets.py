"""Options that people save, and what a later lobby takes of them."""

import pytest

from engine.core.decision import Refusal
from host.lobby.game_options import set_options
from host.lobby.presets import LONGEST_NAME, MOST, name_of, preset, preset_named, rename, save, take_over
from host.lobby.templates import template_of
from tests.host.desk import ADA, BEN, Desk


@pytest.mark.parametrize(
    ("typed", "name"), [("  Friday \n evening ", "Friday evening"), ("🐪\u202e x", "🐪 x"), ("a" * 40, "a" * 40)]
)
def test_a_name_stands_on_one_line(typed: str, name: str) -> None:
    assert name_of(typed) == name


@pytest.mark.parametrize(
    ("typed", "code"),
    [("", "preset_without_name"), (" \n\u200b", "preset_without_name"), ("a" * 41, "preset_name_too_long")],
)
def test_a_name_that_is_none_is_refused(typed: str, code: str) -> None:
    with pytest.raises(Refusal, match=code):
        name_of(typed)


async def test_options_of_a_lobby_are_saved_renamed_and_taken_over_by_another(desk: Desk) -> None:
    view = await desk.open("istanbul", ADA, options={"expansion": "letters", "deck": "both"}, order="joined")
    await set_options(desk.lobby, view.row.id, ADA, False, {"pace": "week"}, interaction_id=desk.interaction())
    view = await desk.lobby.view(view.row.id)
    assert await save(desk.host, ADA, view, " Friday ") == "Friday"
    with pytest.raises(Refusal, match="preset_exists"):
        await save(desk.host, ADA, view, "FRIDAY")
    found = await preset_named(desk.host, ADA, " friDAY ")
    assert found is not None and await preset_named(desk.host, BEN, "friday") is None
    with pytest.raises(Refusal, match="unknown_preset"):
        await rename(desk.host, BEN, found.id, "Mine")
    await rename(desk.host, ADA, found.id, "Sunday")
    found = await preset(desk.host, ADA, found.id)
    template = template_of(found.rules_name, found.options)
    assert (found.name, template.left_out, template.options["order"]) == ("Sunday", (), "joined")
    other = await desk.open("istanbul", BEN)
    with pytest.raises(Refusal, match="not_organiser"):
        await take_over(desk.lobby, other.row.id, ADA, False, template, interaction_id=desk.interaction())
    after = await take_over(desk.lobby, other.row.id, BEN, False, template, interaction_id=desk.interaction())
    assert (after.chosen, after.order, after.table_options) == (view.chosen, "joined", view.table_options)
    assert after.table_options["pace"] == "week"
    await desk.host.people.guild_settings.change(1, {"leaderboard": True})
    for rated, stored in (("yes", "no"), ("no", "yes")):  # as the server has it, whatever earlier versions saved
        like = template_of("istanbul", {**found.options, "rated": stored})
        assert (await desk.open("istanbul", ADA, like=like)).table_options["rated"] == rated
        await desk.host.people.guild_settings.change(1, {"leaderboard": False})
    toy = await desk.open("toy", ADA)
    with pytest.raises(Refusal, match="other_game"):
        await take_over(desk.lobby, toy.row.id, ADA, False, template, interaction_id=desk.interaction())


def test_of_an_earlier_version_s_options_those_are_taken_that_still_are() -> None:
    game = {"expansion": "letters", "camels": "three", "layout": "short", "deck": "both"}
    template = template_of("istanbul", {"game": game, "order": "by age", "pace": "year", "absence": "wait"})
    assert template.options["game"] == {"expansion": "letters", "deck": "both"}
    assert [template.options[name] for name in ("order", "pace", "absence")] == ["random", "day", "wait"]
    assert sorted(template.left_out) == ["camels", "layout", "order", "pace"]
    with pytest.raises(Refusal, match="bad_game"):
        template_of("chess", {})


async def test_as_many_are_kept_as_a_menu_shows(desk: Desk) -> None:
    view = await desk.open("toy", ADA)
    for number in range(MOST):
        await save(desk.host, ADA, view, f"{number:0{LONGEST_NAME}}")
    with pytest.raises(Refusal, match="too_many_presets"):
        await save(desk.host, ADA, view, "one more")
