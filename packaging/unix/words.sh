# shellcheck shell=sh disable=SC2034
# What installer and uninstaller say, in the user's language, and what both do.
case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
de*)
    SAY_USAGE="Aufruf: install.sh [--prefix /ABSOLUTER/ORDNER] [--uninstall]"
    SAY_NOT_THERE="Millions of Swallows ist hier nicht installiert:"
    SAY_IN_THE_WAY="Hier liegt schon etwas anderes, das nicht ersetzt wird:"
    SAY_NO_PYTHON="Dieses Paket braucht Python 3.11 bis 3.14. Bitte zuerst installieren (Debian, Ubuntu: sudo apt-get install python3 python3-venv)."
    SAY_NO_VENV="Dem Python dieses Systems fehlt ensurepip. Bitte zuerst installieren (Debian, Ubuntu: sudo apt-get install python3-venv)."
    SAY_ENVIRONMENT="Die Umgebung für das Spiel wird eingerichtet, ohne Netz …"
    SAY_DONE="Millions of Swallows ist installiert:"
    SAY_UNINSTALL="Entfernen:"
    SAY_PATH="$HOME/.local/bin steht nicht im PATH; das Spiel startet aus dem Menü oder mit"
    SAY_LACKS="Das Spiel ist installiert, kann hier aber noch nicht starten: Dem System fehlt eine Bibliothek (siehe oben). Debian, Ubuntu: sudo apt-get install libegl1 libgl1 libfontconfig1 libdbus-1-3 libxkbcommon0 libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxcb-xkb1"
    SAY_REMOVED="Millions of Swallows ist entfernt."
    SAY_KEPT="Die gespeicherten Partien bleiben:"
    ;;
*)
    SAY_USAGE="Usage: install.sh [--prefix /ABSOLUTE/FOLDER] [--uninstall]"
    SAY_NOT_THERE="Millions of Swallows is not installed here:"
    SAY_IN_THE_WAY="Something else lies here and is not replaced:"
    SAY_NO_PYTHON="This package needs Python 3.11 to 3.14. Please install it first (Debian, Ubuntu: sudo apt-get install python3 python3-venv)."
    SAY_NO_VENV="This system's Python lacks ensurepip. Please install it first (Debian, Ubuntu: sudo apt-get install python3-venv)."
    SAY_ENVIRONMENT="Setting up the game's environment, without a network ..."
    SAY_DONE="Millions of Swallows is installed:"
    SAY_UNINSTALL="To remove it:"
    SAY_PATH="$HOME/.local/bin is not on the PATH; start the game from the menu or with"
    SAY_LACKS="The game is installed but cannot start here yet: the system lacks a library (see above). Debian, Ubuntu: sudo apt-get install libegl1 libgl1 libfontconfig1 libdbus-1-3 libxkbcommon0 libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxcb-xkb1"
    SAY_REMOVED="Millions of Swallows is removed."
    SAY_KEPT="Saved games are kept:"
    ;;
esac

say() { printf '%s\n' "$*"; }

stop() {
    printf '%s\n' "$*" >&2
    exit 1
}

# Tells the desktop that its files have changed, as far as it has the tools.
refresh_desktop() {
    [ ! -d "$1/applications" ] || update-desktop-database -q "$1/applications" 2>/dev/null || :
    [ ! -d "$1/mime" ] || update-mime-database "$1/mime" 2>/dev/null || :
    [ ! -d "$1/icons/hicolor" ] || gtk-update-icon-cache -qtf "$1/icons/hicolor" 2>/dev/null || :
}
