"""Seats tempt a referee with envelopes, he weighs them, and a word that he breaks has its price (S4.12)."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bench.leaks import check_leaks
from swallows_gui.games.swallows.ai import envelopes
from swallows_gui.games.swallows.ai.advice import advise
from swallows_gui.games.swallows.ai.match_context import NORMAL
from swallows_gui.games.swallows.ai.normal import Normal
from swallows_gui.games.swallows.lab.bench import SETUPS
from swallows_gui.games.swallows.lab.playing import new_game, play, players
from swallows_gui.games.swallows.rules.actions import AMOUNT
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.lab.game_lab import lab_of

OPTIONS = {"haggling": True, "envelopes": True, "distribution": "random"}


class Rounds:
    """What became of envelopes in a tournament; a witness of it."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.most = 0
        self._owed = -1

    def asked(self, game: Swallows, view: Any) -> None:
        """What is asked is of no interest."""

    def happened(self, _game: Swallows, events: Any) -> None:
        """Follow the events of a move."""
        for event in events:
            match event:
                case ("envelopes_opened", lying):
                    self.count["filled"] += bool(lying)
                    self.most = max([self.most, *(amount for _seat, _team, amount in lying)])
                case ("envelope_taken", _seat, team, _amount, _referee):
                    self.count["taken"] += 1
                    self._owed = team
                case ("envelopes_returned",):
                    self.count["returned"] += 1
                case ("awarded", _seat, team, _what, "referee"):
                    self.count["kept"] += team == self._owed
                    self._owed = -1
                case ("match_ended", *_):
                    self.count["broken"] += self._owed >= 0
                    self._owed = -1


def rounds(levels: list[str], *seeds: int) -> Rounds:
    """The rounds of the tournaments with these seeds."""
    seen = Rounds()
    for seed in seeds:
        play(new_game(OPTIONS, len(levels), seed), players(levels, seed), seen)
    return seen


def test_normal_seats_fill_envelopes_and_the_referee_weighs_them() -> None:
    seen = rounds(["normal"] * 4, 104, 105, 106, 107)
    assert seen.count["taken"] + seen.count["returned"] == seen.count["filled"]
    assert seen.count["taken"] >= 4
    assert seen.count["returned"] >= 1
    assert seen.count["kept"] > seen.count["broken"]
    assert seen.most >= 3


class Sealing:
    """The views of those who fill envelopes in a tournament; a witness of it."""

    def __init__(self) -> None:
        self.views: list[Any] = []

    def asked(self, _game: Swallows, view: Any) -> None:
        """Keep it."""
        if view.step == "sealing":
            self.views.append(view)

    def happened(self, _game: Swallows, _events: Any) -> None:
        """What happens is of no interest."""


def test_who_would_give_the_penalty_anyway_gets_less_but_something(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Sealing()
    play(new_game(OPTIONS, 4, 104), players(["normal"] * 4, 104), seen)

    def sums(willing: bool) -> list[int]:
        monkeypatch.setattr(envelopes, "wants", lambda _referee, _side: willing)
        return [Normal(view.seat, 5).envelope(view) & AMOUNT for view in seen.views]

    unwilling, willing = sums(willing=False), sums(willing=True)
    assert all(less <= more for less, more in zip(willing, unwilling, strict=True))
    assert 0 < sum(willing) < sum(unwilling)


def test_easy_seats_tip_for_their_own_team_and_whistle_for_who_has_paid() -> None:
    seen = rounds(["easy"] * 4, 7)
    assert 2 <= seen.most <= 3
    assert seen.count["taken"] == seen.count["kept"] > 0


def _history(*events: tuple[Any, ...]) -> list[dict[str, Any]]:
    fields = {
        "envelope_taken": ("seat", "team", "amount", "referee"),
        "awarded": ("seat", "team", "what", "cause"),
        "match_ended": ("match", "home", "away", "after", "shootout", "winner"),
    }
    return [{"type": kind, **dict(zip(fields[kind], values, strict=True))} for kind, *values in events]


ENDED = ("match_ended", 1, 1, 0, "normal", None, None)
TAKEN = ("envelope_taken", 0, "MEX", 3, 2)


@pytest.mark.parametrize(
    ("events", "broken"),
    [
        ([ENDED], 0),
        ([TAKEN, ENDED], 1),
        ([TAKEN, ("awarded", 2, "MEX", "penalty", "referee"), ENDED], 0),
        ([TAKEN, ("awarded", None, "MEX", "penalty", "foul"), ENDED, TAKEN, ENDED], 2),
    ],
)
def test_a_word_is_broken_when_the_match_is_over_without_the_penalty(events: list[Any], broken: int) -> None:
    assert envelopes.broken_words(_history(*events), 2) == broken
    assert envelopes.broken_words(_history(*events), 1) == 0


def test_a_referee_feels_that_he_owes_more_the_more_he_took_and_the_dearer_his_word_is() -> None:
    assert envelopes.debt(4, NORMAL) > envelopes.debt(2, NORMAL) > 0
    assert envelopes.debt(4, replace(NORMAL, word=0.0)) < envelopes.debt(4, NORMAL)


def test_envelopes_tell_nothing_that_a_seat_cannot_know() -> None:
    """Games that look alike to a seat get the same envelope and the same choice of it."""
    seeds = [number for number, setup in enumerate(SETUPS) if setup.get("envelopes")]
    assert sum(check_leaks(lab_of("swallows"), seed, every=5, levels=("easy", "normal")).choices for seed in seeds) > 20


class Advised:
    """What an expert would put into the envelopes of a tournament; a witness of it."""

    def __init__(self) -> None:
        self.sums: list[int] = []

    def asked(self, game: Swallows, view: Any) -> None:
        """Have an expert advise whoever fills an envelope."""
        if view.step != "sealing":
            return
        advice = advise(view, 3, "hard")
        (choice,) = advice.choices
        game.copy().push(choice.action)
        assert advice.reason == ("played_out" if choice.action & AMOUNT else "no_offer")
        self.sums.append(choice.action & AMOUNT)

    def happened(self, _game: Swallows, events: Any) -> None:
        """What comes of it is of no interest."""


def test_who_fills_an_envelope_can_be_advised() -> None:
    """Whether others have filled theirs before, and whether anything is worth it or not."""
    advised = Advised()
    for seed in (104, 105, 106):
        play(new_game(OPTIONS, 4, seed), players(["normal"] * 4, seed), advised)
    assert 0 in advised.sums
    assert max(advised.sums) > 0
