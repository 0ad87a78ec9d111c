"""Buttons, inputs, notices, die, score band, pitch, clock and zoom, acted on as a player does."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.cards.card_label import CardZoom
from swallows_gui.games.swallows.table.cards.flags import flag_pixmap
from swallows_gui.games.swallows.table.cover import paint_cover
from swallows_gui.games.swallows.table.pitch.pitch import Lying, MatchPitch, PitchState, sum_text
from swallows_gui.games.swallows.table.pitch.score_band import MatchScoreBand
from swallows_gui.services.settings import SettingsService, settings
from swallows_gui.services.theme import Theme, theme
from swallows_gui.ui.kit.buttons import ChoiceButton, PosterButton
from swallows_gui.ui.kit.clock import AnimationClock, clock
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.kit.icons import app_icon, icon
from swallows_gui.ui.kit.inputs import ChoiceBox, Stepper
from swallows_gui.ui.kit.notices import NoticeBar, PromptBand
from swallows_gui.ui.kit.panels import EmptyState
from swallows_gui.ui.kit.switches import SegmentedControl, Switch
from swallows_gui.ui.play.screen import PageTitle
from swallows_gui.ui.shell.poster import PosterPicture
from tests.ui.fit.clipping import clipped

CARDS = list(load().cards.values())


@pytest.mark.parametrize("kind", ["plain", "primary", "danger", "quiet"])
def test_a_button_is_pressed_by_key_and_mouse_and_grows_with_the_text(
    qtbot: QtBot, qapp: QApplication, kind: str
) -> None:
    button = PosterButton("Play", kind)  # type: ignore[arg-type]
    qtbot.addWidget(button)
    button.show()
    pressed: list[int] = []
    button.clicked.connect(lambda: pressed.append(1))
    QTest.keyClick(button, Qt.Key.Key_Space)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert len(pressed) == 2
    small = button.sizeHint()
    Theme.install(qapp, "light", 200)
    assert button.sizeHint().width() > small.width() * 1.6
    assert button.sizeHint().height() > small.height() * 1.6


@pytest.mark.parametrize("percent", [100, 200])
def test_a_box_has_room_for_texts_that_came_after_it_was_shown(qtbot: QtBot, qapp: QApplication, percent: int) -> None:
    Theme.install(qapp, "light", percent)
    page = QWidget()
    qtbot.addWidget(page)
    row = QHBoxLayout(page)
    box = ChoiceBox()
    box.addItems(["all", "open"])
    row.addWidget(box)
    row.addStretch(1)
    page.resize(900, 100)
    page.show()
    assert not clipped(page)
    for text in ("offen: alle Hände", "Computer, alter Hase"):
        box.setItemText(1, text)
        box.setCurrentIndex(1)
        qapp.processEvents()
        assert not clipped(page), text
    wide = box.width()
    box.removeItem(1)
    qapp.processEvents()
    assert box.width() < wide


def test_a_choice_says_what_it_does_to_a_screen_reader(qtbot: QtBot) -> None:
    choice = ChoiceButton("Inside", "A penalty for Germany, against the Netherlands")
    qtbot.addWidget(choice)
    choice.show()
    assert (choice.accessibleName(), choice.accessibleDescription()) == (
        "Inside",
        "A penalty for Germany, against the Netherlands",
    )
    with qtbot.waitSignal(choice.clicked):
        QTest.keyClick(choice, Qt.Key.Key_Return)
    assert choice.heightForWidth(160) > choice.heightForWidth(600)


def test_segments_are_chosen_by_mouse_and_arrows(qtbot: QtBot) -> None:
    control = SegmentedControl([("a", "One"), ("b", "Two"), ("c", "Three")])
    qtbot.addWidget(control)
    control.show()
    seen: list[str] = []
    control.changed.connect(seen.append)
    buttons = control.findChildren(QWidget)
    QTest.mouseClick(buttons[1], Qt.MouseButton.LeftButton)
    assert control.key == "b"
    control.set_options([("b", "Zwei"), ("d", "Vier")])
    assert control.key == "b"
    control.set_key("d")
    assert control.key == "d"
    assert seen == ["b"]
    with pytest.raises(ValueError, match="x"):
        control.set_key("x")


def test_a_switch_is_a_check_box_to_everyone(qtbot: QtBot) -> None:
    switch = Switch("Ask me only when a card of mine fits")
    qtbot.addWidget(switch)
    switch.show()
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert switch.isChecked()
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton, pos=QPoint(60, switch.height() // 2))
    assert not switch.isChecked()


def test_a_long_switch_wraps_instead_of_widening_its_page(qtbot: QtBot, qapp: QApplication) -> None:
    Theme.install(qapp, "light", 200)
    switch = Switch("Nur fragen, wenn eine meiner Karten paßt; andere können die Pause lesen, die das spart")
    qtbot.addWidget(switch)
    assert switch.minimumSizeHint().width() < 500
    assert switch.heightForWidth(500) > switch.heightForWidth(2000)


def test_a_stepper_keeps_to_its_limits_however_it_is_set(qtbot: QtBot) -> None:
    stepper = Stepper(1, 10, 4, suffix="M")
    qtbot.addWidget(stepper)
    stepper.show()
    field = stepper.findChild(QLineEdit)
    assert field is not None
    seen: list[int] = []
    stepper.changed.connect(seen.append)
    QTest.keyClick(field, Qt.Key.Key_Up)
    QTest.keyClick(field, Qt.Key.Key_PageUp)
    QTest.keyClick(field, Qt.Key.Key_Up)
    assert stepper.value == 10
    field.selectAll()
    QTest.keyClicks(field, "3")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert stepper.value == 3
    assert seen == [5, 10, 3]
    stepper.set_range(5, 8)
    assert stepper.value == 5
    assert field.accessibleName() == ""
    stepper.setAccessibleName("Stake")
    assert field.accessibleName() == "Stake"


def test_the_prompt_says_who_what_and_why_and_opens_its_rule(qtbot: QtBot) -> None:
    band = PromptBand()
    qtbot.addWidget(band)
    band.resize(900, 80)
    band.show()
    band.ask("Anna (Germany)", "Defend, or let them shoot?", "A foul may be played now.", "S5.1")
    assert band.accessibleName() == "Anna (Germany) Defend, or let them shoot? A foul may be played now."
    rule = next(button for button in band.findChildren(QPushButton) if button.text() == "S5.1")
    with qtbot.waitSignal(band.rule_requested) as asked:
        QTest.mouseClick(rule, Qt.MouseButton.LeftButton)
    assert asked.args == ["S5.1"]
    band.rest("Ben thinks")
    assert band.text() == "Ben thinks"
    assert not rule.isVisible()


def test_no_prompt_is_cut_in_a_narrow_window_with_large_text(qtbot: QtBot, qapp: QApplication) -> None:
    Theme.install(qapp, "light", 200)
    band = PromptBand()
    qtbot.addWidget(band)
    band.ask("Anna (Deutschland)", "Abwehren oder schießen lassen?", "Ein Foul darf jetzt kommen.", "S5.1")
    band.buttons.addWidget(PosterButton("Spielen", "primary"))
    band.buttons.addWidget(PosterButton("Ablehnen"))
    band.resize(500, 100)
    band.show()
    band.resize(500, band.heightForWidth(500))
    for label in (band._who, band._what, band._why):
        assert label.height() >= label.heightForWidth(label.width())
    for button in band.findChildren(PosterButton):
        if button.isVisible():
            assert band.rect().contains(button.geometry()), button.text()


def test_a_notice_stays_until_it_is_closed(qtbot: QtBot) -> None:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    assert bar.text() == ""
    bar.show_notice("Could not be saved", "error", "disk full")
    assert bar.text() == "Could not be saved"
    assert bar.accessibleName() == "Could not be saved disk full"
    bar.show_notice("Could not be saved", "error", action="Save elsewhere")
    action, close = sorted(bar.findChildren(QPushButton), key=lambda button: not button.text())
    with qtbot.waitSignal(bar.acted):
        QTest.mouseClick(action, Qt.MouseButton.LeftButton)
    bar.show_notice("Could not be saved")
    assert action.isHidden()
    with qtbot.waitSignal(bar.closed):
        QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert bar.text() == ""


@pytest.mark.parametrize(
    ("kind", "action", "passes"),
    [("info", "", True), ("info", "Undo", False), ("warning", "", False), ("error", "", False)],
)
def test_only_news_with_nothing_to_be_done_passes(qtbot: QtBot, kind: str, action: str, passes: bool) -> None:
    bar = NoticeBar()
    qtbot.addWidget(bar)
    assert not bar.passes
    bar.show_notice("Saved", kind, action=action)
    assert bar.passes is passes
    bar.clear()
    assert not bar.passes


def test_an_empty_room_says_what_can_be_done(qtbot: QtBot) -> None:
    room = EmptyState("Nothing here", "It fills by itself", "New tournament")
    qtbot.addWidget(room)
    room.show()
    with qtbot.waitSignal(room.acted):
        action = room.findChild(QPushButton)
        assert action is not None
        QTest.mouseClick(action, Qt.MouseButton.LeftButton)


def titled(title: str, line: str) -> PageTitle:
    """A page's title that says so."""
    header = PageTitle("red", "cup")
    header.set_words(title, line)
    return header


