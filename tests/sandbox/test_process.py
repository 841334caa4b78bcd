"""The sandbox as a process."""

import asyncio
import socket
import sys
from pathlib import Path

import aiohttp
import pytest

from tests.support.live.sandbox import ROOT, SandboxHere, SandboxProcess, free_port

PARENT = """
import subprocess, sys, time
subprocess.Popen([sys.executable, "-m", "sandbox", "--with-parent", "--port", sys.argv[1], "--world", sys.argv[2]])
time.sleep(60)
"""


async def listens(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except ConnectionRefusedError:
        return False
    writer.close()
    return True


async def until(port: int, up: bool) -> None:
    async with asyncio.timeout(60):
        while await listens(port) != up:  # noqa: ASYNC110 another process opens it
            await asyncio.sleep(0.05)


async def run(port: int, world: Path) -> tuple[int | None, str]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", "--port", str(port), "--world", str(world), cwd=ROOT,
        stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    _, errors = await asyncio.wait_for(process.communicate(), 60)
    return process.returncode, errors.decode()


async def test_ends_with_a_killed_parent(tmp_path: Path) -> None:
    port = free_port()
    parent = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PARENT, str(port), str(tmp_path / "w.json"), cwd=ROOT
    )
    await until(port, True)
    parent.kill()
    await parent.wait()
    await until(port, False)


async def test_taken_port_and_taken_world_are_said_in_a_line(tmp_path: Path) -> None:
    async with SandboxProcess(tmp_path / "w.json") as first:
        code, said = await run(first.port, tmp_path / "other.json")
        assert (code, "address already in use" in said, said.count("\n")) == (1, True, 1)
        code, said = await run(free_port(), first.world)
        assert (code, "in use by another sandbox" in said, said.count("\n")) == (1, True, 1)


async def test_answers_this_machine_only(tmp_path: Path) -> None:
    async with SandboxProcess(tmp_path / "w.json") as sandbox:
        strange = {"Host": f"example.com:{sandbox.port}"}
        async with sandbox.session.get(sandbox.base + "/_sandbox/state", headers=strange) as response:
            assert response.status == 403


async def test_answers_pages_of_its_own_only(tmp_path: Path) -> None:
    """A browser sends what another page posts, though it keeps the answer from that page."""
    async with SandboxHere(tmp_path / "w.json") as sandbox:
        said = {"person": "Ada", "channel": "general", "content": "from elsewhere"}
        for origin, status in (
            ("https://example.com", 403),
            ("null", 403),
            (f"http://127.0.0.1:{sandbox.port + 1}", 403),
            (f"https://127.0.0.1:{sandbox.port}", 403),
            (sandbox.base, 200),
        ):
            address = sandbox.base + "/_sandbox/act/say"
            async with sandbox.session.post(address, json=said, headers={"Origin": origin}) as response:
                assert response.status == status, origin
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await sandbox.session.ws_connect(sandbox.base + "/gateway/", origin="https://example.com")


async def test_listens_on_this_machine_only(tmp_path: Path) -> None:
    async with SandboxProcess(tmp_path / "w.json") as sandbox:
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
            # All of 127.0.0.0/8 is this machine; who listens everywhere listens there too.
            assert probe.connect_ex(("127.0.0.2", sandbox.port)) != 0
