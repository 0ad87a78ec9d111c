"""Print the newspaper of whole tournaments as text, to be read as an editor reads it.

    python packaging/checks/newspaper.py --seed 77 --language de            # one tournament of four normal players
    python packaging/checks/newspaper.py --format eight --games 3 --flaws   # what a page may not have, in several
    python packaging/checks/newspaper.py --cup wc-1974 --flaws              # a past cup as it was drawn

Flaws are two pages of a tournament that begin alike, a part without text, a brace that was left, two full stops, points
where there are none, a text twice on a page, and a letter, an ad or what stands at the top twice in a tournament.
Exit code 1 if there is one.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QCoreApplication

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.newspaper import front_pages
from swallows_gui.games.swallows.words.newspaper_page import FrontPage, as_lines
from swallows_gui.games.swallows.words.phrases import bet_aims
from swallows_gui.services.language import LanguageService

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


_POINTS = re.compile(r"\b[Aa] point\b|(?<!: three )\bpoints\b|\bPunkte[n]?\b(?!\. Der)|[Ee]in Punkt\b|gewonnenen Punkt")
"""Words for points; those that were lost in a small ad may lie anywhere."""


def options_of(form: str, cup: str | None) -> dict[str, Any]:
    """The options of a tournament of a format, or of a past cup as it was drawn."""
    if cup is None:
        return {"format": form}
    from swallows_gui.games.swallows.lab.playing import cup_of, options_of_cup

    found = cup_of(load(), cup)
    if found is None:
        raise SystemExit(f"there is no cup {cup}")
    return dict(options_of_cup(load(), found))


def played(options: dict[str, Any], seed: int, level: str, seats: int) -> list[FrontPage]:
    """The pages of a tournament that is played through, in the language in use."""
    from swallows_gui.session import Seat, Session, Setup

    people = tuple(Seat(name, "ai", level) for name in ("Anna", "Ben", "Carla", "Dora", "Emil", "Fritz")[:seats])
    session = Session.new(Setup(options, people, seed=seed))
    session.run()
    view = cast("SwallowsView", session.view(None))
    names = Names(
        load(),
        [seat.name for seat in people],
        tuple(view.tables.nation_code[nation] for nation in view.field),
        groups=view.form.schedule.group_names,
        bets=bet_aims(view.form),
    )
    return front_pages(view, view.history, names)


def flaws(pages: Sequence[FrontPage]) -> Iterator[str]:
    """What the pages of one tournament may not have."""
    for part, beginnings in (
        ("headline", [" ".join(page.headline.split()[:3]) for page in pages]),
        ("report", [" ".join(page.report[0].split()[:3]) for page in pages]),
    ):
        for beginning, times in Counter(beginnings).items():
            if times > 1:
                yield f"{times} {part}s begin alike: {beginning}"
    for page in pages:
        parts = (page.headline, page.deck, *page.report, page.referee, page.number.text, *page.ads)
        parts += tuple(text for letter in page.letters for text in letter)
        parts += tuple(as_lines(page))
        for text in parts:
            if not text.strip() or re.search(r"[{}|]|  |\.\.", text):
                yield f"{page.issue}: a flaw in {text!r}"
            if not page.tables and _POINTS.search(text):
                yield f"{page.issue}: points of a match without any in {text!r}"
        parts = parts[: len(parts) - len(tuple(as_lines(page)))]
        parts += tuple(line.remark for line in page.elsewhere if line.remark)
        if len(set(parts)) < len(parts):
            yield f"{page.issue}: a text stands on the page twice"
    for part, texts in (
        ("slogan", [page.slogan for page in pages]),
        ("price", [page.price for page in pages]),
        ("weather", [page.weather for page in pages]),
        ("letter", [letter.text for page in pages for letter in page.letters]),
        ("ad", [text for page in pages for text in page.ads]),
    ):
        for text, times in Counter(texts).items():
            if times > 1:
                yield f"{times} times the same {part}: {text}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the pages; say whether there is a flaw."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1, help="how many tournaments")
    parser.add_argument("--seed", type=int, default=77, help="seed of the first one")
    parser.add_argument("--format", default="sixteen", help="the format that is played")
    parser.add_argument("--cup", help="a past cup in place of it, by its id")
    parser.add_argument("--seats", type=int, default=4, help="how many players")
    parser.add_argument("--level", default="normal", help="level of the players")
    parser.add_argument("--language", choices=("en", "de"), help="one language; both by default")
    parser.add_argument("--flaws", action="store_true", help="print the flaws alone")
    given = parser.parse_args(arguments)
    application = QCoreApplication.instance() or QCoreApplication([])
    found: list[str] = []
    for seed in range(given.seed, given.seed + given.games):
        for language in [given.language] if given.language else ["en", "de"]:
            LanguageService.install(language)
            pages = played(options_of(given.format, given.cup), seed, given.level, given.seats)
            found += [f"{seed}, {language}: {flaw}" for flaw in flaws(pages)]
            if not given.flaws:
                print("\n".join(line for page in pages for line in ("", "=" * 80, *as_lines(page))))
    print("\n".join(found))
    del application
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
