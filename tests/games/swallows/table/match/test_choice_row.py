"""Big choices: whole and apart from each other, also where they are set closer because there is little room."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from swallows_gui.games.swallows.rules.actions import CHANGE_DIE, LEAVE_DIE
from swallows_gui.games.swallows.table.match.choice_row import ChoiceRow
from swallows_gui.games.swallows.table.match.offered_choices import Choice
from tests.ui.kit.conftest import services  # noqa: F401 - a fixture

LINE = "7 + 1 = 8: called, the attack is over. Good for Poland."


def shown(dense: bool) -> ChoiceRow:
    """Three choices, the last one barred, in a narrow place."""
    row = ChoiceRow()
    row.set_dense(dense)
    row.show_choices(
        [
            Choice("leave", "Let 7 stand", LINE, "0", LEAVE_DIE, "S4.3"),
            Choice("+1", "+1", LINE, "+", CHANGE_DIE, "S4.3"),
            Choice("-1", "-1", "Barred: the referee took money for Poland.", "-", None, "S4.7"),
        ]
    )
    row.resize(280, row.heightForWidth(280))
    row.show()
    QApplication.processEvents()
    return row


def test_choices_set_closer_need_a_third_less(qapp: QApplication) -> None:
    wide, close = shown(dense=False), shown(dense=True)
    assert close.height() < 0.67 * wide.height()
    for row in (wide, close):
        row.close()


def test_a_barred_choice_and_its_clause_stand_apart(qapp: QApplication) -> None:
    for dense in (False, True):
        row = shown(dense)
        barred = row._offered[-1]
        assert barred.rect().contains(barred.rule.geometry())
        assert barred.rect().contains(barred.button.geometry())
        assert not barred.button.geometry().intersects(barred.rule.geometry())
        assert barred.button.height() >= barred.button.heightForWidth(barred.button.width())
        row.close()


def test_the_choices_do_not_cover_each_other(qapp: QApplication) -> None:
    for dense in (False, True):
        row = shown(dense)
        places = [offered.geometry() for offered in row._offered]
        assert all(row.rect().contains(place) for place in places)
        assert not any(one.intersects(other) for at, one in enumerate(places) for other in places[at + 1 :])
        row.close()


def test_arrows_lead_from_choice_to_choice_and_nowhere_else(qapp: QApplication) -> None:
    window = QWidget()
    behind = QPushButton(window)
    row = shown(dense=False)
    row.setParent(window)
    QWidget.setTabOrder(row, behind)
    window.show()
    QApplication.processEvents()
    first, second = (row.button(key) for key in ("leave", "+1"))
    assert first is not None
    assert second is not None
    first.setFocus()
    for key, there in (
        (Qt.Key.Key_Left, first),
        (Qt.Key.Key_Right, second),
        (Qt.Key.Key_Right, second),  # what comes next is barred, and behind it stands something else
        (Qt.Key.Key_Down, second),
        (Qt.Key.Key_Up, first),
    ):
        QTest.keyClick(window.focusWidget() or window, key)
        assert window.focusWidget() is there
    window.close()
