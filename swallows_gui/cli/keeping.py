"""Where long work keeps what it has done if no file is named: the user's cache folder."""

from pathlib import Path


def usual_file(name: str, *, resume: bool) -> Path:
    """The usual file of this name; unless it is to be taken up again, what it held is dropped."""
    from platformdirs import user_cache_path

    path = user_cache_path("millions-of-swallows", appauthor=False) / "lab" / name
    if not resume:
        path.unlink(missing_ok=True)
    return path
