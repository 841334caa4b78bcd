# Leagues and cups: /league, and what they post in their channel.

leagues-title = **Ligen und Pokalturniere**
leagues-none = Hier gibt es noch keine Ligen oder Pokalturniere.
league-set-up = In diesem Kanal kannst du eine Liga oder ein Pokalturnier anlegen.
button-league-new = Liga oder Pokalturnier anlegen
button-league = { $kind ->
    [cup] Mehr zum Pokalturnier
   *[league] Mehr zur Liga
}
button-leagues = Alle Ligen und Pokalturniere
league-title = { $kind ->
    [cup] Pokal: { $game }{ $season ->
        [1] {""}
       *[other] {" "}{ $season }
    }
   *[league] Liga: { $game }
}
league-name = { $kind ->
    [cup] { $title }
   *[league] { $title } · Saison { $season }
}
league-line = **{ $league }**
league-rules = Alle spielen { $table } Partien an Tischen mit { $table } Plätzen, { $at_once ->
    [one] eine nach der anderen
   *[other] bis zu { $at_once } zugleich
}, innerhalb von { $weeks } Wochen. Ist deine Zeit in einer Partie um, spielt ein Bot (ein Computerspieler) sie zu Ende, und du bekommst keine Punkte.
button-league-rules = So funktioniert es
league-rules-points = Eine Partie bringt je nach Platz { $points } Punkte. Bei Gleichstand zählen Siege, dann zweite und dritte Plätze, dann das eigene Ergebnis im Verhältnis zu dem des Siegers und zuletzt der direkte Vergleich.
league-rules-time = In jeder Partie hast du 3 Tage und dazu 4 Stunden je Zug. Ruhezeiten zählen nicht mit, ebenso wenig die ersten 7 Tage deiner Abwesenheit.
league-rules-absent = Wenn du 2 Partien verlässt oder darin die Zeit überschreitest, scheidest du aus. Schon nach der ersten musst du 14 Tage warten und 1 andere Partie beenden, bevor du dich für eine weitere Liga oder ein weiteres Pokalturnier anmelden kannst. Hast du noch gar nicht gezogen, bekommt jemand von der Nachrückerliste deinen Platz.
league-rules-withdraw = Ziehst du dich vor dem Beginn zurück, bleibt nichts gespeichert. Ziehst du dich später zurück, spielen Bots deine Partien zu Ende. Deine Zeile in der Tabelle bleibt stehen, aber ohne Rang, wenn du weniger als die Hälfte gespielt hast.
league-rules-end = Am letzten Tag spielen Bots alle offenen Partien zu Ende.
league-rules-divisions = Die Divisionen richten sich anfangs nach der Wertungszahl. Danach steigen in jeder Division zwei auf und zwei ab.

## How a season stands

league-open = { $count } angemeldet, mindestens { $least } nötig. Am { $ready } frage ich, wer bereit ist. Die Saison beginnt am { $begins }.
league-cup-open = { $places ->
    [0] Alle { $people } sind angemeldet. Gleich beginnt das Pokalturnier.
   *[other] { $count } von { $people } angemeldet. Das Pokalturnier beginnt, wenn alle da sind.
}
league-ready = { $ready } von { $count } sind bereit, mindestens { $least } müssen es sein. Die Saison beginnt am { $begins }.
league-playing = { $played } von { $games } Partien gespielt. Letzter Tag: { $ends }.
league-ending = Die Zeit ist um. Bots spielen die offenen Partien zu Ende.
league-called-off = { $kind ->
    [cup] Das Pokalturnier wurde abgesagt.
   *[league] Es gab keine Saison: Mindestens { $least } müssen bereit sein.
}
league-no-champion = Am Ende gab es keinen Sieger.
league-champion = { $count ->
    [one] Gesamtsieg: { $who }
   *[other] Geteilter Gesamtsieg: { $who }
}
league-named = { $what ->
    [registered] Angemeldet
    [ready] Bereit
    [not-ready] Noch nicht bereit
   *[reserve] Nachrückerliste
}: { $who }{ $more ->
    [0] {""}
   *[other] {" "}und { $more } weitere
}
league-own = { $status ->
    [registered] Du bist angemeldet.
    [ready] Du bist angemeldet und bereit.
    [not-ready] Du bist angemeldet. Drücke *{ button-ready }*, sonst verpasst du die Saison.
    [reserve] Du stehst auf der Nachrückerliste: Fällt jemand aus, bekommst du den Platz.
    [withdrawn] Du hast dich zurückgezogen.
   *[out] Du bist ausgeschieden, deshalb spielen andere deine Partien zu Ende.
}
league-own-division = { $divisions ->
    [one] Du spielst mit.
   *[other] Du spielst in Division { $division }.
}
button-register = Anmelden
button-reserve = Auf die Nachrückerliste
button-ready = Bereit
button-withdraw = Zurückziehen
league-withdraw-ask = Willst du dich zurückziehen? Bots spielen deine Partien zu Ende, und du bekommst dafür keine Punkte.

