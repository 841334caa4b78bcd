## Lobby

lobby-title = **{ $game } #{ $id }**
lobby-special = { CAPITAL($what) }
lobby-private = Připojit se mohou jen pozvaní: { $people }
lobby-private-nobody = Připojit se mohou jen pozvaní a pozvánku zatím nikdo nemá.
lobby-private-read-here = Plány a všechny tahy vidí každý v tomto kanálu.
lobby-private-read-in-thread = Toto vlákno mohou číst jen lidé od stolu a správci vláken.
lobby-private-in-channel = K soukromé hře se mohou připojit jen ti, které pozveš. Herní plán vidí každý v tomto kanálu, pokud nehrajete v soukromém vlákně.
lobby-private-in-thread = Toto vlákno mohou číst jen hráči, ti, které pozveš, a správci vláken.
lobby-moved = **{ $game } #{ $id }** pokračuje v soukromém vlákně.
private-thread-made = Hra je teď v { $thread }. Členy vlákna jsou hráči a ti, které pozveš.
lobby-seat = { $number } { $sign } { $who }
lobby-seat-taken = { $sign } { $who }
lobby-seats-open = { $count ->
    [one] { $count } volné místo
    [few] { $count } volná místa
   *[other] { $count } volných míst
}
lobby-houses = -# Pod *{ button-more }* přidáš i bota.
lobby-order-joined = místa podle pořadí připojení
lobby-dice = -# Že jsou kostky férové, ověříš po hře podle otisku { $hash }.
lobby-started = Hra začala.
lobby-cancelled = **Zrušeno.**
cancelled = Zrušeno.
lobby-options-of-organiser = -# Měnit je může jen organizátor této hry.
lobby-options-title = **{ $question }** · { $game } #{ $id }
lobby-option = **{ $title }: { $value }** { $help }
button-options-why = Proč?
lobby-why-title = **Proč?** · { $question }
lobby-why = **{ $title }: { $value }** { $help } · { $source }
lobby-more-title = **{ $game } #{ $id }**
lobby-more-seat = Hraješ jako { $sign } { $colour }.
option-pages = pravidla, s. { $pages }
option-rulings = můj výklad pravidel č. { FORM($rulings, case: "usual-listed") }
option-named = „{ $option }“
option-topic = Možnost: { $option }
option-entry = **{ $value }** · { $help } · { $source }
lobby-option-choice = { $title }: { $value }
lobby-example = -# Toto rozložení je příklad: co je náhodné, určí se až na začátku hry.
lobby-order = Pořadí míst
lobby-order-choice = Pořadí míst: { $value }
lobby-order-random-name = losované na začátku
lobby-order-joined-name = podle připojení
lobby-set = **{ $title }: { $value }**
lobby-joined = Jsi u stolu jako { $colour }.
lobby-invited = Pozvánku má { $who }. Připojit se mohou jen pozvaní.
lobby-invited-before = { $who } už pozvánku má.
button-join = Připojit se
button-leave = Odejít
button-options = Možnosti
menu-options-page = Další možnosti
button-options-game = Které možnosti?
button-options-variants = Které varianty?
button-options-time = Jak rychle?
button-options-table = Kdo smí vracet tahy a používat rady?
button-options-pictures = Které obrázky a který jazyk?
button-options-seats = Kdo kde sedí?
button-start = Začít
button-watch-houses = Dívat se
lobby-watched = jen boti, tah každých pár sekund
refusal-watched-already = Boti na tomto serveru už hrají hru #{ $game }. Počkej, až skončí, nebo ji zruš příkazem { command-table-cancel }.
button-cancel = Zrušit hru
cancel-lobby = { $game } #{ $id }: už se připojili další. Zrušit hru pro všechny?
cancel-running = { $game } #{ $id } už běží. Zrušit ji pro všechny? Vzít to zpět už nepůjde.
button-thread = Otevřít pro ni vlákno
button-private-thread = Hrát v soukromém vlákně
menu-colour = Moje barva
menu-house = Přidat bota
menu-house-other = Jiná úroveň
button-house = Přidat { FORM($house, case: "accusative") }
house-explained = -# **{ $house }**: { $help }
lobby-company = Zatím u stolu: { $who }
menu-colour-of-house = { $name } dostane tvoji barvu
menu-remove = Odebrat hráče
menu-swap-places = Prohodit místa dvou hráčů
menu-swap-colours = Prohodit barvy dvou hráčů
menu-invite = Připojit se mohou jen tito lidé
house-names = Kemal, Leyla, Orhan, Zeynep, Cem
computer-player = **{ $name }** ({ $player })
house-with-personality = { $house }, { $personality }
personality-mosques = zbožňuje mešity
personality-dealer = zbožňuje Klenotníka
personality-barrow = zbožňuje velký vozík
personality-palace = zbožňuje Sultánův palác
personality-travel = zbožňuje cestování
personality-black = zbožňuje černé kostky
house-merchant = Štamgast
    .accusative = Štamgasta
