"""Names of cards and teams in the commentary are links, in every case that German has, and never inside one another."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QFont, QStandardItem, QStandardItemModel, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.match.commentary import (
    CommentaryLines,
    MatchCommentary,
    dressed,
    linked,
    mentioned,
)
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.sentences import reporter, sentence
from swallows_gui.models import roles
from swallows_gui.services.language import LanguageService
from swallows_gui.services.theme import theme
from swallows_gui.session import Seat, Session, Setup


@pytest.fixture
def names(qapp: QApplication) -> Iterator[Names]:
    assert qapp
    LanguageService.install("de")
    yield Names(load(), ("Ann", "Ben", "Cleo", "Dan"))
    LanguageService.install("en")


@pytest.mark.parametrize(
    ("told", "code", "link"),
    [
        ("Gegen die Schweiz geht nichts.", "SUI", 'Gegen die <a href="team:SUI">Schweiz</a> geht nichts.'),
        ("Die Hand der Niederlande.", "NED", 'Die Hand der <a href="team:NED">Niederlande</a>.'),
        ("Freistoß bei den Niederlanden.", "NED", 'Freistoß bei den <a href="team:NED">Niederlanden</a>.'),
        ("Brasiliens Torwart.", "BRA", '<a href="team:BRA">Brasiliens</a> Torwart.'),
        ("Weiter mit den USA.", "USA", 'Weiter mit den <a href="team:USA">USA</a>.'),
    ],
)
def test_a_name_in_any_case_is_a_link(names: Names, told: str, code: str, link: str) -> None:
    assert linked(told, {"team": code}, names) == link


def test_a_team_named_in_a_cards_line_is_linked_beside_it_only(names: Names) -> None:
    card = next(card for card in load().cards.values() if card.nation == "COL" and "Kolumbien" in card.text)
    event = {"team": "COL", "card": f"{card.id}#1"}
    line = names.told(card.id)
    assert linked(f"{line}, sagt Kolumbien.", event, names) == (
        f'<a href="card:{card.id}#1">{line}</a>, sagt <a href="team:COL">Kolumbien</a>.'
    )
    assert linked(f"{line}.", event, names) == f'<a href="card:{card.id}#1">{line}</a>.'


def test_a_team_stands_heavy_behind_its_flag_a_card_in_italics_and_the_one_under_the_pointer_is_underlined(
    names: Names,
) -> None:
    card = next(iter(load().cards.values()))
    event = {"team": "SUI", "card": f"{card.id}#1"}
    html = linked(f"Die Schweiz: {names.card(card.id)}.", event, names)
    for over, underlined in (("", set()), ("team:SUI", {"team"}), (f"card:{card.id}#1", {"card"})):
        document = QTextDocument()
        document.setHtml(dressed(html, over))
        look = {}
        block = document.firstBlock().begin()
        flags = []
        while not block.atEnd():
            form = block.fragment().charFormat()
            if form.isImageFormat():
                flags.append(form.toImageFormat().name())
            elif form.isAnchor():
                look[form.anchorHref().partition(":")[0]] = form
            block += 1
        assert flags == ["flag:SUI"]
        assert look["team"].fontWeight() >= QFont.Weight.Bold
        assert look["card"].fontItalic()
        assert {kind for kind, form in look.items() if form.fontUnderline()} == underlined
        assert {form.foreground().color().name() for form in look.values()} == {theme().colour("ink").name()}


def test_the_pointer_over_a_name_underlines_it_and_leaves_no_trace(qtbot: QtBot, names: Names) -> None:
    model, item = QStandardItemModel(), QStandardItem("Brasilien greift an.")
    item.setData({"type": "initiative", "team": "BRA"}, int(roles.EVENT))
    model.appendRow(item)
    lines = CommentaryLines(model, names)
    qtbot.addWidget(lines)
    lines.resize(400, 100)
    lines.show()
    index = model.index(0, 0)
    room = lines.visualRect(index)
    at = next(
        QPoint(x, room.center().y())
        for x in range(room.left(), room.right())
        if lines.link_at(QPointF(x, room.center().y())) == "team:BRA"
    )
    QTest.mouseMove(lines.viewport(), at)
    qtbot.waitUntil(lambda: lines.over(index) == "team:BRA")
    QTest.mouseMove(lines.viewport(), QPoint(room.right() - 2, room.center().y()))
    qtbot.waitUntil(lambda: lines.over(index) == "")


@pytest.mark.parametrize("language", ["de", "en"])
def test_whoever_is_named_in_a_tournament_can_be_opened(names: Names, language: str) -> None:
    LanguageService.install(language)
    seats = tuple(Seat(name, "ai", "easy") for name in names.seats)
    made = Session.new(Setup({"format": "sixteen"}, seats, seed=27))
    made.run()
    course = reporter(names)
    links = 0
    for event in made.view(None).history:
        told = sentence(event, names, course.see(event))
        html = linked(told, event, names)
        for kind, what in mentioned(event):
            found = (names.told(what), names.card(what)) if kind == "card" else (str(names.team(what)),)
            if any(name in told for name in found):
                assert f'href="{kind}:{what}"' in html or found[0] in names.told(str(event.get("card"))), html
                links += 1
        assert html.count("<a ") == html.count("</a>")
        assert ">" not in html.partition('<a href="')[2].partition('"')[0]
    assert links > 1000


def test_the_link_of_a_long_card_leaves_the_commentary_narrow(qapp: QApplication, names: Names) -> None:
    """A link below the lines does not ask for all the width of its words."""
    longest = max(load().cards.values(), key=lambda card: len(card.title))
    model, item = QStandardItemModel(), QStandardItem("A card.")
    item.setData({"type": "card_played", "card": f"{longest.id}#1"}, int(roles.EVENT))
    model.appendRow(item)
    commentary = MatchCommentary(model, names)
    before = commentary.minimumSizeHint().width()
    commentary.show()
    commentary.lines.setCurrentIndex(model.index(0, 0))
    qapp.processEvents()
    assert [link.text() for link in commentary.links] == [names.card(longest.id)]
    assert commentary.minimumSizeHint().width() == before
    commentary.close()
    commentary.deleteLater()


def test_links_of_an_old_line_go_when_play_goes_on(qapp: QApplication, names: Names) -> None:
    model = QStandardItemModel()
    commentary, elsewhere = MatchCommentary(model, names), QLineEdit()
    for widget in (commentary, elsewhere):
        widget.show()
    for number, reads in enumerate((True, False)):
        item = QStandardItem("Brazil attack.")
        item.setData({"type": "initiative", "team": "BRA"}, int(roles.EVENT))
        model.insertRow(0, item)
        commentary.lines.setCurrentIndex(model.index(0, 0))
        reader = commentary.lines if reads else elsewhere
        reader.activateWindow()
        reader.setFocus()
        qapp.processEvents()
        assert commentary.links[0].isVisible()
        model.insertRow(0, QStandardItem(f"Line {number}."))
        qapp.processEvents()
        assert commentary.links[0].isVisible() == (QApplication.focusWidget() is commentary.lines) == reads
    for widget in (commentary, elsewhere):
        widget.close()
        widget.deleteLater()
