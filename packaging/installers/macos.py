"""What macOS is told of the program (`Info.plist`, icons), and the `.app` in its `.dmg`, which only a Mac can build."""

from __future__ import annotations

import os
import plistlib
import shutil
import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bootstrap import CannotGoOn
from installers import icons
from installers.frozen import machine
from installers.job import NAME, TITLE, Job
from installers.tools import Tool

APP = f"{TITLE}.app"
IDENTIFIER = "org.millions-of-swallows.swallows"
RECORD = f"{IDENTIFIER}.record"
DOCUMENT = "record"
"""The icon of records, without its ending."""
NEEDS = (Tool("codesign", "Xcode's command line tools"), Tool("hdiutil", "macOS"), Tool("ditto", "macOS"))
_KINDS = {
    16: ("icp4",),
    32: ("icp5", "ic11"),
    64: ("icp6", "ic12"),
    128: ("ic07",),
    256: ("ic08", "ic13"),
    512: ("ic09", "ic14"),
    1024: ("ic10",),
}
"""What macOS calls a picture of a size: for plain screens, and for those with twice the dots."""


def build(job: Job) -> list[Path]:
    """The signed program on its disk image; CannotGoOn if a part of it cannot be made, or cannot be signed as it lies.

    SWALLOWS_SIGN names the identity that signs (else it is signed for this machine only), SWALLOWS_NOTARISE the
    profile of notarytool's that Apple's notary is asked with.
    """
    from installers.mac_layout import faults, signing_order

    place = job.folder("macos")
    app = place / "disk" / APP
    shutil.copytree(job.frozen.parent / APP, app, symlinks=True)
    shutil.copytree(job.frozen / "licences", app / "Contents" / "Resources" / "licences", dirs_exist_ok=True)
    put_icons(job, app / "Contents" / "Resources")
    if wrong := faults(app):
        raise CannotGoOn("\n".join(wrong))
    identity = os.environ.get("SWALLOWS_SIGN") or "-"
    hardened = ["--options", "runtime", "--timestamp"] if identity != "-" else []
    sign = ["codesign", "--force", *hardened, "--sign", identity]
    for path in signing_order(app):
        job.run([*sign, path])
    job.run([*sign, "--entitlements", job.source / "packaging" / "macos" / "rights.plist", app])
    job.run(["codesign", "--verify", "--deep", "--strict", app])
    profile = os.environ.get("SWALLOWS_NOTARISE")
    if profile:  # the application has its ticket with it, too: it may be copied from the image and started offline
        zipped = place / "notary.zip"
        job.run(["ditto", "-c", "-k", "--keepParent", app, zipped])
        _notarise(job, zipped, app, profile)
    (place / "disk" / "Applications").symlink_to("/Applications")
    job.out.mkdir(parents=True, exist_ok=True)
    processor = {"aarch64": "arm64"}.get(machine(), machine())
    image = job.out / f"{NAME}-{job.version}-macos-{processor}.dmg"
    job.run(["hdiutil", "create", "-ov", "-format", "ULMO", "-volname", TITLE, "-srcfolder", place / "disk", image])
    if profile:
        job.run(["codesign", "--force", "--timestamp", "--sign", identity, image])
        _notarise(job, image, image, profile)
    return [image]


def _notarise(job: Job, sent: Path, stapled: Path, profile: str) -> None:
    """Have Apple's notary look at a file, and fasten its ticket to what it is for."""
    job.run(["xcrun", "notarytool", "submit", sent, "--keychain-profile", profile, "--wait"])
    job.run(["xcrun", "stapler", "staple", stapled])


def for_pyinstaller(job: Job) -> dict[str, str]:
    """What PyInstaller's recipe is told of the application it makes."""
    place = job.folder("macos-told")
    (place / "Info.plist").write_bytes(property_list(job, program="swallows"))
    put_icons(job, place)
    return {
        "SWALLOWS_APP": APP,
        "SWALLOWS_PLIST": str(place / "Info.plist"),
        "SWALLOWS_ICON": str(place / "swallows.icns"),
    }


def property_list(job: Job, program: str = "start.sh") -> bytes:
    """`Info.plist` of the program that starts `program` in `Contents/MacOS`."""
    told: dict[str, Any] = {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDisplayName": TITLE,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeIconFile": f"{DOCUMENT}.icns",
                "CFBundleTypeName": f"{TITLE} record",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [RECORD],
            }
        ],
        "CFBundleExecutable": program,
        "CFBundleIconFile": "swallows.icns",
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleLocalizations": sorted(path.stem for path in (job.root / "resources" / "languages").glob("*.json")),
        "CFBundleName": TITLE,
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": job.version,
        "CFBundleVersion": job.version,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "The authors of Millions of Swallows. MIT licence.",
        "UTExportedTypeDeclarations": [
            {
                "UTTypeConformsTo": ["public.data"],
                "UTTypeDescription": f"{TITLE} record",
                "UTTypeIconFile": f"{DOCUMENT}.icns",
                "UTTypeIdentifier": RECORD,
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["swallows"],
                    "public.mime-type": ["application/x-swallows-record"],
                },
            }
        ],
    }
    return plistlib.dumps(told)


def put_icons(job: Job, folder: Path) -> None:
    """Write the icons of the program and of its records into `Contents/Resources`."""
    art = {"swallows": "resources/art/app.svg", DOCUMENT: "packaging/desktop/record.svg"}
    for name, drawing in art.items():
        pictures = icons.draw(job, job.source / drawing, _KINDS, job.folder(f"icns-{name}"))
        packed = icns({size: path.read_bytes() for size, path in pictures.items()})
        (folder / f"{name}.icns").write_bytes(packed)


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """An icon of macOS from PNG pictures by their size in dots: a head, then kind, length and picture of each."""
    entries = b"".join(
        kind.encode("ascii") + struct.pack(">I", 8 + len(picture)) + picture
        for size, picture in sorted(pictures.items())
        for kind in _KINDS.get(size, ())
    )
    return b"icns" + struct.pack(">I", 8 + len(entries)) + entries
