# The people of a table: who plays a seat, and what they decide together.

## Seats

post-seat-absent = **{ $game }** · Ein Bot spielt jetzt für { $who }. { $who } kann jederzeit zurückkehren.
post-seat-no-show = **{ $game }** · { $who } hat den ersten Zug nicht gemacht, deshalb übernimmt ein Bot. { $who } kann jederzeit zurückkehren.
post-unrated = Die Partie wird nicht mehr gewertet.
post-seat-overdue = **{ $game }** · Der Zug von { $who } war überfällig, deshalb hat der Organisator einen Bot eingesetzt. { $who } kann jederzeit zurückkehren.
post-seat-agreed = **{ $game }** · { $who } ist einverstanden, dass ein Bot übernimmt, und kann jederzeit zurückkehren.
post-seat-left = **{ $game }** · { $who } hat den Tisch verlassen, deshalb übernimmt ein Bot. { $who } kann jederzeit zurückkehren.
post-seat-replaced = **{ $game }** · Der Organisator hat einen Bot für { $who } eingesetzt. { $who } kann jederzeit zurückkehren.
post-seat-returned = **{ $game }** · { $who } ist zurück und spielt wieder mit.
post-seat-taken = **{ $game }** · { $who } spielt jetzt { $colour }.
post-seat-resigned = **{ $game }** · { $who } hat aufgegeben. Ein Bot spielt die Partie zu Ende.
post-seat-departed = **{ $game }** · { $colour } hat keinen Spieler mehr. Ein Bot spielt die Partie zu Ende.
post-seat-swapped = **{ $game }** · { $who } und { $other } haben die Plätze getauscht: { $who } spielt jetzt { $colour }, { $other } spielt { $others }.
post-seat-gone = **{ $game }** · { $who } ist aus dieser Partie ausgeschieden. Ein Bot spielt sie zu Ende.
post-seat-season-over = **{ $game }** · Die Saison ist vorbei, deshalb spielt ein Bot die Partie für { $who } zu Ende.
post-organiser = Organisator des Tisches ist jetzt { $who }.
button-return = Zurückkehren
panel-replaced = Ein Bot spielt für dich. Mit *{ button-return }* bekommst du deinen Platz zurück.
table-left = Du hast den Tisch verlassen, und ein Bot spielt für dich. Mit { command-table-return } bekommst du deinen Platz jederzeit zurück.
table-replaced = Ein Bot spielt auf diesem Platz, bis der Spieler zurückkehrt.
replace-ask = { $way ->
    [own] Deinen Platz abgeben? Ein Bot ({ $house }) spielt für dich, bis du zurückkehrst.
    [at-once] Der Zug von { $who } ist überfällig. Soll ein Bot ({ $house }) übernehmen? Ich sage es allen, und { $who } kann jederzeit zurückkehren.
    [vote] Der Zug von { $who } ist überfällig. Soll ich die anderen fragen, ob ein Bot ({ $house }) übernehmen soll, bis { $who } wieder da ist?
   *[agree] Der Zug von { $who } ist nicht überfällig, deshalb frage ich zuerst: Ein Bot ({ $house }) übernimmt nur, wenn { $who } zustimmt.
}
button-replace = { $way ->
    [own] Abgeben
    [at-once] Ersetzen
    [vote] Die anderen fragen
   *[agree] Nachfragen
}
refusal-season-game = Diese Partie gehört zu einer Saison: Pausen, andere Optionen und Platztausch gibt es hier nicht. Der Organisator der Saison hat mit { command-league } weitere Möglichkeiten.
refusal-house-too-weak = Dieser Bot ist zu schwach, um ohne Zustimmung für jemanden zu spielen. Lass *bot* weg oder nimm mindestens einen Stammgast.

## Votes

