"""All hand-made scenes by name."""

from tests.render.scenes_base import BASE
from tests.render.scenes_expansions import EXPANSIONS

SCENES = BASE | EXPANSIONS