def test_a_header_takes_the_height_its_words_need(qtbot: QtBot) -> None:
    header = titled("Ein sehr langer Titel über einem Bildschirm voller Schwalben", "und eine Zeile")
    qtbot.addWidget(header)
    assert header.heightForWidth(320) > header.heightForWidth(1200)


def test_a_large_title_stands_in_one_line_and_the_header_grows_with_it(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    header = titled("Freundschaftsspiel", "eine Zeile")
    column = QVBoxLayout(page)
    column.addWidget(header)
    column.addStretch(1)
    page.resize(480, 900)
    page.show()
    low = header.heightForWidth(1400)
    header.set_large(True)
    assert header.heightForWidth(1400) >= low + 30
    assert header.heightForWidth(480) == low  # too narrow for it
    page.resize(1420, 900)
    qtbot.waitUntil(lambda: header.height() == header.heightForWidth(header.width()) > low)


def test_motions_run_on_the_pace_and_can_be_completed(qtbot: QtBot, services: SettingsService) -> None:
    services.change(pace="slow")
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    parts: list[float] = []
    ended: list[bool] = []
    motion = clock().run(window, 30, parts.append, lambda: ended.append(True))
    qtbot.waitUntil(lambda: len(parts) > 2)
    assert not motion.over
    assert 0 <= parts[-1] < 0.2
    clock().finish_all()
    assert motion.over
    assert parts[-1] == 1.0
    assert ended == [True]
    assert not clock().busy


@pytest.mark.parametrize(("pace", "reduced"), [("instant", False), ("slow", True)])
def test_nothing_moves_at_pace_instant_or_with_reduced_motion(
    services: SettingsService, pace: str, reduced: bool
) -> None:
    services.change(pace=pace, reduced_motion=reduced)
    owner = QObject()
    parts: list[float] = []
    assert AnimationClock().run(owner, 5, parts.append).over
    assert parts == [1.0]


def test_a_motion_ends_with_the_widget_it_moves(qtbot: QtBot, services: SettingsService) -> None:
    services.change(pace="slow")
    widget = QWidget()
    parts: list[float] = []
    ended: list[bool] = []
    motion = clock().run(widget, 30, parts.append, lambda: ended.append(True))
    seen = len(parts)
    delete(widget)
    with qtbot.waitSignal(clock().idle):
        pass
    assert motion.over
    assert not clock().busy
    assert len(parts) == seen
    assert not ended


def test_the_score_is_heard_and_turns_on_a_goal(qtbot: QtBot, services: SettingsService) -> None:
    services.change(pace="slow")
    band = MatchScoreBand()
    qtbot.addWidget(band)
    band.resize(700, 74)
    band.set_teams(load().nations["GER"], "Germany", load().nations["NED"], "Netherlands")
    band.set_period("Group A, match 3")
    band.set_score(1, 0)
    assert clock().busy
    clock().finish_all()
    band.set_initiative("away")
    band.set_shootout((3, 2))
    for words in ("Germany 1, Netherlands 0", "Group A, match 3", "3 to 2", "on the ball: Netherlands"):
        assert words in band.accessibleName()


def test_the_pitch_writes_the_sum_out_and_says_it(qtbot: QtBot, services: SettingsService) -> None:
    services.change(pace="slow")
    attack = next(card for card in CARDS if card.kind == "attack" and card.area == "inside")
    red = next(card for card in CARDS if card.colour == "red")
    state = PitchState("home", "inside", Lying(attack, 5, "", (red,)), None, 4, (4, -1), 7, 7, "On target", "home")
    assert sum_text(state) == "4 + 4 − 1 = 7"
    pitch = MatchPitch()
    qtbot.addWidget(pitch)
    pitch.resize(900, 420)
    pitch.show()
    with qtbot.waitSignal(pitch.settled):
        pitch.show_state(state)
        assert clock().busy
        clock().finish_all()
    assert "4 + 4 − 1 = 7" in pitch.accessibleName()
    assert "On target" in pitch.accessibleName()
    pitch.grab()
    paint_queue().flush()  # a slow machine paints faces later than the rest
    moved = pitch.grab().toImage()
    pitch.show_state(state, animate=False)
    assert pitch.grab().toImage() == moved
    pitch.clear()
    assert pitch.accessibleName() == "The pitch is empty."


def test_a_card_on_the_pitch_opens_the_zoom(qtbot: QtBot) -> None:
    pitch = MatchPitch()
    qtbot.addWidget(pitch)
    pitch.resize(900, 420)
    pitch.show()
    attack = next(card for card in CARDS if card.kind == "attack")
    pitch.show_state(PitchState("home", "inside", Lying(attack, attack.value)), animate=False)
    with qtbot.waitSignal(pitch.card_zoom) as zoom:
        QTest.mouseClick(pitch.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(162, 210))
    assert zoom.args == [attack]


def test_the_zoom_shows_both_languages_and_gives_the_focus_back(qtbot: QtBot) -> None:
    window = QWidget()
    field = QLineEdit(window)
    window.resize(1000, 700)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    field.setFocus()
    zoom = CardZoom(window)
    card = next(card for card in CARDS if card.colour == "red")
    settings().change(**{"swallows.both_languages": True})
    zoom.show_card(card, "67 %")
    assert card.text in zoom.text()
    assert "67 %" in zoom.text()
    assert zoom.geometry() == window.rect()
    QTest.keyClick(zoom, Qt.Key.Key_Escape)
    assert zoom.isHidden()
    assert window.focusWidget() is field
    settings().change(**{"swallows.both_languages": False})
    zoom.show_card(card)
    assert len([line for line in zoom.text().splitlines() if line == card.text]) <= 1


def test_every_flag_is_drawn() -> None:
    for code, nation in load().nations.items():
        image = flag_pixmap(nation, 40).toImage()
        colours = {image.pixel(x, y) for x in range(2, image.width() - 2, 2) for y in range(2, image.height() - 2, 2)}
        assert len(colours) >= 2, code


def test_every_icon_is_drawn() -> None:
    from swallows_gui.catalogue.places import data_path

    names = sorted(path.stem for path in data_path("resources", "art", "icons").glob("*.svg"))
    assert len(names) > 20
    blank = icon(names[0]).pixmap(24, 24).toImage()
    blank.fill(0)
    for name in names:
        assert icon(name).pixmap(24, 24).toImage() != blank, name
    assert not app_icon().pixmap(64, 64).isNull()
    with pytest.raises(FileNotFoundError):
        icon("no-such-icon")


def test_the_theme_scales_everything_and_says_so(qtbot: QtBot) -> None:
    assert theme().px(10) == 10
    with qtbot.waitSignal(theme().changed):
        theme().set_scale(200)
    assert theme().px(10) == 20
    assert theme().font("body").pixelSize() == 28
    with pytest.raises(ValueError, match="210"):
        theme().set_scale(210)
    with pytest.raises(ValueError, match="pink"):
        theme().set_theme("pink")


def test_the_poster_fills_any_room_and_follows_the_theme(qtbot: QtBot, qapp: QApplication) -> None:
    poster = PosterPicture(paint_cover)
    poster.set_title("Millions of Swallows")
    qtbot.addWidget(poster)
    for width, height in ((420, 560), (900, 200), (130, 400)):
        poster.resize(width, height)
        image = poster.grab().toImage()
        corners = {image.pixelColor(x, y).name() for x, y in ((1, 1), (width - 2, height - 2), (width // 2, 3))}
        assert theme().colour("red").name() in corners
    before = poster.grab().toImage()
    Theme.install(qapp, "dark", 100)
    assert poster.grab().toImage() != before
    assert poster.accessibleName() == "Millions of Swallows"
