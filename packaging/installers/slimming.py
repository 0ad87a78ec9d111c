"""What the frozen folder leaves out of Qt and Python, because the program never reaches it.

`packaging/swallows.spec` asks here while PyInstaller runs, so this file imports nothing of the project.
"""

import re

MODULES = [
    # Qt: no network, no QML, no OpenGL, no test.
    *(
        f"PySide6.Qt{part}"
        for part in ("Network", "Qml", "Quick", "QuickWidgets", "Designer", "Help", "UiTools", "Sql")
    ),
    *(f"PySide6.Qt{part}" for part in ("OpenGL", "OpenGLWidgets", "Test", "Concurrent", "SvgWidgets")),
    "PySide6.scripts",
    # What compiles bindings to C: the sounds need no more than what has been compiled.
    *("cffi", "pycparser"),
    # What others look for and can do without.
    *("numpy", "scipy", "matplotlib", "IPython"),
    # Python: what nobody at a card table asks for. GNU readline is under a licence of its own, OpenSSL for networks.
    *("tkinter", "unittest", "test", "lib2to3", "idlelib", "ensurepip", "venv", "turtle", "sqlite3", "curses"),
    *("readline", "rlcompleter", "ssl", "_ssl", "_hashlib", "ftplib", "smtplib", "imaplib", "xmlrpc", "http.server"),
    *(
        "pydoc_data",
        "_pydecimal",
        "_uuid",
        "bz2",
        "_bz2",
        "lzma",
        "_lzma",
        "pydantic.v1",
        "pydantic.mypy",
        "PySide6.QtDBus",
    ),
    *(f"_codecs_{country}" for country in ("cn", "hk", "jp", "kr", "tw", "iso2022")),
    *("setuptools", "pkg_resources", "pip", "distutils", "_distutils_hack", "chess", "hatchling", "lxml"),
]

LEXERS = re.compile(
    r"pygments\.(lexers\.(?!_mapping$|special$)|formatters\.(?!_mapping$|terminal)|styles\.(?!_mapping$|default$))"
)
"""Modules that come along only because their package is gathered whole: no program text is ever shown in colours."""

HOOKS = ("pyi_rth_inspect", "pyi_rth_pkgutil")
"""What PyInstaller would run at every start for programs that look for their own sources or submodules: inspect,
zipfile and pkgutil are loaded for nothing, in each worker process, too."""

FONTS = {
    "font_hanken_grotesk": [
        *(f"HankenGrotesk-{style}.otf" for style in ("Regular", "Italic", "Medium", "SemiBold", "Bold")),
        "OFL.txt",
    ],
    "font_roboto": ["Roboto-Black.ttf", "Roboto-Bold.ttf", "LICENSE"],
}
"""The styles that `swallows_gui/services/stylesheet.py` loads, and the licences."""

PLUGINS = {
    "platforms": ("qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"),
    "wayland-shell-integration": ("xdg-shell",),
    "wayland-decoration-client": ("adwaita", "bradient"),
    "imageformats": ("qsvg", "qico", "qwebp"),
    "iconengines": ("qsvgicon",),
    "platformthemes": ("qxdgdesktopportal",),
    "platforminputcontexts": ("compose", "ibus"),
    "xcbglintegrations": (),
    "printsupport": ("cups",),
    "styles": ("qmac", "qmodernwindows", "qwindowsvista"),
}
"""The Qt plugins that are kept, by folder and a part of their name; those of other folders are not."""

_DROPPED = re.compile(
    r"""
    Qt6(Network|Qml|Quick|OpenGL|Designer|Help|Sql|Test|Pdf|VirtualKeyboard|WaylandCompositor|WaylandEgl|WlShell|Concurrent|Labs|EglF[Ss])
    | Qt(Network|Qml\w*|Quick\w*|OpenGL\w*|Designer|Pdf|VirtualKeyboard)\.framework
    | (^|[\\/])(libcrypto|libssl|libreadline|libncursesw?|libtinfo|libsqlite3|libtk|libtcl|opengl32sw|d3dcompiler_\d+)
    | (^|[\\/])(_ssl|_hashlib|_uuid|readline|_sqlite3|_curses|_curses_panel|_tkinter)\.[^\\/]*$
    | \.(lib|a|pyi|h|pxd)$
    | (^|[\\/])_codecs_\w+\.[^\\/]*$
    | dist-info[\\/]sboms[\\/]
    | dist-info[\\/](direct_url\.json|REQUESTED|INSTALLER)$
    """,
    re.VERBOSE,
)
_TRANSLATION = re.compile(r"PySide6[\\/](Qt[\\/])?translations[\\/]")
_KEPT_TRANSLATION = re.compile(r"qtbase_\w+\.qm$")
"""Qt's own words in every language it has: the program may be told further languages by files."""
_PLUGIN = re.compile(r"PySide6[\\/](?:Qt[\\/])?plugins[\\/]([^\\/]+)[\\/](.+)$")


_SYSTEM = re.compile(r"^lib[^\\/]+\.so[.\d]*$")
_KEPT_OF_SYSTEM = re.compile(
    r"^lib(python3|xcb-(cursor|icccm|image|keysyms|render-util|util|shape|xkb)|xkbcommon|ffi)\b"
)
"""Of the libraries that lie beside everything, those of the building system: few are brought along, because a desktop
has its own glib, X11 and fontconfig, which fit its drivers, modules and settings better than another system's."""


def is_kept(place: str) -> bool:
    """Whether a file of the frozen folder is needed; `place` is its path in the folder."""
    if plugin := _PLUGIN.search(place):
        return any(part in plugin[2] for part in PLUGINS.get(plugin[1], ()))
    if _TRANSLATION.search(place):
        return _KEPT_TRANSLATION.search(place) is not None
    if _SYSTEM.match(place):
        return _KEPT_OF_SYSTEM.match(place) is not None
    return _DROPPED.search(place) is None
