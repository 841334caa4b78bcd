# The panel /server settings. Each setting has a sentence that says what it does now, and the names of its values.

server-title = **Server settings**
    .fixed = **Server settings** · Only server managers can change them.
refusal-not-server-manager = Only server managers can change that.
refusal-no-server = That belongs to a server. Do it in one of its channels, not in direct messages.

# $chosen: channels or roles. Without any, the second sentence is said.
server-setting-channels = **Where people can create games** · Only in { $chosen }, and in threads there.
server-setting-channels-none = **Where people can create games** · In every channel where I can write.
server-setting-makers = **Who can create games** · Only people with the role { $chosen }, and server managers.
server-setting-makers-none = **Who can create games** · Everybody.
server-setting-log-channel = **Log channel** · I report in { $chosen } when a game is created, ends, is cancelled, closes or has a problem. I leave out private games.
server-setting-log-channel-none = **Log channel** · None: I write about games only in their own channels.
server-setting-results-channel = **Results channel** · I post the result of each game in { $chosen }, without a ping. I leave out private games.
server-setting-results-channel-none = **Results channel** · None: I post results only in the games' own channels.
server-setting-deleted = { $count ->
        [one] One more has been deleted, so it doesn't count.
       *[other] { $count } more have been deleted, so they don't count.
    }
server-setting-no-writing = I can't post there, so I'll stay silent until a channel manager gives me permission.

server-setting-palette = **Colours in posts** · { $value ->
    [apart] In pictures that everybody sees, red and blue are dark and the others light, so colour-blind people can tell all five apart.
   *[usual] In pictures that everybody sees, players have the usual colours.
}
    .choice = { $value ->
        [apart] Easy to tell apart, even if you're colour-blind
       *[usual] Usual colours
    }
server-setting-avatars = **Avatars** · { $value ->
    [on] Pictures of lobbies and results show people's Discord avatars.
   *[off] Pictures of lobbies and results show emblems instead of avatars.
}
    .choice = { $value ->
        [on] Show them
       *[off] Emblems instead
    }
# Shown once there are several languages. $name: the language in its own words.
server-setting-language = **Language of posts** · { $name }. Private messages are in each person's own language.
server-setting-language-none = **Language of posts** · This server's language on Discord, or English. Private messages are in each person's own language.
    .choice = Same as on Discord
# The pages of the panel.
button-server-places = Server
button-server-games = New games
server-setting-leaderboard = **Leaderboard** · { $value ->
    [on] { command-results-leaderboard } shows the best players here, and new games are rated unless their table says otherwise. Anybody can opt out with { command-settings }.
   *[off] None, and new games are unrated unless their table says otherwise.
}
    .choice = { $value ->
        [on] Show one
       *[off] None
    }
server-setting-open-games = **Games per person** · { $value ->
    [any] Everybody can create as many games as they like.
    [one] Each person can have one unfinished game that they created.
   *[other] Each person can have up to { $value } unfinished games that they created.
}
    .choice = { $value ->
        [any] As many as they like
       *[other] Up to { $value } games at a time
    }
server-setting-cool-down = **Time between new games** · { $value ->
    [none] You can create one game right after another.
    [minutes] You can create another game after ten minutes.
    [hour] You can create another game after an hour.
    [day] You can create another game after a day.
   *[seconds] You can create another game after ten seconds.
}
    .choice = { $value ->
        [none] None
        [minutes] Ten minutes
        [hour] An hour
        [day] A day
       *[seconds] Ten seconds
    }

server-options-title = **New games start with**
server-options-line = { $game }: { $options }
button-options-here = Copy this channel's options
button-options-usual = Use the usual options

# In the results channel. $result: who won and by what; $places: everybody, the first first.
post-result = **{ $game } #{ $id }** in { $where }: { $result }
    -# { $places }
post-result-place = { $place }. { $sign } { $who }
# What the log channel is told. $who: who made the table; nameless: who that was is not known any more.
post-logged = { $what ->
   *[made] **{ $game } #{ $id }** · { $who } created it in { $where }.
    [nameless] **{ $game } #{ $id }** was created in { $where }.
    [ended] **{ $game } #{ $id }** in { $where } is over.
    [cancelled] **{ $game } #{ $id }** in { $where } was cancelled.
    [closed] **{ $game } #{ $id }** in { $where } was closed: nobody had moved for a month.
    [frozen] **{ $game } #{ $id }** in { $where } is on hold. My operator can see why with { command-server-status }.
    [thawed] **{ $game } #{ $id }** in { $where } continues.
}

refusal-elsewhere = On this server, you can create games only in { $channels }. A server manager can change that with { command-server-settings }.
refusal-not-a-maker = On this server, only people with the role { $roles } can create games. A server manager can give you the role, or change who can with { command-server-settings }.
refusal-open-games = You've created { $most } games here that haven't ended, which is the most this server allows. A server manager can change that with { command-server-settings }.
refusal-cool-down = You've just created a game here. You can create another { $ends }. A server manager can change that with { command-server-settings }.