post-vote-absence = **{ $game }** wartet auf { $who } (angepingt { $since }). Soll ein Bot ({ $house }) übernehmen, bis { $who } wieder da ist? Die Abstimmung endet spätestens { $ends }, die Mehrheit entscheidet. Zieht { $who } vorher, ist die Abstimmung hinfällig.
post-vote-cancel = **{ $game }** · { $who } möchte die Partie endgültig abbrechen. Ein einziges Nein genügt, damit sie weitergeht. Sonst breche ich sie ab, sobald alle zustimmen, oder { $ends }, wenn mindestens die Hälfte zustimmt.
post-vote-pause = **{ $game }** · { $who } möchte die Partie pausieren. Ein einziges Nein genügt, damit sie weitergeht. Sonst pausiere ich sie, sobald alle zustimmen, oder { $ends }, wenn mindestens die Hälfte zustimmt.
post-vote-resume = **{ $game }** · { $who } möchte die Partie fortsetzen. Ein einziges Nein genügt, damit sie pausiert bleibt. Sonst geht sie weiter, sobald alle zustimmen, oder { $ends }, wenn mindestens die Hälfte zustimmt.
post-vote-offer = **{ $game }** · Du kannst den Platz von { $who } übernehmen. Das Angebot verfällt { $ends }.
post-vote-swap = **{ $game }** · { $who } ({ $colour }) möchte mit { $other } ({ $others }) die Plätze tauschen. Stimmst du zu, spielt ihr beide mit dem weiter, was der andere hat, auch mit verdeckten Karten. Die Anfrage verfällt { $ends }.
post-vote-replace = **{ $game }** · { $who }: Der Organisator möchte, dass ein Bot ({ $house }) für dich übernimmt. Ohne dein Ja ändert sich nichts, und zurückkehren kannst du jederzeit. Die Anfrage verfällt { $ends }.
post-vote-absent = { $absence ->
    [wait] Alle zählen mit, auch wer gerade von einem Bot vertreten wird.
   *[vote] Wer gerade von einem Bot vertreten wird, kann auch antworten, zählt ohne Antwort aber nicht mit.
}
post-voters = { $who }: bitte antworten.
button-vote-yes = { $about ->
    [cancel] Ja, abbrechen
    [pause] Ja, pausieren
    [resume] Ja, fortsetzen
    [offer] Platz übernehmen
    [swap] Plätze tauschen
    [replace] Ja, ein Bot
    [undo] Ja, zurücknehmen
   *[absence] Ja, ein Bot
}
button-vote-no = { $about ->
    [cancel] Nein, weiterspielen
    [pause] Nein, weiterspielen
    [resume] Nein, noch nicht
    [offer] Nein, danke
    [swap] Platz behalten
    [replace] Nein, ich spiele weiter
    [undo] Nein, weiterspielen
   *[absence] Nein, wir warten
}
vote-asked = { $about ->
    [cancel] Ich habe die anderen gefragt, ob wir die Partie abbrechen.
    [pause] Ich habe die anderen gefragt, ob wir die Partie pausieren.
    [undo] Ich habe die anderen gefragt, ob ich das zurücknehmen soll.
    [absence] Ich habe die anderen gefragt, ob ein Bot übernehmen soll.
   *[resume] Ich habe die anderen gefragt, ob die Partie weitergehen soll.
} Die Abstimmung endet { $ends }.
vote-offered = Ich habe { $who } gefragt. Die Anfrage verfällt { $ends }.
vote-counted = { $said ->
    [yes] Du hast mit Ja gestimmt.
   *[no] Du hast mit Nein gestimmt.
} Bisher: { $yes } Ja, { $no } Nein. Die Abstimmung endet { $ends }. Bis dahin kannst du es dir anders überlegen.
vote-decided = { $result ->
    [yes] { $about ->
        [cancel] Die Partie ist abgebrochen.
        [pause] Die Partie ist pausiert.
        [resume] Die Partie geht weiter.
        [offer] Der Platz gehört dir. Öffne dein Panel mit { command-turn }.
        [swap] Ihr habt die Plätze getauscht. Öffne dein Panel mit { command-turn }.
        [replace] Ein Bot spielt für dich. Mit { command-table-return } bekommst du deinen Platz jederzeit zurück.
        [undo] Zurückgenommen. Öffne dein Panel mit { command-turn }.
       *[absence] Alle haben geantwortet: Ein Bot übernimmt.
    }
   *[no] { $about ->
        [cancel] Die Partie wird nicht abgebrochen.
        [pause] Die Partie wird nicht pausiert.
        [resume] Die Partie bleibt pausiert.
        [offer] Du hast den Platz nicht übernommen.
        [swap] Alle behalten ihren Platz.
        [replace] Du spielst weiter.
        [undo] Es wird nichts zurückgenommen.
       *[absence] Alle haben geantwortet: Wir warten weiter.
    }
}
post-voted = { $about ->
    [cancel] **{ $game }** wird nicht abgebrochen: Nicht alle waren dafür.
    [pause] **{ $game }** wird nicht pausiert: Nicht alle waren dafür.
    [resume] **{ $game }** bleibt pausiert.
    [swap] **{ $game }** · { $who } und { $other } behalten ihre Plätze.
    [undo] **{ $game }** · Ich habe nichts zurückgenommen: Nicht alle waren dafür.
    [replace] **{ $game }** · { $who } spielt weiter.
    [offer] **{ $game }** · Niemand hat den Platz von { $who } übernommen, deshalb spielt der Bot weiter.
   *[absence] **{ $game }** wartet weiter auf { $who }.
}
post-voted-moved = **{ $game }** · Jemand hat gezogen, deshalb gilt die Anfrage zur Rücknahme nicht mehr.
post-voted-lost = **{ $game }** · Für { $who } spielt jetzt ein Bot, deshalb hat sich { $about ->
    [swap] die Anfrage zum Platztausch erledigt.
   *[replace] die Anfrage des Organisators erledigt.
}
post-paused = **{ $game } #{ $id }** ist pausiert. Ich erinnere niemanden, und der Kanal ist frei für eine andere Partie. Mit { command-table-resume } fragst du alle, ob es weitergeht.
post-resumed = **{ $game } #{ $id }** geht weiter.
button-resume = Fortsetzen

