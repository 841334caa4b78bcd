picture-round = Kolo
picture-stage-draft = Výběr postav
picture-stage-goals = Výběr karet cílů
picture-stage-bonuses = Začátek kola
picture-stage-roll = Hází se kostkami

picture-space-coins = Mince
picture-space-bazaar = Tržiště
picture-space-khan = Chánova přízeň
picture-space-contracts = Obchodní smlouvy
picture-space-travel = Cestování
picture-space-black = Černé kostky

picture-journey = Kam, za kolik a co zbude

## Desky hráčů

picture-next-start = začíná příští kolo
picture-left = zbývá
picture-no-dice = žádné kostky nezbývají

picture-character-raschid = Nastaví kostky na libovolnou hodnotu
picture-character-matteo = Každé kolo bílá kostka a smlouva
picture-character-berke = Za obsazená pole neplatí
picture-character-mercator = 1 kus zboží, kdykoli ostatní využijí tržiště
picture-character-niccolo-marco = Dvě figurky a každé kolo { $camels ->
    [one] { $camels } velbloud
    [few] { $camels } velbloudi
   *[other] { $camels } velbloudů
}
picture-character-rubruk = Stanice ve městech po cestě a { $posts ->
    [one] { $posts } navíc
   *[other] { $posts } navíc
}
picture-character-caprini = Z oázy do oázy a každé kolo { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
   *[other] { $coins } mincí
}
picture-character-kubilai = Začíná v Pekingu se stanicí
