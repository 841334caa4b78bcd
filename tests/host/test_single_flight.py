"""Work that several ask for at the same time is done once."""

import asyncio

import pytest

from host.single_flight import SingleFlight


async def test_whoever_no_longer_waits_ends_it_for_nobody_else() -> None:
    once, goes_on, begun = SingleFlight[int]("work"), asyncio.Event(), list[int]()

    async def work() -> int:
        begun.append(1)
        await goes_on.wait()
        return len(begun)

    first, second = (asyncio.create_task(once.run("a", work)) for _ in range(2))
    await asyncio.sleep(0)
    assert "a" in once and len(once) == 1
    first.cancel()
    goes_on.set()
    assert await second == 1 and first.cancelled()
    await asyncio.sleep(0)
    assert "a" not in once
    assert await once.run("a", work) == 2  # asked for later it is done again


async def test_a_failure_is_everybody_s_and_closing_ends_all() -> None:
    once = SingleFlight[int]("work")

    async def fail() -> int:
        raise ValueError

    both = await asyncio.gather(*(once.run("a", fail) for _ in range(2)), return_exceptions=True)
    assert [type(one) for one in both] == [ValueError] * 2
    waiting = asyncio.create_task(once.run("b", asyncio.Event().wait))  # type: ignore[arg-type]
    await asyncio.sleep(0)
    await once.close()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert len(once) == 0
