"""Measures how often a dangerous attack is let through, by which cards could answer it (`swallows forecast --answers`).

A seat that lets such an attack through often cannot answer it; players that search infer from this what the hand lacks.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from swallows_gui.ai import check_level
from swallows_gui.engine.game import Event
from swallows_gui.games.swallows.ai.search.hands import DANGEROUS
from swallows_gui.games.swallows.lab.playing import deck, form_of, new_game, play, players
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.lab.parallel import Progress, Workers, gather


class Danger(NamedTuple):
    """A dangerous attack, and what came of it."""

    could: bool
    """Whether the defender held a foul or an offside."""
    answered: bool
    """Whether one was played."""


class _AnswerWatcher:
    """Notes the answers to dangerous attacks."""

    def __init__(self) -> None:
        self.answers: list[Danger] = []
        self._could: bool | None = None
        """Of the question that was asked last; None if it was another one."""

    def asked(self, game: Any, view: Any) -> None:
        """A defence, with an attack of 4 or more on the table."""
        self._could = None
        tables, card = game.tables, game.a_card
        if view.step == "defence" and tables.card_kind[card] == t.ATTACK and tables.card_value[card] >= DANGEROUS:
            blues = game.blues[game.sides[1 - game.a_side]]
            self._could = any(_answers(tables, blue) for blue in blues)

    def happened(self, game: Any, events: Sequence[Event]) -> None:
        """What the defender did."""
        if self._could is not None:
            played = [event[2] for event in events if event[0] == "defence_played"]
            self.answers.append(Danger(self._could, any(_answers(game.tables, card) for card in played)))
            self._could = None


def _answers(tables: t.Tables, card: int) -> bool:
    """Whether it is a blue card that answers an attack; reds may, too, but others cannot know who holds them."""
    return tables.card_colour[card] == t.BLUE and tables.card_kind[card] in (t.FOUL, t.OFFSIDE)


def answers_of(task: tuple[int, str, Mapping[str, Any]]) -> list[Danger]:
    """The answers of one tournament: seed, level and options."""
    seed, level, options = task
    seats = form_of(deck(), options["format"]).economy.usual_seats
    watcher = _AnswerWatcher()
    play(new_game({"distribution": "random", **options}, seats, seed), players([level] * seats, seed), watcher)
    return watcher.answers


def measure_answers(
    level: str,
    seed: int,
    games: int,
    *,
    jobs: Workers = 1,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> list[Danger]:
    """The answers to dangerous attacks between seats of `level` in `games` tournaments, seeds from `seed` on.

    Raises `UnknownLevel`.
    """
    check_level(level)
    given = {"format": "sixteen", "haggling": True, **(options or {})}
    return gather(answers_of, [(seed + n, level, given) for n in range(games)], jobs, progress)


def let_through(answers: Sequence[Danger]) -> float:
    """The share of those who could answer and did not; 0 if none could.

    >>> let_through([Danger(True, True), Danger(True, False), Danger(True, True), Danger(False, False)])
    0.333
    """
    could = [answer for answer in answers if answer.could]
    return round(sum(not answer.answered for answer in could) / len(could), 3) if could else 0.0


def written(answers: Sequence[Danger], source: str) -> str:
    """What was measured: JSON."""
    could = sum(answer.could for answer in answers)
    return json.dumps(
        {"source": source, "attacks": len(answers), "could_answer": could, "let_through": let_through(answers)},
        indent=2,
    )
