"""The item models follow a whole tournament row by row, keep Qt's rules, and end as if built from the last view."""

import re
from collections.abc import Iterator
from typing import cast

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.draft import DraftModel
from swallows_gui.games.swallows.words.group_table import standings
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.sentences import sentence, tells
from swallows_gui.games.swallows.words.slip import FIRST_KIND, SlipModel
from swallows_gui.models import log, roles
from swallows_gui.models.log import WINDOW
from swallows_gui.services.language import LanguageService
from swallows_gui.session import Change, Seat, Session, Setup


def session(seed: int, seats: int = 4, level: str = "random") -> Session:
    """A tournament of AI seats in memory."""
    names = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
    setup = Setup({"format": "sixteen"}, tuple(Seat(name, "ai", level) for name in names[:seats]), seed=seed)
    return Session.new(setup)


def view_of(game: Session, seat: int | None) -> SwallowsView:
    """What a seat sees of the game, which is Swallows."""
    return cast(SwallowsView, game.view(seat))


def built(game: Session, seat: int | None) -> Models:
    """Models made anew from the view of `seat`."""
    view = view_of(game, seat)
    names = Names(load(), [each.name for each in game.seats])
    models = Models(names, view.tables, view.form.schedule)
    models.update(view)
    models.rebuild_log(view.history)
    if view.match:
        models.home_hand.update(view, view.home)
        models.away_hand.update(view, view.away)
    return models


def texts(model: QAbstractItemModel) -> list[list[object]]:
    """What a model shows."""
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    return [
        [model.index(row, column).data(Qt.ItemDataRole.DisplayRole) for column in range(columns)]
        for row in range(model.rowCount())
    ]


def parts(models: Models) -> list[QAbstractItemModel]:
    """Every model of a bundle."""
    return [
        models.home_hand,
        models.away_hand,
        models.log,
        models.accounts,
        models.bets,
        models.matches,
        models.bracket,
        *models.groups,
    ]


@pytest.fixture
def _english(qapp: QApplication) -> Iterator[None]:
    assert qapp
    LanguageService.install("en")
    yield
    LanguageService.install("en")


