"""Packs, formats and cups that mean harm: made by the seed, and given to whoever reads such files.

Each must be refused in one clear sentence or be harmless; nothing of it may be left behind, and none may take long. The
kinds are those that files of strangers come in: archives that explode, names that lead elsewhere, numbers and nesting
without end, text that is none, ids that stand twice, needs in circles, drawings without end, formats that nobody can
play.
"""

from __future__ import annotations

import json
import random
import stat
import struct
import tempfile
import time
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from swallows_gui.catalogue.mistakes import BadCard, BadFile
from swallows_gui.catalogue.pack_store import install, installed, remove
from swallows_gui.catalogue.places import data_path
from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.data.compiled import read_format
from swallows_gui.games.swallows.data.cups import read_cup, shipped_cups
from swallows_gui.games.swallows.data.new_pack import sound_files

A_SHARD: Final = 65
"""Hostile files in one shard of the soak."""
SLOW: Final = 2.0
"""Seconds within which each must be done with."""

Files = dict[str, bytes]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of one hostile file."""

    what: str
    refusal: str
    """The sentence; "" where it was taken."""
    fault: str
    """What is wrong with how it was treated; "" where nothing is."""
    seconds: float


def outcomes(seed: int, number: int = A_SHARD) -> Iterator[Outcome]:
    """So many hostile files, those of this seed, with what came of each."""
    chance = random.Random(f"hostile {seed}")
    for _ in range(number):
        kind = chance.choice(_KINDS)
        with tempfile.TemporaryDirectory() as folder:
            yield kind(chance, Path(folder))


# Packs


def _packed(what: str, chance: random.Random, place: Path, files: Mapping[str, bytes], *, as_folder: bool) -> Outcome:
    """A pack of these files, as a folder or in an archive, is installed."""
    source = place / "source" / ("pack" if as_folder else "pack.zip")
    source.parent.mkdir()
    if as_folder:
        for name, content in files.items():
            path = source / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    else:
        with zipfile.ZipFile(source, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, content in files.items():
                archive.writestr(name, content)
    del chance
    return _installed(what, place, source)


def _installed(what: str, place: Path, source: Path) -> Outcome:
    """Install a hostile source among a sound pack, and look at what is left."""
    root = place / "packs"
    root.mkdir()
    before = _all_below(place)
    began = time.perf_counter()
    refusal = fault = ""
    try:
        install(source, folder=root)
    except BadCard as refused:
        refusal = str(refused)
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
    seconds = time.perf_counter() - began
    after = _all_below(place)
    if not fault and refusal:
        left = after - before - {"packs/.lock"}
        fault = f"left behind: {sorted(left)[:3]}" if left else _unclear(refusal)
    elif not fault:
        strange = {name for name in after - before if not name.startswith("packs/")}
        fault = f"written elsewhere: {sorted(strange)[:3]}" if strange else ""
        there = installed(root)
        if not fault and (len(there) != 1 or there[0].pack is None):
            fault = "taken, and not to be used"
        for each in there:
            remove(each.id, root)
    return Outcome(what, refusal, fault, seconds)


def _all_below(place: Path) -> set[str]:
    return {path.relative_to(place).as_posix() for path in place.rglob("*")}


def _unclear(sentence: str) -> str:
    if "\n" in sentence or not sentence.isprintable():
        return f"more than a line: {sentence[:200]!r}"
    return f"too long a sentence: {sentence[:80]!r}..." if len(sentence) > 400 else ""


def _base() -> Files:
    return {
        name: content.encode() if isinstance(content, str) else json.dumps(content).encode()
        for name, content in sound_files("harm", "Harm", "Nobody").items()
    }


_NUMBERS: Final = (0, -1, 2**31, 2**63, 10**30, -(10**30), 1e308, -1e308, 1e-320, 0.5)
_TEXTS: Final = (
    "",
    " ",
    "x" * 100_000,
    "\u202e\u0000\n",
    "\ud83d\ude00" * 50,
    "../..",
    "harm:",
    ":",
    "a:b:c",
    "%s{0}",
    "NaN",
)


def _harm(chance: random.Random) -> Any:
    """A value where another one is due."""
    kind = chance.randrange(7)
    if kind == 0:
        return chance.choice(_NUMBERS)
    if kind == 1:
        return chance.choice(_TEXTS)
    if kind == 2:
        return [chance.choice((0, "", None, []))] * chance.choice((0, 1, 500, 20_000))
    if kind == 3:
        return {f"k{number}": number for number in range(chance.choice((0, 1, 5_000)))}
    if kind == 4:
        return None
    if kind == 5:
        return chance.choice((True, False))
    return _nested(chance.choice((2, 31, 33, 500)))


def _nested(depth: int) -> Any:
    found: Any = 0
    for _ in range(depth):
        found = [found]
    return found


def _way(chance: random.Random, value: Any) -> tuple[Any, ...]:
    """A way to something inside a value."""
    path: tuple[Any, ...] = ()
    while isinstance(value, dict | list) and value and (not path or chance.random() < 0.7):
        key = chance.choice(list(value) if isinstance(value, dict) else range(len(value)))
        path, value = (*path, key), value[key]
    return path


def _spoilt(chance: random.Random, value: Any, times: int) -> tuple[Any, str]:
    """A value with harm in some of its places, and where."""
    told = []
    for _ in range(times):
        path = _way(chance, value)
        if not path:
            break
        holder = value
        for key in path[:-1]:
            holder = holder[key]
        told.append(".".join(map(str, path)))
        deed = chance.randrange(4)
        if deed == 0 and isinstance(holder, dict):
            del holder[path[-1]]
        elif deed == 1 and isinstance(holder, list):
            holder.extend([holder[path[-1]]] * chance.choice((1, 50, 3_000)))
        else:
            holder[path[-1]] = _harm(chance)
    return value, ", ".join(told)


def _dumped(value: Any) -> bytes:
    return json.dumps(value).encode("utf-8", "surrogatepass")


def _spoilt_pack(chance: random.Random, place: Path) -> Outcome:
    """Harm anywhere in a pack's JSON."""
    files = _base()
    name = chance.choice([name for name in files if name.endswith(".json")])
    spoilt, where = _spoilt(chance, json.loads(files[name]), chance.choice((1, 1, 2, 5)))
    files[name] = _dumped(spoilt)
    return _packed(f"{name}: {where}", chance, place, files, as_folder=chance.random() < 0.5)


