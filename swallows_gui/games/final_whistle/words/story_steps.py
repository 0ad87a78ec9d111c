"""What each event changes in the story of a match, by the event's type."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeVar

from swallows_gui.games.final_whistle.words.story_parts import (
    CLOSING,
    AttackLine,
    Check,
    GoalLine,
    Ids,
    Incident,
    ManStory,
    Pair,
    Period,
    PhaseLine,
    Shot,
    Used,
)
from swallows_gui.models.narration import Event

if TYPE_CHECKING:
    from swallows_gui.games.final_whistle.words.match_story import MatchStory

T = TypeVar("T")


def _pair(numbers: Any) -> Pair:
    first, second = numbers
    return int(first), int(second)


def _put(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    first, second = pair
    return (first, value) if seat else (value, second)


def _with(story: MatchStory, seat: int, man: str, **changes: Any) -> Mapping[tuple[int, str], ManStory]:
    return {**story.men, (seat, man): replace(story.man(seat, man), **changes)}


def _without(ids: Ids, man: str) -> Ids:
    return tuple(other for other in ids if other != man)


def _rolled(story: MatchStory, dice: Iterable[int]) -> tuple[int, ...]:
    thrown = list(dice)
    return tuple(count + thrown.count(number) for number, count in enumerate(story.dice, 1))


def _noted(story: MatchStory, kind: str, seat: int, man: str) -> tuple[Incident, ...]:
    return (*story.incidents, Incident(kind, seat, man, story.minute))


def _match_started(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, clubs=str(event["clubs"]))


def _squad_named(story: MatchStory, event: Event) -> MatchStory:
    seat, men = int(event["seat"]), dict(story.men)
    for man in (*event["field"], *event["bench"]):
        men[seat, str(man)] = ManStory(str(man)[0])
    return replace(
        story, stage="decks", men=men, playing=_put(story.playing, seat, _in_order(event["field"])),
        bench=_put(story.bench, seat, _in_order(event["bench"])),
    )  # fmt: skip


def _in_order(men: Iterable[str]) -> Ids:
    return tuple(sorted(map(str, men), key=lambda man: ("GDMS".index(man[0]), man)))


def _cards_dealt(story: MatchStory, event: Event) -> MatchStory:
    seat = int(event["seat"])
    hand = tuple(event["cards"]) if "cards" in event else ("",) * int(event.get("number", 3))
    return replace(
        story, hands=_put(story.hands, seat, hand), piles=_put(story.piles, seat, int(event["pile"])),
        closing_open=_put(story.closing_open, seat, False),
    )  # fmt: skip


def _period_started(story: MatchStory, event: Event) -> MatchStory:
    periods = (*story.periods, Period(int(event["period"])))
    return replace(story, stage="match", periods=periods, up=("", ""), revealed=False, tie=(), check=None)


def _substituted(story: MatchStory, event: Event) -> MatchStory:
    return _changed(story, int(event["seat"]), str(event["off"]), str(event["on"]))


def _changed(story: MatchStory, seat: int, off: str, on: str) -> MatchStory:
    """One man comes on for another, who may have left before."""
    field_men = _without(story.playing[seat], off)
    box = story.box[seat] if off in story.box[seat] else (*story.box[seat], off)
    incidents = _noted(story, "off", seat, off)
    return replace(
        story,
        playing=_put(story.playing, seat, _in_order((*field_men, on))),
        bench=_put(story.bench, seat, _without(story.bench[seat], on)),
        box=_put(story.box, seat, box),
        men=_with(story, seat, on, line=on[0], top=0, mark=0),
        incidents=(*incidents, Incident("on", seat, on, story.minute)),
    )


def _played(story: MatchStory, seat: int, card: str) -> MatchStory:
    """A card leaves a hand and lies open."""
    hand = story.hands[seat]
    if card != CLOSING:
        hand = _without(hand, card) if card in hand else hand[:-1]
    return replace(story, up=_put(story.up, seat, card), hands=_put(story.hands, seat, hand))


def _cards_revealed(story: MatchStory, event: Event) -> MatchStory:
    for seat, card in enumerate(event["cards"]):
        story = _played(story, seat, str(card))
    period = replace(story.periods[-1], cards=tuple(event["cards"])) if story.periods else None
    periods = (*story.periods[:-1], period) if period is not None else ()
    return replace(story, revealed=True, periods=periods)


def _tie_rolled(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, tie=tuple(event["dice"]), dice=_rolled(story, event["dice"]))


def _attacks_due(story: MatchStory, event: Event) -> MatchStory:
    if not story.periods:
        return story
    period = replace(story.periods[-1], attacker=int(event["seat"]), due=int(event["attacks"]))
    return replace(story, periods=(*story.periods[:-1], period))


def _card_drawn(story: MatchStory, event: Event) -> MatchStory:
    seat = int(event["seat"])
    hand = (*story.hands[seat], str(event.get("card", "")))
    return replace(story, hands=_put(story.hands, seat, hand), piles=_put(story.piles, seat, int(event["pile"])))


def _closing_card_open(story: MatchStory, event: Event) -> MatchStory:
    seat = int(event["seat"])
    return replace(story, closing_open=_put(story.closing_open, seat, True), piles=_put(story.piles, seat, 0))


def _card_exchanged(story: MatchStory, event: Event) -> MatchStory:
    seat, card = int(event["seat"]), str(event["card"])
    hand = story.hands[seat]
    hand = _without(hand, card) if card in hand else hand[:-1]
    return replace(story, hands=_put(story.hands, seat, hand))


def _card_played(story: MatchStory, event: Event) -> MatchStory:
    return _played(story, int(event["seat"]), str(event["card"]))


def _attack_started(story: MatchStory, event: Event) -> MatchStory:
    line = AttackLine(
        story.period, int(event["seat"]), str(event["card"]), event["number"], event["of"], bool(event["counter"])
    )
    return replace(story, attacks=(*story.attacks, line), check=None)


def _marked(story: MatchStory, event: Event) -> MatchStory:
    seat, man, name = int(event["seat"]), str(event["man"]), str(event["phase"])
    men = _with(story, seat, man, mark=1 if name == "build_up" else 2)
    story = replace(story, men=men, check=None)
    attack = story.attack
    if attack is None:
        return story
    used = Used(man, int(event["strength"]), bool(event["linked"]))
    phase = attack.phase(name) or PhaseLine(name)
    role = seat ^ attack.seat
    phase = replace(phase, used=_put(phase.used, role, (*phase.used[role], used)))
    return _with_phase(story, attack, phase)


def _with_phase(story: MatchStory, attack: AttackLine, phase: PhaseLine) -> MatchStory:
    others = tuple(each for each in attack.phases if each.name != phase.name)
    return replace(story, attacks=(*story.attacks[:-1], replace(attack, phases=(*others, phase))))


def _phase_rolled(story: MatchStory, event: Event) -> MatchStory:
    story = replace(story, dice=_rolled(story, event["dice"]), check=None)
    attack = story.attack
    if attack is None:
        return story
    phase = attack.phase(str(event["phase"])) or PhaseLine(str(event["phase"]))
    phase = replace(
        phase, dice=tuple(event["dice"]), bonus=int(event["bonus"]), totals=_pair(event["totals"]),
        success=bool(event["success"]),
    )  # fmt: skip
    return _with_phase(story, attack, phase)


def _checked(story: MatchStory, event: Event) -> MatchStory:
    check = Check(int(event["seat"]), str(event["man"]), str(event["symbol"]), int(event["die"]), bool(event["hit"]))
    return replace(story, check=check, dice=_rolled(story, (check.die,)))


def _booked(story: MatchStory, event: Event) -> MatchStory:
    seat, man = int(event["seat"]), str(event["man"])
    men = _with(story, seat, man, bookings=int(event["bookings"]))
    return replace(story, men=men, incidents=_noted(story, "booked", seat, man))


def _leaves(kind: str) -> Any:
    def change(story: MatchStory, event: Event) -> MatchStory:
        seat, man = int(event["seat"]), str(event["man"])
        return replace(
            story,
            playing=_put(story.playing, seat, _without(story.playing[seat], man)),
            box=_put(story.box, seat, (*story.box[seat], man)),
            incidents=_noted(story, kind, seat, man),
        )

    return change


def _came_on(story: MatchStory, event: Event) -> MatchStory:
    return _changed(story, int(event["seat"]), str(event["for"]), str(event["man"]))


def _stood_in(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, men=_with(story, int(event["seat"]), str(event["man"]), line="G", stands_in=True))


def _moved_line(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, men=_with(story, int(event["seat"]), str(event["man"]), line=str(event["line"])))


def _turned(story: MatchStory, event: Event) -> MatchStory:
    men = dict(story.men)
    for seat, man, top in event["men"]:
        men[seat, man] = replace(story.man(seat, man), top=int(top))
    return replace(story, men=men)


def _goal(story: MatchStory, event: Event) -> MatchStory:
    seat, score = int(event["seat"]), _pair(event["score"])
    attack = story.attack
    line = GoalLine(seat, attack.shooter if attack is not None else "", story.minute, score)
    attacks = story.attacks
    if attack is not None:
        attacks = (*attacks[:-1], replace(attack, scored=True))
    return replace(story, score=score, goals=(*story.goals, line), attacks=attacks)


def _attack_over(story: MatchStory, event: Event) -> MatchStory:
    men = {who: replace(man, mark=0) if man.mark else man for who, man in story.men.items()}
    attacks = story.attacks
    if attacks:
        attacks = (*attacks[:-1], replace(attacks[-1], over=True, scored=bool(event["scored"])))
    return replace(story, men=men, attacks=attacks, check=None)


def _period_ended(story: MatchStory, event: Event) -> MatchStory:
    if not story.periods:
        return story
    period = replace(story.periods[-1], score=_pair(event["score"]))
    return replace(story, periods=(*story.periods[:-1], period))


def _shooters_named(story: MatchStory, event: Event) -> MatchStory:
    seat = int(event["seat"])
    men = dict(story.men)
    goalie = next((man for man in story.playing[seat] if story.man(seat, man).line == "G"), None)
    upright = [*event["men"], *([goalie] if goalie is not None and story.stage != "shootout" else [])]
    for man in upright:
        men[seat, man] = replace(story.man(seat, man), top=0)
    both = seat == 1
    return replace(
        story, stage="shootout" if both else story.stage, men=men,
        shooters=_put(story.shooters, seat, tuple(event["men"])), up=("", ""),
    )  # fmt: skip


def _shot_taken(story: MatchStory, event: Event) -> MatchStory:
    seat, goalie = int(event["seat"]), event["goalie"]
    dice = tuple(event["dice"])
    shot = Shot(seat, str(event["man"] or ""), str(goalie or ""), _pair(event["strengths"]), dice, bool(event["goal"]))
    men = dict(story.men)
    keeper = story.man(1 - seat, str(goalie)) if goalie else None
    if keeper is not None and dice and not keeper.stands_in:
        men[1 - seat, str(goalie)] = replace(keeper, top=(keeper.top + 1) % 4)
    return replace(
        story, men=men, shots=(*story.shots, shot), shootout=_pair(event["goals"]), dice=_rolled(story, dice)
    )


def _match_ended(story: MatchStory, event: Event) -> MatchStory:
    return replace(story, stage="over", winner=event["winner"], score=_pair(event["score"]), ended=str(event["after"]))


CHANGES: Final[Mapping[str, Callable[[MatchStory, Event], MatchStory]]] = {
    "match_started": _match_started,
    "squad_named": _squad_named,
    "cards_dealt": _cards_dealt,
    "period_started": _period_started,
    "substituted": _substituted,
    "cards_revealed": _cards_revealed,
    "tie_rolled": _tie_rolled,
    "attacks_due": _attacks_due,
    "card_drawn": _card_drawn,
    "closing_card_open": _closing_card_open,
    "card_exchanged": _card_exchanged,
    "card_played": _card_played,
    "attack_started": _attack_started,
    "marked": _marked,
    "phase_rolled": _phase_rolled,
    "checked": _checked,
    "booked": _booked,
    "injured": _leaves("injured"),
    "sent_off": _leaves("sent_off"),
    "came_on": _came_on,
    "stood_in": _stood_in,
    "moved_line": _moved_line,
    "turned": _turned,
    "goal": _goal,
    "attack_over": _attack_over,
    "period_ended": _period_ended,
    "shooters_named": _shooters_named,
    "shot_taken": _shot_taken,
    "match_ended": _match_ended,
}
