"""The words of Millions of Swallows: the sentences of its events, the lines of its results, questions and advice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from swallows_gui.ai.advice import Hint
from swallows_gui.engine.events import of_kinds
from swallows_gui.games.swallows.rules.events import FieldChosen, MatchEnded, MatchStarted
from swallows_gui.games.swallows.rules.options import format_of
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.accounts import strength_of
from swallows_gui.games.swallows.words.match_context import Situation
from swallows_gui.games.swallows.words.names import Names, amount, choice_words, deed, reason, reason_sentence
from swallows_gui.games.swallows.words.questions import CLAUSES, question
from swallows_gui.games.swallows.words.refused_money import refused_money
from swallows_gui.games.swallows.words.sentences import reporter, sentence, tells
from swallows_gui.models.chapters import Event
from swallows_gui.models.commentary import Reporter, Telling
from swallows_gui.models.plain_models import Hindsight, PlainWords, ToJson
from swallows_gui.models.vocabulary import listed, score_words
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

if TYPE_CHECKING:
    from swallows_gui.games.swallows.data.catalogue import Catalogue
    from swallows_gui.games.swallows.rules.view import SwallowsView

BY_ITSELF = frozenset(("bets", "draft", "sharing", "leftover", "placing"))
"""Steps at which each choice's money means something by itself; elsewhere only differences do."""


def narrator(
    seats: Sequence[str], history: Sequence[Event], catalogue: Catalogue, options: Mapping[str, Any]
) -> SwallowsNarrator:
    """The narrator of a game with these seats and options; the teams come from the history."""
    field = next((chosen.teams for chosen in of_kinds(history, FieldChosen)), ())
    form = format_of(catalogue.tables(), options.get("format", "sixteen"))
    names = Names(catalogue, seats, field, groups=form.schedule.group_names, bets=phrases.bet_aims(form), in_full=True)
    return SwallowsNarrator(names)


class SwallowsNarrator(PlainWords):
    """The words of one game, see `models.game_words.GameWords`."""

    def __init__(self, names: Names) -> None:
        super().__init__(names.seats)
        self.names = names

    def course(self) -> Reporter[Situation, Names]:
        """A new reporter, which follows the game from its beginning."""
        return reporter(self.names, self.heard)

    def tells(self, event: Event) -> bool:
        """Whether this type of event has a sentence."""
        return tells(event)

    def sentence(self, event: Event, situation: Telling[Situation] | None = None) -> str:
        """The event in one line; "" if it is not told or unknown."""
        return sentence(event, self.names, situation)

    def heads(self, event: Event) -> bool:
        """Whether a match starts."""
        return str(event["type"]) == MatchStarted.type

    def result(self, event: Event, situation: Telling[Situation]) -> str:
        """Number, teams and score, if a match ends. Raises `ValueError` for a match that has not started."""
        for ended in of_kinds((event,), MatchEnded):
            now = situation.situation
            if ended.match != now.match:
                raise ValueError(f"match {ended.match} ends and has not started")
            home, away = self.names.team(now.home), self.names.team(now.away)
            more = f" ({score_words(ended.shootout)})" if ended.shootout else ""
            score = score_words((ended.home, ended.away))
            return f"{ended.match:4}  {home} - {away}  {score}{more}"
        return ""

    def deed(self, action: Event) -> str:
        """A phrase that names an action; it may name secrets of the seat that did it."""
        return deed(action, self.names)

    def question(self, view: SwallowsView, seat: int) -> str:
        """What the seat must decide now; "" when nothing is asked."""
        return question(view.step, self.names, view, seat)

    def clause(self, view: SwallowsView) -> str:
        """The clause of the step."""
        return CLAUSES.get(view.step, "")

    def refusal(self, code: str, parameters: Mapping[str, Any]) -> str:
        """The sentence that says why an action is not allowed, from its refusal code."""
        return reason(code, parameters, self.names)

    def heading(self, view: SwallowsView) -> str:
        """The number of the match."""
        return translate("Navigation", "Match {number}").format(number=view.match)

    def asked_then(self, view: SwallowsView, seat: int) -> str:
        """The score and the question; where an offer was answered, which."""
        if view.offer is not None and view.step == "offer":
            briber, side, amount = view.offer
            text = translate("Review", "{home}–{away}. {seat} offered {amount} for {team:the}.")
            return text.format(
                home=view.score[0],
                away=view.score[1],
                seat=self.seat(briber),
                amount=language().money(amount),
                team=self.names.team((view.home, view.away)[side]),
            )
        return translate("Review", "{home}–{away}. {question}").format(
            home=view.score[0], away=view.score[1], question=self.question(view, seat)
        )

    def hindsight(self, view: SwallowsView, action: Event, cost: float, after: Sequence[Event]) -> Hindsight:
        """A comment on refused money."""
        return refused_money(view, action, cost, after, self.names, self.worth(cost))

    def choice(self, action: Event | None, view: SwallowsView) -> str:
        """A choice as a line of a list; what a button decides is called as the button is."""
        home, away = (self.names.code(team) if team >= 0 else "" for team in (view.home, view.away))
        total = view.attack.total if view.attack is not None else 0
        return choice_words(action, self.names, view.step, home, away, total)

    def why(self, hint: Hint, view: SwallowsView, to_json: ToJson) -> str:
        """Why the best choice is the best, and a second sentence on what accompanies it."""
        why = self.why_better(hint)
        if not hint.row:
            return why
        if self.in_row(view):
            return self._with_slip(
                why, [to_json(action) for action in (hint.advice.choices[0].action, *hint.row)], view
            )
        cards = [self.names.card(str(written["card"])) for action in hint.row if "card" in (written := to_json(action))]
        if not cards:
            return why
        both = translate("Hints", "{reason} It is best to play {cards} along with it.")
        return both.format(reason=why, cards=listed(cards))

    def why_better(self, hint: Hint) -> str:
        """The sentence of the reason."""
        return reason_sentence(hint.advice.reason, dict(hint.advice.facts), self.names)

    def _with_slip(self, why: str, bets: Sequence[Event], view: SwallowsView) -> str:
        """The reason with the cost of the whole slip, because its bets are chosen together."""
        numbers = {view.tables.nation_code[nation]: team for team, nation in enumerate(view.field)}
        stakes = sum(strength_of(view, numbers[str(bet["team"])]) for bet in bets)
        number = len(bets)
        whole = translate(
            "Hints",
            "{reason} The %n bet(s) marked make it likeliest to end with most money; cost: {stakes}.",
            None,
            number,
        )
        return whole.format(reason=why, stakes=language().money(stakes))

    def worth(self, money: float) -> str:
        """M with one decimal."""
        return amount(money)

    def by_itself(self, view: SwallowsView) -> bool:
        """True for bets and for the choice of a team, whose values have a meaning by themselves."""
        return view.step in BY_ITSELF

    def figures(self, view: SwallowsView) -> str:
        """What the figures of a hint mean; bets also have a stake."""
        if view.step == "bets":
            return translate(
                "Hints",
                "What each bet brings beyond its stake on average, from what is known here, if you play for it.",
            )
        asks = view.step == "offer" or view.to_move != view.seat
        if view.options.haggling and asks and view.seat is not None and view.seat == view.referee:
            return translate("Hints", "What each choice costs you on average; a price earns only if somebody pays it.")
        return super().figures(view)

    def in_row(self, view: SwallowsView) -> bool:
        """A slip."""
        return view.step == "bets"
