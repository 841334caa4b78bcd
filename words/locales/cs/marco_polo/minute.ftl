minute-aim = Cíl: mít po { $rounds }. kole nejvíc bodů.
minute-turn = Každé kolo hodíš { $dice ->
            [one] 1 kostkou
            [few] { $dice } kostkami
           *[other] { $dice } kostkami
        }. V tahu jednu nebo víc umísti na akční pole a vezmi si, co dává; vyšší kostky dávají víc na výběr.
minute-first = Nejdřív si opatři mince a velbloudy: za cestování platíš obojím a za pole, kde už nějaké kostky jsou, se většinou také platí mincemi.
minute-way = Cestuj a buduj obchodní stanice: každá dá bonus, novou akci nebo body. Tajné karty cílů určují města, za která dostaneš další body. Smlouvy mění zboží a velbloudy na body.
minute-end = Po { $rounds }. kole získáte body za karty cílů, Peking a nejvíc smluv a 1 bod za { $coins ->
            [one] každou { $coins } minci
            [few] každé { $coins } mince
           *[other] každých { $coins } mincí
        }. Vyhrává hráč s nejvíce body, při shodě rozhodují velbloudi.

minute-step-turn = Umísti kostky na akční pole
minute-step-first = Opatři mince, velbloudy a zboží
minute-step-way = Cestuj a buduj obchodní stanice
minute-step-end = Body za cíle, smlouvy a Peking
minute-alt = Marco Polo v obrázcích: kostky umístíš na akční pole. Dá ti mince, velbloudy a zboží. Jimi zaplatíš cestu do města, kde vybuduješ obchodní stanici. Body dostaneš za karty cílů, smlouvy a Peking; po { $rounds }. kole vyhrává hráč s nejvíce body.
