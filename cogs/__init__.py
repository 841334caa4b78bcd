"""Everything a Discord user touches, a room for each group of commands. Thin: each asks the host and replies.

`framework`, `panel` and `posts` hold what several of them share; `client` registers them all.
"""
