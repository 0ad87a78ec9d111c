"""The tutorial's match has a seed with which the first turn has all that its lessons speak of."""

from swallows_gui.catalogue.tutorial import load_words
from swallows_gui.games.grudgematch.ai.players import make_player
from swallows_gui.games.grudgematch.words.lessons import FIRST_MATCH, first_match
from swallows_gui.session import Session


def test_a_learner_who_plays_well_meets_them_in_the_first_turns() -> None:
    session = Session.new(first_match("Ann", ("#C8321F", "#1F4E9E")))
    learner = FIRST_MATCH.plan.learner
    player = make_player("normal", learner, 1)
    told: list[str] = []
    for _decision in range(60):
        session.run()
        view = session.view(learner)
        asked = FIRST_MATCH.question(view)
        due = [*FIRST_MATCH.happened(view), *FIRST_MATCH.opening(view), *([asked] if asked else [])]
        told += [each.id for each in due if each.id not in told]
        if view.section > 4:
            break
        session.act(player.choose(view))
    late = {"grudge_half", "grudge_end"}
    assert set(told) >= {lesson.id for lesson in FIRST_MATCH.plan.lessons} - late - {"grudge_tackle", "grudge_put"}


def test_both_languages_have_every_lesson() -> None:
    for language in ("en", "de"):
        words = load_words("grudgematch", language)
        assert list(words) == [lesson.id for lesson in FIRST_MATCH.plan.lessons]
        assert all(words[lesson.id].other for lesson in FIRST_MATCH.plan.lessons if lesson.do is not None)