def _no_json(chance: random.Random, place: Path) -> Outcome:
    """A file that is no JSON, or no text."""
    files = _base()
    name = chance.choice(list(files))
    content = files[name]
    cut = chance.randrange(1, len(content))
    what, files[name] = chance.choice(
        (
            ("cut off", content[:cut]),
            ("bad UTF-8", content[:cut] + b"\xff\xfe\xfa" + content[cut:]),
            ("half a letter", content[:cut] + b"\xed\xa0\x80" + content[cut:]),
            ("UTF-16", content.decode().encode("utf-16")),
            ("a mark of bytes", b"\xef\xbb\xbf" + content),
            ("zeros", bytes(1000)),
            ("noise", chance.randbytes(5_000)),
            ("brackets", b"[" * chance.choice((33, 1_000, 900_000))),
            ("pairs of brackets", b"[" + b",".join([b"[]"] * 300_000) + b"]"),
            ("objects in each other", b'{"a":' * 900 + b"0" + b"}" * 900),
            ("quotes", b'"' + b'\\"' * 450_000),
            ("a huge number", b"[" + b"9" * 900_000 + b"]"),
            ("a number without end", b"[1e99999, NaN, -Infinity]"),
            ("a name twice", b'{"id": "harm", ' + content.lstrip()[1:]),
            ("many names", b"{" + b",".join(b'"k%d":0' % number for number in range(60_000)) + b"}"),
            ("too large", b" " * 1_000_001),
        )
    )
    return _packed(f"{name}: {what}", chance, place, files, as_folder=chance.random() < 0.5)


