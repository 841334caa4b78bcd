"""People who want their data deleted: house players take their seats in running games."""

from dataclasses import replace

from db import Change
from host.host import Host
from host.houses import STAND_IN
from host.posts import UNPROMPT, Post, owe_again


async def forget_person(host: Host, user_id: int) -> int:
    """Delete what is stored about a person, and return how many unfinished games that changed.

    Their seats remain, marked as those of a departed player; in running games a house player takes them over, in
    lobbies they become free. Raises StorageFailed, WriteRefused."""
    touched = await host.db.people.forget(user_id)
    for game_id in touched:
        async with host.lock(game_id):
            host.forget(game_id)  # the table in memory still has the person in its seat
            game = await host.game(game_id)
            seats = await host.db.games.seats(game_id)
            change = Change(game_id)
            if game.status == "lobby":
                kept = [seat for seat in seats if not seat.departed]
                change.seats(replace(seat, seat=index) for index, seat in enumerate(kept))
            else:
                gone = [Post(UNPROMPT, {"seat": seat.seat}) for seat in seats if seat.departed]
                owe_again(change, game, gone)
                change.seats(replace(seat, player=STAND_IN) if seat.departed else seat for seat in seats)
            change.update_game(game.seq, game.revision, revision=game.revision + 1)
            await host.db.write(change)
        if game.status == "running":
            await host.resume(game_id)
    return len(touched)
