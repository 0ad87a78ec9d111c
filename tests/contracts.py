"""A contract for import-linter: games stand apart. `pyproject.toml` names it, `lint-imports` checks it."""

from __future__ import annotations

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, output

from swallows_gui.games import TITLES


class GamesApart(Contract):
    """Shared modules import no game, and games do not import each other.

    A module belongs to a game if its dotted name has the game's id as a part: `swallows_gui.models.swallows.names`.
    """

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002 - as import-linter calls it
        """Look at every import of the house."""
        found = []
        for importer in sorted(module for module in graph.modules if self._in_house(module)):
            for imported in sorted(graph.find_modules_directly_imported_by(importer)):
                if self._in_house(imported) and self._game(imported) not in ("", self._game(importer)):
                    found.append((importer, imported))
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Name every import that has to go."""
        for importer, imported in check.metadata["found"]:
            output.print_error(f"{importer} imports {imported}", bold=False)
        output.new_line()

    @staticmethod
    def _in_house(module: str) -> bool:
        return module.partition(".")[0] == "swallows_gui"

    @staticmethod
    def _game(module: str) -> str:
        """The game that a module belongs to; "" for a shared one."""
        return next((part for part in module.split(".") if part in TITLES), "")
