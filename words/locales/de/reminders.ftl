# Pace and reminders. Moments come as Discord's own, as in "in 2 days".

duration-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
    .dative = { $count ->
        [one] 1 Tag
       *[other] { $count } Tagen
    }
duration-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
duration-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
time-bank = -# Zeitkonto: noch { $left }.
time-bank-runs = -# Zeitkonto: noch { $left }, läuft { $when } ab.
state-time-banks = **Zeitkonten**
state-time-bank = { $sign } { $who }: { $left }
prompt-time-bank = { $season ->
    [yes] -# Deine Zeit in dieser Partie läuft { $when } ab. Danach spielt ein Bot sie zu Ende, und du bekommst keine Punkte.
   *[no] -# Dein Zeitkonto läuft { $when } ab. Danach kann die Partie ohne dich weitergehen.
}
prompt-first-move = -# Ziehst du nicht vorher, übernimmt { $when } ein Bot deinen Platz.

prompt-reminder = -# Zum ersten Mal habe ich dich { $since } angepingt.
prompt-unfinished = Du hast alles entschieden, aber deinen Zug noch nicht beendet. Prüfe ihn mit *{ button-open }* und beende ihn.
prompt-time-ends = -# Deine Zeit läuft { $when } ab. Danach { $absence ->
    [house] übernimmt ein Bot, bis du zurückkehrst.
   *[vote] stimmen die anderen ab, ob ein Bot übernimmt.
} Wenn du vorher ziehst, passiert das nicht.
prompt-away = -# Abwesend bis { $until }.
prompt-next = -# { $mention }, du bist als Nächstes dran.
prompt-late = -# Ich war eine Weile offline. Was auf dich wartet, zeigt { command-games }.
button-to-table = Zum Tisch
button-snooze = Später erinnern
button-snooze-for = { $time ->
    [hour] In einer Stunde
    [four-hours] In 4 Stunden
   *[half-day] In 12 Stunden
}
button-mute = Hier keine Pings
button-unmute = Wieder anpingen
snooze-when = Wann soll ich dich an diesen Zug erinnern?
snoozed = Ich erinnere dich { $when }.
muted = An diesem Tisch pinge ich dich nicht mehr an. Wer am Zug ist, siehst du dort weiterhin.
unmuted = An diesem Tisch pinge ich dich wieder an.

post-stalled = **{ $game } #{ $id }** · Seit Wochen hat niemand gezogen{ $late ->
    [0] .
   *[other] {""}, und wir warten auf { $who }.
} Zieht niemand, wird die Partie am { $when } geschlossen.
post-closed = **{ $game } #{ $id }** ist geschlossen: Einen Monat lang hat niemand gezogen{ $late ->
    [0] .
   *[other] {""}, und wir haben zuletzt auf { $who } gewartet.
} Ansehen kannst du die Partie noch mit { command-history }, eine neue beginnst du mit { command-new }.
post-stalled-others = -# Auch an diesem Tisch: { $others }
post-waits = **{ $game }** · Die Zeit von { $who } ist um. Da sonst niemand abstimmen kann, bleibt die Partie stehen. Nach einem Monat ohne Zug wird sie geschlossen.

refusal-no-reminder = Es gibt keine Erinnerung, die du verschieben könntest: Du bist nicht am Zug, an diesem Tisch erinnere ich niemanden, oder du hast schon alle drei Erinnerungen bekommen.
