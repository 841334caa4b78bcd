button-analysis = Co rozhodlo
analysis-title = **{ $game } #{ $id }** · co rozhodlo
analysis-waiting = Procházím hru.
analysis-progress = Procházím hru: { $percent } %.
analysis-missing = { $why ->
    [cancelled] Hra je zrušená, takže se nic nerozhodlo. Co se o ní dá říct:
    [frozen] Hra je odložená, takže ještě nic není rozhodnuto. Co se o ní dá říct:
   *[other] Tahy této hry přehrát nemůžu, takže štěstí od rozhodnutí neodliším. Co se o ní dá říct:
}
refusal-analysis-not-over = Hra ještě neskončila. Co rozhodlo, řeknu po jejím konci.
refusal-analyses-wait = Zrovna procházím příliš mnoho her. Zkus to za minutu.

## Tahy, které změnily nejvíc

analysis-swing = **{ $number } · Tah { $turn }** · { $swing }
analysis-percent = { $sign ->
    [minus] −{ $percent } %
    [plus] +{ $percent } %
   *[none] ±0 %
}
analysis-turn = { $gist }.
analysis-idle = Nic to nepřineslo.
analysis-luck = **Štěstí: { $who } { $change }.**
analysis-choice = **Rozhodnutí: { $who } { $change }.** Lepší tah ·
analysis-none = Žádný jednotlivý tah o výsledku nerozhodl.

analysis-sums = **Štěstí a rozhodnutí**
analysis-sum = štěstí { $luck }, rozhodnutí { $choices }
analysis-sum-luck = štěstí { $luck }
analysis-sum-most = { $luck } (tah { $turn }: { $most })

analysis-note = -# Změny šance na výhru podle odhadu bota úrovně Štamgast. Štěstí srovnává s průměrem, rozhodnutí s nejlepším tahem, který našel, ale jen v několika tazích, které jsem si prošel znovu.

## Čísla

analysis-praise = **Co se povedlo**

## Graf

shares-title = Šance na výhru tah po tahu
shares-alt = Šance každého hráče na výhru tah po tahu.
shares-turn = Po { $turn }. tahu: { $shares }.
shares-of = { $name } { $percent } %
picture-percent = { $percent } %
