"""The door for languages: everything goes out with a stable id and comes in again as it was."""

import importlib
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

CODE = "eo"


@pytest.fixture(scope="module")
def door(script: ModuleType) -> Callable[[str], ModuleType]:
    """The modules of `packaging/door`."""
    assert script
    return lambda name: importlib.import_module(f"door.{name}")


@pytest.fixture
def root(checkout: Path, tmp_path: Path) -> Path:
    """A checkout with little in it: two files of code, three cards, and some files of texts; and a language begun."""
    folder = tmp_path / "root"
    code = folder / "swallows_gui" / "box.py"
    code.parent.mkdir(parents=True)
    code.write_text(
        "class Box(QObject):\n"
        "    def __init__(self) -> None:\n"
        "        self.tr('{team:The} win.')\n"
        "        self.tr('%n card(s)', '', 3)\n"
    )
    written(folder, "translations/since/none.json", {})
    for part in ("voices", "languages"):
        shutil.copytree(checkout / "resources" / part, folder / "resources" / part)
    data = folder / "resources" / "swallows"
    for part in ("rules", "tutorial", "commentary", "confessions", "newspaper", "names", "formats"):
        shutil.copytree(checkout / "resources" / "swallows" / part, data / part)
    for file in ("nations", "fields", "characters"):
        shutil.copy(checkout / "resources" / "swallows" / f"{file}.json", data)
    for file in ("green", "blue", "red", "stars"):
        card = json.loads((checkout / "resources" / "swallows" / "cards" / f"{file}.json").read_text("utf-8"))[0]
        written(data, f"cards/{file}.json", [card])
    shutil.copy(checkout / "translations" / "cards_en.ts", folder / "translations")
    words = (
        *(checkout / "packaging" / "desktop").glob("*swallows.*"),
        checkout / "packaging" / "windows" / "setup.nsi",
    )
    for path in words:
        place = folder / path.relative_to(checkout)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, place)
    for path in [*folder.rglob("fr.json"), *folder.glob(f"**/{CODE}.json")]:
        path.unlink()
    made = {"name": "Insula", "locale": "eo_001", "genders": ["hill", "sea"]}
    written(folder, f"resources/languages/{CODE}.json", made)
    return folder


def written(root: Path, name: str, content: Any) -> Path:
    """A file as the door writes it."""
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", "utf-8")
    return path


def read(root: Path, name: str) -> Any:
    return json.loads((root / name).read_text("utf-8"))


def test_german_lacks_nothing(door: Callable[[str], ModuleType], checkout: Path) -> None:
    parts = door("status").shares("de", checkout)
    assert len(parts) > 20
    assert not [part for part in parts if part.there < part.all]
    assert list(door("status").lacks("de", checkout)) == []


def test_ids_are_unique_and_say_nothing_of_places_in_lists(door: Callable[[str], ModuleType], checkout: Path) -> None:
    parts = door("parts").parts(checkout)
    ids = [(text.part, *text.key) for part in parts for text in part.texts(CODE)]
    assert len(ids) == len(set(ids)) > 7_000


def test_a_language_is_counted_as_it_grows(door: Callable[[str], ModuleType], root: Path) -> None:
    status = door("status")
    begun = {part.name: part for part in status.shares(CODE, root)}
    assert [part.there for part in begun.values()] == [1] + [0] * (len(begun) - 1)
    written(root, f"resources/swallows/names/{CODE}.json", {"nations": {"GER": {"name": "Germana", "grammar": "sea"}}})
    english = read(root, "resources/swallows/commentary/en.json")
    plain = next(
        key for key, said in english.items() if len(said) > 3 and all(isinstance(x, str) for x in said.values())
    )
    written(root, f"resources/swallows/commentary/{CODE}.json", {plain: {"2": english[plain]["2"]}})
    grown = {part.name: part for part in status.shares(CODE, root)}
    assert grown[f"resources/swallows/names/{CODE}.json"].there == 1
    commentary = grown[f"resources/swallows/commentary/{CODE}.json"]
    assert (commentary.there, commentary.own) == (len(english[plain]), 1), "one sentence stands in for the others"
    changed = {name for name, part in grown.items() if part != begun[name]}
    assert changed == {f"resources/swallows/{part}/{CODE}.json" for part in ("names", "commentary")}
    lacks = list(status.lacks(CODE, root))
    assert len(lacks) == sum(part.all - part.there for part in grown.values())
    assert not [line for line in lacks if f"commentary/{CODE}.json: {plain}/" in line]


