#!/usr/bin/env python3
"""Shows how a checkout is built: `packaging/checks/house.py [CHECKOUT [LATER]] [--most N]`, this one without a word.

It prints files and lines of code by room (no blanks, comments and docstrings), the longest functions, modules that
import each other in circles, names that several classes have, in how many files an event of a game is named, how often
events are read by the names of their fields, and modules of the house that name a game. A second checkout stands beside
the first, with what it has more or less. Checkouts in which the rooms of a game lay on the floors of the house
(`engine/GAME` instead of `games/GAME/rules`) are read as well.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import tokenize
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Final

PACKAGE: Final = "swallows_gui"
ROOMS_OF_OLD: Final = {"engine": "rules", "catalogue": "data", "models": "words", "ui": "table"}
"""How the rooms of a game were called on the floors of the house."""
DEEPER: Final = ("swallows_gui/ui", "packaging", "tests", "tests/games")
"""Folders of which each folder is a room of its own."""
_EVENT: Final = re.compile(
    r"\w*event|told|heard|one|each|opening|standing|started|ended|played|goal|shot|roll|last|latest"
)
"""What variables are called that hold an event."""
_NO_CODE: Final = frozenset(
    (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)
)


@dataclass(frozen=True)
class Module:
    """One file of Python."""

    path: str
    """From the checkout on, with slashes."""
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """What it says. Raises `SyntaxError`."""
        return ast.parse(self.text)

    @property
    def name(self) -> str:
        """Its name as it is imported."""
        return self.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    @cached_property
    def code(self) -> frozenset[int]:
        """The numbers of its lines of code."""
        found: set[int] = set()
        for token in tokenize.generate_tokens(io.StringIO(self.text).readline):
            if token.type not in _NO_CODE:
                found.update(range(token.start[0], token.end[0] + 1))
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Expr) and _is_text(node.value):
                found.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
        return frozenset(found)


@dataclass
class House:
    """A checkout."""

    folder: Path
    modules: Mapping[str, Module] = field(init=False)
    """By path."""

    def __post_init__(self) -> None:
        found = [
            Module(path.relative_to(self.folder).as_posix(), path.read_text("utf-8"))
            for top in (PACKAGE, "packaging", "tests")
            for path in sorted((self.folder / top).rglob("*.py"))
        ]
        self.modules = {module.path: module for module in found}

    @cached_property
    def games(self) -> frozenset[str]:
        """The ids of its games: whatever folder has rules of a game."""
        found = re.compile(rf"{PACKAGE}/(?:games/(\w+)/rules|engine/(\w+))/game\.py")
        matches = filter(None, map(found.fullmatch, self.modules))
        return frozenset(match[1] or match[2] for match in matches)

    @property
    def product(self) -> list[Module]:
        """What is installed."""
        return [module for path, module in self.modules.items() if path.startswith(f"{PACKAGE}/")]

    def room(self, path: str) -> str:
        """The room of a file; those of a game begin with `games/`, those of the house with `house/`."""
        top, *parts = path.split("/")
        if top != PACKAGE:
            deeper = [folder for folder in DEEPER if path.startswith(f"{folder}/")]
            depth = max((folder.count("/") + 2 for folder in deeper), default=1)
            return "/".join(path.split("/")[:-1][:depth])
        if parts[0] == "games" and len(parts) > 2:
            return "/".join(parts[:3] if len(parts) > 3 else parts[:2])
        game = next((part for part in parts[1:-1] if part in self.games), None)
        if game is not None:
            return f"games/{game}/{ROOMS_OF_OLD.get(parts[0], parts[0])}"
        deep = 2 if f"{top}/{parts[0]}" in DEEPER else 1
        return "/".join(["house", *parts[:-1][:deep]])

    def rooms(self) -> dict[str, tuple[int, int]]:
        """Files and lines of code by room."""
        found: dict[str, tuple[int, int]] = {}
        for path, module in self.modules.items():
            files, lines = found.get(self.room(path), (0, 0))
            found[self.room(path)] = (files + 1, lines + len(module.code))
        return found

    def functions(self) -> list[tuple[int, str]]:
        """Every function of the product by its lines of code, the longest first."""
        found = []
        for module in self.product:
            for node in ast.walk(module.tree):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    lines = module.code.intersection(range(node.lineno, (node.end_lineno or node.lineno) + 1))
                    found.append((len(lines), f"{module.path}:{node.lineno} {node.name}"))
        return sorted(found, key=lambda each: (-each[0], each[1]))

    def shared_names(self) -> list[tuple[str, list[str]]]:
        """Names that two or more classes of the product have, with their modules, the commonest first."""
        found: dict[str, list[str]] = defaultdict(list)
        for module in self.product:
            for node in ast.walk(module.tree):
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(module.name)
        several = [(name, places) for name, places in found.items() if len(places) > 1]
        return sorted(several, key=lambda each: (-len(each[1]), each[0]))

    def part(self, module: str) -> str:
        """A module by its name, that of a game without the game's id: "games.*.rules.state"."""
        return re.sub(rf"\bgames\.({'|'.join(self.games)})\b", "games.*", module)

    def circles(self) -> list[list[str]]:
        """Modules of the product that need each other while they are imported, each group once."""
        names = {module.name: module for module in self.product}
        return _circles({name: set(_needed(module, names)) - {name} for name, module in names.items()})

    def events(self, game: str) -> dict[str, frozenset[str]]:
        """The events that a game declares, each with its fields: {"goal": {"side", "score"}}."""
        module = self.modules.get(f"{PACKAGE}/games/{game}/rules/events.py")
        classes = [] if module is None else [node for node in module.tree.body if isinstance(node, ast.ClassDef)]
        return {
            _type_of(node.name): frozenset(
                part.target.id.rstrip("_")
                for part in node.body
                if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)
            )
            for node in classes
            if not node.name.startswith("_") and node.name != "Modifier"
        }

    def naming_an_event(self, game: str) -> dict[str, list[str]]:
        """By each event of a game the modules that name it: as a class, or as a text that is its type, where that means
        an event (`_events_meant`)."""
        return self._naming(game, _events_meant)

    def naming_an_event_by_any_text(self, game: str) -> dict[str, list[str]]:
        """The same, whatever a text means: "goal" may be the end of an attack, a face of a die or a key of a file."""
        return self._naming(game, lambda module, _all: _texts(module))

    def _naming(self, game: str, named: Callable[[Module, frozenset[str]], set[str]]) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {kind: [] for kind in self.events(game)}
        everything = frozenset(found).union(*map(self.events, self.games))
        for module in self.product:
            own = self.room(module.path).startswith(f"games/{game}")
            if own or self.room(module.path).startswith("house"):
                classes = _classes(module) if own else set()
                for kind in (named(module, everything) | classes).intersection(found):
                    found[kind].append(module.path)
        return found

    def read_by_string(self) -> list[str]:
        """Places of the product that read a field of an event by its name: `event["seat"]`."""
        fields = {"type"}.union(*(each for game in self.games for each in self.events(game).values()))
        return [
            f"{module.path}:{node.lineno} {ast.unparse(node)}"
            for module in self.product
            for node in ast.walk(module.tree)
            if isinstance(node, ast.Subscript)
            and isinstance(node.value, ast.Name)
            and _EVENT.fullmatch(node.value.id)
            and isinstance(node.slice, ast.Constant)
            and node.slice.value in fields
        ]

    def naming_a_game(self) -> list[str]:
        """Places of the house that name a game: by an import, by a text that is its id, or by a dotted name.

        Of the game that is called like the program only an import, a dotted name, and a text that is nothing else.
        """
        found = []
        for module in self.product:
            if self.room(module.path).startswith("house"):
                for line, named in sorted(_named(module, self.games)):
                    found.append(f"{module.path}:{line} {named}")
        return found


