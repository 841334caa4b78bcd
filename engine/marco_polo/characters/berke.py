from engine.marco_polo.characters.character import Character


class Berke(Character):
    """Pays nothing for occupied spaces; occupied city cards stay closed (DE:615-621)."""

    id = "berke"
    name = "Berke Khan"
    pays_for_occupied = False
