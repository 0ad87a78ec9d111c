"""What the pages name is there: files, links, headings, commands with their options, and places in the code."""

import ast
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bench.soak import NAMES
from swallows_gui.cli import app

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "THIRD-PARTY.md", *(ROOT / "docs").rglob("*.md")],
)
BASES = ("", "swallows_gui", "docs", "resources/packs/islands", "resources", "resources/swallows", "packaging", "tests")
"""Folders that a page may leave out of a path."""
MADE = re.compile(
    r"soaks/|SHARD|OUT_DIR|\.venv|^~|^dist/|\.local/|^build/|millions-of-swallows-\*|^sea-lions/|^packs\.json$|^_internal/"
    r"|^report\.md$|/names/XX\.json$"
)
"""Paths of what is made on the reader's machine, or by him."""
LEFT_OUT = re.compile(r"\..*|build|dist|out|__pycache__")
"""Folders that are no part of the source tree."""
ENDINGS = "py|json|md|toml|ts|svg|run|lock|yml"
OPEN = re.compile(r"<\w+>|(?<![A-Z])(XX|ID|NAME|FILE|GAME|OUT_DIR)(?![A-Z])")
"""What stands for any name in a path."""
PLACE = re.compile(r"([\w/.-]+\.py): ?(\w[\w.]*)")
"""`file.py: Class.method`, a place in the code."""


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


every_page = pytest.mark.parametrize("page", PAGES, ids=name_of)


def spans(page: Path) -> list[str]:
    """What stands between backticks in a page, code blocks left out."""
    text = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return [" ".join(span.split()) for span in re.findall(r"`([^`]+)`", text)]


