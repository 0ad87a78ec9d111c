"""Your name and face are chosen once, and stand wherever a game is begun."""

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from swallows_gui.services.people import chosen_name, face_word, known_names, own_name
from swallows_gui.services.settings import SettingsService
from swallows_gui.ui.art.face import Person, face_pixmap
from swallows_gui.ui.art.people import looks_of
from swallows_gui.ui.play.your_name import YourName


def test_the_name_you_have_chosen_comes_before_the_one_entered_last(services: SettingsService) -> None:
    assert (chosen_name(), known_names()) == ("", ())
    assert own_name() == "Player 1"
    services.change(seats=("Kim", "Noa"))
    assert (own_name(), known_names()) == ("Kim", ("Kim", "Noa"))
    services.change(name=" Ada ")
    assert (own_name(), known_names()) == ("Ada", ("Ada", "Noa"))


def test_a_field_follows_your_name_unless_somebody_else_sits_there(qtbot: QtBot, services: SettingsService) -> None:
    fields = QLineEdit(), QLineEdit()
    for field in fields:
        qtbot.addWidget(field)
        YourName(field)
    services.change(name="Ada")
    fields[1].setText("Noa")
    services.change(name="Lin")
    assert [field.text() for field in fields] == ["Lin", "Noa"]


def test_your_face_is_the_one_you_have_chosen_and_nobody_elses_changes(services: SettingsService) -> None:
    services.change(name="Ada")
    by_name, other = looks_of("Ada"), looks_of("Noa")
    before = face_pixmap(Person("Ada", "#C8321F"), 48).toImage()
    services.change(face="player 4")
    assert face_word("ada") == "player 4"
    assert looks_of("ADA") == looks_of("Player 4") != by_name
    assert looks_of("Noa") == other
    assert face_pixmap(Person("Ada", QColor("#C8321F").name()), 48).toImage() != before
