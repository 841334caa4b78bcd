"""Istanbul as the host sees it: its name, version, colours, numbers of players, and where each part of its rules
stands."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from engine.core.dice import Dice
from engine.core.rules import Decks, JsonObject, Rules
from engine.istanbul import corrections, hidden, storage
from engine.istanbul.cards.table import CARDS, SETS
from engine.istanbul.component_rows import Components
from engine.istanbul.events import CONTESTS, EVENT_TYPES, Event, GainedRuby, brought, gains
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.merchant.judge import IstanbulJudge
from engine.istanbul.names import COLOURS
from engine.istanbul.notation import END, declines, is_beside
from engine.istanbul.places.table import PLACES
from engine.istanbul.reading import ahead, outlook, shortcuts
from engine.istanbul.reading.assets import assets
from engine.istanbul.reading.view import View, standings_of, view_of
from engine.istanbul.rookie import choosers
from engine.istanbul.rookie.shortcuts import shortcut_worth
from engine.istanbul.setup import decks, start
from engine.istanbul.setup import options as option_rules
from engine.istanbul.state import State
from engine.istanbul.turn import turn


class Istanbul(Rules[State, View, outlook.Outlook, Event]):
    name = "istanbul"
    components: ClassVar[Components[State]] = Components(SETS, CARDS, GUILD_CARDS, KIOSK_TILES, PLACES)
    version = max(2, components.changed_in)  # a change that stands in no row is counted here
    colours = COLOURS
    min_seats = min(option_rules.SEATS)
    max_seats = max(option_rules.SEATS)
    option_fields = option_rules.OPTIONS
    event_types = EVENT_TYPES
    view_type = View
    shortcut_kinds = shortcuts.KINDS
    prizes = (GainedRuby,)
    habit_kinds = shortcuts.HABITS
    ends_with_enough = True
    turn_end = END
    ahead_lists = frozenset({ahead.KIOSK})
    judge = IstanbulJudge()

    ahead_values = staticmethod(ahead.values)
    answer_ahead = staticmethod(ahead.answer)
    check_options = staticmethod(option_rules.check)
    possible_options = staticmethod(option_rules.possible)
    laid_out = staticmethod(start.laid_out)
    script = staticmethod(turn.script)
    view = staticmethod(view_of)
    piles = staticmethod(hidden.piles)
    hidden = staticmethod(hidden.hidden)
    standings = staticmethod(standings_of)
    fields = staticmethod(corrections.fields)
    correct = staticmethod(corrections.correct)
    dump = staticmethod(storage.dump)
    rookie = staticmethod(choosers.choose)
    outlook = staticmethod(outlook.outlook)
    onward = staticmethod(shortcuts.onward)
    settled = staticmethod(shortcuts.settled)
    indifferent = staticmethod(shortcuts.indifferent)
    beside = staticmethod(is_beside)
    declines = staticmethod(declines)
    gains = staticmethod(gains)
    brought = staticmethod(brought)
    assets = staticmethod(assets)
    answers_at_once = staticmethod(shortcuts.tile_uses)
    shortcut_worth = staticmethod(shortcut_worth)

    def begin_turn_of(self, state: State, seat: int) -> bool:
        first, count = state.start, len(state.seats)
        in_next_round = (seat - first) % count < (state.active - first) % count
        had_last = state.final_round and in_next_round
        state.round += in_next_round
        state.turn += (seat - state.active) % count
        state.active = seat
        return state.stage != "final" and not state.over and not had_last

    def decks(self, options: Mapping[str, str], seats: int, version: int) -> dict[str, list[str]]:
        return decks.decks(self.components, option_rules.setup_of(options, seats), version)

    def new_state(
        self, options: Mapping[str, str], colours: Sequence[str], dice: Dice, decks: Decks, version: int
    ) -> State:
        return start.new_state(self.components, options, colours, dice, decks, version)

    def round_of(self, before: View, after: View) -> int:
        """At a boundary the round that begins is counted, after the last turn too."""
        return after.round - 1 if after.stage == "final" else before.round

    def is_contest(self, event: Event) -> bool:
        return isinstance(event, CONTESTS)

    def load(self, data: JsonObject, dice: Dice) -> State:
        return storage.load(data, self.components, dice)


ISTANBUL: Final = Istanbul()
