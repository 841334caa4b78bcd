"""People who want their data deleted: house players take their seats in running games, others organise their tables."""

from dataclasses import replace

from db import Change
from host.host import Host
from host.houses import STAND_IN
from host.posts import UNPROMPT, Post, owe_again
from host.seating import longest_seated


async def forget_person(host: Host, user_id: int) -> int:
    """Delete what is stored about a person, and return how many unfinished games that changed.

    Their seats remain, marked as those of a departed player; in running games a house player takes them over, in
    lobbies they become free. What they organised is organised by the person who has sat there longest. Raises
    StorageFailed, WriteRefused."""
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
                heir = next((seat for seat in kept if seat.by_person), None)
            else:
                gone = [Post(UNPROMPT, {"seat": seat.seat}) for seat in seats if seat.departed]
                owe_again(change, game, gone)
                change.seats(replace(seat, player=STAND_IN) if seat.departed else seat for seat in seats)
                heir = await longest_seated(host.db, game_id, seats)
            organiser = game.organiser_id if game.organiser_id or heir is None else heir.user_id
            change.update_game(game.seq, game.revision, revision=game.revision + 1, organiser_id=organiser)
            await host.db.write(change)
        if game.status == "running":
            await host.resume(game_id)
    return len(touched)
