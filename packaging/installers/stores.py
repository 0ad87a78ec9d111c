"""What package managers of other systems are told of a release: winget of Windows, Homebrew of macOS.

They name the addresses of finished files and their checksums, so they are written last, for files that are there.
"""

from __future__ import annotations

import re
import textwrap
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

from installers.home import addresses, filled
from installers.job import NAME, Job
from installers.summary import sha256

WINGET = "MillionsOfSwallows.MillionsOfSwallows"
_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def write(job: Job) -> list[Path]:
    """Write what fits the files in `job.out`, into `stores` beside them; returns what was written."""
    place = job.out / "stores"
    day = datetime.fromtimestamp(job.epoch, UTC).date().isoformat()
    texts: dict[str, str] = {}
    for setup in job.out.glob("*-setup.exe"):
        more = {"file": setup.name, "sum": sha256(setup).upper(), "day": day, "id": WINGET}
        summaries = _summaries(job)
        kinds = [(name, text, summaries["en"], "") for name, text in _WINGET.items()]
        for language in sorted(summaries.keys() - {"en"}):
            tag = f"{language}-{language.upper()}"
            kinds.append((f".locale.{tag}", _TRANSLATED, summaries[language], tag))
        for name, text, summary, tag in kinds:
            told = filled(textwrap.dedent(text).lstrip(), job, **more, summary=summary, tag=tag)
            texts[f"winget/{WINGET}{name}.yaml"] = told
    images = {
        found[1]: image for image in job.out.glob("*.dmg") if (found := re.search(r"-(arm64|x86_64)\.dmg$", image.name))
    }
    if images:
        texts["homebrew/millions-of-swallows.rb"] = _cask(job, images)
    for name, text in texts.items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text(text, "utf-8")
    return [place / name for name in texts]


_HEAD = """\
    # yaml-language-server: $schema=https://aka.ms/winget-manifest.@KIND@.1.9.0.schema.json
    PackageIdentifier: @ID@
    PackageVersion: @VERSION@
"""
_WINGET = {
    "": _HEAD.replace("@KIND@", "version")
    + """\
    DefaultLocale: en-US
    ManifestType: version
    ManifestVersion: 1.9.0
""",
    ".installer": _HEAD.replace("@KIND@", "installer")
    + """\
    InstallerType: nullsoft
    Scope: user
    UpgradeBehavior: install
    MinimumOSVersion: 10.0.17763.0
    ReleaseDate: @DAY@
    FileExtensions:
    - swallows
    Commands:
    - swallows
    Installers:
    - Architecture: x64
      InstallerUrl: @FILES@/@FILE@
      InstallerSha256: @SUM@
    ManifestType: installer
    ManifestVersion: 1.9.0
""",
    ".locale.en-US": _HEAD.replace("@KIND@", "defaultLocale")
    + """\
    PackageLocale: en-US
    Publisher: The Millions of Swallows authors
    PublisherUrl: @HOMEPAGE@
    PublisherSupportUrl: @ISSUES@
    PackageName: Millions of Swallows
    PackageUrl: @HOMEPAGE@
    License: MIT
    ShortDescription: @SUMMARY@
    Tags:
    - board-game
    - card-game
    - football
    ManifestType: defaultLocale
    ManifestVersion: 1.9.0
""",
}
_TRANSLATED = (
    _HEAD.replace("@KIND@", "locale")
    + """\
    PackageLocale: @TAG@
    ShortDescription: @SUMMARY@
    ManifestType: locale
    ManifestVersion: 1.9.0
"""
)


def _summaries(job: Job) -> dict[str, str]:
    """The line that software stores show, by language."""
    page = ElementTree.parse(job.source / "packaging" / "desktop" / f"{NAME}.metainfo.xml")
    return {line.get(_LANGUAGE, "en"): line.text or "" for line in page.iterfind("summary")}


def _cask(job: Job, images: dict[str, Path]) -> str:
    """The cask; it names the processors that there is an image for."""
    address = addresses(job)["files"]
    parts = []
    for processor, image in sorted(images.items()):
        when = "on_arm" if processor == "arm64" else "on_intel"
        parts += [f"  {when} do", f'    sha256 "{sha256(image)}"', f'    url "{address}/{image.name}"', "  end"]
    return "\n".join(
        [
            'cask "millions-of-swallows" do',
            f'  version "{job.version}"',
            *parts,
            '  name "Millions of Swallows"',
            f'  desc "{_summaries(job)["en"]}"',
            f'  homepage "{addresses(job)["homepage"]}"',
            "",
            '  depends_on macos: ">= :ventura"',
            *([f"  depends_on arch: :{next(iter(images))}"] if len(images) == 1 else []),
            "",
            '  app "Millions of Swallows.app"',
            '  binary "#{appdir}/Millions of Swallows.app/Contents/MacOS/swallows"',
            "",
            '  zap trash: "~/Library/Application Support/millions-of-swallows"',
            "end",
            "",
        ]
    )
