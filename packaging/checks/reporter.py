"""Let the reporter tell whole tournaments in every language, and count where he wears out, forgets or contradicts.

    packaging/checks/reporter.py --games 10 --seed 77  # the table; exit code 1 if a row misses its mark
    packaging/checks/reporter.py --records DIR --callbacks  # how often each callback came, in records
    packaging/checks/reporter.py --games 100 --seed 1000 --table docs/callbacks.md  # the same as a page of the guide
    packaging/checks/reporter.py --games 2 --texts DIR  # and the texts, to be read

For each tournament it counts: cards that were played, and lines of cards told in full; rolls that decide something and
end without a word; how often the most frequent sentence came; sentences that came twice running under their key;
contradictions: a keeper who saves with what his card does not have, a foul elsewhere without a bridge, a word of the
sentence that the card's line brings again, a score that does not begin with the winner's goals.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from swallows_gui.catalogue.commentary import CALLBACKS
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.words.card_tags import SAVED_WITH, tags_of
from swallows_gui.games.swallows.words.match_context import PLAYS, Situation
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.recollections import RECOLLECTIONS
from swallows_gui.games.swallows.words.sentences import reporter, teller
from swallows_gui.models.commentary import Telling
from swallows_gui.services.language import LanguageService

Event = Mapping[str, Any]
MOST: Final = 8
"""No sentence may come more often in a tournament."""
DECIDES: Final = ("foul", "offside", "swallow", "rough")
"""Rolls that decide something; a shot ends with its goal, save or miss."""
LANGUAGES: Final = ("en", "de")

BODY: Final = {
    "en": re.compile(r"\b(hands?|gloves?|arms?|fists?|foot|feet|chin|knees?|chest)\b(?! up)", re.IGNORECASE),
    "de": re.compile(r"\b(Hände?n?|Handschuhe?n?|Arm|Fäuste?n?|Fuß|Füßen?|Kinn|Knie|Brust)\b"),
}
"""What a keeper may save with, as a sentence names it."""
FIELD_WORDS: Final = {
    "en": frozenset((
        "again", "another", "before", "behind", "could", "defence", "defender", "first", "keeper", "linesman",
        "little", "never", "nobody", "other", "others", "penalty", "referee", "somebody", "still", "striker",
        "their", "there", "where", "which", "would"
    )),
    "de": frozenset((
        "abwehr", "anderen", "beiden", "einen", "einer", "etwas", "gegner", "haben", "hilft", "hinter",
        "irgendwo", "jetzt", "keiner", "kommt", "linienrichter", "nicht", "schiedsrichter", "schon",
        "strafraum", "stürmer", "torwart", "verteidiger", "wieder", "würde"
    )),
}  # fmt: skip
"""Words of five letters and more that say nothing when they come twice."""


class Count(NamedTuple):
    """What one tournament came to."""

    name: str
    plays: int
    recitals: int
    no_verdict: list[str]
    most: tuple[int, str]
    in_a_row: list[str]
    contradictions: list[str]
    lines: int
    callbacks: Counter[str]

    def flaws(self) -> Iterator[str]:
        """What misses its mark, a line each."""
        if self.recitals > self.plays:
            yield f"{self.recitals} lines of cards for {self.plays} plays"
        if self.most[0] > MOST:
            yield f"{self.most[0]} times: {self.most[1]}"
        yield from (f"no verdict: {each}" for each in self.no_verdict)
        yield from (f"twice running: {each}" for each in self.in_a_row)
        yield from self.contradictions


def count(name: str, events: Sequence[Event], names: Names) -> Count:
    """Have a tournament told in every language, and count."""
    sees = reporter(names)
    tellings = [sees.see(event) for event in events]
    said = Counter((part.key, part.place) for telling in tellings for part in telling.said)
    (key, place), times = said.most_common(1)[0]
    callbacks = teller().commentary.keys_of(CALLBACKS)
    return Count(
        name,
        sum(event["type"] in PLAYS for event in events),
        sum(
            event["type"] in PLAYS and not telling.situation.told
            for event, telling in zip(events, tellings, strict=True)
        ),
        list(_without_verdict(events, tellings)),
        (times, teller().commentary.text(key, place, "en")),
        list(_in_a_row(tellings)),
        list(_contradictions(events, tellings, names)),
        sum(bool(telling.said) for telling in tellings),
        Counter(part.key for telling in tellings for part in telling.said if part.key in callbacks),
    )


def _without_verdict(events: Sequence[Event], tellings: Sequence[Telling[Situation]]) -> Iterator[str]:
    """Rolls after which nobody says what they have decided before the next attack."""
    open_roll = ""
    for event, telling in zip(events, tellings, strict=True):
        kind = event["type"]
        if kind == "die_rolled" and event["purpose"] in DECIDES:
            open_roll = f"match {telling.situation.match}, {event['purpose']} {event['total']}"
            continue
        keys = {part.key for part in telling.said}
        told = telling.situation.verdict in keys if telling.situation.verdict else False
        if told or (kind in ("awarded", "area_ruled", "sent_off", "goal") and keys):
            open_roll = ""
        if open_roll and kind in ("attack_over", "attack_played", "match_ended"):
            yield open_roll
            open_roll = ""


def _in_a_row(tellings: Sequence[Telling[Situation]]) -> Iterator[str]:
    last: dict[str, int] = {}
    for telling in tellings:
        for part in telling.said:
            if last.get(part.key) == part.place:
                yield teller().commentary.text(part.key, part.place, "en")
            last[part.key] = part.place


def _contradictions(events: Sequence[Event], tellings: Sequence[Telling[Situation]], names: Names) -> Iterator[str]:
    for language in LANGUAGES:
        LanguageService.install(language)
        kicks = 0
        for event, telling in zip(events, tellings, strict=True):
            now, kind = telling.situation, event["type"]
            kicks = 0 if kind == "match_started" else kicks + (event.get("cause") == "shootout")
            for part in telling.said:
                text = teller().commentary.text(part.key, part.place, language)
                tags = tags_of(event, now, names)
                if kind == "saved" and BODY[language].search(text) and not SAVED_WITH & set(tags):
                    yield f"saved with what the card has not: {text}"
                if part.key == "fouls" and now.area and event["area"] != now.area:
                    yield f"a foul elsewhere: {text}"
                if part.key == "takers" and kicks <= 2 and re.search(r"\bnext\b|Nächste|nächste", text):
                    yield f"the next before the first: {text}"
                if kind in PLAYS and part.key not in teller().commentary.keys_of(CALLBACKS) and not now.told:
                    for word in echoes(text, names.text(event["card"]), language):
                        yield f"an echo ({word}): {text} {names.text(event['card'])}"
            if kind == "match_ended" and event["winner"] and telling.said:
                line = teller().line(event, telling, names, language)
                won, lost = max(event["home"], event["away"]), min(event["home"], event["away"])
                if won != lost and not re.search(rf"\b{won}[:–]{lost}\b", line):
                    yield f"the loser's goals first: {line}"


def echoes(text: str, line: str, language: str) -> Iterator[str]:
    """Words of a sentence that the card's line beside it has, too."""
    bare = re.sub(r"\{[^}]*\}", " ", text)
    ours, theirs = ({word.lower() for word in re.findall(r"\w{5,}", each)} for each in (bare, line))
    yield from (ours & theirs) - FIELD_WORDS[language]


