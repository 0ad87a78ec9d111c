"""Trainers and referee at the match table: no face is ahead of what is seen, and each says who it is."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.table.match.bribe_scene import deal_moods
from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.games.swallows.table.presentation import FACES, faces_of
from swallows_gui.games.swallows.words import moods
from swallows_gui.models.moods import Mood
from swallows_gui.services.language import LanguageService
from swallows_gui.services.settings import settings
from swallows_gui.ui.art.face import Face, Person, face_pixmap
from swallows_gui.ui.kit.clock import clock
from tests.games.swallows.table.match.evening import Evening
from tests.games.swallows.table.match.test_travel import FRAME, LONG, Wanted, before, of, seated

pytestmark = pytest.mark.usefixtures("by_hand")

PATIENCE = 600
"""Frames in which whatever is told must have come."""


def shown(table: MatchTable) -> tuple[Mood, ...]:
    """The moods of home, away and referee that are on the screen."""
    people = (*table.band.score.people(), table.referee_panel.face.person)
    return tuple(person.mood for person in people if person is not None)


def due(evening: Evening, told: int) -> tuple[Mood, ...]:
    """The moods of the same three after so many events."""
    view = evening.view()
    faces = faces_of(evening.told[:told], moods.trainers_of(view), view.tables.marks)
    seats = [view.trainer[team] for team in (view.home, view.away)]
    return tuple(faces.mood(seat) for seat in (*seats, view.referee) if seat >= 0)


MOVING: list[tuple[str, Wanted]] = [
    ("goal", of("goal")),
    ("die_rolled", of("die_rolled", purpose="foul")),
    ("saved", of("saved")),
    ("bribe_offered", of("bribe_offered")),
    ("awarded", of("awarded", what="penalty")),
]


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize(("kind", "wanted"), MOVING, ids=[kind for kind, _wanted in MOVING])
def test_no_face_is_ahead_of_what_is_seen(qtbot: QtBot, kind: str, wanted: Wanted, reduced: bool) -> None:
    evening, action = before(wanted, range(200), humans=())
    settings().change(reduced_motion=reduced)
    table = seated(qtbot, evening)
    told = len(evening.told)
    assert shown(table) == due(evening, told)
    evening.push(action)
    at = next(at for at in range(told, len(evening.told)) if evening.told[at]["type"] == kind)
    seen: set[tuple[Mood, ...]] = set()
    for _frame in range(PATIENCE):
        arrived = told + len(table._heard)
        if arrived > at:
            break
        seen.add(shown(table))
        assert shown(table) == due(evening, arrived)
        clock().pass_time(FRAME)
    assert due(evening, at + 1) not in seen
    clock().pass_time(LONG)
    assert shown(table) == due(evening, len(evening.told))


def test_the_faces_take_a_goal_when_its_figure_can_be_read(qtbot: QtBot) -> None:
    evening, action = before(of("goal"), range(200), humans=())
    table = seated(qtbot, evening)
    score = table.band.score
    evening.push(action)
    for _frame in range(PATIENCE):
        if score._turning is not None:
            break
        unmoved = score.people()
        clock().pass_time(0.02)
    score._turn(0.49)
    assert score.people() == unmoved
    score._turn(0.5)
    assert {person.mood for person in score.people() if person is not None} == {"glad", "shocked"}


def test_an_answer_is_not_in_the_faces_before_it_is_in_the_hand() -> None:
    for kind in ("bribe_accepted", "bribe_declined"):
        assert deal_moods(kind, 0.39) == deal_moods("bribe_offered", 0.39)
        taken = FACES[EVENTS.classes[kind]]
        assert isinstance(taken, moods.Taken)
        assert deal_moods(kind, 0.4) == (taken.seat, taken.referee)
    assert deal_moods("price_named", 0.0) == ("cross", "greedy")


def test_faces_say_who_it_is_and_how_they_look(qtbot: QtBot) -> None:
    evening, action = before(of("bribe_offered"), range(200), humans=())
    table = seated(qtbot, evening)
    view = evening.view()
    referee = evening.names.seat(view.referee)
    face = table.referee_panel.face
    assert face.accessibleName().startswith(referee)
    evening.push(action)
    clock().pass_time(LONG)
    assert face.accessibleName() == f"{referee} looks greedy"
    text = table.band.score.words()
    for team in (view.home, view.away):
        code = view.tables.nation_code[view.field[team]]
        assert f"{evening.names.team(code)}: {evening.names.seat(view.trainer[team])}" in text
    LanguageService.install("de")
    assert face.accessibleName() == f"{referee} schaut gierig"


def test_a_name_has_the_same_face_in_the_next_game(qtbot: QtBot) -> None:
    faces = []
    for seed, humans in ((1, (0,)), (2, ())):
        evening = Evening(seed, humans=humans)
        evening.until(lambda it: it.game.referee >= 0)
        table = seated(qtbot, evening)
        assert table.referee_panel.face.person is not None
        faces.append(table.referee_panel.face.person._replace(mood="calm"))
    assert faces[0] == faces[1]
    images = [face_pixmap(person, 60).toImage() for person in (*faces, faces[0]._replace(name="Somebody Else"))]
    *pictures, other = [bytes(image.constBits()) for image in images]
    assert len(set(pictures)) == 1
    assert other not in pictures


def test_a_face_that_is_nobodys_is_hidden(qtbot: QtBot) -> None:
    face = Face()
    qtbot.addWidget(face)
    face.show_person(Person("Anna", "#C8321F", "glad"))
    assert not face.isHidden()
    assert face.accessibleName() == "Anna looks glad"
    face.show_person(None)
    assert face.isHidden()
    assert face.accessibleName() == ""
