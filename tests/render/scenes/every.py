"""All hand-made scenes by name."""

from tests.render.scenes.base import BASE
from tests.render.scenes.expansions import EXPANSIONS

SCENES = BASE | EXPANSIONS
