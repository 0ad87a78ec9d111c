"""A cup is set up: who leads a side together, and by which rules its matches are played."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui import titles
from swallows_gui.competition.cup import BegunMatch, Cup, Participant, Side, anew
from swallows_gui.competition.playing import setup
from swallows_gui.competition.shelf import Championship
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.services.language import LanguageService, language
from swallows_gui.session import Session
from swallows_gui.ui.kit.switches import SegmentedControl
from swallows_gui.ui.shell.cups.championship_screen import ChampionshipScreen
from swallows_gui.ui.shell.cups.cup_screen import CupScreen
from swallows_gui.ui.shell.cups.cup_set_up import APART, DOUBLE, TOGETHER, CupSetUp
from swallows_gui.ui.shell.cups.defence_set_up import ChampionshipSetUp
from tests.ui.hands import click


@pytest.fixture
def screen(qtbot: QtBot) -> Iterator[CupSetUp]:
    made = CupSetUp()
    qtbot.addWidget(made)
    made.resize(1024, 700)
    made.show()
    yield made
    LanguageService.install("en")


def people(screen: CupSetUp, *names: str) -> None:
    screen.people.set_value(len(names))
    screen.people.changed.emit(len(names))
    for field, name in zip(screen.fields.names, names, strict=False):
        field.setText(name)


def players_a_side(screen: CupSetUp, count: int) -> None:
    screen.team.set_value(count)
    screen.team.changed.emit(count)


def begun(screen: CupSetUp) -> Cup:
    """The cup that the screen begins."""
    cups: list[Cup] = []
    screen.started.connect(cups.append)
    click(screen.start_button)
    assert len(cups) == 1
    return cups[0]


def shared(screen: CupSetUp, key: str) -> None:
    assert screen.together.isVisible()
    screen.together.set_key(key)


def names(cup: Cup) -> set[str]:
    return {side.name for side in cup.sides if side.has_people}


def test_two_people_lead_one_side_of_power_soccer_together(screen: CupSetUp) -> None:
    screen.choose("power_soccer")
    players_a_side(screen, 2)
    people(screen, "Kim", "Ada")
    shared(screen, TOGETHER)
    cup = begun(screen)
    assert names(cup) == {"Kim & Ada"}
    assert {len(side.players) for side in cup.sides} == {2}
    first = next(number for number, tie in enumerate(cup.ties, 1) if tie.due)
    match = setup(cup, first)
    assert len(match.seats) == 4
    with Session.new(match) as session:
        assert session.view(None).options.per_side == 2  # type: ignore[attr-defined]


def test_three_friends_have_a_cup_and_one_a_bye(screen: CupSetUp) -> None:
    screen.choose("grudgematch")
    screen.choose_form("knockout", 3)
    people(screen, "Kim", "Ada", "Bo")
    shown = screen._places.stringList()
    assert [line.partition(":")[0] for line in shown] == [
        "Bye in the first round",
        "Match 1, at home",
        "Match 1, guests",
    ]
    cup = begun(screen)
    assert names(cup) == {"Kim", "Ada", "Bo"}
    assert [tie.fixture.stage for tie in cup.ties] == ["SF", "F"]
    view = CupScreen(screen)
    view.show_cup(cup)
    assert view.ties.rowCount() == 2
    assert view.play_button.isEnabled()
    view.grab()


def test_a_page_whose_title_names_the_game_says_it_once(screen: CupSetUp) -> None:
    screen.choose("power_soccer")
    cup = begun(screen)
    view = CupScreen(screen)
    view.show_cup(cup)
    poster = view.head.poster
    assert "Power Soccer" in poster.accessibleName()
    assert "Power Soccer" not in poster.accessibleDescription()
    view.show_cup(anew(cup, name="Winter"))
    assert poster.accessibleDescription() == "Power Soccer"


def test_a_game_that_has_one_size_alone_keeps_it(screen: CupSetUp) -> None:
    screen.choose("power_soccer")
    assert screen.form.currentData() == "knockout"
    assert [screen.count.itemData(at) for at in range(screen.count.count())] == [8]


def test_twelve_people_lead_two_sides_of_power_soccer(screen: CupSetUp) -> None:
    screen.choose("power_soccer")
    players_a_side(screen, 6)
    everybody = [f"Kim {number}" for number in range(12)]
    people(screen, *everybody[:2])
    screen.together.set_key(TOGETHER)
    screen.together.changed.emit(TOGETHER)
    people(screen, *everybody)
    cup = begun(screen)
    led = [side for side in cup.sides if side.has_people]
    assert sorted(player.name for side in led for player in side.players) == sorted(everybody)
    assert {side.name for side in led} == {"Team Kim 0", "Team Kim 6"}


def test_there_are_no_more_people_than_sides_where_each_leads_one(screen: CupSetUp) -> None:
    screen.choose("power_soccer")
    people(screen, *(f"Kim {number}" for number in range(12)))
    assert screen.people.value == screen._count == 8


def test_each_leads_a_side_with_a_computer(screen: CupSetUp) -> None:
    screen.choose("tactics_board")
    players_a_side(screen, 2)
    people(screen, "Kim", "Ada")
    shared(screen, APART)
    cup = begun(screen)
    assert names(cup) == {"Kim", "Ada"}
    with Session.new(setup(cup, 1)) as session:
        assert len(session.seats) == 4
        assert session.view(None).options.draw == "extra"  # type: ignore[attr-defined]


def test_sides_of_one_are_not_asked_for(screen: CupSetUp) -> None:
    screen.choose("grudgematch")
    people(screen, "Kim", "Ada")
    assert not screen.team.isVisible()
    assert not screen.together.isVisible()
    assert names(begun(screen)) == {"Kim", "Ada"}


def test_two_players_of_one_name_begin_nothing(screen: CupSetUp) -> None:
    screen.choose("power_soccer")
    players_a_side(screen, 3)
    people(screen, "Kim", "kim")
    assert not screen.start_button.isEnabled()
    assert screen.problem.text() == "Two players have the same name."


@pytest.mark.parametrize(
    ("game", "control", "key", "option", "value"),
    [
        ("tactics_board", "half", "45", "half", 45),
        ("power_soccer", "rules", "professional", "rules", "professional"),
        ("grudgematch", "rows", "13", "rows", 13),
        ("final_whistle", "decks", "free", "decks", "free"),
    ],
)
def test_the_matches_of_a_cup_are_played_as_is_set(
    screen: CupSetUp, game: str, control: str, key: str, option: str, value: object
) -> None:
    screen.choose(game)
    assert screen.match is not None
    field = getattr(screen.match, control)
    assert isinstance(field, SegmentedControl)
    field.set_key(key)
    assert all(control.isHidden() for control in screen.match.settled_in_cups().values())
    cup = begun(screen)
    assert cup.options[option] == value
    assert not set(cup.options) & {*screen.match.settled_in_cups(), "take_back"}
    with Session.new(setup(cup, 1)) as session:
        assert getattr(session.view(None).options, option) == value  # type: ignore[attr-defined]


def test_the_rules_of_the_matches_speak_the_language_in_use(screen: CupSetUp) -> None:
    screen.choose("tactics_board")
    assert screen.match is not None
    language().set_language("de")
    assert screen.match.more.text() == "Mehr Regeln"


def test_a_double_league_of_any_game_is_set_up_and_shown(screen: CupSetUp) -> None:
    screen.choose("swallows")
    assert [screen.form.itemData(at) for at in range(screen.form.count())] == ["league", DOUBLE]
    screen.choose_form(DOUBLE, 5)
    screen.ranking.setCurrentIndex(screen.ranking.findData("head_to_head"))
    people(screen, "Kim")
    cup = begun(screen)
    assert (cup.form, cup.legs, cup.ranking, len(cup.sides), len(cup.ties)) == ("league", 2, "head_to_head", 5, 20)
    view = CupScreen(screen)
    view.show_cup(cup)
    assert view.bracket_panel.isHidden()
    assert [view.standings[0].title, view.ties.stage(view.ties.rows[-1])] == ["Table", "Match day 10"]
    assert view.match_label.text().partition(": ")[0] in ("Match day 1", "Match day 2")  # five: one rests at the first
    view.grab()


def test_one_person_leads_several_sides_which_are_kept_apart(screen: CupSetUp) -> None:
    screen.choose("tactics_board")
    screen.choose_form("knockout", 8)
    people(screen, "Kim", "Ada")
    assert screen.each.isVisible()
    screen.each.set_value(2)
    screen.each.changed.emit(2)
    for _ in range(5):
        click(screen.draw_button)
        cup = begun_again(screen)
        at = {side.name: place for place, side in enumerate(cup.sides)}
        assert names(cup) == {"Kim 1", "Kim 2", "Ada 1", "Ada 2"}
        for who in ("Kim", "Ada"):
            assert at[f"{who} 1"] // 4 != at[f"{who} 2"] // 4


def begun_again(screen: CupSetUp) -> Cup:
    cups: list[Cup] = []
    connection = screen.started.connect(cups.append)
    click(screen.start_button)
    screen.started.disconnect(connection)
    return cups[0]


def test_four_play_a_championship_as_a_league_of_all_games(qtbot: QtBot) -> None:
    screen = ChampionshipSetUp()
    qtbot.addWidget(screen)
    screen.show()
    screen.count.set_value(4)
    screen.count.changed.emit(4)
    screen.twice.setChecked(True)
    found: list[object] = []
    screen.started.connect(found.append)
    click(screen.start_button)
    cup = found[0]
    assert isinstance(cup, Cup)
    assert (cup.form, cup.legs, len(cup.sides), len(cup.ties)) == ("league", 2, 4, 12)
    assert set(cup.games) == set(titles.ids())
    view = CupScreen(screen)
    view.show_cup(cup)
    assert {view.ties.stage(row).partition(", ")[2] for row in view.ties.rows} == {
        titles.title(game).name for game in cup.games
    }


def test_the_games_of_a_championship_are_covers_that_the_space_bar_puts_in_or_out(qtbot: QtBot) -> None:
    screen = ChampionshipSetUp()
    qtbot.addWidget(screen)
    screen.show()
    found: list[object] = []
    screen.started.connect(found.append)
    tile = screen.games["power_soccer"]
    assert tile.accessibleName() == "Power Soccer"
    before = tile.grab().toImage()
    tile.setFocus()
    QTest.keyClick(tile, Qt.Key.Key_Space)
    assert not tile.isChecked()
    assert tile.grab().toImage() != before
    QTest.keyClick(tile, Qt.Key.Key_Return)
    evening = found[0]
    assert isinstance(evening, Championship)
    assert evening.games == tuple(game for game in titles.ids() if game != "power_soccer")
    for each in screen.games.values():
        each.setChecked(False)
    assert not screen.start_button.isEnabled()


def test_the_poster_of_a_championship_says_how_it_stands(qtbot: QtBot) -> None:
    one, two = (Side(name=name, players=(Participant(name=name),)) for name in ("Kim", "Ada"))
    evening = Championship(name="Kim against Ada", games=("power_soccer", "grudgematch"), sides=(one, two), seed=1)
    screen = ChampionshipScreen()
    qtbot.addWidget(screen)
    screen.show()
    screen.show_championship(evening)
    before = screen.poster.grab().toImage()
    screen.show_championship(evening.with_match(BegunMatch(tie=1, record="a", mark=7, score=Score(2, 1))))
    assert screen.poster.accessibleName() == "Kim 3 : 0 Ada"
    assert screen.poster.grab().toImage() != before
