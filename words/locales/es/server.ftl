server-title = **Ajustes del servidor**
    .fixed = **Ajustes del servidor** · Solo pueden cambiarlos los gestores del servidor.
refusal-not-server-manager = Eso solo pueden cambiarlo los gestores del servidor.
refusal-no-server = Eso se hace en un servidor: usa uno de sus canales, no los mensajes directos.

server-setting-channels = **Dónde se pueden crear partidas** · Solo en { $chosen } y en sus hilos.
server-setting-channels-none = **Dónde se pueden crear partidas** · En cualquier canal donde yo pueda escribir.
server-setting-makers = **Quién puede crear partidas** · Solo quien tenga el rol { $chosen }, y los gestores del servidor.
server-setting-makers-none = **Quién puede crear partidas** · Cualquiera.
server-setting-log-channel = **Canal de registro** · Publico un mensaje en { $chosen } cuando una partida se crea, termina, se cancela o se cierra, o si hay algún problema con ella. No incluyo las privadas.
server-setting-log-channel-none = **Canal de registro** · Ninguno: informo de las partidas solo en sus propios canales.
server-setting-results-channel = **Canal de resultados** · Publico en { $chosen } cómo terminó cada partida, sin avisar a nadie. No incluyo las privadas.
server-setting-results-channel-none = **Canal de resultados** · Ninguno: publico los resultados solo en los canales de las partidas.
server-setting-deleted = { $count ->
        [one] Otro se ha borrado, así que no cuenta.
       *[other] Otros { $count } se han borrado, así que no cuentan.
    }
server-setting-no-writing = Allí no puedo publicar, así que callaré hasta que un gestor del canal me dé permiso.

server-setting-palette = **Colores en las publicaciones** · { $value ->
    [apart] En las imágenes que ven todos, el rojo y el azul son oscuros y los demás claros. Así se distinguen los cinco, también con daltonismo.
   *[usual] En las imágenes que ven todos, los jugadores tienen los colores habituales.
}
    .choice = { $value ->
        [apart] Fáciles de distinguir, también con daltonismo
       *[usual] Colores habituales
    }
server-setting-avatars = **Avatares** · { $value ->
    [on] Las imágenes de salas y resultados muestran los avatares de Discord.
   *[off] Las imágenes de salas y resultados muestran emblemas en vez de avatares.
}
    .choice = { $value ->
        [on] Mostrarlos
       *[off] Mostrar emblemas
    }
server-setting-language = **Idioma de las publicaciones** · { $name }. Los mensajes privados van en el idioma de cada persona.
server-setting-language-none = **Idioma de las publicaciones** · El idioma de este servidor en Discord, o inglés. Los mensajes privados van en el idioma de cada persona.
    .choice = El mismo que en Discord
button-server-places = Servidor
button-server-games = Partidas nuevas
server-setting-leaderboard = **Clasificación** · { $value ->
    [on] { command-results-leaderboard } muestra a los mejores jugadores de aquí, y las partidas nuevas son puntuables si en la mesa no se elige otra cosa. Cualquiera puede salirse con { command-settings }.
   *[off] Ninguna, y las partidas nuevas no son puntuables si en la mesa no se elige otra cosa.
}
    .choice = { $value ->
        [on] Mostrarla
       *[off] Ninguna
    }
server-setting-open-games = **Partidas por persona** · { $value ->
    [any] Cada uno puede crear tantas partidas como quiera.
    [one] Cada persona puede tener una partida propia sin terminar.
   *[other] Cada persona puede tener hasta { $value } partidas propias sin terminar.
}
    .choice = { $value ->
        [any] Tantas como quiera
        [one] Hasta 1 partida a la vez
       *[other] Hasta { $value } partidas a la vez
    }
server-setting-cool-down = **Tiempo entre partidas nuevas** · { $value ->
    [none] Puedes crear una partida justo después de otra.
    [minutes] Puedes crear otra partida pasados diez minutos.
    [hour] Puedes crear otra partida pasada una hora.
    [day] Puedes crear otra partida pasado un día.
   *[seconds] Puedes crear otra partida pasados diez segundos.
}
    .choice = { $value ->
        [none] Ninguno
        [minutes] Diez minutos
        [hour] Una hora
        [day] Un día
       *[seconds] Diez segundos
    }

server-options-title = **Las partidas nuevas empiezan con**
server-options-line = { $game }: { $options }
button-options-here = Copiar opciones de este canal
button-options-usual = Usar las opciones habituales

post-result = **{ $game } #{ $id }** en { $where }: { $result }
    -# { $places }
post-result-place = { $place }. { $sign } { $who }
post-logged = { $what ->
   *[made] **{ $game } #{ $id }** · { $who } la ha creado en { $where }.
    [nameless] **{ $game } #{ $id }** se ha creado en { $where }.
    [ended] **{ $game } #{ $id }** en { $where } ha terminado.
    [cancelled] **{ $game } #{ $id }** en { $where } se ha cancelado.
    [closed] **{ $game } #{ $id }** en { $where } se ha cerrado: nadie había jugado en un mes.
    [frozen] **{ $game } #{ $id }** en { $where } está detenida. Mi administrador puede ver la causa con { command-server-status }.
    [thawed] **{ $game } #{ $id }** en { $where } continúa.
}

refusal-elsewhere = En este servidor solo puedes crear partidas en { $channels }. Un gestor del servidor puede cambiarlo con { command-server-settings }.
refusal-not-a-maker = En este servidor solo puede crear partidas quien tenga el rol { $roles }. Un gestor del servidor puede darte el rol o cambiar con { command-server-settings } quién puede crearlas.
refusal-open-games =
    { $most ->
        [one] Ya tienes aquí 1 partida propia sin terminar, el máximo que permite este servidor. Un gestor del servidor puede cambiarlo con { command-server-settings }.
       *[other] Ya tienes aquí { $most } partidas propias sin terminar, el máximo que permite este servidor. Un gestor del servidor puede cambiarlo con { command-server-settings }.
    }
refusal-cool-down = Acabas de crear aquí una partida. Puedes crear otra { $ends }. Un gestor del servidor puede cambiar esta espera con { command-server-settings }.
