"""The words on buttons that answer a question without a card, and the bookmaker beside the betting slip.

The bookmaker, an option of the game, gives the chances of every bet from public facts alone (S2). He simulates the rest
of the tournament many times, a few at a time, so that the window stays responsive.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from swallows_gui.games.swallows.ai.forecast.course import public_start
from swallows_gui.games.swallows.ai.forecast.remainder import Remainders, remainders
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import NationName, language

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


DEFENCE_STEPS = frozenset({"defence", "defence_modifiers"})
GOALIE_STEPS = frozenset({"goalie", "second_goalie"})

SETTLED_STEPS = frozenset({"shootout_red", "goalie"})
"""Questions of a shoot-out that a seat may answer once for all kicks, whatever it holds (S5.13, S8.3)."""


def settle_words(step: str) -> str:
    """The button that answers a question of `SETTLED_STEPS` for the whole shoot-out, or that about the referee for all
    matches that are left (S4.2)."""
    if step == "objection":
        return translate("Prompt", "Accept every referee")
    if step in GOALIE_STEPS:
        return translate("Prompt", "No more keepers")
    return translate("Prompt", "No more red cards")


def answer_words(verb: str, step: str) -> str:
    """The button that decides `verb` ("decline", "pass" or "done") at a step of the match."""
    match verb:
        case "decline":
            return translate("Prompt", "Attack no more")
        case "done":
            return translate("Prompt", "Play it as it is")
    if step in DEFENCE_STEPS:
        return translate("Prompt", "Do not answer")
    if step in GOALIE_STEPS:
        return translate("Prompt", "No keeper")
    return translate("Prompt", "No red card")


def button_words(action: Mapping[str, Any], total: int = 0) -> str:
    """The words of the large button for an answer, such as an objection, a die, a ruling or an offer; "" for others.
    `total` is that of the present roll."""
    match action:
        case {"type": "no_objection"} | {"type": "accept"}:
            return translate("Choices", "Accept")
        case {"type": "object"}:
            return translate("Choices", "Reject the referee")
        case {"type": "leave_die"}:
            return translate("Choices", "Let {total} stand").format(total=total)
        case {"type": "rule", "area": "inside"}:
            return translate("Choices", "Inside: penalty")
        case {"type": "rule", "area": "outside"}:
            return translate("Choices", "Outside: free kick")
        case {"type": "refuse", "amount": amount}:
            asked = translate("Choices", "Refuse and ask for {amount}")
            return asked.format(amount=language().money(int(amount)))
        case {"type": "refuse"}:
            return translate("Choices", "Refuse")
        case {"type": "seal", "amount": 0}:
            return translate("Choices", "Put nothing in")
        case {"type": "return_envelopes"}:
            return translate("Choices", "Take none")
        case {"type": "whistle"}:
            return translate("Choices", "Blow the whistle")
    return ""


def penalty_words(team: NationName) -> str:
    """The title of the choice that gives a penalty out of the blue."""
    return translate("Choices", "Penalty for {team:the}").format(team=team)


REMAINDERS = 2000
"""Played in all."""
_SLICE = 25
"""Played at a time: about 5 ms."""


class Quote(NamedTuple):
    """The bookmaker's figures for one bet."""

    chance: float
    worth: float
    """M that the bet pays on average."""

    @property
    def odds(self) -> float:
        """Fair odds: how many times its price a bet would have to pay; 0 if it never wins."""
        return 1 / self.chance if self.chance else 0.0


class Bookmaker(QObject):
    """Computes odds for the tournament of a view; emits `changed` when they are ready."""

    changed = Signal()

    def __init__(self, view: SwallowsView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._begun = public_start(view)
        self._pays = {kind: (pay.stage, pay.amount) for kind, pay in view.form.economy.bets.items()}
        self._rows: tuple[bytes, ...] = ()
        self._played: Remainders | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.work)
        self._timer.start()

    @property
    def ready(self) -> bool:
        """Whether he is done."""
        return self._played is not None

    def work(self) -> None:
        """Play a few remainders more."""
        done = len(self._rows)
        played = remainders(self._begun, min(_SLICE, REMAINDERS - done), done)
        self._rows += played.reached
        if len(self._rows) < REMAINDERS:
            return
        self._timer.stop()
        self._played = Remainders(played.ladder, self._rows)
        self.changed.emit()

    def quote(self, team: int, kind: str) -> Quote | None:
        """The quote for a bet; None while it is being computed."""
        if self._played is None:
            return None
        stage, amount = self._pays[kind]
        ladder = self._played.ladder
        chance = self._played.reach[team * len(ladder) + ladder.index(stage)]
        return Quote(chance, chance * amount)