def _type_of(name: str) -> str:
    """What the events of a class are called in records: "CardDrawn" is "card_drawn"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def _texts(module: Module) -> set[str]:
    """All texts of a module."""
    return _in(module.tree)


def _classes(module: Module) -> set[str]:
    """What events are called whose class has the name of something that a module names."""
    names: set[str] = set()
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Name):
            names.add(node.id)
        elif isinstance(node, ast.Attribute):
            names.add(node.attr)
        elif isinstance(node, ast.ClassDef):
            names.add(node.name)
    return {_type_of(name) for name in names if name[:1].isupper()}


def _events_meant(module: Module, everything: frozenset[str]) -> set[str]:
    """The texts of a module that mean a type of event: what a call `tell` is given first, what is called `type`, is
    compared or matched with a type or looked up by one, the first of a tuple, a value that is given a name, and
    collections most of whose texts are events of some game."""
    found: set[str] = set()
    for node in ast.walk(module.tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="tell"), args=[first, *_]):
                found |= _in(first)
            case ast.Dict():
                keys = [key for key in node.keys if key is not None]
                found |= _mostly_events(keys, everything)
                found |= {text for key, value in zip(node.keys, node.values, strict=True)
                          if key is not None and _in(key) == {"type"} for text in _in(value)}  # fmt: skip
            case ast.Tuple(elts=[ast.Constant(value=str(text)), _, *_]):
                found |= {text} | _mostly_events(node.elts, everything)
            case ast.Set() | ast.Tuple() | ast.List():
                found |= _mostly_events(node.elts, everything)
            case ast.Compare() if any(map(_is_type, (node.left, *node.comparators))):
                found |= _in(node)
            case ast.Subscript(slice=ast.Constant()) if _is_type(node.value):
                found |= _in(node.slice)
            case ast.Match() if _is_type(node.subject):
                found |= {text for case in node.cases for text in _in(case.pattern)}
            case ast.MatchSequence(patterns=[ast.MatchValue() | ast.MatchOr() as first, *_]):
                found |= _in(first)
            case ast.Assign(value=ast.Constant() | ast.IfExp() as value):
                found |= _in(value)
            case ast.keyword(value=value) if isinstance(value, ast.Constant):
                found |= _in(value) if node.arg in ("type", "begins", "ends") else set()
    return found


def _in(node: ast.AST) -> set[str]:
    """The texts within a node."""
    return {one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)}


def _is_type(node: ast.expr) -> bool:
    """Whether an expression is the type of an event: `event["type"]`, `event[0]`, `.type`, or a name for it."""
    match node:
        case ast.Subscript(slice=ast.Constant(value="type" | 0)) | ast.Attribute(attr="type"):
            return True
        case ast.Call(func=ast.Attribute(attr="get"), args=[ast.Constant(value="type"), *_]):
            return True
        case ast.Call(func=ast.Name(id="str"), args=[inner]):
            return _is_type(inner)
        case ast.Name(id=name):
            return "kind" in name or "type" in name
    return False


def _mostly_events(nodes: Iterable[ast.expr], everything: frozenset[str]) -> set[str]:
    """The texts among these, if most of them are events."""
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return texts if 2 * len(texts & everything) > len(texts) else set()


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _needed(module: Module, names: Mapping[str, Module]) -> Iterator[str]:
    """The modules that are imported when a module is: not those in functions, nor those for types alone."""
    package = module.name if module.path.endswith("/__init__.py") else module.name.rpartition(".")[0]
    waiting: list[ast.stmt] = list(module.tree.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                full = f"{source}.{alias.name}"
                yield from (name for name in (full if full in names else source,) if name in names)
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            waiting += node.orelse
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waiting += [child for child in ast.walk(node) if isinstance(child, ast.stmt) and child is not node]


def _circles(needs: Mapping[str, set[str]]) -> list[list[str]]:
    """Groups of names of which each leads to each (Tarjan), the largest first."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []
    for root in needs:
        if root in order:
            continue
        order[root] = low[root] = len(order)
        stack.append(root)
        path = [(root, iter(sorted(needs[root])))]
        while path:
            name, others = path[-1]
            other = next(others, None)
            if other is None:
                path.pop()
                if path:
                    low[path[-1][0]] = min(low[path[-1][0]], low[name])
                if low[name] == order[name]:
                    group = stack[stack.index(name) :]
                    del stack[stack.index(name) :]
                    if len(group) > 1:
                        found.append(sorted(group))
            elif other not in order:
                order[other] = low[other] = len(order)
                stack.append(other)
                path.append((other, iter(sorted(needs[other]))))
            elif other in stack:
                low[name] = min(low[name], order[other])
    return sorted(found, key=lambda group: (-len(group), group))


