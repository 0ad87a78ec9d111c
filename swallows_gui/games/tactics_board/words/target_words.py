"""The words of what can be chosen on the board."""

from __future__ import annotations

from typing import Final

from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary

_TEXTS: Final = Glossary[str](
    "BoardTargets",
    {
        "alone": QT_TRANSLATE_NOOP("BoardTargets", "and has it alone"),
        "attempt_rolls": QT_TRANSLATE_NOOP("BoardTargets", "then {other} has one attempt: {rolls}"),
        "ball_on": QT_TRANSLATE_NOOP("BoardTargets", "ball {rolls}"),
        "battle": QT_TRANSLATE_NOOP("BoardTargets", "Battle: {pawn} against {other}"),
        "battle_against": QT_TRANSLATE_NOOP("BoardTargets", "battle against {other}"),
        "battle_word": QT_TRANSLATE_NOOP("BoardTargets", "Battle"),
        "beside": QT_TRANSLATE_NOOP("BoardTargets", "beside {other}"),
        "corner": QT_TRANSLATE_NOOP("BoardTargets", "corner {chance}"),
        "corner_on": QT_TRANSLATE_NOOP("BoardTargets", "corner {rolls}"),
        "dribble_at": QT_TRANSLATE_NOOP("BoardTargets", "Dribble at {other}: battle"),
        "dribbles": QT_TRANSLATE_NOOP("BoardTargets", "{pawn} dribbles"),
        "else_shoots": QT_TRANSLATE_NOOP("BoardTargets", "{line}; else he shoots"),
        "foul": QT_TRANSLATE_NOOP("BoardTargets", "foul {chance}"),
        "free_kick": QT_TRANSLATE_NOOP("BoardTargets", "free kick for the other side"),
        "from_ball": QT_TRANSLATE_NOOP("BoardTargets", "{squares} from the ball"),
        "gets_it": QT_TRANSLATE_NOOP("BoardTargets", "{pawn} gets it"),
        "goal": QT_TRANSLATE_NOOP("BoardTargets", "goal {chance}"),
        "goal_kick": QT_TRANSLATE_NOOP("BoardTargets", "goal kick {chance}"),
        "is_offside": QT_TRANSLATE_NOOP("BoardTargets", "{pawn} is off-side"),
        "kicks_off": QT_TRANSLATE_NOOP("BoardTargets", "{pawn} kicks off"),
        "lines_up": QT_TRANSLATE_NOOP("BoardTargets", "{pawn} lines up"),
        "loose": QT_TRANSLATE_NOOP("BoardTargets", "Loose ball"),
        "lost": QT_TRANSLATE_NOOP("BoardTargets", "lost {chance}"),
        "offside_run": QT_TRANSLATE_NOOP("BoardTargets", "off-side: free kick for the other side"),
        "one_attempt": QT_TRANSLATE_NOOP("BoardTargets", "then {other} has one attempt"),
        "pass": QT_TRANSLATE_NOOP("BoardTargets", "Pass to {pawn}"),
        "plays_on": QT_TRANSLATE_NOOP("BoardTargets", "and plays on at once"),
        "race": QT_TRANSLATE_NOOP("BoardTargets", "{side}: {rolls}; {other}: {others}"),
        "role_squares": QT_TRANSLATE_NOOP("BoardTargets", "{role}, {count} squares"),
        "shoots": QT_TRANSLATE_NOOP("BoardTargets", "who shoots at once"),
        "shot": QT_TRANSLATE_NOOP("BoardTargets", "Shot"),
        "shot_here": QT_TRANSLATE_NOOP("BoardTargets", "a pass here is a shot"),
        "there": QT_TRANSLATE_NOOP("BoardTargets", "there already"),
        "to_ball": QT_TRANSLATE_NOOP("BoardTargets", "{pawn} to the ball"),
        "winner_sets": QT_TRANSLATE_NOOP("BoardTargets", "the winner begins a set"),
        "winner_shoots": QT_TRANSLATE_NOOP("BoardTargets", "if won, he shoots: a shot is {chance}"),
        "won": QT_TRANSLATE_NOOP("BoardTargets", "{chance} won"),
        "won_first": QT_TRANSLATE_NOOP("BoardTargets", "won {chance}"),
    },
)


def words(key: str, **values: object) -> str:
    """The text of a key in the language in use, with its values."""
    return _TEXTS(key).format(**values)