def filled(door: Callable[[str], ModuleType], root: Path, path: Path) -> None:
    """A file of gettext in which everything is translated: into English with a mark behind it."""
    from babel.messages.pofile import read_po, write_po

    door("po").export(root, CODE, path)
    with path.open("rb") as file:
        catalogue = read_po(file, locale=CODE)
    for message in catalogue:
        if not message.id:
            continue
        assert message.context
        if message.context.endswith("/grammar"):
            message.string = "hill"
        elif isinstance(message.id, tuple):
            message.string = tuple(f"{text} ~" for text in message.id)
        else:
            message.string = f"{message.id} ~"
    with path.open("wb") as file:
        write_po(file, catalogue)


def test_all_that_goes_out_comes_in_again_to_the_byte(
    door: Callable[[str], ModuleType], root: Path, tmp_path: Path
) -> None:
    path, again = tmp_path / "a.po", tmp_path / "b.po"
    filled(door, root, path)
    taken = door("po").take(root, CODE, path)
    assert taken.wrong == []
    assert taken.old == 0
    assert len(taken.files) == len(door("parts").parts(root))
    assert list(door("status").lacks(CODE, root)) == []
    before = {each: each.read_bytes() for each in root.rglob("*") if each.is_file()}
    door("po").export(root, CODE, path)
    assert door("po").take(root, CODE, path).texts == 0
    assert {each: each.read_bytes() for each in root.rglob("*") if each.is_file()} == before
    for name in taken.files:
        if (root / name).is_file():
            (root / name).unlink()
    assert door("po").take(root, CODE, path).wrong == []
    assert {each: each.read_bytes() for each in root.rglob("*") if each.is_file()} == before
    door("po").export(root, CODE, again)
    assert again.read_bytes() == path.read_bytes()


def test_a_translator_sees_where_a_text_stands_what_it_holds_and_the_german(
    door: Callable[[str], ModuleType], root: Path, tmp_path: Path
) -> None:
    path = tmp_path / "a.po"
    door("po").export(root, CODE, path)
    told = path.read_text("utf-8")
    entries = {entry.partition('msgctxt "')[2].partition('"')[0]: entry for entry in told.split("\n\n")}
    won = next(entry for name, entry in entries.items() if name.startswith("swallows/commentary/openers/"))
    for words in ("#. Tells goal", "#. {team}: a nation", "#. German: ", "#: resources/swallows/commentary/en.json:"):
        assert words in won
    assert "#: swallows_gui/box.py:4" in entries["window/Box"]
    assert "msgid_plural" in entries["window/Box"]
    title = next(entry for name, entry in entries.items() if name.startswith("cards/") and name.endswith(".title"))
    assert "one to three words" in title
    assert "#. German: " in title
    assert "brace-format" not in told


def test_what_has_changed_since_is_fuzzy_until_it_is_said_anew(
    door: Callable[[str], ModuleType], root: Path, tmp_path: Path
) -> None:
    path, name = tmp_path / "a.po", f"resources/voices/{CODE}.json"
    filled(door, root, path)
    door("po").take(root, CODE, path)
    english = read(root, "resources/voices/en.json")
    before, english["miser"]["won"]["2"] = english["miser"]["won"]["2"], "Won, and the floodlight was off."
    written(root, "resources/voices/en.json", english)
    assert [line.partition(": ")[2] for line in door("status").lacks(CODE, root)] == [
        "miser/won/2: its English has changed to 'Won, and the floodlight was off.'"
    ]
    door("po").export(root, CODE, path)
    told = path.read_text("utf-8")
    assert f'#, fuzzy\n#| msgid "{before}"\nmsgctxt "voices/miser/won/2"' in told
    taken = door("po").take(root, CODE, path)
    assert (taken.texts, taken.wrong) == (0, [])
    assert len(list(door("status").lacks(CODE, root))) == 1
    anew = told.replace(f'#, fuzzy\n#| msgid "{before}"\nmsgctxt "voices/miser', 'msgctxt "voices/miser')
    path.write_text(anew.replace(f"{before} ~", "Venkis."), "utf-8")
    door("po").take(root, CODE, path)
    assert read(root, name)["miser"]["won"]["2"] == "Venkis."
    assert list(door("status").lacks(CODE, root)) == []
    own = read(root, name)
    english["miser"]["won"]["2"] = "Won. No lights on."
    own["miser"]["won"]["2"] = "Venkis, sen lumo."
    written(root, "resources/voices/en.json", english)
    written(root, name, own)
    assert list(door("status").lacks(CODE, root)) == [], "who writes both by hand has rendered the new one"


