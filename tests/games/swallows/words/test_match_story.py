"""The story of a running match, which reports, highlights, faces, memory and newspaper follow."""

from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.rules.story import MatchStory, story_of
from tests.games.swallows.words.test_match_report import MATCH, NEXT
from tests.whole_events import all_whole, whole


def test_it_knows_who_plays_who_referees_and_what_he_has_taken() -> None:
    match = story_of(MATCH)
    assert (match.number, match.home, match.away, match.referee) == (4, "BRA", "GHA", 2)
    assert (match.score, match.over, match.paid) == ((1, 1), True, ("BRA",))
    assert (match.other("BRA"), match.other("GHA"), match.other("FRA")) == ("GHA", "BRA", "")
    assert (match.side("BRA"), match.side("GHA")) == (0, 1)
    assert story_of([*MATCH, *NEXT]) == story_of(NEXT), "nothing is left of the match before"


def test_an_attack_leaves_nothing_to_an_award_nor_an_award_to_the_next_attack() -> None:
    attacked, awarded, over = story_of(MATCH[:5]), story_of(MATCH[:-3]), story_of(MATCH[:-1])
    assert (attacked.attacker, attacked.card, attacked.award, attacked.awarded) == ("GHA", "through-ball#2", "", "")
    assert (attacked.purpose, attacked.total) == ("shot", 8)
    assert (awarded.attacker, awarded.card, awarded.award, awarded.awarded) == ("BRA", "", "penalty", "BRA")
    assert (awarded.cause, awarded.out_of_the_blue, awarded.purpose) == ("foul", False, "")
    assert (over.card, over.award, over.awarded) == ("", "", "")


def test_goals_of_a_shoot_out_are_of_no_match() -> None:
    story = MatchStory()
    kick = {"type": "goal", "team": "BRA", "own_goal": False, "home": 4, "away": 0}
    for event in (*MATCH[:-1], {"type": "period_started", "period": "shootout"}, kick):
        story = story.after(EVENTS.read(whole(EVENTS, event)))
    assert (story.kicks, story.score) == (True, (1, 1))
    assert story.after(None) is story


def test_what_lay_in_an_envelope_was_taken_like_any_bribe() -> None:
    taken = {"type": "envelope_taken", "seat": 1, "team": "GHA", "amount": 4, "referee": 2}
    match = story_of(all_whole(EVENTS, [*MATCH[:3], taken]))
    assert (match.paid, match.envelope is not None) == (("GHA",), True)
    award = {"type": "awarded", "seat": 2, "team": "GHA", "what": "penalty", "cause": "referee"}
    assert story_of(all_whole(EVENTS, [*MATCH[:3], taken, award])).envelope is None
