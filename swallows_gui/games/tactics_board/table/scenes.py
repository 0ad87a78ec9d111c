"""What the table shows of a story: the picture on the board, the band over it, and what happens between two of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.tactics_board.rules import events as e
from swallows_gui.games.tactics_board.rules.board import OFF, ROWS
from swallows_gui.games.tactics_board.rules.tables import PAWNS, SIDES
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView
from swallows_gui.games.tactics_board.table import board_moments as moments
from swallows_gui.games.tactics_board.table.board_moments import Happening
from swallows_gui.games.tactics_board.table.pawn_paint import COLOURS
from swallows_gui.games.tactics_board.table.picture import BoardPicture
from swallows_gui.games.tactics_board.words.match_story import MatchStory, pawn_of
from swallows_gui.games.tactics_board.words.phrases import ending_name, number_of, period_name
from swallows_gui.games.tactics_board.words.placeholders import pawn_words, side_name, team_words
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.ui.kit.take_over import TakeOver
from swallows_gui.ui.play.peaks import GoalFacts, PeakSide, Sides, end_peak, goal_peak
from swallows_gui.ui.play.stage_band import BandState, SideHolder


@dataclass(frozen=True, slots=True)
class Cast:
    """Who plays: the names of the seats."""

    names: Sequence[str]

    def player(self, side: int) -> str:
        """Whose face stands for a side: its first player's."""
        return self.names[side]

    @property
    def sides(self) -> Sides:
        """Both sides, for posters."""
        red, blue = (PeakSide(self.team(side), COLOURS[side], self.player(side)) for side in (0, 1))
        return red, blue

    def team(self, side: int) -> str:
        """The names of a side's players."""
        return team_words(self.names, side)


# The board


def picture_of(story: MatchStory) -> BoardPicture:
    """What stands on the board once all of a story has been told."""
    return BoardPicture(
        at=story.at,
        roles=tuple(story.role(pawn) for pawn in range(SIDES * PAWNS)),
        ball=story.ball,
        holder=story.holder,
        offside=story.offside,
        booked=story.booked,
        battle=story.battle,
        run=story.runs[-1].way if story.runs else (),
    )


