"""The `Rules` of Istanbul: connects the modules of this folder to the contract of engine.core.rules."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from engine.core.contracts import Access
from engine.core.corrections import Field
from engine.core.decision import Decision, Script
from engine.core.dice import Dice
from engine.core.judge import Judge
from engine.core.rules import Decks, JsonObject, Rules
from engine.core.standings import Standing
from engine.core.trial import Trial
from engine.istanbul import corrections, hidden, storage, upgrades
from engine.istanbul.cards.table import CARDS, SETS
from engine.istanbul.contracts import Components
from engine.istanbul.events import CONTESTS, EVENT_TYPES, Event, GainedRuby
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.merchant.judge import IstanbulJudge
from engine.istanbul.names import COLOURS
from engine.istanbul.notation import END
from engine.istanbul.places.table import PLACES
from engine.istanbul.reading import ahead, shortcuts
from engine.istanbul.reading.outlook import Outlook, outlook
from engine.istanbul.reading.view import View, standings_of, view_of
from engine.istanbul.rookie import choosers
from engine.istanbul.setup import decks, start
from engine.istanbul.setup import options as option_rules
from engine.istanbul.state import State
from engine.istanbul.turn import turn

if TYPE_CHECKING:
    from random import Random


class Istanbul(Rules[State, View, Outlook, Event]):
    """The rules of Istanbul."""

    name = "istanbul"
    version = 2
    colours = COLOURS
    min_seats = min(option_rules.SEATS)
    max_seats = max(option_rules.SEATS)
    option_fields = option_rules.OPTIONS
    event_types = EVENT_TYPES
    view_type = View
    upgrades: ClassVar[Mapping[int, Callable[[JsonObject], JsonObject]]] = {1: upgrades.from_version_1}
    shortcut_kinds = shortcuts.KINDS
    prizes = (GainedRuby,)
    habit_kinds = shortcuts.HABITS
    turn_end = END
    ahead_lists = frozenset({ahead.KIOSK})
    components: ClassVar[Components[State]] = Components(SETS, CARDS, GUILD_CARDS, KIOSK_TILES, PLACES)

    def begin_turn_of(self, state: State, seat: int) -> bool:
        first, count = state.start, len(state.seats)
        had_last = state.final_round and (seat - first) % count < (state.active - first) % count
        state.active = seat
        return state.stage != "final" and not state.over and not had_last

    def ahead_values(self, state: State) -> Mapping[str, Sequence[str]]:
        return ahead.values(state)

    def answer_ahead(self, ahead_values: Mapping[str, str], decision: Decision) -> str | None:
        return ahead.answer(ahead_values, decision)

    def check_options(self, options: Mapping[str, str], seats: int | None) -> dict[str, str]:
        return option_rules.check(options, seats)

    def possible_options(self, options: Mapping[str, str], seats: int | None) -> dict[str, tuple[str, ...]]:
        """The values of each option that go with the others, the default first; none: the option does not apply."""
        return option_rules.possible(options, seats)

    def decks(self, options: Mapping[str, str], seats: int) -> dict[str, list[str]]:
        return decks.decks(self.components, option_rules.setup_of(options, seats))

    def laid_out(self, view: View) -> dict[str, list[str]]:
        return start.laid_out(view)

    def new_state(
        self, options: Mapping[str, str], colours: Sequence[str], dice: Dice, decks: Decks, version: int
    ) -> State:
        return start.new_state(self.components, options, colours, dice, decks, version)

    def script(self, state: State) -> Script[None]:
        return turn.script(state)

    def view(self, state: State, seat: int | None) -> View:
        return view_of(state, seat)

    def outlook(self, trial: Trial[State]) -> Outlook:
        return outlook(trial)

    def leads(self, state: State, decision: Decision) -> Sequence[str]:
        return shortcuts.leads(decision)

    def hidden(self, state: State, seat: int) -> list[list[str]]:
        return hidden.hidden(state, seat)

    def piles(self, state: State) -> list[list[str]]:
        return hidden.piles(state)

    def round_of(self, before: View, after: View) -> int:
        """At a boundary the round that begins is counted, after the last turn too."""
        return after.round - 1 if after.stage == "final" else before.round

    def standings(self, view: View) -> tuple[Standing, ...]:
        return standings_of(view)

    def is_contest(self, event: Event) -> bool:
        return isinstance(event, CONTESTS)

    def fields(self, state: State, seat: int) -> list[Field]:
        return corrections.fields(state, seat)

    def correct(self, state: State, seat: int, name: str, value: str) -> None:
        corrections.correct(state, seat, name, value)

    def dump(self, state: State) -> JsonObject:
        return storage.dump(state)

    def load(self, data: JsonObject, dice: Dice) -> State:
        return storage.load(data, self.components, dice)

    def rookie(self, access: Access[View, Outlook], rng: "Random") -> str:
        return choosers.choose(access, rng)

    @property
    def judge(self) -> Judge[View]:
        return JUDGE


JUDGE: Final = IstanbulJudge()
ISTANBUL: Final = Istanbul()
