"""S6: the table is cleared, points are given and cards drawn."""

import pytest

from swallows_gui.engine.tournament.ranking import RANKING, Score, table
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.tournaments import matches, tournament


def test_s6_1_greens_and_blues_to_the_discard_pile_and_reds_back_to_the_hand() -> None:
    match = given(
        home_hand=["foul 5 outside", "goalie 1", "red goalie 2"],
        away_hand=["attack 4 inside", "plus 2", "star of USA"],
        pile=["foul 1"] * 4,
        stage="group",
        dice=[3, 1, 6],
        referee=False,
    )
    home, away = match.team("home"), match.team("away")
    match.play("attack 4 inside", "plus 2").play("foul 5 outside")
    match.unanswered().decline("home").play("star of USA").passes("home").asks("home", "goalie").play("red goalie 2")
    match.skip().ends()
    assert match.discard == ["attack 4 inside", "foul 5 outside"]
    returned = {card.partition("#")[0] for event in match.all("cards_returned") for card in event["cards"]}
    assert returned == {"plus 2", "star of USA", "red goalie 2"}
    assert match.hand(home) == ["foul 1", "goalie 1", "red goalie 2"]
    assert match.hand(away) == ["foul 1", "foul 1", "foul 1", "plus 2", "star of USA"]


def test_s6_2_three_points_for_a_win_and_one_for_a_draw() -> None:
    rows = table([0, 1, 2, 3], [(0, 1, Score(2, 1)), (2, 3, Score(0, 0)), (0, 2, Score(1, 1))], RANKING)
    assert {team: row.points for team, row in rows.items()} == {0: 4, 1: 0, 2: 2, 3: 1}
    view = tournament().game.view(None)
    for group, order in zip(view.groups, view.ranked, strict=True):
        points = dict.fromkeys(group, 0)
        for home, away, score in view.played[:24]:
            if home in points:
                points[home] += 3 if score.home > score.away else 1 if score.home == score.away else 0
                points[away] += 3 if score.away > score.home else 1 if score.home == score.away else 0
        assert [points[team] for team in order] == sorted(points.values(), reverse=True)


def test_s6_2_the_result_is_the_goals_of_the_match() -> None:
    for seed in (1, 2, 3):
        for match in matches(tournament(seed)):
            shot = next((at for at, e in enumerate(match.events) if e.get("period") == "shootout"), len(match.events))
            scored = [event["team"] for event in match.events[:shot] if event["type"] == "goal"]
            assert match.score == (scored.count(match.home), scored.count(match.away))


@pytest.mark.parametrize(
    ("score", "drawn"),
    [
        ((1, 1), [("home", 2), ("away", 2)]),
        ((0, 0), [("home", 2), ("away", 2)]),
        ((2, 1), [("home", 3), ("away", 1)]),
        ((0, 1), [("away", 3), ("home", 1)]),
        ((2, 0), [("home", 4)]),
        ((1, 5), [("away", 4)]),
    ],
)
def test_s6_3_cards_for_the_result_winner_first(score: tuple[int, int], drawn: list[tuple[str, int]]) -> None:
    match = given(
        home_hand=["shield"], away_hand=["shield"], pile=["foul 1"] * 4 + ["foul 2"] * 4, stage="group", score=score
    )
    code = {side: match.code(side) for side in ("home", "away")}
    match.ends()
    events = [event for event in match.all("cards_drawn") if event["reason"] == "result"]
    assert [(event["team"], event["due"], len(event["cards"])) for event in events if event["due"]] == [
        (code[side], number, number) for side, number in drawn
    ]


def test_s6_3_teams_draw_after_the_last_group_match_too_and_nobody_after_the_final() -> None:
    for seed in (1, 2, 3):
        for match in matches(tournament(seed)):
            due = {event["team"]: event["due"] for event in match.all("cards_drawn") if event["reason"] == "result"}
            ended = match.all("match_ended")[0]
            if match.stage == "group":
                assert sum(due.values()) == 4
            elif match.stage == "F":
                assert due == {}
            else:
                assert match.winner is not None
                goals = abs(ended["home"] - ended["away"])
                expected = 2 if ended["after"] != "normal" else 3 if goals == 1 else 4
                assert {team: number for team, number in due.items() if number} == {match.winner: expected}


def test_s6_4_the_order_after_the_whistle() -> None:
    """A knock-out match whose referee decided against Germany, or any other with all of it."""
    order = ["match_ended", "cards_returned", "cards_drawn", "referee_banned", "team_eliminated"]
    seen = set()
    for seed in range(1, 9):
        for match in matches(tournament(seed)):
            if match.stage == "group" and match.number == 24:
                continue
            ended = [event["type"] for event in match.events].index("match_ended")
            kinds = [event["type"] for event in match.events[ended:] if event["type"] in order]
            assert [order.index(kind) for kind in kinds] == sorted(order.index(kind) for kind in kinds), match.number
            seen.update(kinds)
    assert seen == set(order)


def test_s6_4_the_discard_pile_is_complete_before_cards_are_drawn() -> None:
    """The winner draws a card that was played in this very match."""
    match = given(away_hand=["attack 6 inside"], stage="group", dice=[6]).play("attack 6 inside")
    match.expect("match_ended").expect("pile_shuffled", reason="empty", size=1)
    match.expect("cards_drawn", cards=["attack 6 inside"], due=3, reason="result")
