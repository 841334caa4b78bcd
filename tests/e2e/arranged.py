"""The bot with its games arranged: all have the seed ARRANGED_SEED, so that a test meets the same game in every run,
and those of Istanbul end with ARRANGED_RUBIES, if it is set."""

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import bot
from host import chance, start
from tests.support.few_rubies import end_with

SEED = bytes.fromhex(os.environ["ARRANGED_SEED"])

start.seed_from = chance.seed_from = lambda *_: SEED
if "ARRANGED_RUBIES" in os.environ:
    end_with(int(os.environ["ARRANGED_RUBIES"]))

if __name__ == "__main__":
    sys.exit(bot.main())
