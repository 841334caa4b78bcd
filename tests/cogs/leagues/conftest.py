"""The toy game, for seasons that are played to their end; a club, and the channel of its league."""

import pytest

from tests.host.desk import Desk
from tests.support.discord.hall import Hall
from tests.support.hosted import toy
from tests.support.season import Club

__all__ = ["toy"]


@pytest.fixture
async def club(desk: Desk, toy: object) -> Club:
    return Club(desk)


@pytest.fixture
async def hall(club: Club) -> Hall:
    return Hall(club)
