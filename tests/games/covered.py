"""Which clauses of a game's rules have a test that is named after them, for the rule tests of any game."""

import ast
import re
from collections.abc import Collection
from pathlib import Path


class Covered:
    """The rule tests in a folder, in files named after their section: `test_s5_order.py` holds `test_s5_14_...`."""

    def __init__(self, folder: Path, letter: str) -> None:
        self._letter = letter
        self._paths = sorted(folder.glob(f"test_{letter}[0-9]*.py"))
        self._pattern = re.compile(rf"test_{letter}(\d+)_(\d+)_\w+")

    def _tests(self) -> list[tuple[str, str]]:
        """Files and the tests in them."""
        return [
            (path.stem, node.name)
            for path in self._paths
            for node in ast.parse(path.read_text(encoding="utf-8")).body
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        ]

    def by_clause(self) -> dict[str, list[str]]:
        """The tests by the clause they name."""
        found: dict[str, list[str]] = {}
        for stem, name in self._tests():
            if match := self._pattern.fullmatch(name):
                found.setdefault(f"{self._letter.upper()}{match[1]}.{match[2]}", []).append(f"{stem}.{name}")
        return found

    def missing(self, due: Collection[str]) -> list[str]:
        """The clauses among those due that have no test."""
        named = self.by_clause()
        return [clause for clause in due if clause not in named]

    def misplaced(self, known: Collection[str]) -> list[str]:
        """The tests that name no clause that there is, or stand in another section's file, or name none at all."""
        wrong = [f"{stem}.{name}" for stem, name in self._tests() if not self._pattern.fullmatch(name)]
        for clause, tests in self.by_clause().items():
            section = clause.partition(".")[0].lower()
            wrong += [test for test in tests if clause not in known or not test.startswith(f"test_{section}_")]
        return wrong
