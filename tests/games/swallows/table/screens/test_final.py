"""The final looks like one: line-ups over the page before it, floodlights, a cup in the band, a full ground."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.table.pitch.pitch import MatchPitch
from swallows_gui.games.swallows.table.presentation import CUES
from swallows_gui.games.swallows.table.screens.great_poster import LASTS
from swallows_gui.games.swallows.table.screens.line_ups import LineUpSide, line_ups_poster
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.settings import settings
from swallows_gui.services.stylesheet import contrast
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.take_over import INKS
from swallows_gui.ui.play.presentation import FULL
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.swallows.table.screens.test_pages_after_matches import open_before_the_end_of, to_the_page
from tests.ui.hands import click, controller_of, desk_of, wait
from tests.ui.play.replay.test_replay import press
from tests.whole_events import whole

SEMI_FINAL, FINAL = 30, 31


def test_line_ups_stand_over_the_page_and_the_final_is_played_under_floodlights(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    open_before_the_end_of(SEMI_FINAL, window, tmp_path / "game.swallows", (0, 1, 2, 3))
    screen = to_the_page(window, qtbot, SEMI_FINAL)
    controller, table = controller_of(window), desk_of(window).table
    assert not table.band.score.accessibleName().endswith("for the cup")
    settings().change(pace="normal", reduced_motion=False)
    clock().by_hand()
    try:
        click(screen.go_on_button)
        what = screen.poster.what
        assert what is not None
        view, names = controller.view, desk_of(window).models.names
        assert what.word == "THE FINAL"
        assert what.line == f"{names.team(view.home)} – {names.team(view.away)}"
        assert names.seat(view.trainer[view.home]) in what.small
        assert controller.scene == "between"
        clock().pass_time(LASTS / 2)
        press(window, Qt.Key.Key_Space)
        assert screen.poster.what is None
    finally:
        clock().by_itself()
        settings().change(pace="instant")
    wait(qtbot, lambda: controller.scene != "between")
    wait(qtbot, lambda: table.situation() is not None)
    assert "for the cup" in table.band.score.accessibleName()
    assert table.pitch.night


@pytest.mark.parametrize(("off", "pace"), [("off", "normal"), ("full", "instant")])
def test_nobody_waits_for_line_ups_who_wants_none(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, off: str, pace: str
) -> None:
    open_before_the_end_of(SEMI_FINAL, window, tmp_path / "game.swallows", (0,))
    screen = to_the_page(window, qtbot, SEMI_FINAL)
    settings().change(**{"swallows.great_moments": off})
    settings().change(pace=pace)
    try:
        click(screen.go_on_button)
        assert screen.poster.what is None
        wait(qtbot, lambda: controller_of(window).scene != "between")
    finally:
        settings().change(**{"swallows.great_moments": "full"})
        settings().change(pace="instant")


def test_before_other_matches_there_are_no_line_ups(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    open_before_the_end_of(3, window, tmp_path / "game.swallows", (0,))
    screen = to_the_page(window, qtbot, 3)
    settings().change(pace="normal")
    try:
        click(screen.go_on_button)
        assert screen.poster.what is None
    finally:
        settings().change(pace="instant")


def test_the_poster_names_both_managers_or_the_one_of_both_teams(qapp: QApplication) -> None:
    names = Names(load(), ["Ann", "Ben"], ["BRA", "GER"])
    home = LineUpSide(names.nation(0), names.team(0), "BRA", "Ann", "#C8321F")
    away = LineUpSide(names.nation(1), names.team(1), "GER", "Ben", "#1F4E9E")
    what = line_ups_poster([home, away], "Cleo", QSize(1000, 600))
    assert what.small == "Ann against Ben · Referee: Cleo"
    assert contrast(what.ink, INKS[1]) >= 4.5, "its words stand on a black band across both kits"
    assert what.grade == "split"
    assert what.ground != what.other
    alone = line_ups_poster([home, away._replace(trainer="Ann")], "", QSize(1000, 600))
    assert alone.small == "Manager of both: Ann"
    assert what.word == "THE FINAL"
    assert line_ups_poster([home, away], "Cleo", QSize(1000, 600), final=False).word == "FOR THE TITLE"


@pytest.mark.parametrize("scheme", ["light", "dark", "contrast"])
def test_by_night_the_lines_are_seen_as_well_as_by_day(qtbot: QtBot, scheme: str) -> None:
    theme().set_theme(scheme)
    pitch = MatchPitch()
    qtbot.addWidget(pitch)
    pitch.resize(700, 400)
    try:
        lines = theme().colour("grass_line")
        places = [(x, y) for x in range(20, 700, 60) for y in (20, 120, 250, 380)]
        worst = []
        for night in (False, True):
            pitch.set_night(night)
            ground = pitch.grab().toImage()
            seen = [contrast(lines, ground.pixelColor(x, y)) for x, y in places]
            worst.append(sorted(seen)[len(seen) // 4])  # some places lie on lines
    finally:
        theme().set_theme("light")
    assert worst[1] >= min(worst[0], 4.5)


def test_the_ground_is_full_for_the_final_alone() -> None:
    for stage, full in (("group", False), ("QF", False), ("F", True), ("GF", True)):
        begun = CUES.now([whole(EVENTS, {"type": "match_started", "stage": stage})])
        assert begun.full is full
    usual, final = (CUES.now([whole(EVENTS, {"type": "match_started", "stage": stage})]) for stage in ("SF", "F"))
    assert final.level == pytest.approx(usual.level + FULL)
