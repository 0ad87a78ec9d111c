"""What stands beside the field: phases, the cards of this kick, the hand with its reasons, and words for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.grudgematch.rules.actions import DONE, FAIR, NOTHING, PASS, PLAY
from swallows_gui.games.grudgematch.rules.tables import JACK, OFF, RANKS
from swallows_gui.games.grudgematch.rules.view import GrudgematchView
from swallows_gui.games.grudgematch.table.choices import ChoicePanel
from swallows_gui.games.grudgematch.table.hand import Held
from swallows_gui.games.grudgematch.table.kick_strip import PhaseCell, Shown, StripState
from swallows_gui.games.grudgematch.table.scenes import Cast
from swallows_gui.games.grudgematch.words.match_story import PHASES, MatchStory, Play
from swallows_gui.games.grudgematch.words.outlook import (
    of_answer,
    of_kick,
    phase_name,
    short_card,
    short_reason,
    suit_name,
)
from swallows_gui.games.grudgematch.words.sentences import man_name, nation_name, place_words
from swallows_gui.games.grudgematch.words.words import direction_words
from swallows_gui.models.vocabulary import per_cent
from swallows_gui.services.glossary import translate

_ANSWERS = frozenset(("kick", "tackle", "block"))
"""Steps in which a card is played."""


class Far(NamedTuple):
    """The hand that is not at the foot of the table."""

    side: int
    size: int
    cards: tuple[int, ...]
    """() where they are hidden."""


# Phases


_ASKED_IN: Final[Mapping[str, str]] = {
    "set_ball": "ball", "penalty_box": "box", "run": "run", "run_to": "run", "kick": "kick", "kick_foul": "kick",
    "tackle": "kick", "tackle_foul": "kick", "direction": "kick", "block": "kick", "germany_draws": "draw",
    "france_draws": "draw",
}  # fmt: skip
"""The phase that a question belongs to, by its step."""


def phases_of(story: MatchStory, asked: str = "") -> tuple[PhaseCell, ...]:
    """The phases of the turn with their results. The highlighted one is that of the question's step `asked`, else of
    the last event."""
    shown = [name for name in PHASES if name != "box" or story.fouling]
    now = _ASKED_IN.get(asked, story.phase)
    return tuple(_phase(story, name, now=now == name) for name in shown)


def _phase(story: MatchStory, name: str, *, now: bool) -> PhaseCell:
    words = ""
    dice: tuple[int, ...] = ()
    used: tuple[int, ...] = ()
    if name == "ball" and story.turn:
        words = translate("GrudgePhases", "out") if story.ball == OFF else translate("GrudgePhases", "in play")
    elif name == "run":
        dice = story.dice
        used = _used(story)
    elif name == "kick" and story.kick is not None:
        words = translate("GrudgePhases", "worth {value}").format(value=story.kick.value)
    elif name == "box":
        sitting = len(story.boxes[0]) + len(story.boxes[1])
        words = str(sitting) if sitting else ""
    return PhaseCell(phase_name(name), words, dice, used, now)


def _used(story: MatchStory) -> tuple[int, ...]:
    """For each die of the run 1 if a man has run with it; doubles can be used again."""
    if len(set(story.dice)) < 2:
        return ()
    return tuple(int(die in story.ran) for die in story.dice)


# This kick


def strip_of(story: MatchStory, cast: Cast, far: Far) -> StripState:
    """The cards of the kick, and the far hand."""
    holds = translate("GrudgeStrip", "{name} holds {number}").format(name=cast.names[far.side], number=far.size)
    empty = ""
    if story.turn and story.phase not in ("after_goal", "over"):
        empty = translate("GrudgeStrip", "No card has been played in this turn.")
    return StripState(
        title=translate("GrudgeStrip", "This kick"),
        cards=tuple(_shown(story, play) for play in story.plays),
        empty=empty,
        far=far.size,
        far_cards=far.cards,
        far_side=far.side,
        far_words=holds if story.phase != "over" else "",
    )


def _shown(story: MatchStory, play: Play) -> Shown:
    titles = {
        "kick": translate("GrudgeStrip", "{man} kicks"),
        "tackle": translate("GrudgeStrip", "{man} tackles"),
        "block": translate("GrudgeStrip", "{man} blocks"),
    }
    return Shown(play.card, play.man // 4, titles[play.purpose].format(man=man_name(play.man)), _line(story, play))


def _line(story: MatchStory, play: Play) -> str:
    worth = _worth(play)
    if play.ended == "sent_off":
        return translate("GrudgeStrip", "{worth}; a 1: sent off").format(worth=worth)
    if play.purpose == "kick":
        if story.direction < 0:
            return translate("GrudgeStrip", "{worth}: so many spaces").format(worth=worth)
        return translate("GrudgeStrip", "{worth} spaces {direction}").format(
            worth=worth, direction=direction_words(story.direction)
        )
    if play.ended == "won":
        return translate("GrudgeStrip", "{worth}, enough for {needed}").format(worth=worth, needed=play.needed)
    if play.ended == "lost":
        return translate("GrudgeStrip", "{worth}, less than {needed}: lost").format(worth=worth, needed=play.needed)
    return translate("GrudgeStrip", "{worth} for {needed}").format(worth=worth, needed=play.needed)


def _worth(play: Play) -> str:
    """What a card is worth, with its dice."""
    parts = [str(die) for die in play.dice]
    if play.dice and play.value > sum(play.dice):
        parts.append(str(play.value - sum(play.dice)))
    worth = str(play.value) if len(parts) < 2 else f"{' + '.join(parts)} = {play.value}"
    if play.foul and 1 not in play.foul:
        return translate("GrudgeStrip", "{worth}, with the foul {more}").format(
            worth=worth, more=play.value + max(play.foul)
        )
    return worth


# The hand


def hand_of(
    view: GrudgematchView, side: int, cards: Sequence[int] | None, size: int, choices: ChoicePanel, *, covered: bool
) -> list[Held]:
    """A hand card by card; backs where it is hidden."""
    if cards is None or covered:
        hidden = translate("GrudgeHand", "a hidden card")
        return [Held(-1, side, hidden) for _ in range(size)]
    return [_held(view, side, card, choices) for card in cards]


def _held(view: GrudgematchView, side: int, card: int, choices: ChoicePanel) -> Held:
    name = f"{short_card(card)}, {man_name(side * 4 + card // RANKS)}"
    if card in choices.cards:
        return Held(card, side, name, _tag(view, card, choices), playable=True)
    if choices.step not in _ANSWERS:
        return Held(card, side, name)
    seat = view.to_move or 0
    reason = view.refusal(seat << SEAT_SHIFT | PLAY | card)
    words = short_reason(reason.code) if reason is not None else ""
    return Held(card, side, name, words, pale=True)


def _tag(view: GrudgematchView, card: int, choices: ChoicePanel) -> str:
    match choices.step:
        case "kick":
            found = of_kick(view, card)
            if round(100 * found.goal) >= 1:
                return translate("GrudgeHand", "goal {chance}").format(chance=per_cent(found.goal))
            if card % RANKS < JACK:
                spaces = found.best
                return translate("GrudgeHand", "%n space(s)", None, spaces)
            return translate("GrudgeHand", "{least} to {best} spaces").format(least=found.least, best=found.best)
        case "tackle":
            chance = per_cent(of_answer(view, card).reaches)
            return translate("GrudgeHand", "wins it: {chance}").format(chance=chance)
        case "block":
            chance = per_cent(of_answer(view, card).reaches)
            return translate("GrudgeHand", "stops it: {chance}").format(chance=chance)
    return translate("GrudgeHand", "discard")


# Words


def passing_words(verb: int, step: str) -> str:
    """What the button says that lets things be."""
    if verb == DONE and step == "kick":
        return translate("GrudgeTable", "No more kicks [P]")
    if verb == DONE:
        return translate("GrudgeTable", "Nobody else runs [P]")
    return {
        PASS: translate("GrudgeTable", "Pass [P]"),
        FAIR: translate("GrudgeTable", "Stay fair [P]"),
        NOTHING: translate("GrudgeTable", "Nothing [P]"),
    }[verb]


def place_of(space: int, rows: int) -> str:
    """A space by column and row."""
    return place_words(space, rows)


def man_words(man: int) -> str:
    """A man with his suit and country."""
    return translate("GrudgeTable", "{man}, {suit}, {nation}").format(
        man=man_name(man), suit=suit_name(man % 4), nation=nation_name(("germany", "france")[man // 4])
    )
