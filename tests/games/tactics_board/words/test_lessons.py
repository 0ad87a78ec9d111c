"""The tutorial's match has a seed with which everything comes up that its lessons speak of."""

from typing import Any

from swallows_gui.catalogue.tutorial import load_words
from swallows_gui.games.tactics_board.ai.greedy import greedy
from swallows_gui.games.tactics_board.words.lessons import FIRST_MATCH, first_match
from swallows_gui.session import Session


def test_every_lesson_comes_up_for_a_plain_player() -> None:
    session = Session.new(first_match("Ann", ("#C8321F", "#1F4E9E")))
    told: list[str] = []
    while not session.over:
        session.run()
        view: Any = session.view(FIRST_MATCH.plan.learner)
        asked = None if session.over else FIRST_MATCH.question(view)
        due = [*FIRST_MATCH.happened(view), *FIRST_MATCH.opening(view), *([asked] if asked else [])]
        told += [each.id for each in due if each.id not in told]
        if not session.over:
            session.act(greedy(view.open.copy()))
    told += [each.id for each in FIRST_MATCH.closing()]
    assert sorted(told) == sorted(lesson.id for lesson in FIRST_MATCH.plan.lessons)
    assert told.index("board_shoot") < told.index("board_corner")


def test_both_languages_have_every_lesson() -> None:
    for language in ("en", "de"):
        words = load_words("tactics_board", language)
        assert list(words) == [lesson.id for lesson in FIRST_MATCH.plan.lessons]
        assert all(words[lesson.id].other for lesson in FIRST_MATCH.plan.lessons if lesson.do is not None)