## Another game

button-rematch = Revanche
rematch-call = { $people }: { $who } möchte noch einmal „{ $game }“ spielen. Wer mitmachen will, drückt oben auf *{ button-join }*.

## Notices

notice-invited = { $who }, du bist zu **{ $game } #{ $id }** in { $where } eingeladen.
notice-joined = { $joined ->
    [0] { $who }, bei **{ $game } #{ $id }** in { $where } sind alle Plätze besetzt.
   *[other] { $who }: { $people } { $joined ->
        [one] spielt
       *[other] spielen
    } bei **{ $game } #{ $id }** in { $where } mit. { $open ->
        [0] Alle Plätze sind besetzt.
        [one] 1 Platz ist frei.
       *[other] { $open } Plätze sind frei.
    }
}
notice-again = { $who }, { $asker } möchte in { $where } noch einmal **{ $game }** spielen. Machst du mit? Dann drücke dort auf *{ button-join }*.
notice-vote-waits = { $who }, eine Abstimmung bei **{ $game } #{ $id }** in { $where } wartet auf deine Antwort.
notice-stalls = { $state ->
    [closed] { $who }, **{ $game } #{ $id }** in { $where } ist geschlossen, weil einen Monat lang niemand gezogen hat. Ansehen kannst du die Partie noch mit { command-history }.
    [mine] { $who }, **{ $game } #{ $id }** in { $where } wartet auf dich, und seit Wochen hat niemand gezogen. Zieht niemand, wird die Partie am { $when } geschlossen.
   *[others] { $who }, bei **{ $game } #{ $id }** in { $where } hat seit Wochen niemand gezogen. Zieht niemand, wird die Partie am { $when } geschlossen.
}
notice-played-for = { $why ->
    [moved-for] { $who }, dein Zug bei **{ $game } #{ $id }** in { $where } war überfällig, deshalb hat ihn ein Bot gemacht. Ab jetzt spielst wieder du.
    [gone] { $who }, bei **{ $game } #{ $id }** in { $where } ist deine Zeit um. Ein Bot spielt die Partie zu Ende, und du bekommst dafür keine Punkte.
   *[absent] { $who }, dein Zug bei **{ $game } #{ $id }** in { $where } war überfällig, deshalb spielt ein Bot für dich. Gib dort { command-table-return } ein, um deinen Platz zurückzubekommen.
}
notice-seat-lost = { $who }, { $new } hat deinen Platz bei **{ $game } #{ $id }** in { $where } übernommen. Vorher hat dort ein Bot für dich gespielt.
notice-begun = { $who }, **{ $game } #{ $id }** in { $where } hat begonnen. Ich pinge dich an, wenn du am Zug bist.
notice-ended = { $who }, **{ $game } #{ $id }** in { $where } ist vorbei: { $result }
notice-asleep = { $why ->
    [server] **{ $game } #{ $id }** ruht, weil ich vom Server dieser Partie entfernt wurde. Nichts ist verloren: Sobald ich zurück bin, geht die Partie weiter. Bis dahin erinnere ich niemanden.
   *[channel] { $organises ->
        [true] **{ $game } #{ $id }** ruht, weil der Kanal gelöscht wurde. Nichts ist verloren, und ich verschicke keine Erinnerungen. Gib { command-table-move } in einem anderen Kanal ein, um dort weiterzuspielen.
       *[other] **{ $game } #{ $id }** ruht, weil der Kanal gelöscht wurde. Nichts ist verloren, und ich verschicke keine Erinnerungen. Der Organisator kann die Partie mit { command-table-move } in einem anderen Kanal fortsetzen.
    }
}
notice-barred = { $problem ->
    [permissions] **{ $game } #{ $id }** in { $where }: Ich kann dort nicht mehr schreiben. Bitte gib mir diese Berechtigungen: { $missing }. Um in einem anderen Kanal weiterzuspielen, gib dort { command-table-move } ein.
   *[closed] **{ $game } #{ $id }** in { $where }: Ich kann dort nicht schreiben, weil der Thread geschlossen ist. Öffne ihn wieder, oder gib { command-table-move } in einem anderen Kanal ein, um dort weiterzuspielen.
}
notice-refused = -# Discord erlaubt mir nicht, dir Direktnachrichten zu schicken, deshalb pinge ich dich künftig hier an. Wenn du sie wieder erlaubst, ändere *Wo ich dich anpinge* in { command-settings }.

