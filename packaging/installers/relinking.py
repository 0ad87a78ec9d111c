"""Whether Qt's libraries can be replaced, as the LGPL asks: with others in their places the program still starts."""

from __future__ import annotations

from bootstrap import CannotGoOn
from installers.job import Job, say
from installers.tools import Tool

NEEDS = (Tool("dpkg-deb", "dpkg"), Tool("objcopy", "binutils"))


def replace(job: Job) -> None:
    """Put libraries of other bytes in the places of Qt's in the deb's program and start it; CannotGoOn if it fails."""
    packages = sorted(job.out.glob("*.deb"))
    if not packages:
        raise CannotGoOn("the deb has not been built")
    place = job.folder("relinking")
    job.run(["dpkg-deb", "-x", packages[-1], place])
    program = place / "usr" / "lib" / "millions-of-swallows"
    own = place / "own.txt"
    own.write_text("a build of the user's own\n", "ascii")
    libraries = sorted(program.glob("_internal/PySide6/Qt/lib/libQt6*"))
    if not libraries:
        raise CannotGoOn("Qt's libraries are no files of their own")
    for library in libraries:
        before = library.read_bytes()
        job.run(["objcopy", "--add-section", f".own={own}", library, place / library.name])
        (place / library.name).replace(library)
        if library.read_bytes() == before:
            raise CannotGoOn(f"{library.name} was not replaced")
    job.run([program / "swallows", "play", "--smoke"], env={"QT_QPA_PLATFORM": "offscreen", "HOME": str(place)})
    say(f"  {len(libraries)} libraries of Qt replaced by others: the program shows its window")
