"""Which build this is: as it was written down, or as the checkout says."""

from pathlib import Path

import pytest

from swallows_gui import __version__, build

COMMIT = "0123456789abcdef0123456789abcdef01234567"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that lies in a folder of its own, as a checkout's does."""
    folder = tmp_path / "checkout" / "swallows_gui"
    folder.mkdir(parents=True)
    monkeypatch.setattr(build, "_PACKAGE", folder)
    return folder


def test_a_build_says_the_commit_it_was_made_from(package: Path) -> None:
    (package / build.COMMIT_FILE).write_text(f"{COMMIT}\n")
    assert build.commit() == COMMIT
    assert build.version_line() == f"{__version__} ({COMMIT[:9]})"


def test_a_build_of_changed_files_says_so(package: Path) -> None:
    (package / build.COMMIT_FILE).write_text(f"{COMMIT}+changes\n")
    assert build.version_line() == f"{__version__} ({COMMIT[:9]}+changes)"


def test_without_a_commit_there_is_the_version(package: Path) -> None:
    assert build.commit() == ""
    assert build.version_line() == __version__


@pytest.mark.parametrize("written", ["", "main", "<img src=x>", COMMIT + "0"])
def test_what_is_no_commit_is_not_shown(package: Path, written: str) -> None:
    (package / build.COMMIT_FILE).write_text(written)
    assert build.commit() == ""


@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize("worktree", [False, True])
def test_a_checkout_names_the_commit_of_its_branch(package: Path, packed: bool, worktree: bool) -> None:
    shared = package.parents[1] / "elsewhere" / ".git" if worktree else package.parent / ".git"
    own = shared / "worktrees" / "second" if worktree else shared
    own.mkdir(parents=True)
    (own / "HEAD").write_text("ref: refs/heads/main\n")
    if worktree:
        (own / "commondir").write_text("../..\n")
        (package.parent / ".git").write_text(f"gitdir: {own}\n")
    if packed:
        (shared / "packed-refs").write_text(f"# pack-refs with: peeled\n{COMMIT} refs/heads/main\n")
    else:
        (shared / "refs" / "heads").mkdir(parents=True)
        (shared / "refs" / "heads" / "main").write_text(f"{COMMIT}\n")
    assert build.commit() == COMMIT


def test_a_checkout_at_no_branch_names_its_commit(package: Path) -> None:
    (package.parent / ".git").mkdir()
    (package.parent / ".git" / "HEAD").write_text(f"{COMMIT}\n")
    assert build.commit() == COMMIT
