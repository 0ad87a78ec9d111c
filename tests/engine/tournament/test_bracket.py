"""Who plays a match, without any card (S8.1)."""

from swallows_gui.engine.tournament.bracket import OPEN, entrant, winner_among
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.engine.tournament.schedule import FROM_FIELD, FROM_GROUP, FROM_SLOT, FROM_WINNER, Place

GROUPS = ((3, 1), (0, OPEN))
RANKED = ((1, 3),)
PLAYED = ((3, 1, Score(0, 2)), (0, 2, Score(1, 1)), (1, 0, Score(2, 2, "shootout", (4, 3))))
NOBODY_HAS_WON = winner_among(())


def test_a_slot_has_the_team_that_was_drawn_into_it() -> None:
    assert entrant(Place(FROM_SLOT, 0, 1), GROUPS, (), NOBODY_HAS_WON) == 3
    assert entrant(Place(FROM_SLOT, 1, 2), GROUPS, (), NOBODY_HAS_WON) == OPEN


def test_a_place_of_a_group_is_open_until_the_group_is_ranked() -> None:
    assert entrant(Place(FROM_GROUP, 0, 1), GROUPS, RANKED, NOBODY_HAS_WON) == 1
    assert entrant(Place(FROM_GROUP, 1, 1), GROUPS, RANKED, NOBODY_HAS_WON) == OPEN
    assert entrant(Place(FROM_GROUP, 0, 1), GROUPS, (), NOBODY_HAS_WON) == OPEN


def test_the_winner_of_a_match_is_open_until_somebody_has_won() -> None:
    winners = winner_among(PLAYED)
    found = [entrant(Place(FROM_WINNER, match), GROUPS, RANKED, winners) for match in (1, 2, 3, 4)]
    assert found == [1, OPEN, 1, OPEN]


def test_a_team_of_the_field_is_known_from_the_beginning() -> None:
    assert entrant(Place(FROM_FIELD, 5), (), (), NOBODY_HAS_WON) == 5
