"""A match in a session: recorded, verified, taken up again, sent to a worker, taken back."""

from swallows_gui.games.tactics_board.session.kind import MATCH
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.session.match_rules import MatchOccasion
from tests.games.tactics_board.rules.given import sq

HUMAN = (Seat("Ann", "human"), Seat("Ben", "human"))


def test_a_square_that_was_chosen_is_taken_back_freely_until_the_next_roll() -> None:
    setup = Setup({"take_back": "never"}, HUMAN, game="tactics_board", seed=2)
    with Session.new(setup) as session:
        seat = session.view(None).to_move
        assert seat is not None
        name = "red D8" if seat == 0 else "blue D8"
        session.act_json(seat, {"type": "spot", "pawn": 10, "square": sq(name)})
        assert session.can_undo(seat) is not None


def test_a_cup_match_is_never_drawn_and_its_score_has_the_shoot_out() -> None:
    assert MATCH.options({"draw": "stands", "half": 15}, MatchOccasion(decisive=True)) == {"draw": "extra", "half": 15}
    assert MATCH.options({"draw": "stands"}, MatchOccasion(decisive=False)) == {"draw": "stands"}
    score = MATCH.score({"score": [1, 1], "after": "shootout", "shootout": [3, 4], "winner": 1})
    assert (score.winner, score.shootout) == (1, (3, 4))
    assert MATCH.score({"score": [0, 3], "after": "abandoned", "shootout": None, "winner": 1}).winner == 1
