"""The tutorial's match has a seed with which everything comes up that its lessons speak of."""

from swallows_gui.catalogue.tutorial import load_words
from swallows_gui.games.final_whistle.words.lessons import FIRST_MATCH, first_match
from swallows_gui.session import Session


def test_every_lesson_comes_up_in_the_first_two_quarters() -> None:
    session = Session.new(first_match("Ann", ("#C8321F", "#1F4E9E")))
    learner = FIRST_MATCH.plan.learner
    told: list[str] = []
    while session.view(learner).section < 3:
        session.run()
        view = session.view(learner)
        asked = FIRST_MATCH.question(view)
        due = [*FIRST_MATCH.happened(view), *FIRST_MATCH.opening(view), *([asked] if asked else [])]
        told += [each.id for each in due if each.id not in told]
        legal = session.legal(learner)
        leaves_it = {"type": "done"} in [session.action_json(each) for each in legal if isinstance(each, int)]
        session.act(legal[-1 if leaves_it else 0])
    told += [each.id for each in FIRST_MATCH.closing()]
    assert sorted(told) == sorted(lesson.id for lesson in FIRST_MATCH.plan.lessons)


def test_both_languages_have_every_lesson() -> None:
    for language in ("en", "de"):
        words = load_words("final_whistle", language)
        assert list(words) == [lesson.id for lesson in FIRST_MATCH.plan.lessons]
        assert all(words[lesson.id].other for lesson in FIRST_MATCH.plan.lessons if lesson.do is not None)
