#!/bin/sh
# Says where the saves are that an uninstalled program leaves behind. dpkg says "remove", rpm 0, pacman nothing.
set -e
case ${1:-remove} in
remove | 0 | [0-9]*.*)
    case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
    de*) echo "Die gespeicherten Partien bleiben: ~/.local/share/millions-of-swallows bei jedem, der gespielt hat." ;;
    *) echo "Saved games are kept: ~/.local/share/millions-of-swallows of everybody who has played." ;;
    esac
    ;;
esac
exit 0
