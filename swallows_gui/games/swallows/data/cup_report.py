"""All that is known of a past cup before it is played: ranking, first round, whether it can be begun, and what not."""

from dataclasses import dataclass

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.reasons import QT_TRANSLATE_NOOP, Reason
from swallows_gui.engine.tournament.ranking import Ranking
from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.data.cup_fields import CupField, cup_format, why_not
from swallows_gui.games.swallows.data.cup_formats import CupShape, NoFormat, history_of, shape_of
from swallows_gui.games.swallows.data.cup_history import Found, check
from swallows_gui.games.swallows.data.cup_replay import RoundFound, walked


@dataclass(frozen=True, slots=True)
class CupReport:
    """What the check of a cup came to."""

    field: CupField
    found: Found
    rounds: tuple[RoundFound, ...] = ()
    """Rounds of the knock-out as the format draws them from the real results."""
    trouble: str = ""
    """Why it cannot be played; "" where it can."""
    table: str | None = None
    """The published table of thirds: "" where none is known, None where no thirds go on."""
    faults: tuple[Reason, ...] = ()
    """All that does not agree with history or keeps it from being played."""


def report_on(catalogue: Catalogue, cup: CupField, ranking: Ranking | None = None) -> CupReport:
    """Everything about a cup that can be checked without playing it; `ranking` in the place of its own."""
    found = check(cup.cup, ranking) if ranking is not None else history_of(cup.cup)
    faults = list(found.faults)
    rounds: tuple[RoundFound, ...] = ()
    shape: CupShape | None = None
    trouble: str = ""
    try:
        shape = shape_of(cup.cup, cup.name, found)
        form = cup_format(catalogue, cup, shape=shape)
        rounds = tuple(walked(cup.cup, shape.found, form.compiled().schedule))
    except (NoFormat, BadCard) as error:
        trouble = why_not(error)
    if cup.missing:
        trouble = Reason(QT_TRANSLATE_NOOP("FileReasons", "there is no nation {names}"), names=", ".join(cup.missing))
    faults += [
        Reason(
            QT_TRANSLATE_NOOP("FileReasons", "{stage}: {pairs} would not have met"),
            stage=each.name,
            pairs=", ".join(each.wrong),
        )
        for each in rounds
        if each.right < each.of
    ]
    if trouble:
        faults.append(Reason(QT_TRANSLATE_NOOP("FileReasons", "not playable: {reason}"), reason=trouble))
    return CupReport(
        cup, shape.found if shape else found, rounds, trouble, shape.table if shape else None, tuple(faults)
    )
