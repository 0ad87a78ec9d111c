"""Your name and face are chosen once, and stand wherever a game is begun."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from swallows_gui.services.people import choose_face, choose_name, chosen_name, face_word, known_names, own_name
from swallows_gui.services.settings import SettingsService
from swallows_gui.ui.art.face import Person, face_pixmap
from swallows_gui.ui.art.people import FACES, looks_by, looks_of
from swallows_gui.ui.play.you_fields import FaceBoard, FaceButton, YouFields, YourName


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


def test_a_chosen_face_is_somebodys_in_every_way_to_write_the_name(services: SettingsService) -> None:
    by_name, other = looks_of("Ada"), looks_of("Noa")
    before = face_pixmap(Person("Ada", "#C8321F"), 48).toImage()
    choose_face("Ada", "player 4")
    assert face_word("ada") == "player 4"
    assert looks_of("ADA") == looks_by("Player 4") != by_name
    assert looks_of("Noa") == other
    assert face_pixmap(Person("Ada", "#C8321F"), 48).toImage() != before
    choose_face("ADA", "")
    assert looks_of("Ada") == by_name


def test_a_face_chosen_for_a_default_name_is_kept_in_every_language(services: SettingsService) -> None:
    choose_face("Player 2", FACES[0])
    services.change(language="de")
    assert looks_of("Spieler 2") == looks_by(FACES[0])


def test_your_face_comes_with_you_when_you_change_your_name(services: SettingsService) -> None:
    choose_face(own_name(), FACES[3])
    choose_name("Ada")
    assert looks_of("Ada") == looks_by(FACES[3])
    choose_name("Lin")
    assert looks_of("Lin") == looks_by(FACES[3])


def test_no_two_faces_of_the_board_are_the_same() -> None:
    assert len({str(looks_by(word)) for word in FACES}) == len(FACES)


def test_a_face_is_changed_by_keys_alone(qtbot: QtBot, services: SettingsService) -> None:
    fields = YouFields()
    qtbot.addWidget(fields)
    with qtbot.waitExposed(fields):
        fields.show()
    fields.name.setText("Ada")
    fields.name.editingFinished.emit()
    assert own_name() == "Ada"
    fields.face.setFocus()
    QTest.keyClick(fields.face, Qt.Key.Key_Return)
    board = fields.findChild(FaceBoard)
    assert board is not None
    assert board.faces[0].isChecked()
    board.faces[0].setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Return):
        QTest.keyClick(board, key)
    assert looks_of("Ada") == looks_by(board.faces[7].word) == looks_by(FACES[6])


def test_the_face_of_a_computer_cannot_be_changed(qtbot: QtBot, services: SettingsService) -> None:
    face = FaceButton(48)
    qtbot.addWidget(face)
    face.show_person(Person("Ottmar", "#C8321F"), fixed=True)
    assert not face.isEnabled()
    assert face.focusPolicy() == Qt.FocusPolicy.NoFocus
