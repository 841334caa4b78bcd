picture-round = Ronda
picture-stage-draft = Elección de personajes
picture-stage-goals = Elección de objetivos
picture-stage-bonuses = Inicio de la ronda
picture-stage-roll = Se tiran los dados

picture-space-coins = Monedas
picture-space-bazaar = Gran Bazar
picture-space-khan = Favor del Khan
picture-space-contracts = Contratos
picture-space-travel = Viajar
picture-space-black = Dados negros

picture-journey = Destino, coste y lo que te queda

## Tableros de jugador

picture-next-start = empieza la próxima
picture-left = más
picture-no-dice = sin dados por colocar

picture-character-raschid = Elige el valor de sus dados
picture-character-matteo = Cada ronda, dado blanco y contrato
picture-character-berke = No paga por casillas ocupadas
picture-character-mercator = 1 mercancía cuando otro va al bazar
picture-character-niccolo-marco = Dos figuras, y cada ronda { $camels ->
    [one] { $camels } camello
   *[other] { $camels } camellos
}
picture-character-rubruk = Puestos en cada ciudad del camino, y { $posts } más
picture-character-caprini = De un oasis a otro, y cada ronda { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
picture-character-kubilai = Empieza en Beijing con un puesto