## Following

follow-turns = Jeden Zug
follow-end = Nur wenn die Partie endet
follow-nothing = Der Partie nicht mehr folgen
following = { $wish ->
    [nothing] Du folgst **{ $game } #{ $id }** nicht mehr.
    [turns] { $place ->
        [thread] **{ $game } #{ $id }**: Ich poste jeden Zug in diesem Thread.
       *[direct] Du folgst **{ $game } #{ $id }**: Ich schicke dir nach jedem Zug eine Direktnachricht, solange du sie erlaubst.
    }
   *[end] { $place ->
        [thread] **{ $game } #{ $id }**: Ich poste das Ergebnis in diesem Thread.
       *[direct] Du folgst **{ $game } #{ $id }**: Ich schicke dir das Ergebnis als Direktnachricht, wenn du sie erlaubst.
    }
}
followed-turn = **{ $game } #{ $id }** in { $where }
followed-end = { $status ->
    [finished] **{ $game } #{ $id }** in { $where } ist vorbei: { $result }
   *[cancelled] **{ $game } #{ $id }** in { $where } wurde abgebrochen.
}

## Another place

post-board = { $why ->
    [moved] **{ $game } #{ $id }** geht hier weiter.
    [back] **{ $game } #{ $id }** geht weiter: Ich bin wieder da.
   *[lost] **{ $game } #{ $id }** · Der aktuelle Spielplan
}
post-moved = **{ $game } #{ $id }** geht in { $where } weiter.
post-left-server = **{ $game }** · { $who } hat diesen Server verlassen.
table-moved = Die Partie geht hier weiter.
table-moved-choice = { $game } #{ $id } · { $where }
table-moved-where-gone = Den Kanal sehe ich nicht

## Giving up

resign-ask = Aufgeben? Ein Bot spielt die Partie für dich zu Ende, du kannst nicht zurückkehren und landest auf dem letzten Platz. Das kannst du nicht zurücknehmen. Für eine Auszeit nimm { command-table-leave }.
resign-ask-two = Aufgeben? { $other } gewinnt dann, und die Partie ist sofort zu Ende. Das kannst du nicht zurücknehmen.
resign-ask-unplayed = Aufgeben? Noch niemand hat einen Zug beendet, deshalb wird die Partie abgebrochen und zählt nicht. Das kannst du nicht zurücknehmen.
post-called-off = **{ $game } #{ $id }** ist abgebrochen: { $who } hat aufgegeben, bevor jemand einen Zug beendet hat. Die Partie zählt nicht.
button-resign = Aufgeben
resigned = Du hast aufgegeben.
result-resigned = { $winner } gewinnt: { $who } hat aufgegeben.
panel-resigned = Du hast aufgegeben, deshalb spielt ein Bot die Partie für dich zu Ende.
refusal-resigned = Diese Partie hast du aufgegeben; ein Bot spielt sie für dich zu Ende.

