"""To which user the files of games and backups belong: what happens when the bot or a command is run as root or as
somebody else."""

import os
import sys
from logging import getLogger
from pathlib import Path
from typing import Final

from db import DatabaseNotOwned

log = getLogger(__name__)

OTHERS: Final = 0o077  # all rights of everybody else
CODE: Final = (__file__, os.__file__)  # of the bot, and of the Python that runs it


def keep_to_owner(database: Path, *, commanded: bool) -> None:
    """To be called before anything is made. As root the process becomes the owner of the games, or else the bot could
    not write what this one makes. `commanded`: the operator typed a command; raises DatabaseNotOwned where that would
    be carried out as somebody else."""
    os.umask(OTHERS)
    if sys.platform == "win32":
        return
    owner = owner_of(database)
    if os.geteuid() == owner.st_uid:
        return
    if os.geteuid() == 0:
        os.setgroups([owner.st_gid])
        os.setgid(owner.st_gid)
        os.setuid(owner.st_uid)
        log.warning("runs as %s, to whom %s belongs", name_of(owner.st_uid), database)
        if all(os.access(code, os.R_OK) for code in CODE):
            return
    elif not commanded:
        return  # whether it can write there shows at once
    raise DatabaseNotOwned(database, detail=f"that is {name_of(owner.st_uid)}")


def owner_of(database: Path) -> os.stat_result:
    """Of the file, or of the nearest folder above it that there is."""
    path = database.absolute()
    return next(place for place in (path, *path.parents) if os.path.exists(place)).stat()


def name_of(user: int) -> str:
    import pwd  # Windows has none

    try:
        return pwd.getpwuid(user).pw_name
    except KeyError:
        return f"user {user}"
