from engine.marco_polo.amounts import cost
from engine.marco_polo.characters.character import Character


class NiccoloMarco(Character):
    """Two figures share the steps of every movement; a camel each round (DE:660-670)."""

    id = "niccolo-marco"
    name = "Niccolò and Marco Polo"
    figures = 2
    round_income = cost(camel=1)
