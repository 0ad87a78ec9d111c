"""Shared odds where bets are written and counted: the slip, the accounts, and what seats believe a bet pays (S2.7)."""

import pytest
from PySide6.QtCore import Qt

from swallows_gui.games.swallows.ai.sharing import expected_pay
from swallows_gui.games.swallows.ai.slip_habits import slip_habits
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.lab.playing import new_game, play, players
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.words.accounts import BetsModel
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.slip import FIRST_KIND, SlipModel
from swallows_gui.services.language import language

SEATS = ("Anna", "Ben", "Cleo", "Dan")


def _game(**options: bool) -> Swallows:
    return new_game({"distribution": "random", **options}, 4, 31)


def test_the_slip_says_up_to_and_what_each_other_holder_takes_off(qapp: object) -> None:
    language().set_language("en")
    texts = []
    for options in ({}, {"shared_odds": True}):
        game = _game(**options)
        slip = SlipModel(game.view(0), Names(load(), SEATS, game.notation.codes))
        texts.append(str(slip.index(0, FIRST_KIND + 2).data(Qt.ItemDataRole.AccessibleTextRole)))
    plain, shared = texts
    assert plain.endswith("pays 56M.")
    assert shared.endswith("pays up to 56M, 12M less for each who holds it too.")


def test_seats_expect_less_of_a_bet_where_odds_are_shared() -> None:
    plain, shared = _game().view(0), _game(shared_odds=True).view(0)
    assert [expected_pay(plain, kind) for kind in BET_KINDS] == [16, 36, 56]
    for level in ("normal", "expert"):
        measured = slip_habits(shared.form, level)
        assert measured is not None
        less = [3 * also * each for also, each in zip(measured.also_held, (2, 6, 12), strict=True)]
        expected = [full - taken for full, taken in zip((16, 36, 56), less, strict=True)]
        assert [expected_pay(shared, kind, level) for kind in BET_KINDS] == pytest.approx(expected)
    assert expected_pay(shared, "V", "expert") < expected_pay(shared, "V", "normal") - 2, "experts think alike"
    assert expected_pay(shared, "V", "random") == expected_pay(shared, "V", "normal"), "not measured"


def test_when_all_slips_are_open_the_accounts_say_what_bets_really_pay(qapp: object) -> None:
    game = _game(shared_odds=True)
    play(game, players(["normal"] * 4, 31))
    view = game.view(0)
    accounts = BetsModel(Names(load(), SEATS, game.notation.codes))
    accounts.update(view)
    assert view.all_bets is not None
    held = [(team, BET_KINDS[kind]) for slip in view.all_bets for team, kind in slip]
    less, full = {"V": 2, "F": 6, "S": 12}, {"V": 16, "F": 36, "S": 56}
    rows = [accounts.rows[at] for at in range(accounts.rowCount())]
    for row in rows:
        assert row.pays == full[row.kind] - less[row.kind] * (held.count((row.team, row.kind)) - 1)
    assert any(row.pays < full[row.kind] for row in rows), "some are shared"