def flag_line(view: TacticsBoardView, side: int) -> int:
    """How many rows from Red's goal line one of a side is offside, OFF where nobody can be."""
    if view.ball < 0 or side < 0 or view.open.restart in ("corner", "goal_kick"):
        return OFF
    row = min(view.last_rows[1 - side], ROWS // 2)
    if row <= 1:
        return OFF
    return ROWS - row + 1 if side == 0 else row - 1


# What happens


def happening_of(story: MatchStory, event: WrittenEvent | None, lead: float) -> Happening | None:
    """What is seen of an event that is about to arrive; `story` is the one before it, `lead` for how long a way is
    seen before it is gone."""
    match event:
        case e.PeriodStarted(period=period, side=side):
            words = translate("BoardMoments", "{period}: {side} kicks off")
            return moments.a_word(words.format(period=period_name(period), side=side_name(side)), COLOURS[side])
        case e.SetUp():
            return _line_up(story, event)
        case e.Placed():
            return moments.a_slide(_slide(story, pawn_of(event), event.square), moments.PLACE)
        case e.Shifted():
            return moments.a_slide(_slide(story, pawn_of(event), event.square), moments.SLIDE)
        case e.PawnMoved():
            pawn = pawn_of(event)
            way = story.way(pawn, event.square, steps=1 if event.keeper else story.pawn_die)
            return moments.a_run(pawn, way, moments.run_seconds(event), lead)
        case e.BallPlayed():
            way = story.after(event).flights[-1]
            return moments.a_flight(way, moments.flight_seconds(event), lead)
        case e.Dribbled():
            way = (story.ball, event.square)
            return moments.a_run(pawn_of(event), way, moments.PLACE, lead, with_ball=True)
        case e.BattleRolled():
            battle = story.after(event).battle
            return None if battle is None else moments.a_battle(battle)
        case e.OffsideGiven():
            words = translate("BoardMoments", "Offside: {pawn}").format(pawn=pawn_words(event.side, event.pawn))
            return moments.a_flag(OFF, words, event.square)
        case e.Fouled():
            words = translate("BoardMoments", "6 against 1: foul by {pawn}")
            return moments.a_word(words.format(pawn=pawn_words(event.side, event.pawn)), "#1A1A1A")
        case e.CardShown():
            return moments.a_card(story.at[pawn_of(event)], event.card)
        case e.Awarded():
            return moments.a_word(award_words(event), COLOURS[event.side])
        case e.PeriodEnded(period=period) if period % 2:
            return moments.a_word(pause_words(period), "#1A1A1A")
    return None


def _slide(story: MatchStory, pawn: int, square: int) -> dict[int, tuple[int, ...]]:
    here = story.at[pawn]
    return {pawn: (square,) if here < 0 else (here, square)}


def _line_up(story: MatchStory, event: e.SetUp) -> Happening:
    squares = [OFF if square is None else square for side in event.squares for square in side]
    ways: dict[int, tuple[int, ...]] = {}
    for pawn, square in enumerate(squares):
        if square >= 0:
            ways |= _slide(story, pawn, square)
        elif story.at[pawn] >= 0:
            ways[pawn] = (OFF,)
    return moments.a_slide(ways, moments.LINE_UP)


def award_words(event: e.Awarded) -> str:
    """What a side has been given."""
    texts = {
        "free_kick": translate("BoardMoments", "Free kick for {side}"),
        "penalty": translate("BoardMoments", "Penalty kick for {side}"),
        "corner": translate("BoardMoments", "Corner kick for {side}"),
        "goal_kick": translate("BoardMoments", "Goal kick for {side}"),
    }
    return texts[event.what].format(side=side_name(event.side))


def pause_words(period: int) -> str:
    """What is called when a period is over and another one follows."""
    if period == 1:
        return translate("BoardMoments", "Half-time")
    return translate("BoardMoments", "Change of ends")


def peak_of(event: WrittenEvent | None, story: MatchStory, cast: Cast, over: QWidget) -> TakeOver | None:
    """The poster of a goal, or of the end of the match; `story` tells of all before it."""
    match event:
        case e.Goal(side=side, pawn=number, score=score):
            manner = translate("BoardPoster", "Number {number}").format(number=number)
            if story.penalty:
                manner = translate("BoardPoster", "Number {number} from the spot").format(number=number)
            return goal_peak(GoalFacts(side, score, manner=manner), cast.sides, over)
        case e.MatchEnded(winner=winner):
            return end_peak(*_ended(event, cast), cast.sides, winner, over)
    return None


def _ended(ended: e.MatchEnded, cast: Cast) -> tuple[str, str]:
    """The word and the line of the end."""
    names = {"side_a": cast.team(0), "side_b": cast.team(1), "a": ended.score[0], "b": ended.score[1]}
    line = translate("BoardPoster", "{side_a} {a} : {b} {side_b}").format(**names)
    if ended.shootout is not None:
        line = translate("BoardPoster", "{side_a} {a} : {b} {side_b}, {c} : {d} in the shoot-out").format(
            c=ended.shootout[0], d=ended.shootout[1], **names
        )
    elif ending := ending_name(ended.after):
        line = translate("BoardPoster", "{score} {ending}").format(score=line, ending=ending)
    if ended.winner is None:
        return translate("BoardPoster", "A draw"), line
    return translate("BoardPoster", "{side} wins").format(side=cast.team(ended.winner)), line


# The band


def band_of(story: MatchStory, cast: Cast, decides: int | None) -> BandState:
    """What stands over the board; `decides`: the side that is asked, None while nobody is."""
    players = tuple(
        SideHolder(
            name=cast.team(side),
            colour=COLOURS[side],
            line=_under_name(story, side),
            ball=story.phase == "play" and story.holder >= 0 and story.holder // PAWNS == side,
            decides=decides == side,
            face=cast.player(side),
        )
        for side in (0, 1)
    )
    score = story.kick_goals if story.phase == "shootout" else story.score
    return BandState((players[0], players[1]), score, _below_score(story))


def _under_name(story: MatchStory, side: int) -> str:
    """Which side it is, and who has scored."""
    tell = language().locale.toString
    goals = [
        translate("BoardBand", "{number} (minute {minute})").format(
            number=number_of(goal.pawn), minute=tell(goal.minute)
        )
        for goal in story.goals
        if goal.side == side
    ]
    return " · ".join((side_name(side), *goals[-3:]))


def _below_score(story: MatchStory) -> str:
    if story.phase == "shootout":
        return translate("BoardBand", "Penalty shoot-out")
    if story.phase == "over":
        return translate("BoardBand", "Full time")
    if not story.period:
        return ""
    tell = language().locale.toString
    return translate("BoardBand", "{period}, play {play} of {all}, minute {minute}").format(
        period=period_name(story.period), play=tell(story.plays), all=tell(story.length), minute=tell(story.minute)
    )
