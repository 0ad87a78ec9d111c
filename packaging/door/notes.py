"""What a translator is told beside a text: when it is said, what its placeholders stand for, what it must look like."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from door.files import read
from door.trees import Place, limited

GENDERS: Final = (
    "Not the name but its gender in your language, as resources/languages/XX.json has them: {genders}. "
    "Leave it empty for the usual one, {usual}."
)
_PLACEHOLDER: Final = re.compile(r"\{(\w+)(?::[^{}]*)?\}|(%n|%L?\d)")
_TEAM: Final = (
    "a nation, such as Brazil: {{{0}:FORM}} puts it into a form of resources/languages/XX.json, {{{0}:a/b}} says the "
    "one of several words that goes with its gender"
)
_WORDS_BY_MEANING: Final = {
    "a player's name": (
        "seat speaker coach other_coach payer rich poor bet_seat then_seat seat_home seat_away victor learner"
    ),
    "players' names": "seats",
    "a player's name: the referee": "referee",
    "another player, or another team": "other",
    "nations with commas between them": "teams",
    "a score, such as 2–1": "score then_score other_score",
    "the score of a shoot-out, such as 4–3": "kicks",
    "a score with what belongs to it": "result",
    "a card's title or line, in quotes": "card then_card sent_card card_home card_away",
    "cards by their titles": "cards reds",
    "a colour of cards": "colour",
    "an amount of money, such as 3M": "stake amount cash poor_cash bet_amount then_amount price win draw",
    "how far a team is bet to get, such as Final": "bet",
    "a round, such as Final": "stage round",
    "kind and value of a card": "facts",
    "a sum written out, such as 4 + 3 = 7": "sum",
    "a number": "die total value attack goals number minute times points strength_home strength_away year first second",
    "a number; {{{0}:card/cards}} says the one of several words that goes with it": "size n rich_count",
    "how well a computer plays, such as hard": "level",
    "what a computer player says": "said",
    "the name of a club": "club club_home club_away",
    "a footballer": "man keeper scorer attacker defender hero starter kicker on off",
    "a group, such as A": "group",
    "a place in a group": "slot",
    "cards that were drawn, by team": "stock",
    "a text of weather.*": "weather",
    "a number, by which the form is chosen; the form for one thing may say it in words": "%n",
    _TEAM: (
        "team home away winner loser rival victim own through out paid blue_team sent_team dive_team own_team "
        "laughed_team other_home other_away bet_team decided then_team then_rival heir beaten nation germany france"
    ),
}
_MEANINGS: Final = {name: meaning for meaning, names in _WORDS_BY_MEANING.items() for name in names.split()}
_LIKE: Final = {
    "title": "A title of one to three words.",
    "text": (
        "The card's line: one sentence with a joke, best 70 letters and at most 120. "
        "Not word by word: as funny as you can."
    ),
}
_PARTED: Final = {"letters.": "Two parts: letter|signature.", "number.": "Two parts: number|text."}


def placeholders(text: str) -> Iterator[str]:
    """What each placeholder of a text stands for, a line each."""
    for name, sign in dict.fromkeys(_PLACEHOLDER.findall(text)):
        shown = sign or f"{{{name}}}"
        if (name or sign) in _MEANINGS:
            yield f"{shown}: {_MEANINGS[name or sign].format(name)}"


def of_window(context: str, comment: str, source: str) -> tuple[str, ...]:
    """What there is to know of a text of the window."""
    told = [f"Window, {context}" + (f": {comment}" if comment else "")]
    if "&" in source and "&&" not in source:
        told.append("& stands before the letter that is its key; one that no other entry of the menu has")
    return (*told, *placeholders(source))


def of_card(key: str, former: str) -> tuple[str, ...]:
    """What there is to know of a card's text; `former` is the German that was rendered before."""
    told = (f"Card {key.partition('.')[0]}", _LIKE[key.rpartition(".")[2]])
    return (*told, f"The German was: {former}") if former else told


def places_of_cards(root: Path) -> dict[str, tuple[tuple[str, int], ...]]:
    """File and line of every card."""
    found: dict[str, tuple[tuple[str, int], ...]] = {}
    for path in sorted((root / "resources" / "swallows" / "cards").glob("*.json")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if match := re.match(r'\s*"id": "([a-z0-9-]+)"', line):
                found[match[1]] = ((path.relative_to(root).as_posix(), number),)
    return found


class Lines:
    """In which line of a file each of its texts stands; they are asked for in their order."""

    def __init__(self, path: Path) -> None:
        self._lines = path.read_text("utf-8").splitlines()
        self._last = 0

    def line_of(self, text: str) -> int:
        """The number of the next line with a text; 0 where there is none."""
        wanted = json.dumps(text, ensure_ascii=False)
        for at in range(self._last, len(self._lines)):
            if wanted in self._lines[at]:
                self._last = at
                return at + 1
        return 0


class Notes:
    """What there is to know of the texts of a file."""

    def __init__(self, path: Path, tree: Any) -> None:
        self._folder, self._tree = path.parent, tree
        self._told: dict[str, list[str]] = {}
        if "commentary" in path.parts:
            for part in ("verdicts", "occasions", "callbacks"):
                for event, entries in (read(path.with_name(f"{part}.json")) or {}).items():
                    for entry in entries:
                        self._occasion(part, event, entry)

    def _occasion(self, part: str, event: str, entry: Any) -> None:
        keys = entry.get("tell", [])
        facts = [
            f"{fact} is {' or '.join(map(str, value)) if isinstance(value, list) else value}"
            for fact, value in entry.get("when", {}).items()
        ]
        told = {"verdicts": "Said before the line of", "callbacks": "Remembered after the line of"}.get(part, "Tells")
        line = f"{told} {event.replace('_', ' ')}" + (f" where {' and '.join(facts)}" if facts else "")
        for key in keys if isinstance(keys, list) else [keys]:
            self._told.setdefault(key, []).append(line)

    def of(self, place: Place, text: str) -> tuple[str, ...]:
        """What there is to know of one."""
        where = "/".join(self._folder.parts[self._folder.parts.index("resources") + 1 :])
        told = [f"{where}, {' '.join(place)}"]
        if self._told:
            told += self._told.get(place[0], [])[:4]
            entry = self._entry(place)
            for part, words in (("needs", "Only where it is about"), ("unless", "Never where it is about")):
                if isinstance(entry, dict) and entry.get(part):
                    told.append(f"{words}: {', '.join(entry[part])}")
        if "voices" in self._folder.parts:
            told.append(f"Said by a computer player in the character of the {place[0]} when: {place[1]}")
        if self._folder.name == "confessions" and place[0] in ("deeds", "motives"):
            told.append("No full stop: a motive follows a deed after a colon")
        if self._folder.name == "newspaper":
            told += [rule for start, rule in _PARTED.items() if place[0].startswith(start)]
        if place[0] == "bubbles":
            told.append(f"A shout or a sign in the picture of card {place[1]}: at most 24 letters")
        return (*told, *placeholders(text))

    def _entry(self, place: Place) -> Any:
        entry = self._tree
        for key in place:
            entry = entry.get(key) if isinstance(entry, dict) and not limited(entry) else None
        return entry
