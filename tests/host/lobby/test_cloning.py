"""A lobby like an earlier game: the same options and layout, a secret of its own."""

import pytest

from db import Change
from engine.core.rules import Unreadable
from engine.games import rules_of
from host.lobby.again import template_like
from host.lobby.game_options import set_options
from host.lobby.view import SET_UP
from host.turn import looking
from host.upkeep.upkeep import check
from tests.host.desk import ADA, BEN, CHLOE, Desk

RANDOM = {
    "istanbul": {"expansion": "mocha", "layout": "random"},
    "marco_polo": {"city-bonuses": "random", "characters": "drafted"},
}


@pytest.mark.parametrize("game", sorted(RANDOM))
async def test_a_game_is_laid_out_like_another_and_all_else_is_drawn(desk: Desk, game: str) -> None:
    rules = rules_of(game)
    old = await desk.host.game(await desk.begin(game, ADA, BEN, options=RANDOM[game]))
    template = await template_like(desk.host, old)
    assert template.left_out == ()
    for _ in range(2):
        view = await desk.open(game, CHLOE, ADA, like=template)
        laid = rules.laid_out((await looking.history(desk.host, old.id)).first_view)
        assert (view.like, view.laid_out, rules.laid_out(view.example()[0])) == (old.id, laid, laid)
        await desk.lobby.start(view.row.id, CHLOE, False, interaction_id=desk.interaction())
        new = await desk.host.game(view.row.id)
        assert (new.options["game"], new.options.get(SET_UP)) == (old.options["game"], None)
        assert new.secret != old.secret and new.seed != old.seed
        first = (await looking.history(desk.host, new.id)).first_view
        assert rules.laid_out(first) == laid != {}
        desk.restart()
        assert (await check(desk.host, new.id)).good
        old, template = new, await template_like(desk.host, new)  # and one like that again


async def test_with_other_options_it_is_laid_out_anew(desk: Desk) -> None:
    old = await desk.host.game(await desk.begin("istanbul", ADA, BEN, options=RANDOM["istanbul"]))
    view = await desk.open("istanbul", ADA, like=await template_like(desk.host, old))
    press, chosen = desk.interaction(), {"expansion": "letters", "layout": "random"}
    view = await set_options(desk.lobby, view.row.id, ADA, False, chosen, interaction_id=press)
    assert (view.like, view.laid_out) == (old.id, {})


async def test_of_a_printed_layout_the_options_are_enough(desk: Desk) -> None:
    old = await desk.host.game(await desk.begin("istanbul", ADA, BEN, options={"layout": "long"}))
    template = await template_like(desk.host, old)
    assert (template.options["game"]["layout"], template.left_out, SET_UP in template.options) == ("long", (), False)


async def test_options_that_are_gone_are_left_out_and_the_layout_with_them(desk: Desk) -> None:
    old = await desk.host.game(await desk.begin("istanbul", ADA, BEN, options=RANDOM["istanbul"]))
    change = Change(old.id)
    change.update_game(old.seq, options={**old.options, "game": {**old.options["game"], "camels": "three"}})
    await desk.database.write(change)
    template = await template_like(desk.host, await desk.host.game(old.id))
    assert template.left_out == ("camels", SET_UP) and SET_UP not in template.options


@pytest.mark.parametrize(
    ("game", "laid"),
    [
        ("istanbul", {"places": ["1", "2"]}),
        ("istanbul", {"places": [*map(str, range(1, 20)), "x"]}),
        ("marco_polo", {"laid-outposts": ["nowhere"]}),
        ("marco_polo", {"laid-markers": []}),
    ],
)
async def test_a_layout_that_cannot_be_is_not_taken_over(
    desk: Desk, game: str, laid: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    old = await desk.host.game(await desk.begin(game, ADA, BEN, options=RANDOM[game]))
    monkeypatch.setattr(type(rules_of(game)), "laid_out", lambda *_: laid)
    assert (await template_like(desk.host, old)).left_out == (SET_UP,)
    with pytest.raises(Unreadable):
        position = (await desk.host.table(old.id)).position
        decks = {**position.rules.decks(old.options["game"], 2, position.rules.version), **laid}
        position.rules.new_state(old.options["game"], ["red", "blue"], position.state.dice, decks, 3)
