"""Formats of one's own: files in the player's folder, named after their ids, offered beside those of the catalogue."""

from pathlib import Path

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.plain_files import QT_TRANSLATE_NOOP, Reason, read_limited
from swallows_gui.folders import data_folder
from swallows_gui.games.swallows.data.catalogue import Catalogue, sound_format
from swallows_gui.games.swallows.data.formats import FormatModel
from swallows_gui.records import whole_files


def folder() -> Path:
    """The folder of the player's formats; it may not exist yet."""
    return data_folder() / "formats"


def own_formats(catalogue: Catalogue) -> dict[str, FormatModel]:
    """The player's formats by id, without those that are no longer valid."""
    found: dict[str, FormatModel] = {}
    for path in sorted(folder().glob("*.json")):
        try:
            form = sound_format(catalogue, path)
        except BadCard:
            continue
        if form.id not in catalogue.formats and not form.compiled().schedule.single:
            found[form.id] = form
    return found


def keep(catalogue: Catalogue, path: Path) -> FormatModel:
    """Keep a copy of a format's file, in the place of another with its id; a format of the catalogue needs none.

    Raises `BadCard` for a file that is not sound, `OSError` if it cannot be kept.
    """
    form = sound_format(catalogue, path)
    if form.compiled().schedule.single:
        raise BadCard(
            path.name,
            form.id,
            "stages",
            Reason(
                QT_TRANSLATE_NOOP("FileReasons", "it is a single match; a friendly is set up on a screen of its own")
            ),
        )
    known = catalogue.formats.get(form.id)
    if known is not None:
        if known != form:
            raise BadCard(
                path.name,
                form.id,
                "id",
                Reason(
                    QT_TRANSLATE_NOOP("FileReasons", "a format that comes with the game has it; give the file another")
                ),
            )
        return known
    folder().mkdir(parents=True, exist_ok=True)
    whole_files.replace(_path(form.id), read_limited(path))
    return form


def forget(identity: str) -> None:
    """Remove the copy. Raises `OSError`."""
    _path(identity).unlink(missing_ok=True)


def _path(identity: str) -> Path:
    return folder() / f"{identity.replace(':', '.')}.json"
