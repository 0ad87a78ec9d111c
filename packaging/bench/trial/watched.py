"""The program as its player has it, with a trial at the other end of a local socket (`soak clicks`).

Not a command: `python packaging/bench -m bench.trial.watched SOCKET FOLDER SEED`, started by the trial alone.
"""

import faulthandler
import random
import secrets
import signal
import sys
from pathlib import Path

from swallows_gui.cli.exit_codes import end


def main(address: str, folder: Path, seed: int) -> int:
    """Open the window and answer the trial until it is closed; returns the exit code. Lots are drawn from the seed."""
    crashes = (folder / "crash.txt").open("w", encoding="utf-8")
    faulthandler.enable(crashes)
    faulthandler.register(signal.SIGUSR1, crashes, all_threads=False)
    random.seed(seed)
    lots = random.Random(seed)
    secrets.randbelow = lots.randrange  # type: ignore[assignment]

    from swallows_gui.app import APP_ID, paint_in_this_thread, run

    paint_in_this_thread()
    from PySide6.QtWidgets import QApplication

    app = QApplication([APP_ID])
    from bench.trial.channel import Channel

    Channel(address, folder / "stacks.txt", app)
    code = run()
    signal.setitimer(signal.ITIMER_REAL, 0)
    return code


if __name__ == "__main__":
    end(main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])))