def _named(module: Module, games: Iterable[str]) -> set[tuple[int, str]]:
    """Lines of a module that name a game, and which."""
    known = frozenset(games)
    floors = "|".join((*ROOMS_OF_OLD, "ai", "session", "lab", "cli", "games"))
    dotted = re.compile(rf"\b(?:{floors})(?:\.\w+)?\.({'|'.join(sorted(known))})\b")
    program = PACKAGE.partition("_")[0]
    others = re.compile(rf"\b({'|'.join(sorted(known - {program})) or '(?!)'})\b")
    texts = {id(node.value) for node in ast.walk(module.tree) if isinstance(node, ast.Expr) and _is_text(node.value)}
    found: set[tuple[int, str]] = set()
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            source = getattr(node, "module", None) or ""
            whole = [f"{source}.{alias.name}" if source else alias.name for alias in node.names]
            found.update((node.lineno, match[1]) for name in whole for match in dotted.finditer(name))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in texts:
            if node.value in known:
                found.add((node.lineno, node.value))
            for pattern in (dotted, others):
                found.update((node.lineno, match[1]) for match in pattern.finditer(node.value))
    return found


def _totals(rooms: Mapping[str, tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """Files and lines of code of house, games, product, bench, tests and what else is packaging."""
    found: Counter[str] = Counter()
    lines: Counter[str] = Counter()
    for room, (files, code) in rooms.items():
        top = room.partition("/")[0]
        bench = room == "packaging/bench"
        for name in {"bench" if bench else top, *(("product",) if top in ("house", "games") else ())}:
            found[name] += files
            lines[name] += code
    return {name: (found[name], lines[name]) for name in ("house", "games", "product", "bench", "tests", "packaging")}


def _table(houses: Sequence[House]) -> Iterator[str]:
    """Files and lines by room, and in all; of two checkouts beside each other."""
    counted = [house.rooms() for house in houses]
    sums = [{f"all {name}": count for name, count in _totals(rooms).items()} for rooms in counted]
    later = "" if len(houses) == 1 else f"{'files':>8}{'lines':>9}{'more':>9}"
    yield f"{'room':34}{'files':>7}{'lines':>9}{later}"
    for rows in (counted, sums):
        for room in sorted({room for rooms in rows for room in rooms}):
            before, *after = (rooms.get(room, (0, 0)) for rooms in rows)
            beside = "".join(f"{files:8,}{lines:9,}{lines - before[1]:+9,}" for files, lines in after)
            yield f"{room:34}{before[0]:7,}{before[1]:9,}{beside}"


def report(houses: Sequence[House], most: int) -> Iterator[str]:
    """Everything, line by line; of long lists so many entries."""
    yield from _table(houses)
    for house in houses:
        yield f"\n{house.folder}"
        functions = house.functions()
        yield f"longest of {len(functions):,} functions"
        yield from (f"  {lines:4} {where}" for lines, where in functions[:most])
        circles = house.circles()
        yield f"circles of imports: {len(circles)}"
        yield from (f"  {' '.join(group)}" for group in circles[:most])
        shared = house.shared_names()
        alike = sum(len({house.part(place) for place in places}) == 1 for _name, places in shared)
        yield (
            f"names that several classes have: {len(shared)}, by {sum(len(each[1]) for each in shared)} classes; "
            f"{alike} of them name the same part of several games"
        )
        yield from (f"  {len(places):4} {name}" for name, places in shared[:most])
        for game in sorted(house.games):
            named = house.naming_an_event(game)
            counts = sorted(len(files) for files in named.values())
            if counts:
                most_named = max(named, key=lambda kind: len(named[kind]))
                yield f"files that name an event of {game}: {counts[len(counts) // 2]}, {counts[-1]} ({most_named})"
                texts = sorted(map(len, house.naming_an_event_by_any_text(game).values()))
                yield f"  whatever a text means: {texts[len(texts) // 2]}, {texts[-1]}"
        by_string = house.read_by_string()
        yield f"fields of events that are read by a string: {len(by_string)}"
        yield from (f"  {each}" for each in by_string[:most])
        naming = house.naming_a_game()
        files = {place.partition(":")[0] for place in naming}
        yield f"places of the house that name a game: {len(naming)}, in {len(files)} modules"
        yield from (f"  {each}" for each in naming[:most])


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    here = Path(__file__).resolve().parents[2]
    parser.add_argument("checkouts", nargs="*", type=Path, default=[here], metavar="CHECKOUT")
    parser.add_argument("--most", type=int, default=15, help="entries of a long list that are printed")
    given = parser.parse_args(arguments)
    if len(given.checkouts) > 2 or not all((folder / PACKAGE).is_dir() for folder in given.checkouts):
        parser.error(f"name one or two checkouts: folders with {PACKAGE} in them")
    print("\n".join(report([House(folder) for folder in given.checkouts], given.most)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
