"""Every game's events as they are declared: classes, and the table of the documentation."""

import json
from pathlib import Path

from tests.games.contract.whole import TINY, whole, wholes


def test_the_documentation_has_the_events_as_they_are_declared(game: str, checkout: Path) -> None:
    document = (checkout / "docs" / "records.md").read_text("utf-8")
    table = whole(game, 0).game.notation.events.table()
    assert game == TINY or f"<!-- events of {game} -->\n{table}\n<!-- end -->" in document


def test_every_event_says_what_it_tells(game: str) -> None:
    for declared in whole(game, 0).game.notation.events.classes.values():
        assert str(declared.__doc__).endswith("."), declared


def test_an_event_as_its_class_holds_what_is_known_of_it(game: str) -> None:
    events = whole(game, 0).game.notation.events
    for played in wholes(game):
        redact, seats = played.game.notation.redact, range(played.game.seats)
        for written in played.events:
            for known in (written, *(seen for seat in (None, *seats) if (seen := redact(written, seat)))):
                event = events.read(known)
                assert type(event) is events.classes[known["type"]]
                held = {name.rstrip("_"): value for name, value in json.loads(json.dumps(vars(event))).items()}
                assert {**held, "type": known["type"], **known} == {**held, "type": event.type}
                assert all(held[name] in (None, 0) for name in held.keys() - known.keys())
    assert events.read({"type": "streaker"}) is None
