"""Power Soccer in the laboratory: what is measured of it beside what is measured of any game."""

from collections.abc import Mapping, Sequence
from typing import Any

from swallows_gui.engine.game import Json
from swallows_gui.games.power_soccer.lab.figures import figures
from swallows_gui.games.power_soccer.lab.formats import FORMS, OPTIONS
from swallows_gui.games.power_soccer.lab.tally import Counter
from swallows_gui.games.power_soccer.rules.game import PowerSoccer
from swallows_gui.games.power_soccer.rules.state import NOBODY, NOTHING_THROWN
from swallows_gui.games.power_soccer.rules.tables import GOAL_AT
from swallows_gui.lab.figures import SetOfFigures
from swallows_gui.lab.game_lab import BalanceTarget, GameLab, Rung
from swallows_gui.lab.match_lab import MatchLab


class PowerSoccerLab(MatchLab):
    """What the laboratory measures of Power Soccer."""

    unit = "matches won"
    heard: Mapping[str, Any] = {"dice": 2}
    """With one die nobody has anything to choose."""
    forms = OPTIONS
    targets = FORMS["two-dice-professional"].targets()
    counts = Counter
    speaking = GameLab.speaking
    setups: Sequence[Mapping[str, Any]] = (
        {"seats": 2},
        {"seats": 2, "rules": "professional"},
        {"seats": 2, "rules": "professional", "dice": 2, "cards": "admonition"},
        {"seats": 4, "start": "wall", "rules": "professional", "length": {"attacks": 1}},
        {"seats": 2, "dice": 2, "length": {"minutes": 20}, "cards": "admonition"},
        {"seats": 6, "length": {"goals": 2}, "rules": "professional", "die": "pale"},
        {
            "seats": 2,
            "penalty": "keeper",
            "draw": "penalties",
            "length": {"attacks": 1},
            "die": "pale",
            "start": "wall",
        },
        {"seats": 12, "dice": 2, "draw": "penalties", "length": {"minutes": 12}},
    )
    short: Mapping[str, Any] = {"length": {"attacks": 1}}

    def table(self, options: Json) -> Sequence[BalanceTarget]:
        """The rows of the kind of match that these options are."""
        return next((form.targets() for form in FORMS.values() if form.options == options), ())

    def rungs(self) -> tuple[Rung, ...]:
        """With one die there is nothing to be good at (P15): of two, `expert` beats `random` by the figures of P16."""
        return (Rung("expert", "random", 400, least_share=0.7, least_bound=0.65, others=1),)

    def figures(self, tallies: Sequence[Any]) -> SetOfFigures:
        """The figures of the balance table, and the others."""
        return figures(tallies)

    def check_position(self, game: PowerSoccer) -> None:
        """What must hold in every position. Raises `AssertionError`."""
        assert 0 <= game.points < GOAL_AT, "points that would have ended the attack"
        assert len(game.legal) <= 2, "more than two things to do"
        assert (game.mover == NOBODY) == (not game.legal), "somebody is asked and may do nothing"
        assert (len(game.legal) == 2) == (game.mover != NOBODY and game.step in ("steal", "choose")), "a choice"
        assert (game.thrown != NOTHING_THROWN) == (game.step == "choose" and game.mover != NOBODY), "two dice"
        assert abs(game.kicks[0] - game.kicks[1]) <= 1, "one side has kicked too often"
        assert all(goals <= kicks for goals, kicks in zip(game.kick_goals, game.kicks, strict=True)), "kicks"
        assert sum(game.score) <= game.attack, "more goals than attacks"
        if game.attack:
            pair = game.pair(game.attack)
            assert (game.attacker, game.defender) == pair, "the wrong pair"
        ends = game.view(None).outlook
        assert abs(sum(ends) - 1) < 1e-9, "chances that are not 1 together"
        assert min(ends) >= 0.0, "a chance below none"
