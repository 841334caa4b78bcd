"""The menus of the rules."""

import discord
import pytest

from cogs.rules import topic_menus
from cogs.shared.routes import RoutedMenu
from words.games import GAMES
from words.speech import ENGLISH, words


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_menu_has_a_name_of_its_own(game: str) -> None:
    rows = [part for part in topic_menus(words(ENGLISH), game).parts if isinstance(part, discord.ui.ActionRow)]
    menus = [item for row in rows for item in row.children if isinstance(item, RoutedMenu)]
    assert len(menus) == len(rows) > 0
    assert len({menu.item.placeholder for menu in menus}) == len(menus)
