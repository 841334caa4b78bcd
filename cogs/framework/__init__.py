"""The tools that every cog is written with. This is the door; the modules behind it know no cog and no client."""

from cogs.framework.access import is_manager, seen_game, seen_game_here, sees
from cogs.framework.answering import answer, follow_up, retry_once, say_first, say_privately, take_away
from cogs.framework.commands import GAME_CHOICES, slash, slash_reply
from cogs.framework.emblems import Signs
from cogs.framework.form import Form, show_form
from cogs.framework.language import (
    ago,
    duration,
    guild_words,
    mention,
    names_of,
    plain_names_of,
    reader_signs,
    reader_words,
    server_signs,
    server_words,
)
from cogs.framework.permissions import missing_permissions, permissions_notice
from cogs.framework.pictures import draw, draw_end, draw_topic, reader_style, server_style
from cogs.framework.reply import NO_MENTIONS, Picture, Reply, ScreenName, text_reply
from cogs.framework.routes import (
    AT_MOST_ONE,
    BUTTON,
    NUMBER,
    ONE_VALUE,
    Pressed,
    button,
    custom_id,
    handles,
    menu,
    menu_option,
    replies,
)
from cogs.framework.services import Interaction, ServiceClient, Services

__all__ = [
    "AT_MOST_ONE",
    "BUTTON",
    "GAME_CHOICES",
    "NO_MENTIONS",
    "NUMBER",
    "ONE_VALUE",
    "Form",
    "Interaction",
    "Picture",
    "Pressed",
    "Reply",
    "ScreenName",
    "ServiceClient",
    "Services",
    "Signs",
    "ago",
    "answer",
    "button",
    "custom_id",
    "draw",
    "draw_end",
    "draw_topic",
    "duration",
    "follow_up",
    "guild_words",
    "handles",
    "is_manager",
    "mention",
    "menu",
    "menu_option",
    "missing_permissions",
    "names_of",
    "permissions_notice",
    "plain_names_of",
    "reader_signs",
    "reader_style",
    "reader_words",
    "replies",
    "retry_once",
    "say_first",
    "say_privately",
    "seen_game",
    "seen_game_here",
    "sees",
    "server_signs",
    "server_style",
    "server_words",
    "show_form",
    "slash",
    "slash_reply",
    "take_away",
    "text_reply",
]
