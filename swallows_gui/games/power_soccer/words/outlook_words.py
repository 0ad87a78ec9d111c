"""Words for what may follow in Power Soccer: what each face does, and the chances before a roll.

Also the names of faces, colours, cards and endings of an attack, and percentages.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from swallows_gui.games.power_soccer.rules.odds import ColourOutcome, FaceOutcome
from swallows_gui.games.power_soccer.rules.view import PowerSoccerView
from swallows_gui.models.prospects import Prospect, ProspectPart
from swallows_gui.models.vocabulary import per_cent
from swallows_gui.services.glossary import translate


def face_name(face: str) -> str:
    """A face of the die (P0.2)."""
    return {
        "five": translate("PowerSoccer", "five"),
        "ten": translate("PowerSoccer", "ten"),
        "long_pass": translate("PowerSoccer", "long pass"),
        "foul": translate("PowerSoccer", "foul"),
        "offside": translate("PowerSoccer", "offside"),
        "penalty": translate("PowerSoccer", "penalty"),
    }[face]


def colour_name(colour: str) -> str:
    """The background of a face (P0.2)."""
    if colour == "black":
        return translate("PowerSoccer", "Black")
    return translate("PowerSoccer", "White")


def card_name(card: str) -> str:
    """The card before the attacker (P0.4)."""
    return {
        "admonition": translate("PowerSoccer", "Admonition"),
        "yellow": translate("PowerSoccer", "Yellow"),
        "red": translate("PowerSoccer", "Red"),
    }.get(card, "")


def card_line(card: str) -> str:
    """What the card shown to the attacker means for the next foul (P2.3 to P2.5)."""
    return {
        "": translate("PowerSoccer", "No card"),
        "admonition": translate("PowerSoccer", "Admonition: yellow is next"),
        "yellow": translate("PowerSoccer", "Yellow card: the next foul is red"),
        "red": translate("PowerSoccer", "Red card"),
    }[card]


def reason_name(reason: str) -> str:
    """How an attack or a penalty kick ended (P2.9, P5.2), in a word."""
    return {
        "goal": translate("PowerSoccer", "goal"),
        "over": translate("PowerSoccer", "over"),
        "red": translate("PowerSoccer", "red"),
        "offside": translate("PowerSoccer", "offside"),
        "wide": translate("PowerSoccer", "wide"),
        "saved": translate("PowerSoccer", "saved"),
        "stolen": translate("PowerSoccer", "stolen"),
    }[reason]


def reason_line(reason: str, points: int) -> str:
    """How an attack has ended, for the plate beside the die."""
    return {
        "goal": translate("PowerSoccer", "Goal!"),
        "over": translate("PowerSoccer", "{points}: over the bar").format(points=points),
        "red": translate("PowerSoccer", "Red card: sent off"),
        "offside": translate("PowerSoccer", "Offside with {points}").format(points=points),
        "wide": translate("PowerSoccer", "Wide of the goal"),
        "saved": translate("PowerSoccer", "Saved!"),
        "stolen": translate("PowerSoccer", "The ball is won"),
    }[reason]


def rules_name(rules: str) -> str:
    """Which game it is (P3.1)."""
    if rules == "professional":
        return translate("PowerSoccer", "Professional")
    return translate("PowerSoccer", "Basic")


class FaceLine(NamedTuple):
    """The effect of one face in words."""

    face: str
    black: bool
    now: str
    """In what is rolled for now."""
    then: str
    """After that: what it does in the attacker's next roll, or the chance of a goal once it has come."""
    goal: bool = False
    """Whether it is a goal, now or then."""


