"""Forms in which something is typed: one field, how long, and what happens to one from before a restart.

A form is known to the process that showed it, until it is sent; discord.py passes over any other in silence."""

import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import discord

from cogs.framework import limits
from cogs.framework.answering import say_privately
from cogs.framework.errors import tell
from cogs.framework.language import know_reader, reader_words
from cogs.framework.reply import text_reply
from cogs.framework.services import Interaction
from words.shapes import clipped

_KNOWN: Final = "known form"  # among the extras of an interaction
_LONGEST_TYPED: Final = 3000  # with the sentence before it in one message
FORM: Final = r"cf:(?P<shard>\d+):[0-9a-f]+"  # of the process that keeps it, until it is sent
Typed: TypeAlias = Callable[[Interaction, str], Awaitable[None]]


class Form(discord.ui.Modal):
    """`typed` is called with what the person sends; what it raises is told like all else. `longest`: characters that
    can be typed; `value`: what stands in the field before; `long`: whether it has several lines."""

    def __init__(
        self,
        title: str,
        label: str,
        typed: Typed,
        *,
        longest: int,
        example: str = "",
        value: str = "",
        long: bool = False,
    ) -> None:
        super().__init__(title=clipped(title, limits.FORM_TITLE))
        self._typed = typed
        style = discord.TextStyle.paragraph if long else discord.TextStyle.short
        self.field: discord.ui.TextInput[Any] = discord.ui.TextInput(
            placeholder=clipped(example, limits.FIELD_EXAMPLE) or None,
            default=value or None,
            required=False,
            max_length=longest,
            style=style,
        )
        self.add_item(discord.ui.Label(text=clipped(label, limits.FORM_TITLE), component=self.field))

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        interaction.extras[_KNOWN] = True
        await know_reader(interaction)
        await self._typed(interaction, self.field.value)

    async def on_error(self, interaction: discord.Interaction[Any], error: Exception, /) -> None:  # type: ignore[override]
        await tell(interaction, error)


async def show_form(interaction: Interaction, form: Form) -> None:
    shard = interaction.client.services.host.db.shards.ids[0]
    form.custom_id = f"cf:{shard}:{secrets.token_hex(16)}"
    await interaction.response.send_modal(form)


async def tell_unknown_form(interaction: Interaction) -> None:
    """Says that a form which this process does not know, such as one from before it was started again, does nothing any
    more, and gives back what was typed. To be called when discord.py has begun to deal with the form."""
    if _KNOWN in interaction.extras:
        return
    sent: Any = interaction.data or {}
    await know_reader(interaction)
    typed = "\n".join(str(part["component"].get("value", "")) for part in sent.get("components", ()))
    w, typed = reader_words(interaction), clipped(typed, _LONGEST_TYPED)
    text = w.say("error-unknown-form-typed", text=typed) if typed.strip() else w.say("error-unknown-form")
    await say_privately(interaction, text_reply(text))
