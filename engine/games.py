"""Every game there is: importing this module registers them."""

from engine.core.game import register
from engine.istanbul.game import ISTANBUL

register(ISTANBUL)
