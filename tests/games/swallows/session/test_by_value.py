"""A record keeps the format it is played in whole, unless the catalogue's digest is of it (S10.5)."""

from swallows_gui.session import Seat, Session, Setup

SEATS = tuple(Seat(name, "ai", "random") for name in ("Ann", "Ben"))


def format_kept(name: str) -> object:
    with Session.new(Setup(seats=SEATS, options={"format": name, "seats": 2}, seed=7)) as session:
        return session.options["format"]


def test_a_format_that_came_later_stands_whole_in_the_header() -> None:
    kept = format_kept("eight")
    assert isinstance(kept, dict)
    assert kept["id"] == "eight"
    assert kept["cash"] == 100


def test_those_of_the_digest_stand_there_by_their_ids() -> None:
    assert format_kept("sixteen") == "sixteen"
