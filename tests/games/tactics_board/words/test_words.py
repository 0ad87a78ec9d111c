"""The words of a match: every event and question in both languages, nothing left out."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.games.tactics_board.ai.players import hint
from swallows_gui.games.tactics_board.rules.events import EVENTS
from swallows_gui.games.tactics_board.rules.notation import NOTATION
from swallows_gui.games.tactics_board.words.progress import progress
from swallows_gui.games.tactics_board.words.sentences import teller
from swallows_gui.games.tactics_board.words.words import BoardWords, Course
from swallows_gui.models.chapters import Event
from swallows_gui.services.language import LanguageService
from tests.games.tactics_board.rules.given import to_play
from tests.whole_events import whole

NAMES = ("Ann", "Ben")

BEGUN = whole(EVENTS, {"type": "match_started"})


@pytest.fixture(params=["en", "de"])
def spoken(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    assert qapp
    LanguageService.install(str(request.param))
    yield str(request.param)
    LanguageService.install("en")


def test_both_languages_have_every_sentence() -> None:
    commentary = teller().commentary
    assert {"de", "en"} <= set(commentary.languages())
    assert list(commentary.flaws("de")) == []
    assert list(commentary.lacks("de")) == []


@pytest.mark.usefixtures("qapp")
def test_every_sentence_can_be_said() -> None:
    pawns = {"side": 0, "pawn": 10, "square": 59}
    facts: dict[str, Any] = {
        **pawns, "type": "battle_rolled", "totals": [1, 2],
        "dice": [1, 2], "die": 3, "half": 25, "level": "easy", "pawns": [[0, 10], [1, 7]], "period": 1,
        "round": 2, "score": [1, 0], "seat": 0, "shootout": [4, 3], "total": 3, "winner": 0,
        "then": {"times": 3, "hero": (0, "9")}, "occasion": "goal", "variant": 0,
    }  # fmt: skip
    tell = teller()
    for language in ("en", "de"):
        for texts in tell.commentary.texts(language).values():
            for text in texts:
                assert "{" not in tell.filled(text, facts, Course().see(BEGUN), NAMES), text


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ({"type": "goal", "side": 1, "pawn": 9, "score": [0, 1]}, "first_goal"),
        ({"type": "goal", "side": 1, "pawn": 9, "score": [2, 2]}, "equaliser"),
        ({"type": "goal", "side": 1, "pawn": 9, "score": [3, 2]}, "goal_closer"),
        ({"type": "goal", "side": 0, "pawn": 9, "score": [3, 2]}, "goal_ahead"),
        ({"type": "goal", "side": 0, "pawn": 9, "score": [4, 2]}, "goal_further"),
        ({"type": "battle_rolled", "dice": [6, 1], "winner": None}, "battle_foul"),
        ({"type": "battle_rolled", "dice": [4, 3], "winner": None}, "battle_again"),
        (
            {"type": "battle_rolled", "dice": [4, 3], "totals": [4, 3], "pawns": [[0, 10], [1, 7]], "winner": 0},
            "battle_close",
        ),
        (
            {"type": "battle_rolled", "dice": [6, 2], "totals": [6, 2], "pawns": [[0, 10], [1, 7]], "winner": 0},
            "battle_clear",
        ),
        (
            {"type": "battle_rolled", "dice": [4, 3], "totals": [4, 5], "pawns": [[0, 10], [1, 1]], "winner": 1},
            "battle_keeper",
        ),
        ({"type": "captured", "by_limit": False, "round": 4}, "captured_late"),
        ({"type": "period_ended", "period": 1, "score": [0, 0]}, "half_time_goalless"),
        ({"type": "shot_taken", "side": 0, "pawn": 9, "square": None, "result": "miss"}, "kick_missed"),
        ({"type": "shot_taken", "side": 0, "pawn": 9, "square": 9, "result": "corner"}, "shot_saved"),
        ({"type": "match_ended", "score": [0, 0], "after": "normal", "winner": None}, "ended_goalless"),
        ({"type": "match_ended", "score": [4, 0], "after": "normal", "winner": 0}, "ended_clearly"),
        ({"type": "match_ended", "score": [0, 3], "after": "abandoned", "winner": 1}, "ended_abandoned"),
    ],
)
def test_what_is_told_of_an_event(event: dict[str, Any], told: str) -> None:
    situation = Course().see(BEGUN)
    assert teller().variants(whole(EVENTS, event), situation, NAMES, "en") == list(
        teller().commentary.texts("en")[told]
    )


@pytest.mark.usefixtures("spoken")
def test_a_hint_is_told() -> None:
    view = to_play("red 7", [4], red={7: "blue C8", 10: "blue C4"}, blue={10: "blue E8"}).game.view(0)
    words = BoardWords(NAMES)
    told = words.why(hint(view, 1, in_turn=True), view, NOTATION.action_to_json)
    assert "C4" in told
    assert words.worth(53.0)[0] == "0"
    assert words.figures(view)


def test_a_list_of_games_says_how_far_a_match_is(spoken: str) -> None:
    score = "2–1" if spoken == "en" else "2:1"
    goal: Event = {"type": "goal", "score": [2, 1]}
    assert progress(7, {"type": "set_started"}, goal).endswith(score)
    assert "7" in progress(7, {"type": "set_started"}, {})
    assert progress(1, {"type": "match_started"}, {})
