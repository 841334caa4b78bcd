button-analysis = Co rozhodlo
analysis-title = **{ $game } #{ $id }** · co rozhodlo
analysis-waiting = Procházím hru. Pár sekund to potrvá.
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
analysis-gain = **{ $who } { $percent }.**
analysis-turn = { $gist }:
analysis-luck = { $luck ->
    [good] Štěstí přidalo { $percent ->
        [one] { $percent } procentní bod
        [few] { $percent } procentní body
       *[other] { $percent } procentních bodů
    }.
    [bad] Smůla ubrala { $percent ->
        [one] { $percent } procentní bod
        [few] { $percent } procentní body
       *[other] { $percent } procentních bodů
    }.
   *[none] Štěstí nehrálo roli.
}
analysis-better = { $whose ->
    [own] Tohle by šanci na výhru zvýšilo o { $percent ->
        [one] { $percent } procentní bod
        [few] { $percent } procentní body
       *[other] { $percent } procentních bodů
    }:
   *[other] Tohle by hráči { $who } snížilo šanci na výhru o { $percent ->
        [one] { $percent } procentní bod
        [few] { $percent } procentní body
       *[other] { $percent } procentních bodů
    }:
}
analysis-best = Lepší tah nenacházím.

analysis-note = -# Šance na výhru odhaduje bot Štamgast. Pokud štěstí a rozhodnutí nedají dohromady celou změnu, zbytek byl v pozici už předtím.

## Čísla

analysis-praise = **Co se povedlo**

## Graf

shares-title = Šance na výhru tah po tahu
shares-alt = Šance každého hráče na výhru tah po tahu.
shares-turn = Po { $turn }. tahu: { $shares }.
shares-of = { $name } { $percent } %
picture-percent = { $percent } %