## Notes for oneself

button-notes = Meine Notizen
notes-form = Meine Notizen zu #{ $id }
notes-label = Nur du siehst sie
notes-mine = **Meine Notizen** (nur du siehst sie)
    { $text }
notes-kept = Gespeichert. Mit { command-hand } siehst du deine Notizen wieder. Sie sind nur für dich:
    { $text }
notes-gone = Du hast keine Notizen mehr zu dieser Partie.
refusal-notes-too-long = Deine Notizen sind { $length } Zeichen lang. Kürze sie auf höchstens { $most }.

## Refusals

refusal-plays-here = Du spielst an diesem Tisch mit, deshalb pinge ich dich an, wenn du am Zug bist.
refusal-follow-in-thread = Gib das in einem anderen Thread ein, nicht in dem der Partie.
refusal-follow-uninvited = Einer privaten Partie kannst du nur mit Einladung folgen. Frag ihren Organisator.
refusal-follow-private = Einer privaten Partie oder einer auf einem anderen Server kannst du nur per Direktnachricht folgen.

refusal-game-here-already = Diese Partie ist schon in diesem Kanal.
refusal-other-server = Eine Partie kann nur in einen anderen Kanal auf demselben Server umziehen.
refusal-which-game = Welche Partie? Gib { command-table-move } ein und wähle eine aus der Liste.
refusal-nothing-to-move = Du hast keine Partie, mit der du hierher umziehen kannst. Das können nur der Organisator einer Partie und Server-Admins.

refusal-own-vote = Hier stimmst du nicht mit ab, aber die Abstimmung endet, sobald du ziehst.
refusal-vote-over = Diese Abstimmung ist vorbei.
refusal-vote-running = An diesem Tisch läuft schon eine Abstimmung. Frag noch einmal, wenn sie vorbei ist.
refusal-not-offered = Dieses Angebot gilt jemand anderem.
refusal-not-asked = Diese Frage gilt jemand anderem.
refusal-own-seat = Das ist dein eigener Platz. Wähle den von jemand anderem.
refusal-not-played-by-person = Auf diesem Platz spielt ein Bot. Tauschen kannst du nur mit Menschen.
refusal-seats-in-lobby = Die Partie hat noch nicht begonnen, deshalb kann der Organisator die Plätze noch verteilen: in der Lobby unter *{ button-more }*, *{ button-options }* und *{ button-options-seats }*.
refusal-order-is-drawn = Die Sitzreihenfolge lose ich beim Start aus. Um sie selbst festzulegen, wähle in den Optionen zuerst „{ lobby-order-joined-name }“.
refusal-replaced = Gerade spielt ein Bot für dich. Mit *{ button-return }* bekommst du deinen Platz zurück.
refusal-not-replaced = Du spielst schon selbst auf deinem Platz.
refusal-not-paused = Diese Partie ist nicht pausiert.
refusal-last-person = Außer dir spielt an diesem Tisch niemand mehr. Pausiere die Partie mit { command-table-pause } oder beende sie mit { command-table-cancel }.
refusal-not-a-person = Auf diesem Platz spielt schon ein Bot.
refusal-seat-played = Auf diesem Platz spielt jemand. Anbieten kannst du ihn, sobald diese Person den Tisch verlassen hat oder ein Bot übernimmt.
refusal-already-at-table = Diese Person hat schon einen Platz an diesem Tisch.
refusal-person-or-house = Wähle entweder eine Person oder einen Bot, nicht beides.
refusal-no-rematch-yet = Eine Revanche gibt es, sobald diese Partie vorbei ist.
refusal-cannot-play = Einen Platz bekommen nur Mitglieder dieses Servers.
