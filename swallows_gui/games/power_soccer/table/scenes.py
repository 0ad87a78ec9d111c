"""What the table shows of a story: the picture on the pitch, the band over it, and what happens between two of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from swallows_gui.games.power_soccer.rules.view import PowerSoccerView
from swallows_gui.games.power_soccer.table.picture import Arc, PitchPicture, Plate
from swallows_gui.games.power_soccer.words.match_story import WORTH, MatchStory, Shot
from swallows_gui.games.power_soccer.words.outlook_words import (
    card_line,
    rules_name,
)
from swallows_gui.games.power_soccer.words.sheet import side_name
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.ui.play.game_table import SessionInfo
from swallows_gui.ui.play.peaks import PeakSide, Sides
from swallows_gui.ui.play.stage_band import BandState, SideHolder


@dataclass(frozen=True, slots=True)
class Cast:
    """Who plays: names and colours of the seats, and what the match is like by its options."""

    names: Sequence[str]
    colours: Sequence[str]
    view: PowerSoccerView

    def side(self, side: int) -> str:
        """The name of a side."""
        return side_name(self.names, side)

    def colour(self, seat: int) -> str:
        """A seat's colour, by default that of its side's first seat."""
        return self.colours[seat] or ("#C8321F", "#1F4E9E")[seat % 2]

    def peak_sides(self, story: MatchStory) -> Sides:
        """Both sides for posters, each with the face of the player who acts now."""
        a, b = (
            PeakSide(self.side(side), self.colour(side), self.names[seat])
            for side, seat in enumerate(pair_of(story, self.view))
        )
        return a, b


def cast_of(names: Sequence[str], info: SessionInfo, view: PowerSoccerView) -> Cast:
    """The cast of a match, from the session's seats."""
    colours = [info.seats[seat].colour if seat < len(info.seats) else "" for seat in range(len(names))]
    return Cast(names, colours, view)


# The pitch


def picture_of(story: MatchStory, cast: Cast, plate: Plate, *, asking: bool = False) -> PitchPicture:
    """The picture of the pitch after all events told so far. `asking`: a seat is about to roll."""
    roll = story.roll
    common = PitchPicture(
        mode="wall" if asking and cast.view.step == "wall" else _mode(story),
        points=story.points,
        hops=story.hops,
        stripe=story.running,
        steal_line=story.professional,
        card=story.card,
        dice=() if roll is None else roll.dice,
        picked=_picked(story),
        plate=plate,
    )
    if common.mode == "attack" and asking:
        return replace(common, arcs=_arcs(story, cast))
    if common.mode == "wall":
        return replace(common, shots=_shots(story), hole=cast.view.hole, names=(cast.side(0), cast.side(1)))
    return common


def _mode(story: MatchStory) -> str:
    if story.phase == "wall" or (story.phase == "attack" and not story.spot):
        return story.phase
    return "blank"


def _arcs(story: MatchStory, cast: Cast) -> tuple[Arc, ...]:
    faces = cast.view.thrown or tuple(WORTH)
    return tuple(Arc(face, story.points + WORTH[face]) for face in faces if face in WORTH)


def _picked(story: MatchStory) -> int | None:
    roll = story.roll
    if roll is None or roll.other is None or not story.chosen:
        return None
    return 0 if roll.face == story.chosen else 1


def _shots(story: MatchStory) -> tuple[tuple[Shot, ...], tuple[Shot, ...]]:
    return tuple(shot for shot in story.wall if shot.side == 0), tuple(shot for shot in story.wall if shot.side == 1)


# The band


def band_of(story: MatchStory, cast: Cast, decides: int | None) -> BandState:
    """The band's state; `decides` is the seat that is asked, None for none."""
    view = cast.view
    pair = pair_of(story, view)
    players = []
    for side in (0, 1):
        seat = pair[side]
        players.append(
            SideHolder(
                name=cast.names[seat],
                colour=cast.colour(seat),
                line=_doing(story, seat),
                ball=story.has_ball == seat,
                decides=decides == seat,
            )
        )
    left, middle, right = _under_band(story, cast)
    score = story.shootout if story.phase == "kicks" else story.score
    below = _below_score(story, view)
    return BandState((players[0], players[1]), score, below, left=left, middle=middle, right=right)


def pair_of(story: MatchStory, view: PowerSoccerView) -> tuple[int, int]:
    """Who stands for A and for B now."""
    attack = story.attack
    if story.phase == "kicks" and view.kicker is not None:
        seats = tuple(view.kicker)
    elif story.phase == "attack" and attack is not None:
        seats = (attack.seat, attack.defender)
    else:
        seats = (0, 1)
    return (seats[0], seats[1]) if seats[0] % 2 == 0 else (seats[1], seats[0])


def _doing(story: MatchStory, seat: int) -> str:
    attack = story.attack
    if story.phase == "attack" and attack is not None:
        if seat == attack.seat:
            return translate("PowerBand", "has the ball")
        return translate("PowerBand", "defends")
    return ""


def _below_score(story: MatchStory, view: PowerSoccerView) -> str:
    rules = rules_name(story.rules)
    if story.phase == "kicks":
        return translate("PowerBand", "{rules} · penalty kicks").format(rules=rules)
    counted, number = view.options.length
    tell = language().locale.toString
    attacks = len(story.attacks)
    if not attacks:
        return rules
    if counted == "attacks":
        return translate("PowerBand", "{rules} · attack {number} of {all}").format(
            rules=rules, number=tell(attacks), all=tell(2 * number)
        )
    if counted == "minutes":
        return translate("PowerBand", "{rules} · minute {number} of {all}").format(
            rules=rules, number=tell(story.minutes), all=tell(number)
        )
    return translate("PowerBand", "{rules} · first to {goals} goals").format(rules=rules, goals=tell(number))


def _under_band(story: MatchStory, cast: Cast) -> tuple[str, str, str]:
    view = cast.view
    left = card_line(story.card) if story.running and story.card else ""
    counted, number = view.options.length
    tell = language().locale.toString
    if story.phase == "attack" and story.per_side > 1 and view.next_pair is not None:
        ahead = view.next_pair
        middle = translate("PowerBand", "Next: {attacker} against {defender}").format(
            attacker=cast.names[ahead.attacker], defender=cast.names[ahead.defender]
        )
    elif not story.attacks:
        middle = ""
    elif story.phase == "kicks":
        middle = translate("PowerBand", "The match ended {a}:{b}").format(
            a=tell(story.score[0]), b=tell(story.score[1])
        )
    elif counted == "attacks":
        middle = translate("PowerBand", "Round {number} of {all}").format(number=tell(story.round), all=tell(number))
    else:
        middle = translate("PowerBand", "Round {number}").format(number=tell(story.round))
    draws = view.options.draw == "penalties"
    right = translate("PowerBand", "A draw goes to penalty kicks") if draws else translate("PowerBand", "A draw stands")
    return left, middle, right
