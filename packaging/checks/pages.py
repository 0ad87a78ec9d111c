#!/usr/bin/env python3
"""Renews what pages of `docs/` take from the code: `packaging/checks/pages.py`.

A page says between marks what stands there:

    <!-- code of tests/house/desk.py: TinyWords TinyManners -->
    <!-- api of swallows_gui/engine/game.py: Game View -->
    <!-- events of power_soccer -->

up to the next `<!-- end -->`. *code* is the source of these names, word for word; *api* is their members with their
docstrings; *events* is the table of what a game declares in `rules/events.py`. `start` in the place of a name is
everything in the file before its first class or function, and whatever stands between two names (assignments) belongs
to the one that it follows. A test holds pages and code equal.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from swallows_gui import titles

ROOT: Final = Path(__file__).resolve().parents[2]
MARK: Final = re.compile(r"(?<=<!-- )(code|api|events) of ([^\s:]+)(?:: ([\w ]+))? -->.*?(?=\n<!-- end -->)", re.DOTALL)
START: Final = "start"


def parts(path: Path) -> dict[str, str]:
    """The source of a file in its order, cut before every class and function at its outermost level, by their names."""
    source = path.read_text("utf-8")
    lines = source.splitlines()
    cuts = {START: 0}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            cuts[node.name] = first - 1
    ends = [*list(cuts.values())[1:], len(lines)]
    return {name: "\n".join(lines[cut:end]).strip("\n") for (name, cut), end in zip(cuts.items(), ends, strict=True)}


def code(path: Path, names: list[str]) -> str:
    """The source of these names as a code block. Raises `KeyError` for one that is not there."""
    found = parts(path)
    return "```python\n" + "\n\n\n".join(found[name] for name in names) + "\n```"


def api(path: Path, names: list[str]) -> str:
    """What these classes offer, by their docstrings. Raises `KeyError` for one that is not there."""
    classes = {node.name: node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)}
    return "\n\n".join(line for name in names for line in _class(classes[name]))


def _class(declared: ast.ClassDef) -> Iterator[str]:
    bases = ", ".join(ast.unparse(base) for base in declared.bases)
    yield f"## {declared.name}"
    if bases:
        yield f"`class {declared.name}({bases})`"
    yield _prose(ast.get_docstring(declared))
    after = [*declared.body[1:], None]
    for node, follower in zip(declared.body, after, strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and not node.target.id.startswith("_"):
            yield f"**`{node.target.id}: {ast.unparse(node.annotation)}`**"
            if isinstance(follower, ast.Expr) and isinstance(follower.value, ast.Constant):
                yield _prose(str(follower.value.value))
        elif isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            yield f"**`{_signature(node)}`**"
            yield _prose(ast.get_docstring(node))


def _signature(function: ast.FunctionDef) -> str:
    returns = "" if function.returns is None else ast.unparse(function.returns).strip("'")
    if any(isinstance(mark, ast.Name) and mark.id == "property" for mark in function.decorator_list):
        return f"{function.name}: {returns}"
    arguments = function.args
    if arguments.args and arguments.args[0].arg in ("self", "cls"):
        arguments.args = arguments.args[1:]
    return f"{function.name}({ast.unparse(arguments)}) -> {returns}"


def _prose(docstring: str | None) -> str:
    """A docstring as Markdown: its examples are code blocks."""
    paragraphs = (docstring or "").split("\n\n")
    return "\n\n".join(f"```python\n{text}\n```" if text.startswith(">>>") else text for text in paragraphs)


def renewed(text: str) -> str:
    """A page, everything between marks as the code has it now."""

    def anew(found: re.Match[str]) -> str:
        if found[1] == "events":
            events = titles.title(found[2]).load("rules.events:EVENTS")
            return f"events of {found[2]} -->\n{events.table()}"
        make = code if found[1] == "code" else api
        return f"{found[1]} of {found[2]}: {found[3]} -->\n{make(ROOT / found[2], found[3].split())}"

    return MARK.sub(anew, text)


def pages() -> list[Path]:
    """The pages that take something from the code."""
    return [page for page in sorted((ROOT / "docs").rglob("*.md")) if MARK.search(page.read_text("utf-8"))]


if __name__ == "__main__":
    for page in pages():
        page.write_text(renewed(page.read_text("utf-8")), "utf-8", newline="\n")