## The table and the games

button-league-table = Tabelle
button-league-games = Auf wen wir warten
button-league-division = Division { $division }
league-division = **Division { $division }**
league-row = { $rank ->
    [0] {""}
   *[other] **{ $rank }** ·{" "}
}{ $who } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $played ->
    [0] {""}
   *[other] {" "}· { $places }
}
league-row-unranked = – · { $who } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $status ->
    [withdrawn] zurückgezogen
    [out] ausgeschieden
   *[reserve] später dazugekommen
}
league-place-none = ×
league-game = Partie { $number }
league-thread = { $kind ->
    [cup] Pokal{ $season ->
        [1] {""}
       *[other] {" "}{ $season }
    } · { $name } · { $game }
   *[league] Saison { $season } · { $name } · Liga: { $game }
}
league-game-state = { $state ->
    [waiting] kommt noch
    [counted] gespielt
    [void] annulliert
   *[running] läuft
}
league-game-waits = wartet auf { $who }

## Setting one up

league-new = { $kind ->
    [cup] **Ein neues Pokalturnier** · Anmelden kann man sich, bis es voll ist; dann beginnt es von selbst.
   *[league] **Eine neue Liga** · Die Anmeldung läuft sieben Tage. Am letzten Tag drücken alle *{ button-ready }*, und wer bereit ist, kommt in eine Division. Nach einer Saison steigen in jeder Division zwei auf und zwei ab, und die Anmeldung für die nächste beginnt.
}
league-kind = { $kind ->
    [cup] Pokalturnier
   *[league] Liga
}
league-table = { $count } Plätze je Tisch, { $count } Partien je Person
league-at-once = { $count ->
    [one] Alle spielen eine Partie nach der anderen
   *[other] Alle spielen bis zu { $count } Partien zugleich
}
league-weeks = Dauer: { $count } Wochen
league-people = { $count } Personen
menu-league-kind = Liga oder Pokalturnier?
menu-league-game = Welches Spiel?
menu-league-expansion = Welche Erweiterungen?
menu-league-table = Wie viele Plätze?
menu-league-at-once = Wie viele Partien zugleich?
menu-league-weeks = Wie lange höchstens?
menu-league-people = Wie viele Personen?
button-league-create = Anmeldung hier eröffnen
refusal-bad-league = Das passt nicht zusammen. Wähle noch einmal mit { command-league }.
refusal-too-many-leagues = Auf diesem Server kann es höchstens { $most } Ligen und Pokalturniere zugleich geben. Beende zuerst eine Liga oder ein Pokalturnier.
refusal-no-league-here = Eine Liga braucht einen gewöhnlichen Textkanal, weil jede Partie einen eigenen Thread bekommt.

## What its organiser can do

button-league-organise = Organisieren
league-channel = Ankündigungen und Partien: { $where }
league-channel-lost = In { $where } kann ich nicht mehr schreiben. Drücke *{ button-league-here }* in einem anderen Kanal, oder hier, sobald ich die Berechtigungen wieder habe.
button-league-extend = Um eine Woche verlängern
button-league-off = { $stage ->
    [playing] Jetzt beenden
   *[other] Absagen
}
button-league-again = Anmeldung eröffnen
button-league-here = Hierher umziehen
league-off-ask = { $stage ->
    [playing] **{ $league }** jetzt beenden? Noch offene Partien enden dann ebenfalls und zählen nicht.
   *[other] **{ $league }** absagen? Alle Anmeldungen werden gestrichen.
}
menu-league-division = Welche Division?
menu-league-replace = Jemanden aus dem Wettbewerb nehmen
menu-league-void = Eine Partie annullieren
league-replace-ask = { $who } endgültig aus dem Wettbewerb nehmen? { $other ->
    [none] Auf der Nachrückerliste steht niemand, deshalb bekommt ein Bot den Platz. Für offene Partien bekommt { $who } keine Punkte.
   *[other] { $other } steht ganz oben auf der Nachrückerliste und bekommt den Platz und alle offenen Partien.
}
league-organise-later = Nach dem Beginn kannst du auch Personen aus dem Wettbewerb nehmen, Partien annullieren und Wochen anhängen.
league-done = { $what ->
    [void] Erledigt: { $game } ist annulliert.
   *[replace] Erledigt: { $who } ist nicht mehr dabei.
}
league-void-ask = { $game } annullieren? Die Partie endet sofort und zählt für niemanden.
button-league-replace = Aus dem Wettbewerb nehmen
button-league-void = Annullieren

