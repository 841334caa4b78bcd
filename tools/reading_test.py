"""Measures how well people read the pictures; docs/pictures.md says how.

python -m tools.reading_test make FOLDER [PICTURE ...] [--seed N] [--late]
python -m tools.reading_test mark FOLDER/truth.json ANSWERS [ANSWERS ...]
"""

import argparse
import io
import json
from collections import Counter, defaultdict
from pathlib import Path
from statistics import median
from typing import Any

from PIL import Image

from render.encode import to_webp
from render.games import pictures
from tools.reading.marking import answers_in, is_right
from tools.reading.question import AT_PHONE, Subject
from tools.reading.sittings import SITTINGS, vocabulary

SEED = 7_041
WIDTHS = {"full": 0, "550": 550, "370": 370}
HEAD = f"""# Reading test

Write `## {{picture}} {{size}}`, such as `## mocha 370`, and below it your answers, one a line with its number: `3. 12`.
Answer from the picture alone, or from both where there are two. Write "cannot tell" rather than guess. The first
{AT_PHONE} questions of each picture are those that must hold at 370 pixels.
"""


def make(folder: Path, seed: int, titles: list[str], phase: str = "middle") -> None:
    """Writes the readers' folder with pictures and sheets, and the truth beside it. Raises ValueError if there is no
    such picture, or if the seed gives no position to ask about."""
    if unknown := set(titles) - set(SITTINGS):
        raise ValueError(f"no picture is called {', '.join(unknown)}; there are {', '.join(SITTINGS)}")
    readers = folder / "readers"
    readers.mkdir(parents=True, exist_ok=True)
    truth: dict[str, Any] = {}
    for title in titles:
        sitting = SITTINGS[title]
        subject = sitting.subject(seed, phase)
        questions = sitting.questions(subject)
        for picture in sitting.pictures:
            drawn = pictures(sitting.game)[picture](sitting.scene(subject))
            _save(to_webp(drawn), readers, title if len(sitting.pictures) == 1 else f"{title}-{picture}")
        lines = [f"{number}. {question.text}" for number, question in enumerate(questions, 1)]
        sheet = [HEAD, f"## {title}", "", _who_is_who(subject), "", *lines, ""]
        (readers / f"{title}.md").write_text("\n".join(sheet), encoding="utf-8")
        truth[title] = {
            "questions": [question._asdict() for question in questions],
            "vocabulary": vocabulary(sitting, subject),
        }
    (folder / "truth.json").write_text(json.dumps(truth, indent=1, ensure_ascii=False), encoding="utf-8")


def _who_is_who(subject: Subject) -> str:
    """Everybody's colour, which the post says too; not in turn order, which is asked for."""
    seats = sorted(zip(subject.names, subject.view.seats, strict=True))
    return "Players: " + ", ".join(f"{name} ({seat.colour})" for name, seat in seats) + "."


def _save(webp: bytes, folder: Path, title: str) -> None:
    """As Discord gets it, at the widths at which clients show it."""
    whole = Image.open(io.BytesIO(webp)).convert("RGB")
    for size, width in WIDTHS.items():
        high = round(whole.height * width / whole.width)
        shown = whole.resize((width, high), Image.Resampling.LANCZOS) if width else whole
        shown.save(folder / f"{title}-{size}.png")


def mark(truth: dict[str, Any], texts: list[str]) -> str:
    """Each answer right or wrong, the sums and their medians, and what most readers missed. Raises ValueError for
    answers about another picture."""
    lines: list[str] = []
    missed: Counter[str] = Counter()
    sums: defaultdict[str, list[tuple[int, int]]] = defaultdict(list)
    for reader, text in enumerate(texts, 1):
        for heading, answers in answers_in(text).items():
            asked = truth.get(heading.rsplit(" ", 1)[0])
            if asked is None:
                raise ValueError(f"no picture is called {heading!r}; there are {', '.join(truth)}")
            lines.append(f"reader {reader}, {heading}")
            right = []
            for number, question in enumerate(asked["questions"], 1):
                answer = answers.get(number, "")
                right.append(is_right(question["kind"], question["truth"], answer, asked["vocabulary"]))
                result = "right" if right[-1] else f"WRONG, it is {question['truth']}"
                lines.append(f"  {number:2}. {question['text']} — {answer or '(no answer)'} — {result}")
                missed[f"  {heading}: {number}. {question['text']}"] += not right[-1]
            sums[heading].append((sum(right), sum(right[:AT_PHONE])))
    lines += ["", "right of 20, of the 15 for 370 pixels, and the medians"]
    for heading, sums_of_readers in sums.items():
        all_20, at_phone = ([pair[index] for pair in sums_of_readers] for index in (0, 1))
        lines.append(f"  {heading}: {all_20} {at_phone}, medians {median(all_20):g} and {median(at_phone):g}")
    most = [question for question, count in missed.items() if 2 * count > len(texts)]
    return "\n".join([*lines, "", "missed by more than half of the readers", *most])


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.reading_test", description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make", help="draw the pictures and write the sheets")
    making.add_argument("folder", type=Path)
    making.add_argument("--seed", type=int, default=SEED)
    making.add_argument("--late", action="store_const", const="late", default="middle", help="positions late in a game")
    making.add_argument("pictures", nargs="*", metavar="PICTURE", help=", ".join(SITTINGS))
    marking = commands.add_parser("mark", help="mark answers")
    marking.add_argument("truth", type=Path)
    marking.add_argument("answers", type=Path, nargs="+")
    arguments = parser.parse_args()
    try:
        if arguments.command == "make":
            make(arguments.folder, arguments.seed, arguments.pictures or list(SITTINGS), arguments.late)
        else:
            truth = json.loads(arguments.truth.read_text(encoding="utf-8"))
            print(mark(truth, [path.read_text(encoding="utf-8") for path in arguments.answers]))
    except ValueError as problem:
        parser.error(str(problem))


if __name__ == "__main__":
    main()