def _strange_files(chance: random.Random, place: Path) -> Outcome:
    """Files that no pack has."""
    files = _base()
    name = chance.choice(
        ("run.py", "cards/more.json", "a/b/c/d/e.json", "x.json", "lib.so", "cards.json", ".hidden.json", "nations",
         "formats/x.exe", "CON.json", "trailing .txt ", "cards/green.json/x.txt", "ü.txt", "a" * 300 + ".txt")
    )  # fmt: skip
    if name.endswith("/x.txt"):
        del files["cards/green.json"]
    as_folder = chance.random() < 0.5 and len(name) < 200
    return _packed(f"a file {name[:40]!r}", chance, place, {**files, name: b"{}"}, as_folder=as_folder)


def _circle(chance: random.Random, place: Path) -> Outcome:
    """Needs that cannot be met."""
    files = _base()
    needs = chance.choice((["harm"], ["nobody"], ["harm", "harm"], [f"p{number}" for number in range(5_000)], ["../x"]))
    files["pack.json"] = _dumped({**json.loads(files["pack.json"]), "needs": needs})
    return _packed(f"needs {needs[:3]}", chance, place, files, as_folder=chance.random() < 0.5)


def _many_things(chance: random.Random, place: Path) -> Outcome:
    """More cards, nations, shapes or texts than a game can hold."""
    files = _base()
    card, nation = json.loads(files["cards/green.json"])[0], json.loads(files["nations.json"])[0]
    number = chance.choice((150, 399, 401, 5_000))
    what = chance.randrange(8)
    if what == 0:
        files["cards/green.json"] = _dumped([{**card, "id": f"harm:c{each}", "count": 20} for each in range(number)])
    elif what == 1:
        files["nations.json"] = _dumped([nation] * number)
    elif what == 2:
        shape = {"shape": "star", "paint": "#FF0000", "at": [50, 50], "size": [200, 200], "points": 24}
        files["nations.json"] = _dumped([{**nation, "flag": {"shapes": [shape] * number}}])
    elif what == 3:
        path = [[each % 200, each * 7 % 200] for each in range(number)]
        shape = {"shape": "polygon", "paint": "#FF0000", "path": path}
        files["nations.json"] = _dumped([{**nation, "flag": {"shapes": [shape]}}])
    elif what == 4:
        line = "red d M -400 -400 " + "C 400 400 -400 400 400 -400 " * chance.choice((20, 28, 400))
        things = {f"harm:{chr(97 + each % 26) * (each // 26 + 1)}": {"drawing": [line] * chance.choice((60, 61))}
                  for each in range(chance.choice((1, 30)))}  # fmt: skip
        files["art/things.json"] = _dumped(things)
    elif what == 5:
        figure = {"pose": "run", "side": "own", "at": [50, 50]}
        files["cards/green.json"] = _dumped([{**card, "scene": {"figures": [figure] * number}}])
    elif what == 6:
        files["pack.json"] = _dumped({**json.loads(files["pack.json"]), "off": ["coffee-break"] * number})
    else:
        files |= {f"formats/f{each}.json": b"{}" for each in range(number)}
    return _packed(f"many things of kind {what}: {number}", chance, place, files, as_folder=what != 7)


def _tongues(chance: random.Random, place: Path) -> Outcome:
    """Languages whose patterns take for ever, and texts of nothing."""
    files = _base()
    words = {"name": "Xish", "locale": "xx_XX"}
    what, content = chance.choice(
        (
            ("languages/xx.json", {**words, "numbers": ["((1*)*)*$" * 3]}),
            ("languages/xx.json", {**words, "numbers": ["(1+)+2"]}),
            ("languages/xx.json", {**words, "numbers": ["1{99999}{99999}"]}),
            ("languages/xx.json", {**words, "numbers": ["("]}),
            ("languages/xx.json", {**words, "name": "X" * 100_000}),
            ("languages/xx.json", {**words, "genders": ["a"] * 5_000}),
            ("languages/xx.json", {**words, "forms": {"f": {"": "{0.__class__}"}}}),
            ("languages/xx.json", {**words, "choices": 7}),
            ("languages/../../xx.json", words),
            ("translations/xx.json", {"cards": {"harm:nobody": {"text": "A line long enough"}}}),
            ("translations/xx.json", {"nations": {"GER": {"name": "X" * 5_000}}}),
            ("translations/zz9.json", {}),
            ("rules/xx.json", [{"title": "T", "text": "x"}]),
            ("rules/en.json", [{"title": "T", "text": "x" * 5_000}]),
            ("rules/en.json", [{"title": "<script>", "text": "<img src=file:///etc/passwd>"}]),
        )
    )
    if ".." in what:
        return _zipped(f"a language {what}", place, lambda archive: archive.writestr(what, json.dumps(content)))
    return _packed(what, chance, place, {**files, what: _dumped(content)}, as_folder=chance.random() < 0.5)


