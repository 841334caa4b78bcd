picture-to-move = Na tahu: { $name }
picture-to-answer = Odpovídá { $name }
picture-final-round = Poslední kolo: { $name }
picture-winner = Vítězí { $name }
picture-over = Konec hry
picture-no-turn-yet = Zatím nikdo netáhl.
picture-acts-now = na tahu
picture-first-player = začíná
picture-discard = Odhozené
picture-hand = Tvoje karty
picture-rounds = kola
picture-score = Skóre
picture-ties = Při shodě
picture-decided = Ve vedení od { $round }. kola
picture-decided-last = Ve vedení až na konci

## Popisy obrázků pro ty, kdo je nevidí

alt-last-turn = Předchozí tah.
alt-this-turn = Tento tah.
alt-rest = Všechno ostatní řekne { command-state }.
picture-hand-alt = Tvoje karty na obrázku; text výš říká, co která je a co dělá.
picture-topic-alt = Obrázek k textu výš.
picture-lobby-alt = Stůl ke hře { $game }.
picture-lobby-seats = Místa: { $seats }.
picture-lobby-seat = { $name } ({ $colour })
picture-lobby-free = { $count ->
    [one] { $count } volné místo.
    [few] { $count } volná místa.
   *[other] { $count } volných míst.
}