house-merchant-help = Pro ty, kdo hru znají; Nováčka porazí aspoň ve 3 hrách ze 4
house-master = Mistr
    .accusative = Mistra
house-master-help = Pro ty, kdo porážejí Štamgasta; vyhraje nad ním 3 hry ze 4; deset sekund na tah
house-patient = Trpělivý mistr
    .accusative = Trpělivého mistra
house-patient-help = Přemýšlí na víc tahů dopředu; půl minuty na tah
house-rookie = Nováček
    .accusative = Nováčka
house-rookie-help = Pro první hru; hraje podle jednoduchých pravidel
house-random = Náhodný
    .accusative = Náhodného
house-random-help = Hraje náhodné povolené tahy
lobby-busy = V tomto kanálu už je { $game } #{ $id }. Pro druhou hru otevři vlákno.
lobby-busy-unseen = V tomto kanálu už jedna hra je. Pro druhou otevři vlákno.
thread-name = { $game }, { $who }
thread-made = Tvoje hra je v { $thread }.

## Když hra začne sama

lobby-begins-full = začíná, až budou obsazená všechna místa ({ $most })
lobby-begins-at = { $few ->
    [cancel] Začíná { $when } ({ $soon }), pokud budou obsazená všechna místa. Jinak hru zruším.
   *[start] Začíná { $when } ({ $soon }) se všemi, kdo u stolu budou.
}
button-beginning = Kdy začne
begin-title = **Kdy začne { $game } #{ $id }**
begin-now = { $begins ->
    [full] Až budou obsazená všechna místa ({ $most }), nebo až někdo z hráčů stiskne *{ button-start }*.
   *[pressed] Až někdo z hráčů stiskne *{ button-start }*.
}
begin-at = Nejpozději { $when }. { $few ->
    [cancel] Zůstane-li nějaké místo volné, hru zruším.
   *[start] Hra začne se všemi, kdo u stolu budou. Bude-li jich méně než { $least }, zruším ji.
}
begin-pressed = Jen když někdo stiskne { button-start }
begin-full = Až budou obsazená všechna místa
begin-start = Se všemi, kdo u stolu budou
begin-cancel = Zrušit, když místa zůstanou volná
menu-begin = Změnit, kdy začne
button-begin-at = V určený čas
button-no-time = Bez určeného času
begin-at-form = Kdy hra začne
begin-at-label = Den a čas ({ $zone })
begin-at-example = „20:30“, „zítra 20:00“, „pátek 20:00“, „24. prosince 18:00“ nebo „za 2 hodiny“
post-unbegun = { $why ->
    [unjoined] Hra **{ $game } #{ $id }** je uzavřená: týden se nikdo nepřipojil, kanál je zase volný.
    [few] Hra **{ $game } #{ $id }** je zrušená: měla začít teď, ale obsazeno je jen { $joined } z { $most } míst.
   *[not-so] Hra **{ $game } #{ $id }** je zrušená: měla začít teď, ale tyto možnosti nejsou pro tolik hráčů ({ $joined }).
} Další založíš příkazem { command-new }. Volbou *{ command-new-like.name }* převezmeš možnosti této hry. { $people }
refusal-unclear-moment = Nevím, jaký den a čas má být „{ $typed }“. Zkus „20:30“, „zítra 20:00“, „pátek 20:00“, „24. prosince 18:00“ nebo „za 2 hodiny“. Tvoje časové pásmo je { $zone }; změníš ho v { command-settings }.
refusal-moment-is-past = { $when } už bylo. Napiš pozdější čas.
refusal-moment-too-far = { $when } je až za víc než { $days ->
            [one] { $days } den
            [few] { $days } dny
           *[other] { $days } dní
        }. Zvol dřívější čas.

