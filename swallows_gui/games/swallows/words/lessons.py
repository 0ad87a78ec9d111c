"""Which lesson of the tutorial is due, and what there is to say about it: read from a view and its history alone.

So a tutorial goes on where it was after the program was closed, and after a take-back as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from swallows_gui.catalogue.tutorial import AwaitedEvent, Lesson, Tutorial, load_tutorial
from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.swallows.ai.tutor import at_point, fitting
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules.actions import ARGUMENT, PLAY, verb_of
from swallows_gui.games.swallows.rules.marks import Marks
from swallows_gui.games.swallows.rules.tables import RED, WITH_ATTACK
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.models.chapters import Event, MatchTips
from swallows_gui.models.first_match import DueLesson

Facts = dict[str, int | str]
Span = Sequence[WrittenEvent | None]

_OVER: Final = (e.AttackOver.type, e.MatchEnded.type)
_DECIDED: Final = ("foul", "offside", "swallow", "rough")
"""Rolls on which it hangs how an attack goes on."""


def tournament_tips(marks: Marks) -> MatchTips:
    """The tips of a game whose rolls are read against `marks`."""
    return MatchTips.of("swallows", "Tips", e.AttackOver.type, marks._asdict())


class Teams(NamedTuple):
    """The codes of the learner's team and of the other one."""

    own: str
    other: str


@dataclass(frozen=True, slots=True)
class LessonFacts(DueLesson):
    """A due lesson, the numbers for its sentences, and how its subject has ended."""

    facts: Facts
    endings: frozenset[str] = frozenset()
    card: int = -1
    """The card that is to be played, if one is."""


def teams(view: SwallowsView, learner: int) -> Teams:
    """The teams of learner and rivals."""
    codes = [view.tables.nation_code[nation] for nation in view.field]
    own = view.trainer.index(learner)
    return Teams(codes[own], codes[1 - own])


def question(view: SwallowsView, plan: Tutorial | None = None) -> LessonFacts | None:
    """The lesson for the question that the learner is asked now, if there is one and he can do what it says."""
    plan = plan or load_tutorial("swallows")
    if view.to_move != plan.learner or view.seat != plan.learner:
        return None
    for lesson in plan.lessons:
        if lesson.at is None or lesson.do is None or not at_point(view, lesson.at):
            continue
        action = fitting(view, lesson.do)
        if action is None or (lesson.do.with_red and not reds_to_add(view)):
            continue
        card = action & ARGUMENT if verb_of(action) == PLAY else -1
        return LessonFacts(lesson, _facts_asked(view, action, with_red=lesson.do.with_red), card=card)
    return None


def opening(view: SwallowsView, plan: Tutorial | None = None) -> list[Lesson]:
    """The lessons that only say something at the question asked now."""
    plan = plan or load_tutorial("swallows")
    if view.to_move != plan.learner:
        return []
    return [
        lesson for lesson in plan.lessons if lesson.at is not None and lesson.do is None and at_point(view, lesson.at)
    ]


def happened(view: SwallowsView, plan: Tutorial | None = None) -> list[LessonFacts]:
    """The lessons about something that has happened, in the order in which there was something to say of it."""
    plan = plan or load_tutorial("swallows")
    pair, history = teams(view, plan.learner), view.history
    found: list[tuple[int, LessonFacts]] = []
    for lesson in plan.lessons:
        place = None if lesson.after is None else _occurrence(history, lesson.after, pair)
        due = None if lesson.after is None or place is None else place if lesson.after.soon else _end(history, place)
        if place is None or due is None:
            continue
        span, event = [*map(e.EVENTS.read, _attack(history, place))], e.EVENTS.read(history[place])
        found.append((due, LessonFacts(lesson, _facts_of(span, event), _endings(span, event, view.tables.marks))))
    return [told for _due, told in sorted(found, key=lambda each: each[0])]


def was_done(lesson: Lesson, view: SwallowsView) -> bool:
    """Whether the learner has done what the lesson asks for."""
    pair = teams(view, load_tutorial("swallows").learner)
    return lesson.done is not None and _occurrence(view.history, lesson.done, pair) is not None


def decisions(view: SwallowsView) -> int:
    """How many decisions of the learner's team, offers included, the history shows: it grows when he has decided."""
    return len(_decided(view))


def since_last_decision(view: SwallowsView) -> int:
    """The place in the history from which on everything followed from the learner's last decision."""
    places = _decided(view)
    return places[-1] if places else 0


def _decided(view: SwallowsView) -> list[int]:
    """The places in the history of what the learner's team has decided, offers included."""
    own = teams(view, load_tutorial("swallows").learner).own
    return [place for place, event in enumerate(view.history) if _is_decision(event, own)]


