"""What the seats that look ahead make of a formation."""

import pytest

from swallows_gui.ai.advice import Searching
from swallows_gui.games.tactics_board.ai.prospect import Counts, Formation, FormationOutlook
from swallows_gui.games.tactics_board.ai.seats import Expert, Hard
from swallows_gui.games.tactics_board.rules.moving import ask_move
from tests.games.tactics_board.rules.given import in_set, match, sq, to_play

FAR = {10: "red A8", 11: "red H8"}


def test_rolls_are_counted_square_by_square() -> None:
    counts = Counts([0b01, 0b11, 0b01, 0b01, 0b01, 0b01])
    assert [counts.at(square) for square in (0, 1, 2)] == [6, 1, 0]


def test_a_line_further_up_the_field_is_worth_more_to_those_who_defend() -> None:
    deep = match(red={10: "red D8"}, blue={3: "blue D2"}, ball="red D8", holder="red 10").game
    high = match(
        red={10: "red D8"},
        blue={2: "blue B6", 3: "blue D6", 4: "blue E6", 5: "blue G6"},
        ball="red D8",
        holder="red 10",
    ).game
    assert Formation(high).holding(0, sq("red D8")) < Formation(deep).holding(0, sq("red D8"))


def test_the_ball_is_worth_more_the_nearer_it_is_to_the_other_goal() -> None:
    formation = Formation(in_set("red 10", []).game)
    rows = [formation.holding(0, sq(name)) for name in ("red D4", "red D6", "red D7")]
    assert rows == sorted(rows)
    assert rows[0] < rows[-1]


def test_a_pass_to_who_shoots_is_worth_a_shot() -> None:
    game = to_play("red 7", [4], red={7: "blue C8", 10: "blue C4"}, blue={10: "blue E8"}).game
    prospect = FormationOutlook(game, 0)
    assert prospect.ended(sq("blue C4"), second=False) == prospect.shot == pytest.approx(0.505)
    assert prospect.best(sq("blue C8"), 4, second=False) == prospect.shot


def test_a_free_ball_is_worth_more_to_who_stands_beside_it() -> None:
    near = match(red={7: "blue C7", **FAR}, ball="blue C6").game
    away = match(red={7: "red C2", **FAR}, ball="blue C6").game
    assert FormationOutlook(near, 0).loose(sq("blue C6")) > FormationOutlook(away, 0).loose(sq("blue C6"))


def test_the_kicker_of_a_restart_does_not_run_after_his_ball() -> None:
    game = to_play("red 10", [2]).game
    free = FormationOutlook(game, 0).runners(0).chance(game.ball + 16)
    game.restart = "free_kick"
    assert FormationOutlook(game, 0).runners(0).chance(game.ball + 16) <= free
    assert FormationOutlook(game, 0).barred >> game.holder & 1


def test_in_a_set_an_expert_looks_at_more_than_plain_judgement_ranks() -> None:
    position = in_set("red 10", [3]).do("roll")
    view = position.game.view(0)
    found = Expert(0, 1).search(view)
    means = [standing.mean for standing in found.standings]
    assert means == sorted(means, reverse=True)
    assert len(found.candidates) > 1
    assert not Hard(0, 1).thinks_about(view)
    assert isinstance(Expert(0, 1), Searching)


def test_an_attempt_that_comes_too_late_covers_whom_the_next_ball_would_find() -> None:
    position = match(
        red={7: "blue C8", 10: "blue C4", 11: "red H8"},
        blue={2: "blue A4", 3: "blue D5", 10: "red A2", 11: "red H2"},
        ball="blue C8",
        holder="red 7",
        dice=[2],
    )
    game = position.game
    ask_move(game, 1, "attempt")
    position.do("roll")
    expert = Expert(1, 1)
    open_still = FormationOutlook(game, 0).playing(game.ball)
    for _ in range(2):
        game.push(expert.choose(game.view(1)))
        if game.why == "set":
            break
    assert FormationOutlook(game, 0).playing(game.ball) < open_still