def played(seed: int, level: str) -> tuple[Sequence[Event], Sequence[str]]:
    """A tournament of four seats, played through."""
    from swallows_gui.session import Seat, Session, Setup

    seats = tuple(Seat(f"Player {number}", "ai", level) for number in range(1, 5))
    session = Session.new(Setup({"format": "sixteen"}, seats, seed=seed))
    session.run()
    return list(session.view(None).history), [seat.name for seat in seats]


def recorded(folder: Path) -> Iterator[tuple[str, Sequence[Event], Sequence[str]]]:
    """The finished tournaments of a folder, secrets told, as `swallows show` tells them."""
    from swallows_gui.records import read

    for path in sorted(folder.glob("*.swallows")):
        record = read(path)
        events = [*record.start, *(event for move in record.standing for event in move.events)]
        yield path.stem, events, [seat.name for seat in record.header.seats]


def names_of(events: Sequence[Event], seats: Sequence[str]) -> Names:
    """The names of a tournament."""
    field = next(event["teams"] for event in events if event["type"] == "field_chosen")
    return Names(load(), seats, field)


def texts(events: Sequence[Event], names: Names, language: str) -> Iterator[str]:
    """The lines of a tournament."""
    LanguageService.install(language)
    sees = reporter(names)
    for event in events:
        line = teller().line(event, sees.see(event), names, language)
        if line:
            yield f"\n{line}" if event["type"] == "match_started" else f"  {line}"