def _is_decision(event: Event, own: str) -> bool:
    match e.EVENTS.read(event):
        case e.AttackPlayed(team=team) | e.DefencePlayed(team=team) | e.Declined(team=team):
            return team == own
        case e.BribeOffered():
            return True
    return False


def place_of(told: LessonFacts, view: SwallowsView) -> int:
    """The index in the history of a lesson's event; -1 for a lesson without one."""
    after = told.lesson.after
    place = None if after is None else _occurrence(view.history, after, teams(view, load_tutorial("swallows").learner))
    return -1 if place is None else place


def reds_to_add(view: SwallowsView) -> list[int]:
    """The learner's reds that go with any attack at any time."""
    hand = view.hands[view.trainer.index(load_tutorial("swallows").learner)]
    tables = view.tables
    return [
        card
        for card in (hand[RED] if hand else ())
        if tables.card_when[card] & WITH_ATTACK and tables.card_conditions[card] is None
    ]


def _facts_asked(view: SwallowsView, action: int, *, with_red: bool) -> Facts:
    facts: Facts = {}
    if verb_of(action) == PLAY:
        facts["value"] = view.tables.card_value[action & ARGUMENT]
    if with_red:
        facts["red"] = sum(effect.n for effect in view.tables.card_effects[reds_to_add(view)[0]])
    attack = view.attack
    if attack is not None:
        facts["attack_value"] = attack.value + sum(delta for _card, delta in attack.modifiers)
        facts["total"] = attack.total
    return facts


def _matches(event: Event, happening: AwaitedEvent, pair: Teams) -> bool:
    if any(event.get(name) != value for name, value in happening.event.items()):
        return False
    return happening.team is None or event.get("team") == getattr(pair, happening.team)


def _occurrence(history: Sequence[Event], happening: AwaitedEvent, pair: Teams) -> int | None:
    places = [place for place, event in enumerate(history) if _matches(event, happening, pair)]
    return places[happening.number - 1] if len(places) >= happening.number else None


def _end(history: Sequence[Event], place: int) -> int | None:
    """The index in the history where an attack ends; None while it runs."""
    return next((at for at in range(place, len(history)) if history[at]["type"] in _OVER), None)


def _attack(history: Sequence[Event], place: int) -> Sequence[Event]:
    """The events of the attack that an event belongs to."""
    start = next((at for at in range(place, -1, -1) if history[at]["type"] == e.AttackPlayed.type), place)
    end = next((at for at in range(place, len(history)) if history[at]["type"] == e.AttackOver.type), len(history))
    return history[start:end]


def _rolls(span: Span, *purposes: str) -> list[e.DieRolled]:
    return [event for event in span if isinstance(event, e.DieRolled) and event.purpose in purposes]


def _facts_of(span: Span, event: WrittenEvent | None) -> Facts:
    """The numbers of an attack: the first roll as value, die and total; the shot's as shot_value, ..."""
    facts: Facts = {}
    for prefix, rolls in (("", _rolls(span, *_DECIDED)), ("shot_", _rolls(span, "shot"))):
        if rolls:
            roll = rolls[-1]
            facts[f"{prefix}die"] = roll.die
            facts[f"{prefix}value"] = roll.value + roll.added
            facts[f"{prefix}total"] = roll.total
    for other in span:
        match other:
            case e.DefencePlayed(kind="goalie") if "shot_total" in facts:
                facts["keeper"] = other.value
                facts["left"] = int(facts["shot_total"]) - other.value
            case e.DieChanged():
                facts["changed"] = other.total
            case e.AttackPlayed():
                facts["card_value"] = other.value
    match event:
        case e.BribeOffered() | e.BribeAccepted() | e.BribeDeclined() | e.PriceNamed() | e.FeePaid() | e.BetPaid():
            facts["amount"] = event.amount
    return facts


def _endings(span: Span, event: WrittenEvent | None, marks: Marks) -> frozenset[str]:
    """The ways in which an attack has ended, as names of a lesson's endings."""
    found = {each.type for each in span if isinstance(each, (e.Goal, e.Missed, e.Saved))}
    awards = [each.what for each in span if isinstance(each, e.Awarded)]
    if awards:
        found |= {"called", "believed", *awards}
    if _rolls(span, "foul") and not awards:
        found.add("fair")
    if _rolls(span, "swallow") and not awards:
        found.add("ignored")
    shots = _rolls(span, "shot")
    if _rolls(span, "offside"):
        found.add("not_given" if shots else "given")
    if not shots:
        found.add("stopped")
    elif e.Goal.type in found and shots[-1].total - shots[-1].added < marks.on_target:
        found.add("by_red")
    if isinstance(event, e.DieChanged):
        rolls = _rolls(span, *_DECIDED)
        crossed = event.delta > 0 and bool(rolls) and event.total == marks.turn(rolls[-1].purpose)
        found.add("seen" if crossed else "up" if event.delta > 0 else "down")
    return frozenset(found)