@pytest.mark.parametrize(
    ("context", "said", "complaint"),
    [
        ("window/Box", "Venko.", "swallows_eo.ts: Box: placeholders differ in 'Venko.': put {team} in"),
        ("swallows/commentary/openers/1", "{keeper} {team:nom}.", "openers/1: placeholders differ"),
        ("swallows/newspaper/slogan/1", "{nobody}", "slogan/1: nothing fills {nobody} here: take it out"),
        ("swallows/newspaper/slogan/1", "{", "slogan/1: Single '{' encountered"),
        ("swallows/names/nations/GER/grammar", "lake", "nations/GER/grammar: 'lake' is none of hill, sea"),
    ],
)
def test_an_entry_that_cannot_be_used_is_left_out_and_named(
    door: Callable[[str], ModuleType], root: Path, tmp_path: Path, context: str, said: str, complaint: str
) -> None:
    path = tmp_path / "a.po"
    door("po").export(root, CODE, path)
    head, found, rest = path.read_text("utf-8").partition(f'msgctxt "{context}"')
    assert found
    before, _, after = rest.partition('msgstr ""')
    path.write_text(f'{head}{found}{before}msgstr "{said}"{after}', "utf-8")
    taken = door("po").take(root, CODE, path)
    assert taken.texts == 0
    assert len(taken.wrong) == 1, taken.wrong[:3]
    line = taken.wrong[0]
    assert line.startswith("a.po:")
    assert complaint in line


def test_what_is_no_file_of_gettext_or_of_no_language_is_said(
    door: Callable[[str], ModuleType], root: Path, tmp_path: Path
) -> None:
    path = tmp_path / "a.po"
    path.write_text("this is a letter", "utf-8")
    refused = door("catalogues").CannotTranslate
    with pytest.raises(refused, match="no sound PO file"):
        door("po").take(root, CODE, path)
    with pytest.raises(refused, match="begins it"):
        door("po").take(root, "nn", path)
    with pytest.raises(refused, match="translated from"):
        door("po").export(root, "en", path)


def test_lists_are_given_ids(door: Callable[[str], ModuleType], root: Path) -> None:
    name = f"resources/voices/{CODE}.json"
    written(root, name, {"miser": {"won": ["Unu.", "Du.", "Tri.", "Kvar.", "Kvin."]}})
    assert door("files").number_lists(root) == [root / name]
    assert read(root, name)["miser"]["won"] == {"1": "Unu.", "2": "Du.", "3": "Tri.", "4": "Kvar.", "eo1": "Kvin."}


def test_the_commands_say_with_their_exit_codes(
    script: ModuleType, checkout: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert script.main(["status", "de"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["100", "%", "1", "of", "1", "resources/languages/de.json"]
    assert lines[-1].endswith("in all, de")
    assert script.main(["status", "nn"]) == 1
    assert capsys.readouterr().out.splitlines()[-1].startswith("   0 %      0 of")
    assert script.main(["export", "de", str(tmp_path / "de.po")]) == 0
    assert "texts" in capsys.readouterr().out
    assert script.main(["export", "en", str(tmp_path / "en.po")]) == 1
    assert "translated from" in capsys.readouterr().err
    assert not (checkout / "resources" / "languages" / "nn.json").exists()


def test_installers_and_menus_are_told_beside_the_english(
    door: Callable[[str], ModuleType], root: Path, tmp_path: Path
) -> None:
    path = tmp_path / "a.po"
    filled(door, root, path)
    door("po").take(root, CODE, path)
    folder = root / "packaging"
    menu = (folder / "desktop" / "millions-of-swallows.desktop").read_text("utf-8").splitlines()
    assert f"GenericName[{CODE}]=Card and Football Game ~" in menu
    store = (folder / "desktop" / "millions-of-swallows.metainfo.xml").read_text("utf-8")
    assert f'      <caption xml:lang="{CODE}">The betting slip ~</caption>' in store.splitlines()
    setup = (folder / "windows" / "setup.nsi").read_text("utf-8").splitlines()
    assert 'LangString RECORD ${LANG_ESPERANTO} "Game of ${NAME} ~"' in setup
    spoken = [line for line in setup if line.startswith("!insertmacro MUI_LANGUAGE")]
    assert spoken[-1] == '!insertmacro MUI_LANGUAGE "Esperanto"'


@pytest.mark.parametrize(("language", "forms"), [("fr", 2), ("de", 2), ("pl", 3), ("ja", 1)])
def test_a_file_has_the_forms_for_numbers_that_qt_has(
    door: Callable[[str], ModuleType], root: Path, tmp_path: Path, language: str, forms: int
) -> None:
    path = tmp_path / "a.po"
    door("po").export(root, language, path)
    assert f"nplurals={forms};" in path.read_text("utf-8")
