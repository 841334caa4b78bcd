"""The eight characters by id, in the order of the rulebook's supplement."""

from typing import Final

from engine.marco_polo.characters.berke import Berke
from engine.marco_polo.characters.caprini import Caprini
from engine.marco_polo.characters.character import Character
from engine.marco_polo.characters.kubilai import Kubilai
from engine.marco_polo.characters.matteo import Matteo
from engine.marco_polo.characters.mercator import Mercator
from engine.marco_polo.characters.niccolo_marco import NiccoloMarco
from engine.marco_polo.characters.raschid import Raschid
from engine.marco_polo.characters.rubruk import Rubruk

CHARACTERS: Final[dict[str, Character]] = {
    character.id: character
    for character in (
        Raschid(),
        Matteo(),
        Berke(),
        Mercator(),
        NiccoloMarco(),
        Rubruk(),
        Caprini(),
        Kubilai(),
    )
}
