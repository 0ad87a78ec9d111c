"""Thirty faults planted on purpose, one at a time: does the suite catch each, and by which test?

Every fault is one text for another in one file of a copy of the source tree. The narrowest tests that should catch it
run there until the first fails; then the file is as it was. A fault whose text is no longer there is an error: whoever
changed that place says where the same fault would be made now. Exit code 1 if one is not caught.

    python packaging/checks/planted_faults.py [--only NAME ...] [--table FILE]

`planted_leaks.py` plants secrets that get out in the same way.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
PATIENCE: Final = 400
"""Seconds for the tests of one fault: one that makes a game endless is caught by that, too."""
LEFT_OUT: Final = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".*_cache", "corpus", "build", "dist")
CONTRACT: Final = "tests/games/contract/"
GAMES: Final = "swallows_gui/games/"


class Fault(NamedTuple):
    """What is planted where, and what should catch it."""

    name: str
    place: str
    sound: str
    broken: str
    tests: tuple[str, ...]
    """Files or folders, then arguments of pytest."""


FAULTS: Final = (
    Fault("offside needs eight", f"{GAMES}swallows/rules/marks.py", "offside_given: int = 7", "offside_given: int = 8",
          ("tests/games/swallows/rules/test_s5_answers.py",)),
    Fault("die bent by two", f"{GAMES}swallows/rules/rulings.py", "        game.total += delta\n",
          "        game.total += 2 * delta\n", ("tests/games/swallows/rules/test_s4_referee.py",)),
    Fault("bribe does not bind", f"{GAMES}swallows/rules/bribes.py", "game.bonds |= 1 << side",
          "game.bonds |= 0 << side",
          ("tests/games/swallows/rules/test_s4_bribes.py",)),
    Fault("bet paid twice", f"{GAMES}swallows/rules/payout.py", "game.cash[seat] += amount",
          "game.cash[seat] += 2 * amount", ("tests/games/swallows/rules/test_s9_payout.py",)),
    Fault("fee too high", f"{GAMES}swallows/rules/payout.py", "game.cash[seat] += fee", "game.cash[seat] += fee + 1",
          ("tests/games/swallows/rules/test_s9_payout.py",)),
    Fault("ranking criteria swapped", "swallows_gui/engine/tournament/ranking.py",
          '("difference", "goals", "head_to_head_once")', '("goals", "difference", "head_to_head_once")',
          ("tests/games/swallows/rules/test_s7_groups.py", "tests/engine/tournament")),
    Fault("drawn cards told to all", f"{GAMES}swallows/rules/events.py", "cards: Covered\n    due",
          "cards: Cards\n    due", (f"{CONTRACT}test_rules.py", "-k", "no_event and swallows")),
    Fault("bets told to all", f"{GAMES}swallows/rules/events.py", "BetPlaced(_OnTeam, secret=True)",
          "BetPlaced(_OnTeam)", (f"{CONTRACT}test_rules.py", "-k", "no_event and swallows")),
    Fault("undo of the cup keeps a die", f"{GAMES}swallows/rules/state.py", "twin.chance = self.chance.copy()",
          "twin.chance = self.chance", (f"{CONTRACT}test_rules.py", "-k", "swallows and (taken_back or take_back)")),
    Fault("undo of a match keeps a die", "swallows_gui/engine/by_turns.py", "twin.chance = game.chance.copy()",
          "twin.chance = game.chance", (f"{CONTRACT}test_rules.py", "-k", "taken_back or take_back")),
    Fault("undo takes back one too few", "swallows_gui/engine/history.py", "self.game = gone[0].before",
          "self.game = gone[-1].before", (f"{CONTRACT}test_rules.py", "-k", "taken_back")),
    Fault("snapshot loses a field", f"{GAMES}grudgematch/rules/state.py", '"pile_at", "discard", "asked"',
          '"pile_at", "asked"', (f"{CONTRACT}test_rules.py", "-k", "grudgematch and (state or states)")),
    Fault("a card drawn twice", f"{GAMES}grudgematch/rules/preparation.py", "            game.pile_at += 1\n",
          "            game.pile_at += drawn != 1\n", ("tests/games/grudgematch/rules/test_g5_draw.py",
          f"{CONTRACT}test_rules.py", "-k", "g5 or (invariant and grudgematch)")),
    Fault("a view shows another's hand", f"{GAMES}grudgematch/rules/view.py",
          "known.hands = [known.hands[side] if side == own else () for side in range(2)]",
          "known.hands = list(known.hands)", (f"{CONTRACT}test_rules.py", "-k", "grudgematch")),
    Fault("a dealt hand told to all", f"{GAMES}grudgematch/rules/events.py",
          'Hidden("number")]\n    number', 'Hidden("number", unless=("type", "cards_dealt"))]\n    number',
          (f"{CONTRACT}test_rules.py", "-k", "no_event and grudgematch")),
    Fault("no curtain before a hand", f"{GAMES}grudgematch/table/presentation.py", "return view.step in IN_HAND",
          "return False", (f"{CONTRACT}test_window.py", "-k", "curtain and grudgematch")),
    Fault("wrong clause", "resources/grudgematch/rules/reasons.json", '"wrong_suit": "G4.1"', '"wrong_suit": "G4.19"',
          (f"{CONTRACT}test_books.py", "-k", "refusal and grudgematch")),
    Fault("a name lost to screen readers", f"{GAMES}grudgematch/table/table.py",
          'self.field.setAccessibleName(self.tr("Field"))', 'self.field.setAccessibleName("")',
          (f"{CONTRACT}test_window.py", "-k", "name and grudgematch")),
    Fault("a dotted name of a title misspelt", f"{GAMES}grudgematch/title.py", "GrudgeDesk\"", "GrudgeDsek\"",
          ("tests/test_titles.py",)),
    Fault("a sentence left in English", "resources/grudgematch/commentary/de.json",
          '"Tor! {kicker} bricht das Schweigen: {score}."', '"Goal! {kicker} breaks the silence: {score}."',
          (f"{CONTRACT}test_books.py", "-k", "same_in_two")),
    Fault("stealing from fifteen points", f"{GAMES}power_soccer/rules/state.py", "STEAL_FROM: Final = 20",
          "STEAL_FROM: Final = 15", ("tests/games/power_soccer/rules/test_p3_professional.py",)),
    Fault("no red card after yellow", f"{GAMES}power_soccer/rules/attack.py",
          '"yellow": {NO_CARD: YELLOW, ADMONITION: YELLOW, YELLOW: RED}',
          '"yellow": {NO_CARD: YELLOW, ADMONITION: YELLOW, YELLOW: YELLOW}',
          ("tests/games/power_soccer/rules/test_p2_attack.py",)),
    Fault("a die to choose from shown twice", f"{GAMES}power_soccer/rules/attack.py",
          "game.thrown = (die - 1, other - 1)", "game.thrown = (die - 1, die - 1)",
          ("tests/games/power_soccer/rules/test_p9_two_dice.py",)),
    Fault("a level attack fails", f"{GAMES}final_whistle/rules/attack.py", "success = totals[0] >= totals[1]",
          "success = totals[0] > totals[1]", ("tests/games/final_whistle/rules/test_f4_attack.py",)),
    Fault("a chosen card told to all", f"{GAMES}final_whistle/rules/events.py", "CardChosen(_OfCard, secret=True)",
          "CardChosen(_OfCard)", (f"{CONTRACT}test_rules.py", "-k", "no_event and final_whistle")),
    Fault("extra time called normal", f"{GAMES}tactics_board/rules/periods.py",
          'end_match(game, "extra" if period == LAST_PERIOD else "normal")', 'end_match(game, "normal")',
          ("tests/games/tactics_board/rules/test_t14_time.py",)),
    Fault("a battle without its bonus", f"{GAMES}tactics_board/rules/battle.py",
          "winner = pawns[totals[1] > totals[0]]", "winner = pawns[dice[1] > dice[0]]",
          ("tests/games/tactics_board/rules/test_t9_battle.py",)),
    Fault("a key of the table lost", f"{GAMES}final_whistle/table/table_keys.py", "key == Qt.Key.Key_U and",
          "key == Qt.Key.Key_F12 and", ("tests/games/final_whistle/table/test_table.py", "-k", "substitution")),
    Fault("a number means another choice", "swallows_gui/ui/play/stage_text.py",
          "choice = self.offered[number - 1]", "choice = self.offered[-number]",
          ("tests/ui/play/test_text_table.py", f"{CONTRACT}test_window.py", "-k", "bribes or text and dice")),
    Fault("a replay goes two moves back", "swallows_gui/ui/play/replay/replay_desk.py",
          "self.seek(self.position - 1)", "self.seek(self.position - 2)",
          (f"{CONTRACT}test_window.py", "-k", "replay and dice")),
    Fault("a replay without any part", "swallows_gui/models/chapters.py", "[*starts[1:], last] if starts else []",
          "[*starts[1:], last]", (f"{CONTRACT}test_words.py", "-k", "breaks_off")),
    Fault("the journal keeps a line back", "swallows_gui/records/write.py",
          "for line in self._lines[self._written :]:", "for line in self._lines[self._written : -1]:",
          (f"{CONTRACT}test_records.py", "-k", "before_the_next")),
    Fault("a computer player plays the worst ball", f"{GAMES}tactics_board/ai/greedy.py",
          "return max(legal, key=play_value(game))", "return min(legal, key=play_value(game))",
          ("tests/games/tactics_board/ai", "tests/games/tactics_board/lab")),
)  # fmt: skip


def plant(copy: Path, fault: Fault) -> str:
    """Plant a fault, run its tests, and mend it: the test that failed, "" if none did.

    Raises `LookupError` if the text is not in the file, or stands there twice.
    """
    path = copy / fault.place
    before = path.read_text("utf-8")
    if before.count(fault.sound) != 1:
        raise LookupError(f"{fault.name}: {fault.place} has {before.count(fault.sound)} times {fault.sound!r}")
    path.write_text(before.replace(fault.sound, fault.broken), "utf-8")
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--assert=plain", "--tb=no"]
    environment = {
        **os.environ,
        "PYTHONPATH": f"{copy}{os.pathsep}{copy / 'packaging'}",
        "QT_QPA_PLATFORM": "offscreen",
    }
    try:
        done = subprocess.run(
            [*command, *fault.tests], cwd=copy, env=environment, capture_output=True, text=True, timeout=PATIENCE
        )
    except subprocess.TimeoutExpired:
        return "(it never ends)"
    finally:
        path.write_text(before, "utf-8")
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    if failed is not None:
        return failed[1]
    if done.returncode or not re.search(r"\d+ passed", done.stdout):
        raise LookupError(f"{fault.name}: its tests cannot run: {(done.stdout + done.stderr)[-400:]}")
    return ""


def plant_all(faults: Sequence[Fault], description: str | None) -> int:
    """Plant faults, as the command line asks, and say what caught each; 1 if something did not."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="faults whose name has this in it")
    parser.add_argument("--table", type=Path, metavar="FILE", help="write what caught each as a table of Markdown")
    asked = parser.parse_args()
    chosen = [fault for fault in faults if not asked.only or any(part in fault.name for part in asked.only)]
    caught: dict[str, str] = {}
    with tempfile.TemporaryDirectory(prefix="planted-") as folder:
        copy = Path(folder) / "checkout"
        shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
        for fault in chosen:
            try:
                caught[fault.name] = plant(copy, fault)
            except LookupError as error:
                caught[fault.name] = ""
                print(error, file=sys.stderr)
            print(f"{fault.name}: {caught[fault.name] or 'NOT CAUGHT'}", flush=True)
    if asked.table is not None:
        rows = [f"| {name} | {'`' + test + '`' if test else 'nothing'} |" for name, test in caught.items()]
        asked.table.write_text("\n".join(["| fault | caught by |", "| --- | --- |", *rows, ""]), "utf-8")
    missed = [name for name, test in caught.items() if not test]
    print(f"{len(caught) - len(missed)} of {len(caught)} faults are caught")
    return 1 if missed else 0


if __name__ == "__main__":
    raise SystemExit(plant_all(FAULTS, __doc__))
