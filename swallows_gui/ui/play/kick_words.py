"""What hangs on a kick from the spot, in words, for games whose sides are called by a name."""

from __future__ import annotations

from collections.abc import Callable

from swallows_gui.services.glossary import translate

Pair = tuple[int, int]


def lamp_words() -> tuple[tuple[str, str], ...]:
    """The words beside a lamp, by the result of a kick."""
    return (
        ("scored", translate("Kicks", "in")),
        ("saved", translate("Kicks", "saved")),
        ("missed", translate("Kicks", "missed")),
    )


def shootout_stakes(
    name: str, side: int, taken: Pair, goals: Pair, each: int, winner: Callable[[Pair, Pair], int | None]
) -> tuple[str, str]:
    """What a side's next kick of a shoot-out of `each` kicks decides, as two halves of a line. `winner` says who has
    won after so many kicks and goals by side, None if nobody has."""
    after = taken[0] + (side == 0), taken[1] + (side == 1)
    if winner(after, (goals[0] + (side == 0), goals[1] + (side == 1))) == side:
        return translate("KickWords", "{name} wins it").format(name=name), translate("Kicks", "if this goes in")
    if winner(after, goals) is not None:
        out = translate("KickWords", "{name} is out").format(name=name)
        return out, translate("Kicks", "if this does not go in")
    head = translate("KickWords", "{name} shoots").format(name=name)
    if max(after) > each:
        return head, translate("Kicks", "sudden death")
    return head, translate("Kicks", "kick {number} of {all}").format(number=after[side], all=each)


def penalty_stakes(name: str, mine: int, theirs: int) -> tuple[str, str]:
    """What a penalty at this score decides, as two halves of a line."""
    if mine == theirs:
        text = translate("KickWords", "{name} leads")
    elif mine + 1 == theirs:
        text = translate("KickWords", "{name} is level")
    elif mine < theirs:
        text = translate("KickWords", "{name} pulls one back")
    else:
        text = translate("KickWords", "{name} pulls away")
    return text.format(name=name), translate("Kicks", "if this goes in")
