"""Games of earlier versions are played again as they went; a corpus tells where they do not, and is made the same."""

import json
from pathlib import Path

import pytest

from bench.forgery import sealed
from bench.swallows.corpus.checking import CORPORA, check_game, check_part, check_whole, kind_of
from bench.swallows.corpus.making import make
from bench.swallows.corpus.plans import plans
from bench.swallows.corpus.stored import CONTENTS, DATA, corpora, read_games, unpacked, whole_records
from swallows_gui.games.swallows.rules.events import EVENTS

CORPUS = CORPORA / "rules-2"
SHORT = [plan.name for plan in plans()].index("friendly-000")
"""A plan that is played in no time, and whose record is kept whole."""
SINCE = {"price_named", "talked", "envelopes_opened", "envelope_taken", "envelopes_returned"}
"""Events of options that came later."""


@pytest.mark.parametrize("part", [4, 17])
def test_a_slice_of_the_corpus_is_played_again_as_it_went(part: int) -> None:
    count, failures = check_part(part, 30)
    assert failures == []
    assert count >= 10


def test_the_corpus_has_300_games_and_everything_that_can_happen() -> None:
    contents = json.loads((CORPUS / CONTENTS).read_text("utf-8"))
    assert len(read_games(CORPUS)) == contents["games"] == 300
    assert len(whole_records(CORPUS)) == contents["whole"] >= 40
    assert contents["left"] >= 40
    assert set(contents["lines"]) >= {"Move", "Undo", "SeatChanged", "Snapshot", "End"}
    assert set(contents["events"]) == set(EVENTS) - {"colour_given_up", "thirds_ranked", *SINCE}


def test_another_has_evenings_with_talk_prices_and_envelopes() -> None:
    evenings = json.loads((CORPORA / "rules-2-evenings" / CONTENTS).read_text("utf-8"))
    assert evenings["games"] == 8
    assert set(evenings["events"]) >= SINCE


def test_an_event_that_differs_is_named_with_its_game_line_and_place() -> None:
    kind = kind_of(CORPUS)
    game = next(game for game in read_games(CORPUS) if game["name"] == "friendly-000")
    assert check_game(game, kind) == ""
    trail = bytearray.fromhex(game["trail"])
    trail[30] ^= 1
    assert "event 31 is now {" in check_game({**game, "trail": trail.hex()}, kind)
    assert "events, there were" in check_game({**game, "trail": game["trail"] + "00"}, kind)
    assert "did not happen then" in check_game({**game, "trail": game["trail"][:-2]}, kind)
    assert "it ends with" in check_game({**game, "result": None}, kind)
    lines = [dict(line) for line in game["lines"]]
    lines[10]["action"] = {"type": "pick", "team": "GER"}
    assert check_game({**game, "lines": lines}, kind).startswith("line 11 (move, move 11): IllegalAction")
    assert "digest" in check_game({**game, "header": {**game["header"], "catalogue": "sha256:other"}}, kind)


def test_a_whole_record_that_differs_is_named_by_its_line() -> None:
    kind = kind_of(CORPUS)
    data = unpacked(CORPUS / "whole" / "friendly-000.swallows.xz")
    assert check_whole(data, kind) == ""
    lines = [json.loads(line) for line in data.splitlines()]
    for line in lines:
        del line["sum"]
    at = next(at for at, line in enumerate(lines) if line["line"] == "move" and line["events"])
    lines[at]["events"] = lines[at]["events"][1:]
    assert f"line {at + 1}" in check_whole(sealed(lines), kind)
    lines[0]["catalogue"] = "sha256:other"
    assert "cannot be played any more" in check_whole(sealed(lines), kind)


def test_a_version_makes_the_same_corpus_each_time_and_checks_it_with_its_own_card_data(tmp_path: Path) -> None:
    for name in ("one", "other"):
        contents = make(tmp_path / name, only=[SHORT])
        assert contents["games"] == contents["whole"] == 1
    files = [
        {path.relative_to(corpus): path.read_bytes() for path in corpus.rglob("*") if path.is_file()}
        for corpus in corpora(tmp_path)
    ]
    assert files[0] == files[1]
    assert check_part(0, 1, tmp_path) == (4, [])
    greens = tmp_path / "other" / DATA / "cards" / "green.json"
    cards = json.loads(greens.read_text("utf-8"))
    cards[0]["count"] += 1
    greens.write_text(json.dumps(cards), "utf-8")
    kind_of.cache_clear()
    count, failures = check_part(0, 1, tmp_path)
    assert count == 4
    assert [failure.partition(":")[0] for failure in failures] == ["other/friendly-000", "other/friendly-000"]