## Uložené možnosti

button-presets = Uložené možnosti
button-save-options = Uložit tyto možnosti
button-use = Použít tady
button-rename = Přejmenovat
button-delete = Smazat
menu-preset = Použít, přejmenovat nebo smazat
presets-title = **Tvoje uložené možnosti**
presets-none = Zatím žádné nemáš. Když tu nastavení lobby uložíš pod nějakým názvem, použiješ ho znovu volbou *{ command-new-like.name }* u { command-new }.
preset-line = **{ $name }** · { $what }
preset-label = Název těchto možností
preset-example = Páteční večer
preset-saved = Uloženo jako „{ $name }“. Stejné možnosti použiješ znovu volbou *{ command-new-like.name }* u { command-new }.
preset-deleted = Smazáno: „{ $name }“.
like-last = Jako minule: { $options }
like-preset = { $name }: { $options }
like-game = Rozložení #{ $id } ({ $who }): { $options }
like-set-up = Rozložení plánu
lobby-like = { $same ->
    [yes] rozložení podle { $game }
   *[no] rozložení už není podle { $game }, možnosti se změnily
}
lobby-like-private = soukromé hry
button-clone = Stejné rozložení
like-left-out = { $count ->
    [one] Tuto možnost se nepodařilo převzít: { $names }. Zůstává výchozí hodnota.
   *[other] Tyto možnosti se nepodařilo převzít: { $names }. Zůstávají výchozí hodnoty.
}
refusal-nothing-like-that = Pod názvem „{ $typed }“ nemáš uložené žádné možnosti a hra s takovým číslem není. Vyber si z návrhů, které při psaní vidíš.
refusal-never-played = Žádnou takovou hru za sebou ještě nemáš, takže není co zopakovat.
refusal-other-game = Tyto možnosti jsou pro jinou hru. Zvol možnosti pro hru, kterou zakládáš.
refusal-unknown-preset = Tyto uložené možnosti už neexistují. Ostatní najdeš pod *{ button-presets }*.
refusal-preset-exists = Pod názvem „{ $name }“ už možnosti uložené máš. Zvol jiný název, nebo ty staré nejdřív smaž.
refusal-too-many-presets = Uložených možností máš { $most } a víc jich uložit nemůžu. Nejdřív některé smaž.
refusal-preset-without-name = Napiš název aspoň s jedním písmenem nebo číslicí.
refusal-preset-name-too-long = Ten název má { $length ->
            [one] { $length } znak
            [few] { $length } znaky
           *[other] { $length } znaků
        }, smí jich mít nejvýš { $most }.

named-twice = { $name } ({ $colour })
sign-in-words = { $colour }:
colour-red = Červený
    .accusative = Červeného
    .genitive = Červeného
colour-blue = Modrý
    .accusative = Modrého
    .genitive = Modrého
colour-green = Zelený
    .accusative = Zeleného
    .genitive = Zeleného
colour-yellow = Žlutý
    .accusative = Žlutého
    .genitive = Žlutého
colour-purple = Fialový
    .accusative = Fialového
    .genitive = Fialového
