"""Istanbul behind the contract of engine.core.game."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from engine.core.decision import Script
from engine.core.dice import Dice
from engine.core.options import Option
from engine.core.position import Position
from engine.istanbul import final, rookie, setup, state, turn, view
from engine.istanbul import options as option_rules
from engine.istanbul.cards import all as all_cards
from engine.istanbul.guild import all as all_guild_cards
from engine.istanbul.guild.deck import APART
from engine.istanbul.kiosk import all as all_kiosk_tiles
from engine.istanbul.kiosk.tile import FIRST as FIRST_TILE
from engine.istanbul.names import COLOURS
from engine.istanbul.outlook import Outlook, outlook
from engine.istanbul.places import all as all_places


class Istanbul:
    """The registered state."""

    name: Final = "istanbul"
    rules_version: Final = 1
    colours: Final = COLOURS
    min_seats: Final = min(option_rules.SEATS)
    max_seats: Final = max(option_rules.SEATS)
    option_fields: Sequence[Option] = option_rules.OPTIONS
    parts: Final = (all_cards.ALL, all_places.ALL, all_guild_cards.ALL, all_kiosk_tiles.ALL)

    def check_options(self, options: Mapping[str, str], seats: int | None) -> dict[str, str]:
        return option_rules.check(options, seats)

    def possible_options(self, options: Mapping[str, str], seats: int | None) -> dict[str, tuple[str, ...]]:
        """The values of each option that go with the others, the default first; none: the option does not apply."""
        return option_rules.possible(options, seats)

    def new_state(self, options: Mapping[str, str], colours: Sequence[str], dice: Dice) -> state.State:
        return setup.new_state(options, colours, dice)

    def script(self, state: state.State) -> Script[None]:
        return turn.script(state)

    def view(self, state: state.State, seat: int | None) -> view.View:
        return view.view_of(state, seat)

    def outlook(self, position: Position, seat: int, notation: str) -> Outlook:
        return outlook(position, seat, notation)

    def hidden(self, state: state.State, seat: int) -> list[list[list[int]]]:
        bonus_cards = [state.deck, *(other.hand for other in state.seats)]
        guild_cards = [state.guild_deck, *(other.guild for other in state.seats)]
        return [bonus_cards, guild_cards, [state.letters], [state.kiosk]]

    def seen(self, state: state.State, seat: int) -> set[int]:
        own = state.seats[seat]
        cards = {*own.hand, *state.discard, *own.guild, *state.guild_discard, state.guild_card + APART}
        letters = {letter for other in state.seats for letter in (*other.letters, *other.delivered)}
        return cards | letters | {*state.letters_used, *state.kiosk_open, *state.kiosk_used, state.kiosk_tile + FIRST_TILE}

    def result(self, state: state.State) -> dict[str, Any]:
        standings = [final.standing(state, seat) for seat in range(len(state.seats))]
        return {"winners": list(final.winners(state)), "standings": [list(one) for one in standings]}

    def dump(self, state: state.State) -> dict[str, Any]:
        return {**state.dump(state), "options": dict(state.setup.options)}

    def load(self, data: dict[str, Any], dice: Dice) -> state.State:
        return state.load(data, option_rules.setup_of(data["options"], len(data["seats"])), dice)

    def rookie(self, access: Any, rng: Random) -> str:
        return rookie.choose(access, rng)


ISTANBUL: Final = Istanbul()
