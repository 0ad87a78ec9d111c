"""A match in a session: recorded, verified, taken up again, sent to a worker, taken back."""

from pathlib import Path

import pytest

from swallows_gui.ai.thought import never_cancelled
from swallows_gui.games.tactics_board.session.match import MATCH
from swallows_gui.lab.playing import play, table
from swallows_gui.records.summary import summary_of
from swallows_gui.records.verify import verify
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.session.games import playable
from swallows_gui.session.match_rules import Occasion
from swallows_gui.session.view_pickling import pack, unpack
from tests.games.tactics_board.rules.given import in_set, sq

HUMAN = (Seat("Ann", "human"), Seat("Ben", "human"))


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWALLOWS_GAMES", "swallows_gui.games.tactics_board.title:TACTICS_BOARD")


def test_a_whole_match_is_recorded_and_verified(tmp_path: Path) -> None:
    path = tmp_path / "match.swallows"
    setup = Setup({"half": 15, "shot": "die"}, table(("normal", "easy")), game="tactics_board", seed=3)
    session = play(playable("tactics_board"), setup, path=path)
    assert session.result is not None
    verify(path)
    seen = summary_of(path)
    assert (seen.over, seen.opening["type"]) == (True, "set_started")
    again = Session.load(path, in_memory=True)
    assert again.over
    again.close()


def test_a_view_arrives_in_another_process_as_it_was_sent() -> None:
    view = in_set("red 10").game.view(0)
    twin = unpack(pack("tactics_board", view))
    assert twin == view
    assert playable("tactics_board").advise(twin, 1, True, never_cancelled)  # type: ignore[misc]


def test_a_square_that_was_chosen_is_taken_back_freely_until_the_next_roll() -> None:
    setup = Setup({"take_back": "never"}, HUMAN, game="tactics_board", seed=2)
    with Session.new(setup) as session:
        seat = session.view(None).to_move
        assert seat is not None
        name = "red D8" if seat == 0 else "blue D8"
        session.act_json(seat, {"type": "spot", "pawn": 10, "square": sq(name)})
        assert session.can_undo(seat) is not None


def test_a_cup_match_is_never_drawn_and_its_score_has_the_shoot_out() -> None:
    assert MATCH.options({"draw": "stands", "half": 15}, Occasion(decisive=True)) == {"draw": "extra", "half": 15}
    assert MATCH.options({"draw": "stands"}, Occasion(decisive=False)) == {"draw": "stands"}
    score = MATCH.score({"score": [1, 1], "after": "shootout", "shootout": [3, 4], "winner": 1})
    assert (score.winner, score.shootout) == (1, (3, 4))
    assert MATCH.score({"score": [0, 3], "after": "abandoned", "shootout": None, "winner": 1}).winner == 1
