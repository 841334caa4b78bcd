# The panel /server settings. Each setting has a sentence that says what it does now, and the names of its values.

server-title = **Settings of this server**
    .fixed = **Settings of this server** · Somebody who manages it can change them here.
refusal-not-server-manager = Only somebody who manages this server may change its settings.
refusal-no-server = This is about a server: type it in one of its channels.

# $chosen: channels or roles. Without any, the second sentence is said.
server-setting-channels = **Where games are made** · Only in { $chosen }, and in threads there.
server-setting-channels-none = **Where games are made** · In every channel in which I may write.
server-setting-makers = **Who makes games** · Only people with the role { $chosen }, and those who manage this server.
server-setting-makers-none = **Who makes games** · Everybody.
server-setting-log-channel = **Log channel** · In { $chosen } I say when a table is made, ends, is cancelled or closed, or cannot be read. Private games are left out.
server-setting-log-channel-none = **Log channel** · None: tables are mentioned nowhere but in their own channel.
server-setting-deleted = { $count ->
        [one] One more was chosen but has been deleted, so it does not count.
       *[other] { $count } more were chosen but have been deleted, so they do not count.
    }
server-setting-no-writing = I may not write there, so I say nothing; somebody who manages the channel can let me.

server-setting-palette = **Colours in posts** · { $value ->
    [apart] In the pictures that everybody sees, red and blue are dark and the others light, so that all five stay apart for the colour-blind.
   *[usual] In the pictures that everybody sees, players have the usual colours.
}
    .choice = { $value ->
        [apart] Far apart, also for the colour-blind
       *[usual] Usual colours
    }
# Shown once there are several languages. $name: the language in its own words.
server-setting-language = **Language of posts** · { $name }. What only one person sees is in their own.
server-setting-language-none = **Language of posts** · That of this server on Discord, or English. What only one person sees is in their own.
    .choice = As on Discord
# The pages of the panel.
button-server-places = Server
button-server-games = New games
server-setting-leaderboard = **Leaderboard** · { $value ->
    [on] { command-results-leaderboard } shows who plays best here, and new games are rated unless their table chooses otherwise. Whoever does not want to be shown says so with { command-settings }.
   *[off] There is none, and new games are not rated unless their table chooses it.
}
    .choice = { $value ->
        [on] Show one
       *[off] None
    }
server-setting-open-games = **Games per person** · { $value ->
    [any] Everybody may make as many games as they like.
   *[other] Whoever has made { $value } games that have not ended makes no other.
}
    .choice = { $value ->
        [any] As many as they like
       *[other] Up to { $value } at a time
    }
server-setting-cool-down = **Time between two new games** · { $value ->
    [none] Whoever has made a game may make the next at once.
    [minutes] Whoever has made a game makes the next after ten minutes.
    [hour] Whoever has made a game makes the next after an hour.
    [day] Whoever has made a game makes the next after a day.
   *[seconds] Whoever has made a game makes the next after ten seconds.
}
    .choice = { $value ->
        [none] None
        [minutes] Ten minutes
        [hour] An hour
        [day] A day
       *[seconds] Ten seconds
    }

server-options-title = **New games begin with**
server-options-line = { $game }: { $options }
button-options-here = The options of this channel's game
button-options-usual = The usual options

# What the log channel is told. $who: who made the table; nameless: who that was is not known any more.
post-logged = { $what ->
   *[made] **{ $game } #{ $id }** · { $who } has made it in { $where }.
    [nameless] **{ $game } #{ $id }** was made in { $where }.
    [ended] **{ $game } #{ $id }** in { $where } is over.
    [cancelled] **{ $game } #{ $id }** in { $where } was cancelled.
    [closed] **{ $game } #{ $id }** in { $where } was closed: nobody had moved for a month.
    [frozen] **{ $game } #{ $id }** in { $where } is on hold. { command-server-status } tells whoever runs me why.
    [thawed] **{ $game } #{ $id }** in { $where } goes on.
}

refusal-elsewhere = In this server games are made in { $channels }. Somebody who manages the server can change that with { command-server-settings }.
refusal-not-a-maker = In this server only people with the role { $roles } make games. Somebody who manages the server can change that with { command-server-settings }, or give you the role.
refusal-open-games = You have made { $most } games here that have not ended; that is as many as this server allows. Somebody who manages the server can change that with { command-server-settings }.
refusal-cool-down = You have just made a game here. You may make the next { $ends }. Somebody who manages the server can change that with { command-server-settings }.
