"""`python packaging/bench soak NAME` and `python packaging/bench corpus FOLDER`.

`python packaging/bench -m MODULE` runs a module of the bench: its trials start processes of their own so.
"""

import runpy
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent


def main() -> None:
    """Run a command or a module; Python has put this folder first where modules are looked for."""
    sys.path[:1] = [str(FOLDER.parent), str(FOLDER.parents[1])]
    if sys.argv[1:2] == ["-m"]:
        sys.argv = sys.argv[2:]
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
    else:
        from bench.command import app

        app()


if __name__ == "__main__":
    main()
