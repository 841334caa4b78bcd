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
   *[plus] +{ $percent } %
}
analysis-turn = { $gist }.
analysis-better = { $gist }.
analysis-idle = Nic to nepřineslo.
analysis-luck = **Štěstí: { $who } { $change }.**
analysis-choice = **Rozhodnutí: { $who } { $change }.**
    .better = **Rozhodnutí: { $who } { $change }.** Zkusil jsem jiný tah a ten vyšel líp ·
analysis-gain = **{ $who } { $change } natrvalo.**
analysis-lost-by-choice = **Stačí změnit jediné rozhodnutí a při jinak stejném průběhu vyhraje { $who }.**
    .better = **Stačí změnit jediné rozhodnutí a při jinak stejném průběhu vyhraje { $who }** ·
analysis-lost-by-turn = **S jiným tahem vyhraje { $who } pokaždé, když partii dohraju.**
    .better = **S jiným tahem vyhraje { $who } pokaždé, když partii dohraju** ·
analysis-series = **{ $number } · Tahy { $first }–{ $last }** · { $who } { $all ->
     [yes] { $turns ->
          [one] { $turns } tah
          [few] { $turns } tahy
         *[other] { $turns } tahů
      } za sebou nic nezískává
     *[no] { $idle ->
          [2] ve 2
          [3] ve 3
          [4] ve 4
          [12] ve 12
          [13] ve 13
          [14] ve 14
         *[other] v { $idle }
      } { $turns ->
          [2] ze 2
          [3] ze 3
          [4] ze 4
          [6] ze 6
          [7] ze 7
          [12] ze 12
          [13] ze 13
          [14] ze 14
          [16] ze 16
          [17] ze 17
         *[other] z { $turns }
      } tahů nic nezískává
  }{ $told ->
      [no] {""}
     *[yes] {""}: { $places }
  }. **Šance na výhru: { $who } { $change }.**
analysis-series-place = { $turns } { FORM($place, case: "at") }
analysis-series-turns = { $count ->
    [one] tah
   *[other] tahy
} { $numbers }
analysis-none = O výsledku nerozhodl žádný konkrétní tah.

## V čem byl vítěz napřed

analysis-whole = **Celá partie** · { $leads }
analysis-lead = { $what }: { $each }.
analysis-held = { $span ->
    [none] { $who } 0
    [one] { $who } { $count } ({ $first }. tah)
   *[more] { $who } { $count } ({ $first }.–{ $last }. tah)
}
analysis-held-points = { $span ->
    [none] { $who } { $points ->
        [0] 0
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
    [one] { $who } { $count } za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } ({ $first }. tah)
   *[more] { $who } { $count } za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } ({ $first }.–{ $last }. tah)
}
analysis-tie = { $changed ->
    [no] { $who } { $count }
   *[yes] { $who } { $count } ({ $turn }. tah: { $sign ->
        [minus] −{ $change }
       *[plus] +{ $change }
    })
}
analysis-for-nothing = Tahy bez zisku

analysis-sums = **Štěstí a rozhodnutí: jak změnily šanci na výhru**
analysis-sum-luck = štěstí { $luck }
analysis-sum-choices = rozhodnutí { $choices }
analysis-sum-turn = tah { $turn }: { $part }
analysis-sum-turns = { $sum } ({ $turns })
analysis-sum-better = { $sums }. Místo { $turn }. tahu jsem zkusil jiný a ten vyšel líp ·

analysis-note = -# Šanci na výhru odhaduje bot úrovně Štamgast: štěstí srovnává s průměrem, rozhodnutí s nejlepším tahem, který našel. Uvádím ty tahy vítěze a druhého v pořadí, po kterých změna vydržela až do konce. Rozhodnutí se počítají jen v několika tazích, které jsem si prošel znovu.

## Čísla

analysis-praise = **Co se povedlo**

## Graf

shares-title = Šance na výhru kolo po kole
picture-swings = Čísla odpovídají textu.
shares-alt = Šance každého hráče na výhru tah po tahu.
shares-turn = Po { $turn }. tahu: { $shares }.
shares-of = { $name } { $percent } %
picture-percent = { $percent } %
