watch-title = { $turns ->
    [one] **{ $game } #{ $id }** · tah { $first }
   *[other] **{ $game } #{ $id }** · tahy { $first } až { $last }
}
watch-waiting = Kreslím tahy. Pár sekund to potrvá.
watch-progress = Kreslím: hotovo { $drawn } z { $frames } obrázků.
watch-alt = { $turns ->
    [one] Plán hry { $game } po tahu { $first }. Textový popis tahu ukáže { command-history }.
   *[other] Plán hry { $game } po každém tahu od { $first } do { $last }. Textový popis tahů ukáže { command-history }.
}
watch-failed = Animace se nepovedla. Každý tah uvidíš v { command-history }.
watch-crowded = Dívat se teď chce příliš mnoho lidí. Zkus to za minutu.
watch-nothing-new = Od tvého posledního tahu se nic nestalo, takže zatím není na co se dívat.
