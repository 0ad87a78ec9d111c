"""A match as far as it has been told, by events alone; a whole match ends as the engine has it."""

from swallows_gui.games.final_whistle.rules.events import EVENTS
from swallows_gui.games.final_whistle.rules.options import MEN, SQUAD
from swallows_gui.games.final_whistle.words.match_story import MatchStory, story_of
from swallows_gui.games.final_whistle.words.outlook_words import man_name
from swallows_gui.games.final_whistle.words.sheet import figures
from swallows_gui.games.final_whistle.words.words import FinalWords
from swallows_gui.models.log import LogModel
from swallows_gui.models.plain_models import StoryReader
from swallows_gui.session import Seat, Session, Setup


def played(seed: int, **options: object) -> Session:
    """A match of two computers with the ready squads."""
    seats = tuple(Seat(name, "ai", "easy") for name in ("Kim", "Ottmar"))
    session = Session.new(
        Setup({"squads": "first", "decks": "first", **options}, seats, game="final_whistle", seed=seed)
    )
    while not session.over:
        session.run()
    return session


def test_men_score_and_cards_are_where_the_engine_has_them() -> None:
    for seed in (1, 2):
        view = played(seed, extra_time="always").view(None)
        story = story_of(view.history)
        assert story.score == view.score  # type: ignore[attr-defined]
        for seat in (0, 1):
            numbers = view.field(seat)  # type: ignore[attr-defined]
            assert {seat * SQUAD + MEN.index(man) for man in story.playing[seat]} == set(numbers)
            assert len(story.hands[seat]) == view.hand_size(seat)  # type: ignore[attr-defined]
            for number in numbers:
                man = story.man(seat, MEN[number % SQUAD])
                assert (man.top, man.bookings) == (view.top(number), view.bookings(number))  # type: ignore[attr-defined]
        assert sum(side.goals for side in figures(story).sides) == sum(story.score)


def test_a_history_that_grows_is_read_on_and_one_that_was_taken_back_anew() -> None:
    history = played(1, extra_time="never").view(None).history
    reader = StoryReader(EVENTS, MatchStory())
    assert reader.read(history[:40]) == story_of(history[:40])
    assert reader.read(history[:90]) == story_of(history[:90])
    assert reader.read(history[:20]) == story_of(history[:20])


def test_nothing_is_told_of_what_only_one_seat_may_know() -> None:
    view = played(3, extra_time="never").view(0)
    assert all(not card for card in story_of(view.history[:12]).hands[1])


def test_an_unknown_event_changes_nothing() -> None:
    story = MatchStory()
    assert story.after(None) is story
    assert story_of([{"type": "cheered"}]) == story


def test_the_log_names_whoever_shoots(qapp: object) -> None:
    del qapp
    view = played(2, extra_time="never").view(None)
    log = LogModel(FinalWords(["Kim", "Ottmar"]))
    log.rebuild(view.history)
    goals = story_of(view.history).goals
    assert goals
    lines = [str(log.index(row).data()) for row in reversed(range(log.rowCount()))]
    while log.canFetchMore(log.index(-1)):
        log.fetchMore(log.index(-1))
        lines = [str(log.index(row).data()) for row in reversed(range(log.rowCount()))]
    text = " ".join(lines)
    assert all(man_name("ab", goal.seat, goal.man) in text for goal in goals)
    assert "" not in lines
    missed = [event for event in view.history if event["type"] == "phase_rolled" and event["phase"] == "finish"]
    assert missed
    assert not any("Kohlfeld shoots" in line or "Nebelau shoots" in line for line in lines)
