"""What a Discord user touches, a file or folder for each group of commands. Thin: each asks the host and replies.

`shared` holds what several of them use; `client` registers them all and is imported by bot.py alone.
"""