def as_page(counts: Sequence[Count], first: str) -> str:
    """All callbacks as a page: the event at which each may be told, what earns it, and how often it came."""
    commentary = teller().commentary
    told_at: dict[str, list[str]] = {}
    for event, occasions in commentary.parts[CALLBACKS].items():
        for occasion in occasions:
            told_at.setdefault(occasion.tell[0], []).append(event)
    rows = [
        f"| `{key}` | {', '.join(f'`{event}`' for event in told_at[key])} | {RECOLLECTIONS[key]} "
        f"| {sum(key in row.callbacks for row in counts)} | {sum(row.callbacks[key] for row in counts)} |"
        for key in sorted(told_at)
    ]
    return "\n".join((
        "# What the reporter remembers",
        "",
        "A callback is said after the line of an event, where the memory has something to it "
        "(`swallows_gui/games/swallows/words/recollections.py`) and `callbacks.json` lets it be told. At most three "
        "come in a match, and they keep their distance.",
        "",
        f"Counted in {len(counts)} tournaments of four normal players, seeds from {first}: in how many each callback "
        "came, and how often in all. `python packaging/checks/reporter.py --table docs/callbacks.md` writes this page.",
        "",
        f"In a tournament come {sum(row.callbacks.total() for row in counts) / len(counts):.0f} of them on average.",
        "",
        "| Callback | Event | What earns it | Tournaments | Times |",
        "| --- | --- | --- | ---: | ---: |",
        *rows,
        "",
    ))  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> int:
    """Count, print the table, and say whether every row holds."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10, help="how many tournaments")
    parser.add_argument("--seed", type=int, default=77, help="seed of the first one")
    parser.add_argument("--level", default="normal", help="level of the four seats")
    parser.add_argument("--records", type=Path, help="finished records instead of new tournaments")
    parser.add_argument("--texts", type=Path, help="also write the texts here")
    parser.add_argument("--callbacks", action="store_true", help="also say how often each callback came")
    parser.add_argument("--table", type=Path, help="write how often each callback came to this page")
    given = parser.parse_args(arguments)
    application = QCoreApplication.instance() or QCoreApplication([])
    LanguageService.install("en")
    if given.records:
        games = recorded(given.records)
    else:
        seeds = range(given.seed, given.seed + given.games)
        games = ((str(seed), *played(seed, given.level)) for seed in seeds)
    counts: list[Count] = []
    print("tournament  lines  plays  full lines  no verdict  most often  twice running  contradictions  callbacks")
    for name, events, seats in games:
        names = names_of(events, seats)
        row = count(name, events, names)
        counts.append(row)
        print(
            f"{name:>10}  {row.lines:5}  {row.plays:5}  {row.recitals:10}  {len(row.no_verdict):10}  {row.most[0]:10}  "
            f"{len(row.in_a_row):13}  {len(row.contradictions):14}  {row.callbacks.total():9}"
        )
        for language in LANGUAGES if given.texts else ():
            given.texts.mkdir(parents=True, exist_ok=True)
            told = "\n".join(texts(events, names, language))
            (given.texts / f"{name}.{language}.txt").write_text(told + "\n", "utf-8")
    if given.table:
        given.table.write_text(as_page(counts, counts[0].name), "utf-8")
    flaws = [f"{row.name}: {flaw}" for row in counts for flaw in row.flaws()]
    for flaw in flaws:
        print(flaw)
    if given.callbacks:
        print("\ncallback, tournaments that had it, times")
        for key in sorted(teller().commentary.keys_of(CALLBACKS)):
            had = sum(key in row.callbacks for row in counts)
            print(f"{key:28} {had:4} of {len(counts)}  {sum(row.callbacks[key] for row in counts):4}")
    del application
    return 1 if flaws else 0


if __name__ == "__main__":
    sys.exit(main())
