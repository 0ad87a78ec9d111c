"""The program never opens an Internet socket: not the window, and not the processes in which AI seats think."""

from pathlib import Path

from swallows_gui.session import Seat, Session, Setup
from tests.window.program import LOTS, Program, wait_until

FORBIDDEN = """
import os, socket, sys
def _forbid(event, arguments):
    if event == "socket.__new__" and arguments[1] in (socket.AF_INET, socket.AF_INET6):
        with open(os.path.join(os.environ["HOME"], "network.txt"), "a") as file:
            file.write(f"{sys.argv}\\n")
        raise PermissionError("no network in this test")
sys.addaudithook(_forbid)
with open(os.path.join(os.environ["HOME"], "watched.txt"), "a") as file:
    file.write(f"{os.getpid()}\\n")
"""
"""What Python runs before the window, and before each process that the window starts."""
BEGUN = 20
"""Moves that are made before the window takes the game up."""
MORE = 4
"""Moves that the window must show."""


def test_a_game_between_experts_opens_no_internet_socket(program: Program, tmp_path: Path) -> None:
    seats = tuple(Seat(f"Seat {number + 1}", "ai", "expert") for number in range(4))
    record = tmp_path / "begun.swallows"
    with Session.new(Setup({"format": "sixteen"}, seats, seed=7), path=record) as session:
        session.run(lambda: session.n >= BEGUN)
    (program.home / "lots" / "sitecustomize.py").write_text(LOTS + FORBIDDEN, encoding="utf-8")
    program.choose(language="en", pace="instant", reduced_motion=True)
    child = program.start("play", str(record))
    enough = BEGUN + MORE
    wait_until(lambda: child.poll() is not None or program.shown >= 0, "the game")
    wait_until(lambda: child.poll() is not None or program.most_shown >= enough, "the experts' moves")
    watched = (program.home / "watched.txt").read_text(encoding="ascii").split()
    assert child.poll() is None, program.said
    assert len(set(watched)) >= 2, "no process of its own has thought"
    assert not (program.home / "network.txt").exists(), (program.home / "network.txt").read_text(encoding="utf-8")