## News in its channel

league-news-open = **{ $league }** · Die Anmeldung läuft. Zum Mitspielen drücke *{ button-register }*.
league-news-dates = Ab { $ready } hast du einen Tag Zeit, *{ button-ready }* zu drücken, sonst verpasst du die Saison. Sie beginnt am { $begins }, wenn mindestens { $people } bereit sind.
league-news-ready = **{ $league }** · { $who }: Die Saison beginnt am { $begins }. Drücke bis dahin *{ button-ready }*, sonst verpasst du sie.
league-news-begun = **{ $league }** · Die Partien beginnen. Jede bekommt hier einen Thread.
league-members = { $divisions ->
    [one] { $who }
   *[other] Division { $division }: { $who }
}
league-news-standing = **{ $league }** · Tabelle
league-news-over = **{ $league }** · Alle Partien sind vorbei.
league-best-turn = Bester Zug: { $gist } ({ $game }, Zug { $turn }, { $where }). Das Glück nicht mitgerechnet, hat er die Siegchance von { $who } um { $percent ->
    [one] 1 Prozentpunkt
   *[other] { $percent } Prozentpunkte
} erhöht.
league-most-wins = Meiste Siege: { $who } ({ $count })
league-scores = { $first } zu { $second }
league-closest-game = Knappste Partie: { $who }, { $scores } ({ $where })
league-quickest = Am schnellsten: { $who }, meist { $time } je Zug
league-moving = { $way ->
    [up] Aufstieg: { $who }
   *[down] Abstieg: { $who }
}
league-news-called-off = **{ $league }** · { $kind ->
    [cup] Der Organisator hat das Pokalturnier abgesagt.
   *[league] Diese Saison fällt aus. Entweder waren weniger als { $least } bereit, oder der Organisator hat sie abgesagt.
}
league-news-withdrawn = **{ $league }** · { $who } hat sich zurückgezogen. Bots spielen die Partien zu Ende.
league-news-out = **{ $league }** · { $why ->
    [twice] { $who } ist ausgeschieden: In zwei Partien mussten Bots übernehmen.
    [organiser] Der Organisator hat { $who } aus dem Wettbewerb genommen.
   *[other] { $who } ist ausgeschieden.
}
league-news-replaced = **{ $league }** · { $other } hat in { $game } den Platz von { $who } übernommen.
league-news-void = **{ $league }** · Der Organisator hat die Partie { $game } annulliert; sie zählt nicht.
league-news-extended = **{ $league }** · Der Organisator hat das Ende auf { $when } verschoben.
league-news-closed = **{ $league }** · Die Anmeldung ist vorbei.
league-lost = In { $where } kann ich für **{ $league }** nicht mehr schreiben. Gib mir dort die Berechtigungen zurück, oder drücke in einem anderen Kanal bei { command-league } auf *{ button-league-organise }* und *{ button-league-here }*.
league-news-moved = **{ $league }** · Ankündigungen und Partien findest du jetzt in diesem Kanal.

## Refusals

refusal-unknown-league = Diese Liga oder dieses Pokalturnier gibt es hier nicht. Alle zeigt { command-league }.
refusal-registered-already = Du bist schon angemeldet.
refusal-not-registered = Du bist nicht angemeldet.
refusal-season-over = Der Wettbewerb ist schon vorbei.
refusal-season-begun = Der Wettbewerb hat schon begonnen.
refusal-season-elsewhere = { $stage ->
    [playing] Der Wettbewerb läuft noch. Beende ihn zuerst.
    [ending] Die Zeit ist um: Bots spielen die offenen Partien zu Ende.
    [over] Der Wettbewerb ist schon vorbei.
   *[open] Der Wettbewerb hat noch nicht begonnen: Die Anmeldung läuft noch.
}
refusal-league-full = Es ist kein Platz mehr frei: { $most } Personen sind angemeldet.
refusal-not-ready-yet = Das geht erst ab { $when }.
refusal-withdrawn-already = Du spielst hier nicht mehr mit.
refusal-barred-from-season = Du hast in einer Saison Partien vorzeitig verlassen. { $games ->
    [0] Ab { $until } kannst du dich wieder anmelden.
    [one] Beende zuerst 1 andere Partie. Frühestens am { $until } kannst du dich wieder anmelden.
   *[other] Beende zuerst { $games } andere Partien. Frühestens am { $until } kannst du dich wieder anmelden.
}
refusal-not-league-organiser = Das können nur der Organisator und Server-Admins.
refusal-not-in-season = Diese Person spielt hier nicht mehr mit.
refusal-no-such-fixture = Diese Partie ist schon vorbei.
refusal-season-too-long = Das ist zu lang: Möglich ist höchstens ein halbes Jahr.