@dataclass(frozen=True, slots=True)
class OutlookWords:
    """The question that a view asks; `names` are the seats'."""

    view: PowerSoccerView
    names: Sequence[str]

    @property
    def by_colour(self) -> bool:
        """Whether the die is read for its colour now (P0.3)."""
        return self.view.read_by == "colour"

    @property
    def attacker(self) -> str:
        """The name of the seat that has the ball, or shoots."""
        view = self.view
        seat = view.attacker
        if view.step == "wall":
            seat = view.to_move
        elif view.kicker is not None:
            seat = view.kicker.attacker
        return self._name(seat)

    def _name(self, seat: int | None) -> str:
        return self.names[seat] if seat is not None and 0 <= seat < len(self.names) else ""

    # Faces

    def faces(self) -> list[FaceLine]:
        """The six faces in the order of the die."""
        view = self.view
        return [self._face(outcome, bool(black)) for outcome, black in zip(view.faces, view.black, strict=True)]

    def _face(self, outcome: FaceOutcome, black: bool) -> FaceLine:
        step = self.view.step
        if self.by_colour:
            colour = next(each for each in self.view.colours if (each.colour == "black") == black)
            then = self.face_words(outcome) if step in ("referee", "steal") else ""
            if step in ("referee", "steal"):
                goal = outcome.does == "goal"
            else:
                goal = colour.does in ("goal", "hit")
            return FaceLine(outcome.face, black, self.colour_words(colour.does), then, goal)
        if step == "start":
            return FaceLine(outcome.face, black, self._start_words(outcome.face), "")
        goal_then = translate("PowerOutlook", "Goal {chance}").format(chance=per_cent(outcome.goal))
        return FaceLine(outcome.face, black, self.face_words(outcome), goal_then, outcome.does == "goal")

    def _start_words(self, face: str) -> str:
        if face != "penalty":
            return translate("PowerOutlook", "Not yet")
        return translate("PowerOutlook", "{name} starts").format(name=self._name(self.view.to_move))

    def face_words(self, outcome: FaceOutcome) -> str:
        """The effect of a face of the attacker's die in words."""
        match outcome.does:
            case "points":
                return translate("PowerOutlook", "{points} points").format(points=outcome.points)
            case "goal":
                return translate("PowerOutlook", "{points}: goal").format(points=outcome.points)
            case "over":
                return translate("PowerOutlook", "Over the bar")
            case "referee":
                return translate("PowerOutlook", "Referee rolls")
            case "red":
                return translate("PowerOutlook", "Red card")
            case "offside":
                return translate("PowerOutlook", "Attack over")
            case "nothing":
                return translate("PowerOutlook", "No effect")
        chance = per_cent(self.view.odds.penalty)
        return translate("PowerOutlook", "Penalty {chance}").format(chance=chance)

    def colour_words(self, does: str) -> str:
        """What a colour means for the present roll."""
        if does == "play_on":
            return translate("PowerOutlook", "{name} goes on").format(name=self.attacker)
        return {
            "goal": translate("PowerOutlook", "Goal"),
            "wide": translate("PowerOutlook", "Wide"),
            "target": translate("PowerOutlook", "On target"),
            "saved": translate("PowerOutlook", "Saved"),
            "red": translate("PowerOutlook", "Red card"),
            "admonition": translate("PowerOutlook", "Admonition"),
            "yellow": translate("PowerOutlook", "Yellow card"),
            "stolen": translate("PowerOutlook", "Ball won"),
            "hit": translate("PowerOutlook", "In"),
            "miss": translate("PowerOutlook", "Missed"),
        }[does]

    # Prospects

    def prospects(self) -> list[Prospect]:
        """What each choice may lead to, the usual choice first."""
        view = self.view
        if view.to_move is None:
            return []
        if view.step == "attack":
            return [self._of_attack()]
        if view.step == "choose":
            return [self._of_choice(outcome) for outcome in view.choices]
        if not view.colours:
            return []
        rolled = self._of_colours(view.colours)
        if view.step != "steal":
            return [rolled]
        on = next(each for each in view.colours if each.does == "play_on")
        left = self._of_colours((on._replace(chance=1.0),), whole=True)
        return [rolled, left._replace(label=translate("PowerOutlook", "If not"))]

    def _of_attack(self) -> Prospect:
        """The attack from here: no goal, or a goal."""
        goal = self.view.goal_chance
        none = translate("PowerOutlook", "No goal {chance}").format(chance=per_cent(1 - goal))
        label = translate("PowerOutlook", "This attack")
        return Prospect(label, (ProspectPart(none, 1 - goal, "white"), _goal(goal)), goal)

    def _of_choice(self, outcome: FaceOutcome) -> Prospect:
        name = face_name(outcome.face)
        parts = (ProspectPart(self.face_words(outcome), 1 - outcome.goal, "white"), _goal(outcome.goal))
        return Prospect(name[:1].upper() + name[1:], parts, outcome.goal)

    def _of_colours(self, colours: Sequence[ColourOutcome], *, whole: bool = False) -> Prospect:
        """The outcomes of black and white; for an attack that goes on the share that ends in a goal."""
        parts: list[ProspectPart] = []
        for each in colours:
            words = self.colour_words(each.does)
            if not whole:
                words = translate("PowerOutlook", "{outcome} {chance}").format(
                    outcome=words, chance=per_cent(each.chance)
                )
            certain = each.goal >= 1.0 or each.does == "hit"
            parts.append(ProspectPart(words, each.chance * (1.0 if certain else 1 - each.goal), _tone(each)))
            if 0.0 < each.goal < 1.0:
                parts.append(ProspectPart("", each.chance * each.goal, "gold"))
        label = translate("PowerOutlook", "If you roll")
        figure = sum(each.chance * (1.0 if each.does == "hit" else each.goal) for each in colours)
        return Prospect(label, tuple(parts), figure)


def _tone(outcome: ColourOutcome) -> str:
    return "gold" if outcome.does in ("goal", "hit") else outcome.colour


def _goal(chance: float) -> ProspectPart:
    words = translate("PowerOutlook", "Goal {chance}").format(chance=per_cent(chance))
    return ProspectPart(words, chance, "gold")
