lesson-marco-polo = Marco Polo: jedno kolo
    .about = Kostky, zboží, smlouva, cesta, velbloudi a mince
lesson-marco-polo-silk = Vyhrává hráč s nejvíce body a ke každé akci potřebuješ kostky. Tvoje smlouva vyžaduje 1 velblouda a 2× hedvábí a dá ti 5 mincí a 3 body. Velblouda máš, tak si vyber *řadu hedvábí*.
lesson-marco-polo-dice = Kolik dostaneš, určuje nižší kostka. Za *3 a 2* dostaneš hedvábí, které potřebuješ, a vysoké kostky ti zbudou na něco lepšího.
lesson-marco-polo-contract = Velblouda i hedvábí teď máš, tak smlouvu *splň*. Kostku k tomu nepotřebuješ a smluv můžeš za tah splnit, kolik chceš.
lesson-marco-polo-journey = Teď cestuj. Na tvé kartě cíle je Moskva: stanice v ní přinese na konci body. Zvol *Cestování*.
lesson-marco-polo-occupied = { $red } a { $green } tam mají kostky, takže zaplatíš tolik mincí, kolik ukazuje tvoje nižší kostka. Zvol *5 a bílou 4*: zaplatíš 4. Taková kostka stačí až na 4 kroky, ale mince ti vystačí jen na 2. Bílou kostku máš díky své postavě, Matteovi.
lesson-marco-polo-moscow = 2 kroky stojí 7 mincí a ty máš 9. Jdi do *Moskvy*: cesta tam končí, takže vybuduješ stanici a později můžeš využít kartu města.
lesson-marco-polo-khan = *Chánova přízeň* ti za jednu kostku dá 2 velbloudy a zboží. S modrými kostkami můžeš každé pole využít jen jednou za kolo; černé a bílé se nepočítají.
lesson-marco-polo-good = Tvoje druhá smlouva vyžaduje pepř, hedvábí a zlato. *Zlato* je nejcennější, tak si ho vezmi teď.
lesson-marco-polo-coins = Za poslední kostku si bez ohledu na její hodnotu vezmi 5 mincí; budou se hodit na příští cestu. Jakmile jsou umístěné všechny kostky, kolo končí a všichni znovu hází.
lesson-marco-polo-end = Každý tah můžeš za { $black_die ->
            [one] { $black_die } velblouda
            [few] { $black_die } velbloudy
           *[other] { $black_die } velbloudů
        } koupit černou kostku. Na konci získáš až 10 bodů za karty cílů, 10 za první stanici v Pekingu a 7 za nejvíc smluv. Hned teď můžeš splnit novou smlouvu.
