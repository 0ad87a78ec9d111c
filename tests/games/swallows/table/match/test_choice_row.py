"""Big choices: whole and apart from each other, also where they are set closer because there is little room."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from swallows_gui.games.swallows.rules.actions import CHANGE_DIE, LEAVE_DIE
from swallows_gui.games.swallows.table.match.choice_row import CLOSER, ChoiceRow
from swallows_gui.games.swallows.table.match.offered_choices import Choice
from tests.ui.kit.conftest import services  # noqa: F401 - a fixture

LINE = "7 + 1 = 8: called, the attack is over. Good for Poland."


def shown(close: int) -> ChoiceRow:
    """Three choices, the last one barred, in a narrow place."""
    row = ChoiceRow()
    row.set_close(close)
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
    wide, close = shown(0), shown(1)
    assert close.height() < 0.67 * wide.height()
    for row in (wide, close):
        row.close()


def test_where_there_is_hardly_any_room_titles_stand_alone_and_say_the_rest_when_asked(qapp: QApplication) -> None:
    row = shown(0)
    needs = [row.height_for(280, most) for most in (10_000, row.height() - 1, 0)]
    assert needs == sorted(needs, reverse=True)
    assert needs[0] == row.height()
    assert len(set(needs)) == len(CLOSER)
    row.fit(280, needs[2])
    assert row.heightForWidth(280) == needs[2]
    button = row.button("leave")
    assert button is not None
    assert LINE in button.toolTip()
    assert button.accessibleDescription() == LINE
    assert row.height_for(280, 10_000) == needs[0], "what is shown now changes nothing of it"
    row.fit(280, needs[0])
    assert row.heightForWidth(280) == needs[0]
    row.close()


def test_a_barred_choice_and_its_clause_stand_apart(qapp: QApplication) -> None:
    for close in CLOSER:
        row = shown(close)
        barred = row._offered[-1]
        assert barred.rect().contains(barred.rule.geometry())
        assert barred.rect().contains(barred.button.geometry())
        assert not barred.button.geometry().intersects(barred.rule.geometry())
        assert barred.button.height() >= barred.button.heightForWidth(barred.button.width())
        row.close()


def test_the_choices_do_not_cover_each_other(qapp: QApplication) -> None:
    for close in CLOSER:
        row = shown(close)
        places = [offered.geometry() for offered in row._offered]
        assert all(row.rect().contains(place) for place in places)
        assert not any(one.intersects(other) for at, one in enumerate(places) for other in places[at + 1 :])
        row.close()


def test_arrows_lead_from_choice_to_choice_and_nowhere_else(qapp: QApplication) -> None:
    window = QWidget()
    behind = QPushButton(window)
    row = shown(0)
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
