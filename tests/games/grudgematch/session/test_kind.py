"""A match in a session: recorded, verified, taken up again, sent to a worker, taken back."""

from swallows_gui.ai.advice import never_cancelled
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.session.openings import playable
from swallows_gui.session.view_pickling import pack, unpack
from tests.games.grudgematch.rules.given import match

HUMAN = (Seat("Ann", "human"), Seat("Ben", "human"))


def test_a_view_arrives_in_another_process_as_it_was_sent() -> None:
    view = match(germany="6♣ 5♠", france="K♦", men={"Nietzsche": (5, 0)}, fouling=True).game.view(0)
    twin = unpack(pack("grudgematch", view))
    assert twin == view
    assert twin.tables is view.tables
    assert playable("grudgematch").advise(twin, 1, True, never_cancelled)  # type: ignore[misc]


def test_a_space_that_was_chosen_is_taken_back_freely() -> None:
    seats = (HUMAN[0], Seat("Kim", "ai", "easy"))
    with Session.new(Setup({"take_back": "never"}, seats, game="grudgematch", seed=2)) as session:
        session.act_json(0, {"type": "place", "space": 5})
        assert session.can_undo(0) is not None


def test_the_open_view_shows_both_hands() -> None:
    game = match(germany="6♣ 5♠", france="K♦", men={"Nietzsche": (5, 0)}).game
    view = playable("grudgematch").open_view(game)  # type: ignore[misc]
    assert view.open.hands == game.hands
