"""Puts a folder on the user's PATH or takes it away again; the installer calls it with the Python it has laid down.

NSIS itself cuts texts at 1,024 characters, and a PATH may be longer.
"""

import sys


def with_folder(path: str, folder: str) -> str:
    """Return the PATH with the folder at its end; unchanged if it is there already, however it is written."""
    return path if _has(path, folder) else ";".join([*_entries(path), folder])


def without_folder(path: str, folder: str) -> str:
    """Return the PATH without the folder; unchanged if it is not there."""
    if not _has(path, folder):
        return path
    return ";".join(entry for entry in _entries(path) if _plain(entry) != _plain(folder))


def _has(path: str, folder: str) -> bool:
    return any(_plain(entry) == _plain(folder) for entry in _entries(path))


def _entries(path: str) -> list[str]:
    return [entry for entry in path.split(";") if entry.strip()]


def _plain(entry: str) -> str:
    return entry.strip().strip('"').rstrip("\\/").lower()


def main(verb: str, folder: str) -> None:
    """Change the PATH in the registry of the user."""
    if sys.platform != "win32":
        raise SystemExit("There is no registry here.")
    import winreg

    with winreg.CreateKeyEx(winreg.HKEY_CURRENT_USER, "Environment", 0, winreg.KEY_READ | winreg.KEY_WRITE) as key:
        try:
            before, kind = winreg.QueryValueEx(key, "Path")
        except FileNotFoundError:
            before, kind = "", winreg.REG_EXPAND_SZ
        after = (with_folder if verb == "add" else without_folder)(str(before), folder)
        if after == before:
            return
        if after:
            winreg.SetValueEx(key, "Path", 0, kind, after)
        else:
            winreg.DeleteValue(key, "Path")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
