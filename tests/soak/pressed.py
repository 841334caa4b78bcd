"""What a run of tests/soak/any_press.py did and found."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from cogs.framework.routes import BUTTON, MENU, PICKER, ROUTES
from tests.support.interactions import all_commands

DISCORD_S: Final = 3.0  # in which a first answer is taken


@dataclass
class Report:
    """`refused`: presses that a client does not let through; `seconds`, `acknowledged`: until all of each answer came,
    and until the first of it; `unmet`: commands and verbs that no press was about; `faults`: those of a run that goes
    on after them."""

    presses: int = 0
    refused: int = 0
    starts: int = 1
    met: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)
    games: dict[str, int] = field(default_factory=dict)
    played_on: int = 0
    unmet: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        late = sum(second > DISCORD_S for second in self.acknowledged)
        return [
            f"presses: {self.presses} ({self.refused} others a client refuses), starts of the bot: {self.starts}",
            f"first answers came within {max(self.acknowledged):.1f} s at most, {late} after {DISCORD_S:.0f} s",
            f"whole answers came within {max(self.seconds):.1f} s at most",
            f"games in the end: {', '.join(f'{count} {status}' for status, count in self.games.items())}",
            f"tables played on in the end: {self.played_on}",
            f"met: {', '.join(f'{kind} {count}' for kind, count in sorted(self.met.items()))}",
            f"never met: {', '.join(self.unmet) or 'nothing'}",
            f"faults: {len(self.faults)}",
        ]


async def unmet(met: Counter[str]) -> list[str]:
    commands = {f"/{one.qualified_name}" for one in all_commands() if hasattr(one, "parameters")}
    verbs = {verb for verb in ROUTES if not any(f"{kind}:{verb}" in met for kind in (BUTTON, MENU, PICKER))}
    return [*sorted(commands - met.keys()), *sorted(verbs)]