@pytest.mark.usefixtures("_english")
@pytest.mark.parametrize("seat", [None, 1])
def test_models_follow_row_by_row(seat: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt's tester reads every row at every change, so the log keeps fewer lines than in the window."""
    monkeypatch.setattr(log, "WINDOW", 15)
    game = session(seed=11)
    models = built(game, seat)
    resets: list[QAbstractItemModel] = []
    testers = []
    for model in parts(models):
        if seat is None:  # the rules are the same whoever looks on
            tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
            tester.setUseFetchMore(False)  # it would fetch in the middle of another change
            testers.append(tester)
        model.modelReset.connect(lambda model=model: resets.append(model))

    def follow(change: Change) -> None:
        if change.kind != "pushed":
            return
        view = view_of(game, seat)
        models.update(view)
        models.log.append(change.events(seat))
        if view.match:
            models.home_hand.update(view, view.home)
            models.away_hand.update(view, view.away)

    game.subscribe(follow)
    steps = 0
    while game.step() is not None:
        steps += 1
        if steps % 100 == 0 or game.over:
            fresh = built(game, seat)
            for mine, other in zip(parts(models), parts(fresh), strict=True):
                assert texts(mine) == texts(other)
    assert game.over
    assert steps > 400
    assert not resets
    assert seat is not None or testers


@pytest.mark.usefixtures("_english")
def test_every_event_of_tournaments_has_a_whole_sentence_in_both_languages() -> None:
    seen: set[str] = set()
    for seed in (3, 4):
        game = session(seed, level="easy")
        game.run()
        names = Names(load(), [each.name for each in game.seats])
        for view in (view_of(game, None), view_of(game, 0)):
            names.field = tuple(view.tables.nation_code[nation] for nation in view.field)
            for event in view.history:
                seen.add(event["type"])
                lines = set()
                for language in ("en", "de"):
                    LanguageService.install(language)
                    line = sentence(event, names)
                    lines.add(line)
                    assert line, event
                    assert "{" not in line, line
                    assert "None" not in line, line
                    assert "#" not in line, line
                    assert re.search(r"[.!]$|[.!?…][“”]$", line), line
                assert len(lines) == 2, lines
    assert {"goal", "die_rolled", "cards_drawn", "bet_paid", "group_ranked"} <= seen
    assert all(tells({"type": each}) for each in seen)


@pytest.mark.usefixtures("_english")
def test_the_slip_says_what_is_missing_and_counts() -> None:
    game = session(seed=5)
    while view_of(game, None).step != "bets":
        game.step()
    seat = game.to_move
    assert seat is not None
    view = view_of(game, seat)
    names = Names(load(), [each.name for each in game.seats])
    names.field = tuple(view.tables.nation_code[nation] for nation in view.field)
    slip = SlipModel(view, names)
    tester = QAbstractItemModelTester(slip, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert "Germany" in slip.problem
    own = {slip.lines[row].team for row in range(slip.rowCount()) if slip.index(row, 0).data(roles.CURRENT)}
    assert own == {team for team, trainer in enumerate(view.trainer) if trainer == seat}
    assert 0 < len(own) < slip.rowCount()
    germany = slip.index(0, FIRST_KIND)
    slip.setData(germany, Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    assert slip.problem == ""
    assert slip.left == 100 - slip.total
    slip.setData(germany.siblingAtColumn(FIRST_KIND + 2), Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    assert slip.bets() == [(slip.lines[0].team, "S")]
    for line in slip.lines:
        slip.choose(line.team, "V")
    assert "more than the cash" in slip.problem
    assert tester


@pytest.mark.usefixtures("_english")
def test_in_the_draft_every_card_keeps_its_place_and_says_who_took_it() -> None:
    game = session(seed=6)
    view = view_of(game, None)
    names = Names(load(), [each.name for each in game.seats])
    names.field = tuple(view.tables.nation_code[nation] for nation in view.field)
    model = DraftModel(names)
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.update(view, None)
    assert len(model.rows) == 16
    places = [row.team for row in model.rows]
    while view_of(game, None).step == "draft":
        game.step()
        view = view_of(game, None)
        model.update(view, None)
        if view.step == "draft":
            assert [row.team for row in model.rows] == places
            taken = {row.team: row.gone for row in model.rows if row.gone}
            assert taken == {team: names.seat(seat) for team, seat in enumerate(view.trainer) if seat >= 0}
    assert tester


@pytest.mark.usefixtures("_english")
def test_the_log_shows_the_newest_and_fetches_older_lines() -> None:
    game = session(seed=8)
    game.run()
    models = built(game, None)
    lines = models.log
    assert lines.rowCount() == WINDOW
    newest = lines.index(0).data(Qt.ItemDataRole.DisplayRole)
    while lines.canFetchMore(QModelIndex()):
        lines.fetchMore(QModelIndex())
    told = [event for event in view_of(game, None).history if tells(event)]
    assert len(told) > lines.rowCount() > 5 * WINDOW, "some pass in silence"
    assert lines.index(0).data(Qt.ItemDataRole.DisplayRole) == newest
    assert lines.event_at(lines.rowCount() - 1) == told[0]


@pytest.mark.usefixtures("_english")
def test_an_old_log_changes_its_language() -> None:
    game = session(seed=7)
    while not view_of(game, None).played:
        game.step()
    models = built(game, None)
    before = [row[0] for row in texts(models.log)]
    heard: list[int] = []
    models.log.dataChanged.connect(lambda first, last: heard.append(last.row() - first.row() + 1))
    LanguageService.install("de")
    after = [row[0] for row in texts(models.log)]
    LanguageService.install("en")
    assert heard[0] == len(before)
    assert all(old != new for old, new in zip(before, after, strict=True))
    assert [row[0] for row in texts(models.log)] == before


def test_a_table_says_who_moved_while_the_groups_next_match_is_announced() -> None:
    game = session(3, level="normal")

    def places() -> dict[int, int]:
        return {standing.row.team: standing.place for standing in standings(view_of(game, None), 0)}

    while not view_of(game, None).match:
        game.step()
    before = places()
    while not view_of(game, None).played:
        game.step()
    view = view_of(game, None)
    assert (view.match, view.home in before, view.initiative) == (2, True, -1)
    moved = {standing.row.team: standing.moved for standing in standings(view, 0)}
    assert moved == {team: before[team] - place for team, place in places().items()}
    assert any(moved.values())
