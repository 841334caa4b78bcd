from engine.marco_polo.characters.character import Character


class Matteo(Character):
    """A white die and a contract of the special pile in each round, the first included (DE:605-614)."""

    id = "matteo"
    name = "Matteo Polo"
    white_dice = 1
    round_contracts = 1
