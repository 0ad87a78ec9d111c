"""The balance report: a measurement as a section of a Markdown file, one for each line-up of levels and format."""

import errno
from collections.abc import Mapping
from pathlib import Path

from swallows_gui.catalogue.plain_files import beginning, read_limited
from swallows_gui.games.swallows.lab.figures import DeckFigures
from swallows_gui.lab.balance import Balance, MeasuredRow
from swallows_gui.lab.tally import MeasuredFigure

_USUAL = "sixteen"
_TITLE = "# Balance of the deck\n"
_INTRODUCTION = (
    "Measured by `swallows balance`; the rows and their targets are those of the balance table. A row holds if the\n"
    "estimate is inside; the 95 % interval is by tournament. Written by the command itself, one section a line-up and\n"
    "format.\n"
)
_SECTION = "\n## "
_COUNTED = "How it is counted"
_NOTES = """
Rows that can be read in two ways:

- *Group matches of duty greens only*: neither team attacked with anything but one green; a second green or a red in
  place of one takes the match out. Counted as "at most one green a team, whatever reds" it stands beside the table.
- *Questions where only passing is left*: of all questions put in turn to any seat, bets, draft, objections and the
  referee's included, those whose one answer is to pass. A decline or a card that is the only answer is no pass; with
  these it stands beside the table. Asking whether somebody wants to act out of turn is no question.
- *Questions a seat*: those with at least two answers. *Seat's matches of more than 40 questions*: the same, of the
  matches in which the seat was asked at all.
- *Goals a match*: normal time of all matches, own goals included. *Free kicks, penalties*: extra time and penalties out
  of the blue included, shoot-outs not.
- *Teams whose best bet is fair*: nations that played in at least 20 of the tournaments, each once; the best of V, F and
  S by what it paid over all of them. *Best bet on the final or title*: by how often such a nation is in a field.
- *Bribe*: the mean of those accepted.
- *Return of the bets*: what all bets of a kind paid, by what was staked on them.
- *By tournament* in formats with more matches: the row's limits grow with the number of matches.
"""


def refuse_strangers(path: Path) -> None:
    """Raises `OSError` for a file that is there and is no report of this command: it would be written over."""
    if not path.exists():
        return
    begun = beginning(path, len(_TITLE) + 1).replace(b"\r\n", b"\n")
    if begun and not begun.startswith(_TITLE.encode()):
        raise OSError(errno.EEXIST, "it is no report of this command; name another file", str(path))


def write_report(path: Path, found: Balance, command: str) -> None:
    """Write or replace the section of these levels in the report at `path`; other sections stay.

    The notes on counting are written last, as they are today. Raises `OSError`, for a file of anything else, too.
    """
    refuse_strangers(path)
    sections = _sections(read_limited(path).decode("utf-8")) if path.exists() else {}
    sections.pop(_COUNTED, None)
    sections[_name(found)] = section(found, command)
    sections[_COUNTED] = _NOTES
    path.parent.mkdir(parents=True, exist_ok=True)
    text = f"{_TITLE}\n{_INTRODUCTION}" + "".join(f"{_SECTION}{title}\n{body}" for title, body in sections.items())
    path.write_text(text, encoding="utf-8")


def section(found: Balance, command: str) -> str:
    """The body of a measurement's section."""
    assert isinstance(found.found, DeckFigures)
    last = found.first_seed + found.games - 1
    verdict = "Every row holds." if not found.misses else f"{len(found.misses)} of {len(found.rows)} rows miss."
    lines = [
        "",
        f"`{command}`",
        "",
        f"{found.games} tournaments, seeds {found.first_seed} to {last}, deck `{found.catalogue}`. {verdict}",
        "",
        "| figure | target | value | 95 % interval | |",
        "| --- | ---: | ---: | ---: | --- |",
        *(_row(row) for row in found.rows),
        "",
        "Beside the table:",
        "",
        "| figure | value | 95 % interval |",
        "| --- | ---: | ---: |",
        *(f"| {figure.name} | {_number(figure.value)} | {_interval(figure)} |" for figure in found.others),
        "",
        "Nations, and what the best bet on each returns for its stake:",
        "",
        "| nation | strength | tournaments | quarter-final | final | title | best bet | returns |",
        "| --- | ---: | ---: | ---: | ---: | ---: | --- | ---: |",
        *(
            f"| {team.code} | {team.strength} | {team.tournaments} | {team.quarter_final:.3f} | {team.final:.3f} | "
            f"{team.title:.3f} | {team.best_bet} | {team.best_return:.2f} |"
            for team in found.found.teams
        ),
    ]
    return "\n".join(lines) + "\n"


def _name(found: Balance) -> str:
    """The levels, one of them where all four seats are of it, and the format where it is not the one with 16 teams."""
    levels = set(found.levels)
    line_up = found.levels[0] if len(levels) == 1 and len(found.levels) == 4 else ", ".join(found.levels)
    form = found.options.get("format", _USUAL)
    if isinstance(form, Mapping):
        form = form["id"]
    return line_up if form == _USUAL else f"{line_up}, {form}"


def _sections(text: str) -> dict[str, str]:
    """The sections of a report by title."""
    found = {}
    for part in text.split(_SECTION)[1:]:
        title, _, body = part.partition("\n")
        found[title] = body
    return found


def _row(row: MeasuredRow) -> str:
    target, figure = row.target, row.figure
    verdict = "holds" if row.holds else "**misses**"
    aim = f"{target.low:g} to {target.high:g}"
    return f"| {figure.name} | {aim} | {_number(figure.value)} | {_interval(figure)} | {verdict} |"


def _number(value: float | None) -> str:
    return "not counted" if value is None else f"{value:.3f}"


def _interval(figure: MeasuredFigure) -> str:
    return "" if figure.low is None or figure.high is None else f"{figure.low:.3f} to {figure.high:.3f}"
