"""Every game there is: importing this module registers them."""

from engine.core.game import register
from engine.istanbul.game import ISTANBUL
from engine.marco_polo.game import MARCO_POLO

register(ISTANBUL)
register(MARCO_POLO)
