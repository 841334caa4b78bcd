from engine.marco_polo.characters.character import Character


class Raschid(Character):
    """Sets every die when placing it, black ones too; no roll, hence no compensation (DE:594-604)."""

    id = "raschid"
    name = "Raschid ad-Din Sinan"
    rolls = False
