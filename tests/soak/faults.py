"""What should not come of a press: no answer, an error in words or in the log, a broken limit, a secret told."""

import re
from collections.abc import AsyncIterator
from typing import Final

from tests.soak.running import Running
from tests.soak.secrets_kept import SecretsKept
from tests.soak.whatever import Act
from tests.support import limits
from tests.support.live.bot import BotProcess
from tests.support.live.person import Json, Outcome

ANSWERS: Final = ("answered", "modal", "choices", "acknowledged")
WENT_WRONG: Final = re.compile(r"\(code [A-Z2-9]{4}-[A-Z2-9]{2}\)|This button no longer works")
LOGGED: Final = re.compile(r"^.*(?:\bERROR\b|\bCRITICAL\b|Traceback|does not make)", re.MULTILINE)
LOG_SHOWN: Final = 3000  # characters
REFUSED: Final = 400
RULES: Final = {
    "/rules", "cv:topics", "cm:topic", "cv:related", "cv:chapter", "cv:chapter-next", "cm:chapter-menu", "/play",
}  # fmt: skip
"""What tells of every card there is, or that is called like what was typed, whoever holds it."""
LATEST_S: Final = 6.0
"""For a first answer, twice what Discord gives: the machine has other work too."""


class Faults:
    """Looks at what came since it looked last."""

    def __init__(self, bot: BotProcess, running: Running) -> None:
        self._bot = bot
        self._secrets = SecretsKept(running)
        self._looked_at = 0
        self._read = 0

    async def after(self, act: Act, outcome: Outcome | None) -> list[str]:
        found = [*_answer(outcome), *await self._sent(), *self._logged()]
        if outcome is not None and act.kind not in RULES:
            told = self._secrets.told_to(int(await act.person.id()), outcome, act.game)
            told += self._secrets.seeds_in("\n".join([text async for text in self._files(outcome)]))
            found += [f"told {act.person.name}: {one}" for one in told]
        return found

    async def _files(self, outcome: Outcome) -> AsyncIterator[str]:
        """What stands in the files of an answer, pictures apart."""
        for file in (file for sight in outcome.messages for file in sight.data["attachments"]):
            if not file.get("content_type", "").startswith("image/"):
                async with self._bot.sandbox.session.get(file["url"]) as response:
                    yield await response.text()

    async def _sent(self) -> list[str]:
        """In everything sent, up to what Discord has not answered yet."""
        sent: list[Json] = await self._bot.sandbox.sent(self._looked_at)
        sent = sent[: next((number for number, entry in enumerate(sent) if entry["status"] is None), len(sent))]
        self._looked_at = sent[-1]["n"] if sent else self._looked_at
        found = [f"told everybody: {one}" for one in self._secrets.told(sent)]
        for entry in sent:
            found += [f"{entry['route']}: {one}" for one in limits.broken(entry["payload"], entry["files"])]
            if entry["status"] == REFUSED:
                found.append(f"{entry['route']} was refused: {entry.get('error')} {entry['payload']}")
        return found

    def _logged(self) -> list[str]:
        with self._bot.log_file.open("rb") as log:
            log.seek(self._read)
            fresh = log.read().decode(errors="replace")
            self._read = log.tell()
        found = LOGGED.search(fresh)
        return [f"logged: {fresh[found.start() :][:LOG_SHOWN]}"] if found else []


def _answer(outcome: Outcome | None) -> list[str]:
    if outcome is None or outcome.status not in ANSWERS:
        return ["it was not answered"]
    if outcome.answered_s is not None and outcome.answered_s > LATEST_S:
        return [f"it was answered after {outcome.answered_s:.1f} s"]
    return [f"it was told: {sight.text}" for sight in outcome.messages if WENT_WRONG.search(sight.text)]
