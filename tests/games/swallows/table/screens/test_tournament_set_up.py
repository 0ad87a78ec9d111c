"""The screen on which a tournament is set up: every format can be chosen and started, one's own files are kept."""

import json
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QObject, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.catalogue.places import data_path
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.data.cup_fields import as_it_was, cup_fields
from swallows_gui.games.swallows.data.cups import CupRecord
from swallows_gui.games.swallows.data.evenings import evening_of
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.session import own_formats
from swallows_gui.games.swallows.table.screens.cup_import import CupImportDialog
from swallows_gui.games.swallows.table.screens.groups_board import GroupsBoard
from swallows_gui.games.swallows.table.screens.tournament import TournamentScreen
from swallows_gui.services.settings import SettingsService, settings

TOURNAMENTS = [key for key, form in load().formats.items() if not form.compiled().schedule.single]


@pytest.fixture
def screen(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TournamentScreen:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    SettingsService.install(tmp_path / "settings.json")
    made = TournamentScreen(load())
    qtbot.addWidget(made)
    made.field_panel.preview = lambda cups: cups[0]
    return made


def choose_kind(screen: TournamentScreen, kind: str) -> None:
    """As with a click."""
    screen.field_panel.kind.set_key(kind)
    screen.field_panel.kind.changed.emit(kind)


def choose_cup(screen: TournamentScreen, name: str) -> None:
    """Choose a past cup by its id."""
    choose_kind(screen, "cup")
    box = screen.field_panel.cup
    box.setCurrentIndex([found.id for found in cup_fields(load())].index(name))


def codes(game: Swallows) -> list[list[str]]:
    """The groups that were drawn."""
    return [
        [game.tables.nation_code[game.field[team]] for team in slots if team >= 0]
        for slots in game.groups[: game.form.schedule.drawn]
    ]


def started(screen: TournamentScreen) -> Swallows:
    """The game that the button begins, which is a click at the start and one here."""
    begun: list[tuple[dict[str, object], tuple[object, ...]]] = []
    screen.started.connect(lambda options, seats: begun.append((options, seats)))
    screen.start_button.click()
    (options, seats) = begun[-1]
    return Swallows.new(load().tables(), {**options, "seats": len(seats)}, 7)


@pytest.mark.parametrize("name", TOURNAMENTS)
def test_every_format_is_offered_told_and_begun_with_what_is_usual(screen: TournamentScreen, name: str) -> None:
    screen.format_panel.choose(name)
    form = load().formats[name]
    schedule = form.compiled().schedule
    assert str(len(schedule.fixtures)) in screen.format_panel.measures.text()
    assert screen.format_panel.course.text()
    assert "questions" in screen.format_panel.evening.text()
    game = started(screen)
    assert game.form == form.compiled()
    assert len(game.field) == schedule.teams


def test_the_format_chosen_last_stands_there_the_next_time(screen: TournamentScreen, qtbot: QtBot) -> None:
    screen.format_panel.choose("eight")
    assert TournamentScreen(load(), screen).format_panel.form.id == "sixteen"
    started(screen)
    again = TournamentScreen(load())
    qtbot.addWidget(again)
    assert again.format_panel.form.id == "eight"
    assert settings().now.set_up == {"swallows.format": "eight"}


def test_a_file_of_ones_own_is_kept_played_by_value_and_removed(screen: TournamentScreen, tmp_path: Path) -> None:
    form = load().formats["eight"].written() | {"id": "eight-of-ours", "cash": 70}
    path = tmp_path / "ours.json"
    path.write_text(json.dumps(form))
    screen.format_panel.open_file(path)
    path.unlink()
    assert screen.format_panel.form.id == "eight-of-ours"
    assert started(screen).cash == [70] * 4
    assert TournamentScreen(load(), screen).format_panel.form.id == "eight-of-ours"
    screen.format_panel.forget_button.click()
    assert screen.format_panel.form.id == "sixteen"
    assert not own_formats.own_formats(load())


def test_a_file_that_is_no_format_says_what_is_wrong(screen: TournamentScreen, tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(load().formats["eight"].written() | {"final": 99}))
    screen.format_panel.open_file(path)
    assert "broken.json" in screen.format_panel.trouble.text()
    assert "final" in screen.format_panel.trouble.text()
    assert not screen.format_panel.trouble.isHidden()
    assert screen.format_panel.form.id == "sixteen"


def test_so_many_teams_are_chosen_by_hand_as_the_format_has(screen: TournamentScreen) -> None:
    screen.format_panel.choose("twenty-four")
    choose_kind(screen, "hand")
    screen.field_panel.free_heads.setChecked(True)
    nations = tuple(load().nations)
    screen.nations.choose(nations[:23])
    assert not screen.start_button.isEnabled()
    screen.nations.choose(nations[:24])
    assert screen.start_button.isEnabled()
    assert {load().tables().nation_code[nation] for nation in started(screen).field} == set(nations[:24])


def test_a_past_cup_is_played_in_its_own_format_and_groups(screen: TournamentScreen) -> None:
    choose_cup(screen, "wc-1954")
    assert screen.start_button.isEnabled()
    game = started(screen)
    found = next(found for found in cup_fields(load()) if found.id == "wc-1954")
    assert codes(game) == [[found.codes[team] for team in group] for group in found.groups]
    assert game.options.cup is not None
    assert game.options.cup["name"].items() >= {"de": "WM 1954", "en": "World Cup 1954"}.items()
    board = screen.field_panel.board
    assert "West Germany" in [board.data(board.index(row, 1)) for row in range(4)]
    choose_kind(screen, "random")
    assert screen.format_panel.form.id == "sixteen"
    assert started(screen).options.cup is None


def test_a_past_cup_can_be_drawn_anew_from_pots_with_its_host_first(screen: TournamentScreen) -> None:
    choose_cup(screen, "wc-1962")
    draw = screen.field_panel.draw
    assert [draw.itemData(at) for at in range(draw.count())] == ["given", "draw", "pots", "hand"]
    draw.setCurrentIndex(2)
    game = started(screen)
    assert game.form.economy.pots
    assert game.form.economy.hosts == ("CHI",)
    draw.setCurrentIndex(1)
    assert not started(screen).form.economy.pots


def test_a_cup_with_nations_that_are_missing_is_shown_and_says_why_it_cannot_be_played(
    screen: TournamentScreen, tmp_path: Path
) -> None:
    games = [("Semi-finals", "Italy", "Moon"), ("Semi-finals", "Chile", "Spain"), ("Final", "Italy", "Chile")]
    cup = {
        "id": "wc-2094",
        "matches": [{"stage": stage, "home": home, "away": away, "score": [1, 0]} for stage, home, away in games],
    }
    path = tmp_path / "2094.json"
    path.write_text(json.dumps(cup))
    screen.field_panel.import_file(path)
    assert "Moon" in screen.problem.text()
    assert not screen.start_button.isEnabled()
    assert screen.field_panel.board.field == ["ITA", "Moon", "CHI", "ESP"]
    again = TournamentScreen(load(), screen)
    assert again.field_panel.cup.count() == screen.field_panel.cup.count() == len(cup_fields(load())) + 1


def groups_alone(*, final: bool) -> dict[str, object]:
    """A cup of eight of which nobody says who won, or with a final."""
    teams = ["Italy", "Chile", "Spain", "Peru", "Ghana", "Japan", "Wales", "Egypt"]
    games = [
        (f"Group {name}", home, away)
        for name, group in (("A", teams[:4]), ("B", teams[4:]))
        for home, away in combinations(group, 2)
    ]
    games += [("Final", "Italy", "Ghana")] if final else []
    matches = [{"stage": stage, "home": home, "away": away, "score": [1, 0]} for stage, home, away in games]
    return {"id": "copa-2091", "matches": matches}


@pytest.mark.parametrize("before", ["eight", "sixteen", "short-evening"])
def test_a_cup_that_is_refused_bars_the_start_whatever_was_chosen_before(
    screen: TournamentScreen, tmp_path: Path, before: str
) -> None:
    screen.format_panel.choose(before)
    path = tmp_path / "copa.json"
    path.write_text(json.dumps(groups_alone(final=False)))
    panel = screen.field_panel
    panel.import_file(path)
    assert "no match and no last group decides who wins" in screen.problem.text()
    assert not screen.start_button.isEnabled()
    assert screen.format_panel.form.id == before
    assert "ITA" in panel.board.field
    choose_kind(screen, "random")
    assert screen.start_button.isEnabled()
    choose_kind(screen, "cup")
    assert not screen.start_button.isEnabled()
    path.write_text(json.dumps(groups_alone(final=True)))
    panel.import_file(path)
    assert screen.problem.text() == ""
    assert screen.start_button.isEnabled()
    assert screen.options()["cup"]["history"]["id"] == "copa-2091"
    assert screen.options()["format"]["stages"][-1]["matches"] == [["A1", "B1"]]


def table_of(cup: str) -> str:
    """A shipped cup as a public table of results, with a name that no nation has."""
    found = next(found for found in cup_fields(load()) if found.id == cup)
    rows = [
        f"2031-06-{at + 1:02},{match.home},{match.away},{match.score[0]},{match.score[1]},Harbour Cup"
        for at, match in enumerate(found.cup.matches)
    ]
    return "\n".join(["date,home_team,away_team,home_score,away_score,tournament", *rows]).replace(
        "Romania", "The Reds"
    )


def test_a_table_of_results_is_shown_matched_kept_and_played(screen: TournamentScreen, tmp_path: Path) -> None:
    path = tmp_path / "results.csv"
    path.write_text(table_of("euro-1984"))
    panel = screen.field_panel

    def look(cups: Sequence[CupRecord]) -> CupRecord:
        dialog = CupImportDialog(load(), cups, screen)
        assert "Groups found, by their teams: 4 + 4" in dialog.found.text()
        assert "Not among the nations of this game: The Reds." in dialog.found.text()
        box = dialog.boxes["The Reds"]
        box.setCurrentIndex(box.findData("ROU"))
        assert "It can be played." in dialog.found.text()
        dialog.name.setText("Our harbour cup")
        return dialog.cup

    panel.preview = look
    panel.import_file(path)
    assert screen.problem.text() == ""
    assert "Our harbour cup" in panel.cup.currentText()
    options = screen.options()
    assert options["cup"]["teams"]["The Reds"] == "ROU"
    assert [sorted(options["format"]["stages"][0]["groups"].values())] == [[4, 4]]
    again = TournamentScreen(load(), screen)
    assert "Our harbour cup" in again.field_panel.cup.itemText(again.field_panel.cup.count() - 1)


def test_nothing_is_kept_of_a_file_that_was_only_looked_at(screen: TournamentScreen, tmp_path: Path) -> None:
    path = tmp_path / "results.csv"
    path.write_text(table_of("euro-1984"))
    before = screen.field_panel.cup.count()
    screen.field_panel.preview = lambda _cups: None
    screen.field_panel.import_file(path)
    assert screen.field_panel.cup.count() == before


def test_what_ranks_a_cup_can_be_chosen(screen: TournamentScreen) -> None:
    choose_cup(screen, "wc-1974")
    rule = screen.field_panel.cup_choice.rule
    assert screen.options()["format"]["ranking"] == {"win": 2, "criteria": ["difference", "goals"]}
    rule.setCurrentIndex(rule.findData("matches"))
    assert screen.options()["format"]["ranking"]["criteria"] == ["head_to_head_restarted", "difference", "goals"]
    rule.setCurrentIndex(rule.findData(""))
    assert screen.options()["format"]["ranking"] == {"win": 2, "criteria": ["difference", "goals"]}


def test_teams_change_places_by_the_space_bar(screen: TournamentScreen) -> None:
    choose_cup(screen, "euro-2004")
    board, view = screen.field_panel.board, screen.field_panel.board_view
    before = [list(group) for group in board.groups]
    view.setCurrentIndex(board.index(0, 0))
    QTest.keyClick(view, Qt.Key.Key_Space)
    view.setCurrentIndex(board.index(3, 2))
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert (board.groups[0][0], board.groups[2][3]) == (before[2][3], before[0][0])
    assert codes(started(screen)) == board.groups
    view.setCurrentIndex(board.index(0, 0))
    QTest.keyClick(view, Qt.Key.Key_Space)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert board.taken is None
    assert board.swap(board.index(0, 0), board.index(3, 2))
    assert board.groups == before


class Drop(QDropEvent):
    """A team that was dragged from the board itself, let go over a point of it."""

    def __init__(self, board: GroupsBoard, at: QPointF) -> None:
        move, left, none = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        self.data = QMimeData()
        super().__init__(at, move, self.data, left, none)
        self.board = board

    def source(self) -> QObject:
        return self.board


def test_a_team_that_is_dragged_onto_another_changes_places_with_it(screen: TournamentScreen) -> None:
    choose_cup(screen, "euro-2004")
    board, view = screen.field_panel.board, screen.field_panel.board_view
    assert board.supportedDropActions() == Qt.DropAction.MoveAction
    before = [list(group) for group in board.groups]
    view.setCurrentIndex(board.index(1, 0))
    target = board.index(2, 3)
    event = Drop(view, QPointF(view.visualRect(target).center()))
    view.dropEvent(event)
    assert (board.groups[0][1], board.groups[3][2]) == (before[3][2], before[0][1])
    assert view.currentIndex() == target
    assert event.dropAction() == Qt.DropAction.IgnoreAction


def test_a_field_of_ones_own_is_kept_exported_imported_and_removed(screen: TournamentScreen, tmp_path: Path) -> None:
    choose_cup(screen, "euro-2000")
    panel = screen.field_panel
    panel.board.swap(panel.board.index(0, 0), panel.board.index(0, 1))
    laid = [list(group) for group in panel.board.groups]
    panel.name.setText("Unser Sommer")
    panel.save_button.click()
    panel.export_file(tmp_path / "summer.json")
    choose_kind(screen, "preset")
    panel.preset.setCurrentIndex(panel.preset.findData("unser-sommer"))
    game = started(screen)
    assert codes(game) == laid
    assert game.options.cup is not None
    assert game.options.cup["id"] == "euro-2000"
    panel.forget_button.click()
    assert panel.preset.findData("unser-sommer") < 0
    panel.import_file(tmp_path / "summer.json")
    assert codes(started(screen)) == laid


def test_an_evening_is_told_by_what_was_measured_or_by_the_format_with_as_many_matches() -> None:
    formats = load().formats
    sizes = {key: len(form.compiled().schedule.fixtures) for key, form in formats.items()}
    short = evening_of(formats["short-evening"], sizes)
    assert short is not None
    assert short.is_short
    whole = evening_of(formats["sixteen"], sizes)
    like = evening_of(formats["sixteen"].model_copy(update={"id": "like-sixteen"}), sizes)
    assert whole == like
    assert evening_of(formats["sixteen"], {}) is None


def test_every_tournament_of_the_game_has_been_measured() -> None:
    known = json.loads((data_path("resources", "swallows") / "evenings.json").read_text("utf-8"))
    assert set(known) == set(TOURNAMENTS)


def test_only_names_that_somebody_entered_are_proposed_again(screen: TournamentScreen) -> None:
    screen._start()
    assert settings().now.seats == ()
    screen.seats._cards[0].name.setText("Ada")
    screen._start()
    assert settings().now.seats == ("Ada",)


def test_every_cup_that_comes_with_the_program_is_begun_as_it_was(screen: TournamentScreen) -> None:
    begun: list[dict[str, object]] = []
    screen.started.connect(lambda options, _seats: begun.append(options))
    choose_kind(screen, "cup")
    for at, found in enumerate(cup_fields(load())):
        screen.field_panel.cup.setCurrentIndex(at)
        assert screen.problem.text() == "", found.id
        screen.start_button.click()
        wanted = as_it_was(load(), found)
        for key in ("format", "field", "groups", "cup"):
            assert begun[-1].get(key) == wanted[key], found.id
    assert len(begun) == len(cup_fields(load()))


def test_formats_and_seats_are_seen_without_scrolling_and_the_rest_unfolds(screen: TournamentScreen) -> None:
    screen.resize(1280, 770)  # a window of 800 with its menu
    screen.show()
    QApplication.processEvents()
    bar = screen.page.verticalScrollBar()
    assert screen.field_panel.isHidden()
    assert screen.options_panel.isHidden()
    assert bar.maximum() == 0
    screen.more.click()
    assert screen.field_panel.isVisible()
    assert screen.options_panel.isVisible()
    screen.more.click()
    assert screen.field_panel.isHidden()


def test_a_tile_is_chosen_with_the_arrow_keys_and_says_what_it_is(screen: TournamentScreen) -> None:
    panel = screen.format_panel
    panel.choose("eight")
    told = panel.course.text()
    QTest.keyClick(panel.tiles, Qt.Key.Key_Right)
    assert panel.form.id != "eight"
    assert panel.course.text() != told
    names = [panel.tiles.model().index(row, 0).data() for row in range(panel.tiles.model().rowCount())]
    assert len(names) == len(TOURNAMENTS)
    assert all(names)
    assert len(set(names)) == len(names)


def test_the_line_on_people_is_true_for_as_many_as_there_are(screen: TournamentScreen) -> None:
    def play(*people: bool) -> str:
        for card, human in zip(screen.seats._cards, people, strict=False):
            card.player.setCurrentIndex(0 if human else 1)
        return screen.seats_line.text()

    assert "watch" in play(False, False, False, False)
    assert play(True, False, False, False) == "You play against the computer."
    assert "curtain" in play(True, False, True, False)
    screen.count.step_by(-2)
    assert play(True, False) == "You play against the computer."
