#!/usr/bin/env python3
"""Measures how long an attack and the other side's answer take: `packaging/checks/pace.py [--games 6]`.

It plays friendlies of one person against computers with the clock passed by hand, so the figures depend on nothing but
the game: seconds that two attacks in a row take, without those in which the person thinks. Prints median, the longest
and where the time goes; 1 if the median is above `MOST`.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections import defaultdict
from itertools import pairwise
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:1] = [str(HERE.parent), str(HERE.parent.parent)]

from pictures.camera import application, nobodys_home  # noqa: E402

MOST = 10.0
"""Seconds that an attack and the attack after it may take at pace normal, in the middle."""
STEP = 0.05
"""Seconds of the clock between two looks."""


def attacks(seed: int, pace: str) -> tuple[list[float], dict[str, float]]:
    """Seconds of each two attacks in a row in one friendly, and seconds by what was told or waited for meanwhile."""
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QApplication

    from swallows_gui.games.swallows.rules.view import SwallowsView
    from swallows_gui.games.swallows.table.desk import Desk
    from swallows_gui.games.swallows.table.presentation import MANNERS
    from swallows_gui.services.settings import settings
    from swallows_gui.session import Seat, Session, Setup
    from swallows_gui.ui.kit.clock import clock
    from swallows_gui.ui.play.game_controller import GameController
    from swallows_gui.ui.play.game_table import Phase

    settings().change(pace=pace)
    names = ("Kim", "Piet", "Hedda")
    seats = tuple(Seat(name, "ai" if at else "human", "normal" if at else "", "") for at, name in enumerate(names))
    owner, chance = QObject(), random.Random(seed)
    found: list[float] = []
    where = defaultdict[str, float](float)
    clock().by_hand()
    with Session.new(Setup({"format": "friendly"}, seats, seed=seed)) as session:
        view = session.view(None)
        assert isinstance(view, SwallowsView)
        models = Desk.models_for(session.catalogue, names, view, owner)
        controller = GameController(session, models, MANNERS, parent=owner)
        told: list[str] = []
        controller.moments.begun.connect(lambda event: told.append(str(event["type"])))
        taken = 0.0
        controller.start()
        while not session.over:
            QApplication.processEvents()
            phase = controller.info.phase
            if phase is Phase.ASKED:
                controller.do([chance.choice(controller.info.legal.actions)])
            elif phase is Phase.HELD or controller.moments.waits:
                controller.go_on()
            else:
                clock().pass_time(STEP)
                taken += STEP
                telling = controller.moments.running and told
                where[told[-1] if telling else f"({phase})"] += STEP
            if told and told[-1] == "attack_over":
                found.append(taken)
            if told[-1:] in (["attack_over"], ["match_started"], ["period_started"], ["match_ended"]):
                taken = 0.0
                told.append("")
        controller.close()
    clock().by_itself()
    return [before + after for before, after in pairwise(found)], where


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 1 if it takes too long."""
    parser = argparse.ArgumentParser(description="Measures how long an attack with its answer takes.")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--pace", default="normal", choices=("fast", "normal", "slow"))
    given = parser.parse_args(arguments)
    with nobodys_home():
        application()
        found: list[float] = []
        where = defaultdict[str, float](float)
        for seed in range(1, given.games + 1):
            seconds, parts = attacks(seed, given.pace)
            found += seconds
            for name, passed in parts.items():
                where[name] += passed
    middle = statistics.median(found)
    print(f"{len(found)} attacks with their answers: median {middle:.1f} s, longest {max(found):.1f} s")
    for name, whole in sorted(where.items(), key=lambda each: -each[1])[:16]:
        print(f"{name:24}{whole / len(found):6.2f} s an attack")
    return 1 if middle > MOST else 0


if __name__ == "__main__":
    sys.exit(main())
