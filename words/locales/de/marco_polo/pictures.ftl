# The few labels drawn into the pictures; short, or they shrink.

picture-round = Runde
picture-stage-draft = Charakterwahl
picture-stage-goals = Wahl der Zielkarten
picture-stage-bonuses = Rundenbeginn
picture-stage-roll = Es wird gewürfelt

picture-space-coins = Geld
picture-space-bazaar = Markt
picture-space-khan = Gunst des Khan
picture-space-contracts = Aufträge
picture-space-travel = Reisen
picture-space-black = Schwarze Würfel

picture-journey = Ziel, Kosten und was übrig bleibt

## Player boards

picture-next-start = startet nächste Runde
picture-left = übrig
picture-no-dice = alle Würfel gesetzt

picture-character-raschid = Dreht jeden Würfel auf eine beliebige Augenzahl
picture-character-matteo = Je Runde ein weißer Würfel und ein Auftrag
picture-character-berke = Zahlt nichts für besetzte Felder
picture-character-mercator = 1 Ware, wenn andere den Markt nutzen
picture-character-niccolo-marco = Zwei Figuren und je Runde { $camels ->
    [one] { $camels } Kamel
   *[other] { $camels } Kamele
}
picture-character-rubruk = Handelsposten in jeder Stadt am Weg, dazu { $posts } weitere
picture-character-caprini = Von Oase zu Oase, und je Runde { $coins } Geld
picture-character-kubilai = Startet in Beijing mit Handelsposten