def command_lines(page: Path) -> Iterator[list[str]]:
    """The words of every command in a page, from spans and blocks."""
    blocks = re.findall(r"^```\w*\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.replace("\\\n", " ").splitlines()]
    for line in (*spans(page), *lines):
        words = [word for word in line.partition(" > ")[0].split() if not re.fullmatch(r"[A-Z_]+=\S+", word)]
        if words:
            yield words


@cache
def files() -> frozenset[str]:
    """Every file of the source tree, and every folder that holds one."""
    found = set()
    for folder, inner, names in os.walk(ROOT):
        inner[:] = [name for name in inner if name in (".ci", ".github") or not LEFT_OUT.fullmatch(name)]
        place = Path(folder).relative_to(ROOT)
        found |= {place.as_posix(), *((place / name).as_posix() for name in names)}
    return frozenset(found)


@cache
def base_names() -> frozenset[str]:
    return frozenset(Path(name).name for name in files())


def found(path: str, page: Path) -> bool:
    """Whether a path of a page is one of the source tree, as it stands or below a folder that it leaves out."""
    plain = path.rstrip("/")
    pattern = re.escape(OPEN.sub("*", plain)).replace(r"\*", "[^/]*")
    if "/" not in plain:
        return any(re.fullmatch(pattern, name) for name in base_names())
    beside = os.path.relpath(page.parent, ROOT)
    return any(
        re.fullmatch(pattern if base in ("", ".") else f"{re.escape(base)}/{pattern}", name)
        for base in (*BASES, beside)
        for name in files()
    )


def paths(page: Path) -> set[str]:
    """What a page names in backticks that looks like a path of the source tree."""
    named = set()
    for span in spans(page):
        for word in span.partition(" > ")[0].split():
            path = word.partition(":")[0].rstrip(",")
            if MADE.search(path) or re.search(r"[{}\"'()=|…]", path) or path.startswith(("-", "/", "./", "http")):
                continue
            if re.fullmatch(rf"[\w./<>*-]+\.({ENDINGS})", path) or re.fullmatch(r"[\w.<>*-]+/[\w./<>*-]*", path):
                named.add(path)
    return named


def headings(page: Path) -> set[str]:
    """What a link may name of a page behind #."""
    lines = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", line.lower()).replace(" ", "-") for line in lines}


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        if re.match(r"\w+:", link):
            continue
        file, _, heading = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.exists(), link
        assert not heading or heading in headings(target), link


@every_page
def test_every_path_is_there(page: Path) -> None:
    lost = sorted(path for path in paths(page) if not found(path, page))
    assert not lost


@every_page
def test_every_place_in_the_code_is_there(page: Path) -> None:
    for span in spans(page):
        match = PLACE.fullmatch(span)
        if match is None:
            continue
        named, place = match.groups()
        file = next((ROOT / base / named for base in BASES if (ROOT / base / named).is_file()), None)
        assert file is not None, span
        body = ast.parse(file.read_text("utf-8")).body
        for part in place.split("."):
            node = next((node for node in body if part in names_of(node)), None)
            assert node is not None, f"{span}: there is no {part}"
            body = getattr(node, "body", [])


def names_of(node: ast.stmt) -> set[str]:
    """What a statement declares."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return {target.id for target in targets if isinstance(target, ast.Name)}


@cache
def help_of(*command: str) -> str:
    """What `swallows COMMAND --help` says; fails where there is no such command."""
    done = CliRunner().invoke(app, [*command, "--help"], env={"COLUMNS": "200", "NO_COLOR": "1"})
    assert done.exit_code == 0, command
    return done.stdout


def options_of(words: list[str]) -> list[str]:
    return [word.partition("=")[0] for word in words if re.match(r"--[a-z]", word)]


@every_page
def test_every_command_of_the_program_is_there_with_its_options(page: Path) -> None:
    for words in command_lines(page):
        if Path(words[0]).name != "swallows" or len(words) < 2 or words[1].startswith("-"):
            continue
        name = words[1]
        if not re.fullmatch(r"[a-z]+", name):
            continue
        grouped = "COMMAND [ARGS]" in help_of(name) and len(words) > 2 and re.fullmatch("[a-z]+", words[2])
        command = (name, words[2]) if grouped else (name,)
        for option in options_of(words):
            assert option in help_of(*command), " ".join(words)
        help_of(*command)


@every_page
def test_every_script_is_there_with_its_options(page: Path) -> None:
    for words in command_lines(page):
        if words[0] in ("python", "python3", "py", ".venv/bin/python", "sudo", "sh"):
            words = words[1:]
        if not words or not words[0].startswith("packaging/"):
            continue
        script = ROOT / words[0]
        sources = [script] if script.is_file() else sorted(script.rglob("*.py"))
        assert sources, words[0]
        handed_on = words[1:2] == ["test"]  # what follows is pytest's
        text = "".join(source.read_text("utf-8") for source in sources)
        if words[0] == "packaging/bootstrap.py":
            assert len(words) == 1 or f'"{words[1]}"' in text, " ".join(words)
        for option in () if handed_on else options_of(words):
            assert f'"{option}"' in text, " ".join(words)


@every_page
def test_every_trial_of_the_bench_is_there(page: Path) -> None:
    for words in command_lines(page):
        if "soak" in words[:-1] and (name := words[words.index("soak") + 1]) != "NAME":
            assert name in NAMES, " ".join(words)


def test_what_is_not_there_is_found(tmp_path: Path) -> None:
    """The tests above can fail."""
    page = tmp_path / "page.md"
    page.write_text(
        "[x](no.md) `ui/kit/no_such.py` `engine/game.py: Game.no_such` `soak nothing` `swallows play --no-such` "
        "`packaging/translate.py check --no-such`\n"
    )
    for test in (
        test_every_link_leads_somewhere,
        test_every_path_is_there,
        test_every_place_in_the_code_is_there,
        test_every_command_of_the_program_is_there_with_its_options,
        test_every_script_is_there_with_its_options,
        test_every_trial_of_the_bench_is_there,
    ):
        with pytest.raises(AssertionError):
            test(page)
