"""Writes what the bot tells of the rules of each game as plain text, for somebody who reads nothing else.

`python -m tools.proof_sheets FOLDER` makes FOLDER/<game>.txt: the game in one minute, its chapters, and every entry of
the look-up.
"""

import sys
from pathlib import Path

from engine.games import rules_of
from words.games import GAMES, game_words
from words.speech import words


def sheet(game: str) -> str:
    """All that is told of a game with everything it can have."""
    w, speech = words(), game_words(game)
    options = rules_of(game).check_options({}, None)
    minute = speech.minute(w, options, None)
    parts = [f"# {w.say('minute-title', game=speech.title(w))}\n", minute.aim, *minute.others, ""]
    for chapter in speech.chapters(w):
        parts += [f"# {chapter.title}\n", chapter.text, ""]
    for section in dict.fromkeys(topic.section for topic in speech.topics(w)):
        parts.append(f"# {section}\n")
        parts += [f"{speech.look_up(w, topic.key)}\n" for topic in speech.topics(w) if topic.section == section]
    return "\n".join(parts).replace("**", "").replace("-# ", "")


def main() -> None:
    """Raises SystemExit where no folder is named."""
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for game in sorted(GAMES):
        (folder / f"{game}.txt").write_text(sheet(game), "utf-8")


if __name__ == "__main__":
    main()
