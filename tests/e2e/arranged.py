"""The bot with its games arranged. With ARRANGED_SEED all have this seed, so that a test meets the same game in every
run; with ARRANGED_RUBIES those of Istanbul end with so many, with ARRANGED_ROUNDS those of Marco Polo have so many;
with ARRANGED_BLANK all pictures are blank, and soon drawn; with ARRANGED_LOCALES the languages are those of this
folder. A press that is handed over has as much more time as answers have (`ANSWER_S`)."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PIL import Image

from db.postgresql import cluster
from host.finished import proof
from host.lobby import start
from operation import command_line
from render import studio
from render.games import pictures
from tests.support.second_language import speak_from
from tests.support.short_games import end_after, end_with

cluster.TAKEN_WITHIN_S *= 5
if "ARRANGED_SEED" in os.environ:
    seed = bytes.fromhex(os.environ["ARRANGED_SEED"])
    start.seed_from = proof.seed_from = lambda *_: seed
if "ARRANGED_RUBIES" in os.environ:
    end_with(int(os.environ["ARRANGED_RUBIES"]))
if "ARRANGED_ROUNDS" in os.environ:
    end_after(int(os.environ["ARRANGED_ROUNDS"]))
if "ARRANGED_LOCALES" in os.environ:
    speak_from(Path(os.environ["ARRANGED_LOCALES"]))
if "ARRANGED_BLANK" in os.environ:
    blank = Image.new("RGB", (176, 112))
    studio.pictures = lambda game: dict.fromkeys(pictures(game), lambda scene: blank)
    studio.drawing = lambda game, name: lambda scene: blank

if __name__ == "__main__":
    sys.exit(command_line.main())
