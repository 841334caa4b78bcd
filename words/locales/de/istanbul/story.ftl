# A turn in one line, and what happened since one's last turn. What a player did is said in the present tense, without a
# subject, and the story makes one sentence of it, in the order in which all was done: "Ann geht von der 7 zum Großen
# Markt (10) und verkauft 2 Tuch für 5 Lira." Where an action has ".order", its price stands behind its verb (".verb",
# ".rest"): "holt für 2 Lira den Gehilfen von der Wagnerei (1) zurück". ".present": of a turn that would have been better.

story = { $who } { FORM($actions, case: "done-listed") }.
    .result =
        { $count ->
            [0] { $who } { FORM($before, case: "done") } und { FORM($result, case: "done") }.
            [1] { $who } { FORM($before, case: "done") }, { FORM($result, case: "done") } und { FORM($after, case: "done") }.
           *[other] { $who } { FORM($before, case: "done") }, { FORM($result, case: "done") }, { FORM($after, case: "done-listed") }.
        }
story-way = { $way }
    .done =
        { $count ->
            [0] geht { FORM($origin, case: "from") } { FORM($place, case: "to") }
           *[other] geht { FORM($origin, case: "from") } über { FORM($over, case: "accusative") } { FORM($place, case: "to") }
        }
story-way-by-tile = { $way } (Kioskplättchen)
    .done = { FORM($way, case: "done") } (Kioskplättchen)
story-rolled-again = würfelt neu: { $dice }
story-die-set = { $action }: { $dice }
story-took = nimmt { FORM($items, case: "accusative-listed") }
story-ruby = nimmt einen Rubin
story-ruby-for-letters = nimmt { FORM($society, case: "at") } einen Rubin { FORM($place, case: "from") }
story-for = { $action } für { FORM($cost, case: "accusative-listed") }
    .done =
        { TRAIT($action, name: "order") ->
            [verb] { FORM($action, case: "verb") } für { FORM($cost, case: "accusative-listed") } { FORM($action, case: "rest") }
           *[other] { FORM($action, case: "done") } für { FORM($cost, case: "accusative-listed") }
        }
story-paid = zahlt { FORM($cost, case: "accusative-listed") }
story-figure-moved = bewegt den { $figure } { FORM($place, case: "to") }
story-neutral-moved =
    { $count ->
        [one] bewegt ihn { FORM($place, case: "to") }
       *[other] bewegt einen neutralen Kaufmann { FORM($place, case: "to") }
    }

history-scored = Züge mit Rubin
history-contested = Begegnungen mit anderen Kaufleuten, gefangene Familienmitglieder

meanwhile-paid-you = { $who } hat dir { $lira } Lira gezahlt
meanwhile-caught-you = { $who } hat dein Familienmitglied gefangen
meanwhile-ruby = { $who } hat { FORM($place, case: "at") } einen Rubin genommen
    .present = { $who } nimmt { FORM($place, case: "at") } einen Rubin
meanwhile-tile = { $who } hat { FORM($tile, case: "the") } genommen
    .present = { $who } nimmt { FORM($tile, case: "the") }
meanwhile-extended = { $who } hat den Handkarren erweitert
    .present = { $who } erweitert den Handkarren
meanwhile-tavern-tile = { $who } hat ein Tavernenplättchen genommen
    .present = { $who } nimmt ein Tavernenplättchen
meanwhile-auction = { $who } hat die Auktion für { $lira } Lira gewonnen
    .present = { $who } gewinnt die Auktion für { $lira } Lira
meanwhile-sold = { $who } hat Waren für { $lira } Lira verkauft
    .present = { $who } verkauft Waren für { $lira } Lira
meanwhile-last-round = { $who } hat genug Rubine: Das ist die letzte Runde
meanwhile-last-round-complete = { $who } hat genug Rubine, und die letzte Runde ist vorbei
meanwhile-moved = { $who } ist { FORM($place, case: "to") } gegangen
    .present = { $who } geht { FORM($place, case: "to") }
meanwhile-companion = { $who } hat den Kompagnon { FORM($place, case: "to") } bewegt
    .present = { $who } bewegt den Kompagnon { FORM($place, case: "to") }
meanwhile-family = { $who } hat das Familienmitglied { FORM($place, case: "to") } bewegt
    .present = { $who } bewegt das Familienmitglied { FORM($place, case: "to") }
meanwhile-sent = { $who } hat das Familienmitglied { FORM($place, case: "to") } geschickt
    .present = { $who } schickt das Familienmitglied { FORM($place, case: "to") }

hands-to-come = { $pile ->
    [guild] Die nächsten Gildenkarten im Stapel: { $cards }
   *[bonus] Die nächsten Bonuskarten im Stapel: { $cards }
}