# Archives


def _zipped(what: str, place: Path, harm: Callable[[zipfile.ZipFile], object]) -> Outcome:
    """A sound pack in an archive with something more in it."""
    source = place / "source" / "pack.zip"
    source.parent.mkdir()
    with zipfile.ZipFile(source, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in _base().items():
            archive.writestr(name, content)
        harm(archive)
    return _installed(what, place, source)


def _entry(name: str, mode: int = 0) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo("x")
    entry.filename = entry.orig_filename = name
    entry.external_attr = mode << 16
    return entry


def _tricky_name(chance: random.Random, place: Path) -> Outcome:
    """An entry that wants to lie elsewhere."""
    name = chance.choice(
        ("../up.json", "../../../../tmp/up.json", "/tmp/up.json", "//host/share.json", "C:/up.json", "C:up.json",
         "..\\up.json", "\\up.json", "cards/../../up.json", "cards/./green.txt", "cards//x.json", "./x.json",
         "a\x00.json", "a\n.json", "\u202etxt.json", "PACK.JSON", "Pack.json", "cards/GREEN.json", "pack.json/x.txt",
         "aux.txt", "cards/nul.json", "~/x.json", "$HOME/x.json", "x.json.", " x.json", "a" * 60_000 + ".json")
    )  # fmt: skip
    return _zipped(f"a name {name[:40]!r}", place, lambda archive: archive.writestr(_entry(name), "{}"))


def _link(chance: random.Random, place: Path) -> Outcome:
    """An entry that is a link, a device or a pipe."""
    mode = chance.choice((stat.S_IFLNK, stat.S_IFCHR, stat.S_IFBLK, stat.S_IFIFO, stat.S_IFSOCK)) | 0o777
    target = chance.choice(("/etc/passwd", "..", "nations.json"))
    return _zipped(f"mode {mode:o}", place, lambda archive: archive.writestr(_entry("more.txt", mode), target))


def _bomb(chance: random.Random, place: Path) -> Outcome:
    """An archive that would explode."""
    what = chance.randrange(6)

    def harm(archive: zipfile.ZipFile) -> None:
        if what == 0:
            archive.writestr("bomb.txt", bytes(chance.choice((999_999, 1_000_001, 50_000_000))))
        elif what == 1:
            for number in range(chance.choice((9, 400))):
                archive.writestr(f"formats/b{number}.json", b"[" + b"0," * 480_000 + b"0]")
        elif what == 2:
            for number in range(chance.choice((1_999, 2_500, 20_000))):
                archive.writestr(f"b{number}.txt", b"")
        elif what == 3:
            inner = BytesIO()
            with zipfile.ZipFile(inner, "w", zipfile.ZIP_DEFLATED) as inside:
                inside.writestr("pack.json", bytes(10_000_000))
            archive.writestr("pack.zip", inner.getvalue())
        elif what == 4:
            archive.writestr("b.txt", b"\0" * 900_000, zipfile.ZIP_BZIP2)
        else:
            for number in range(10):
                archive.writestr(f"b{number}.txt", chance.randbytes(950_000))

    return _zipped(f"a bomb of kind {what}", place, harm)


def _lying(chance: random.Random, place: Path) -> Outcome:
    """An archive whose table says what is not so."""
    source = place / "source" / "pack.zip"
    source.parent.mkdir()
    with zipfile.ZipFile(source, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in _base().items():
            archive.writestr(name, content)
    data = bytearray(source.read_bytes())
    first, end = data.find(b"PK\x01\x02"), data.rfind(b"PK\x05\x06")
    what = chance.randrange(12)
    large = chance.choice((0, 1, 3, 10**6, 2**32 - 1))
    if what == 0:
        struct.pack_into("<L", data, first + 24, large)  # how large it is unpacked
    elif what == 1:
        struct.pack_into("<L", data, first + 20, large)  # how large it is packed
    elif what == 2:
        struct.pack_into("<L", data, first + 42, large)  # where it begins
    elif what == 3:
        data[first + 8] |= 1  # encrypted
    elif what == 4:
        struct.pack_into("<H", data, first + 10, chance.choice((1, 6, 9, 12, 14, 93, 99)))  # how it is packed
    elif what == 5:
        struct.pack_into("<L", data, first + 16, zlib.crc32(b"another"))
    elif what == 6:
        struct.pack_into("<H", data, end + 10, chance.choice((0, 2_001, 65_535)))  # how many
    elif what == 7:
        struct.pack_into("<L", data, end + 12, large)  # how large the table is
    elif what == 8:
        struct.pack_into("<L", data, end + 16, large)  # where the table begins
    elif what == 9:
        data = data[: chance.randrange(1, len(data))]
    elif what == 10:
        data = bytearray(chance.randbytes(3_000)) + data
    else:
        for _ in range(chance.choice((1, 5, 50))):
            data[chance.randrange(len(data))] = chance.randrange(256)
    source.write_bytes(data)
    return _installed(f"a table that lies, {what}", place, source)


def _no_archive(chance: random.Random, place: Path) -> Outcome:
    """A file that is no archive."""
    source = place / "source" / chance.choice(("pack.zip", "pack.json", "pack", "pack.tar.gz"))
    source.parent.mkdir()
    source.write_bytes(
        chance.choice((b"", b"PK", b"PK\x05\x06" + bytes(18), chance.randbytes(70_000), b"\x1f\x8b" + bytes(5_000)))
    )
    return _installed(f"no archive, {source.name}", place, source)


# Formats and cups


def _format_of_a_pack(chance: random.Random, place: Path) -> Outcome:
    form, where = _hostile_format(chance)
    if isinstance(form, dict):
        form["id"] = "harm:form"
    files = {**_base(), "formats/form.json": _dumped(form)}
    return _packed(f"a format: {where}", chance, place, files, as_folder=True)


def _hostile_format(chance: random.Random) -> tuple[Any, str]:
    path = chance.choice(sorted(data_path("resources", "swallows", "formats").glob("*.json")))
    form: Json = json.loads(path.read_text("utf-8"))
    what = chance.randrange(6)
    if what == 0:
        form["stages"] = form["stages"] * chance.choice((2, 7, 21))
    elif what == 1:
        form["stages"][-1]["matches"] = [["W1", "W2"]] * chance.choice((2, 500, 20_000))
    elif what == 2:
        last = form.get("final", 1)
        form["stages"][-1]["matches"] = [[f"W{last}", f"L{last}"]]
    elif what == 3:
        form["stages"][0]["groups"] = {chr(65 + each): 8 for each in range(chance.choice((12, 26)))}
    elif what == 4:
        form["thirds"] = {"ABCDEFGH"[:each]: ["A"] * each for each in range(1, 9)}
    else:
        form, where = _spoilt(chance, form, chance.choice((1, 2, 4)))
        return form, f"{path.stem}: {where}"
    return form, f"{path.stem}, harm {what}"


def _scenario_of_a_pack(chance: random.Random, place: Path) -> Outcome:
    path = chance.choice(sorted(data_path("resources", "swallows", "scenarios").glob("*.json")))
    scenario: Json = json.loads(path.read_text("utf-8"))
    scenario["id"] = "harm:night"
    what = chance.randrange(6)
    if what == 0:
        scenario["moves"] = scenario["solution"] * chance.choice((2, 80))
    elif what == 1:
        scenario["goals"] = [{"words": {"en": "!"}, "when": _conditions(chance.choice((2, 9, 200)))}]
    elif what == 2:
        scenario["moves"], scenario["position"] = [], _harm(chance)
    elif what == 3:
        scenario["options"] = {**scenario["options"], "format": _harm(chance), "scenario": _harm(chance)}
    elif what == 4:
        scenario["solution"] = scenario["solution"][: chance.choice((0, 1, 9))]
    where = f"harm {what}"
    if what == 5:
        spoilt, where = _spoilt(chance, scenario, chance.choice((1, 2, 4)))
        scenario = spoilt if isinstance(spoilt, dict) else {"id": spoilt}
    files = {**_base(), "scenarios/night.json": _dumped(scenario)}
    return _packed(f"a scenario, {path.stem}: {where}", chance, place, files, as_folder=True)


def _conditions(depth: int) -> Json:
    """Conditions in each other."""
    found: Json = {"event": {"type": "goal"}}
    for _ in range(depth):
        found = {"any": [found]}
    return found


def _field_of_a_pack(chance: random.Random, place: Path) -> Outcome:
    teams = chance.choice(
        (
            ["GER"] * 16,
            ["NIX"],
            [],
            ["GER", "harm:NEW"] * 40,
            [f"A{chr(65 + n % 26)}{chr(65 + n // 26)}" for n in range(64)],
        )
    )
    preset = {"id": chance.choice(("harm:f", "f", "harm:F!")), "name": {"en": "F"}, "teams": teams}
    number = chance.choice((1, 2, 101))
    files = {**_base(), "fields.json": _dumped({"presets": [preset] * number})}
    return _packed(f"{number} fields of {len(teams)} teams", chance, place, files, as_folder=True)


def _read(what: str, path: Path, reader: Callable[[Path], object]) -> Outcome:
    """A file of one's own is read."""
    began = time.perf_counter()
    refusal = fault = ""
    try:
        reader(path)
    except (BadCard, BadFile) as refused:
        refusal = str(refused)
        fault = _unclear(refusal)
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
    return Outcome(what, refusal, fault, time.perf_counter() - began)


def _format_file(chance: random.Random, place: Path) -> Outcome:
    form, where = _hostile_format(chance)
    path = place / "form.json"
    path.write_bytes(chance.choice((_dumped(form), _dumped(form), _dumped(form)[:-9], b"[" * 90_000, b"\xff" * 99)))
    return _read(f"a format's file: {where}", path, read_format)


def _cup_file(chance: random.Random, place: Path) -> Outcome:
    path = place / "cup.json"
    cup = json.loads(chance.choice(list(shipped_cups())).read_text("utf-8"))
    spoilt, where = _spoilt(chance, cup, chance.choice((1, 2, 5)))
    path.write_bytes(chance.choice((_dumped(spoilt), _dumped(spoilt), _dumped(spoilt)[:-5], b"{" * 90_000)))
    return _read(f"a cup's file: {where}", path, read_cup)


_KINDS: Final = (
    *(_spoilt_pack,) * 4, *(_no_json,) * 3, _strange_files, _circle, *(_many_things,) * 2, *(_tongues,) * 2,
    *(_tricky_name,) * 3, _link, *(_bomb,) * 2, *(_lying,) * 3, _no_archive, *(_format_of_a_pack,) * 2,
    *(_scenario_of_a_pack,) * 3, _field_of_a_pack, *(_format_file,) * 2, _cup_file,
)  # fmt: skip


def try_out(seed: int) -> tuple[int, list[str]]:
    """The hostile files of a shard: how many, and what went wrong or took long."""
    failures, count = [], 0
    for number, found in enumerate(outcomes(seed)):
        count += 1
        if found.fault:
            failures.append(f"{seed}.{number}, {found.what}: {found.fault}")
        if found.seconds > SLOW:
            failures.append(f"{seed}.{number}, {found.what}: took {found.seconds:.1f} s")
    return count, failures
