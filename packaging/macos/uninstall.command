#!/bin/sh
# Removes the program that install.command made; the saves stay.
set -eu
app="$HOME/Applications/Millions of Swallows.app"
case $(defaults read -g AppleLocale 2>/dev/null || echo "${LANG:-}") in
de*)
    not_there="Millions of Swallows ist hier nicht installiert:"
    removed="Millions of Swallows ist entfernt. Die gespeicherten Partien bleiben:"
    ;;
*)
    not_there="Millions of Swallows is not installed here:"
    removed="Millions of Swallows is removed. Saved games are kept:"
    ;;
esac
if [ ! -f "$app/Contents/Resources/installed-from-bundle" ]; then
    echo "$not_there $app" >&2
    exit 1
fi
register=/System/Library/Frameworks/CoreServices.framework/Frameworks/LaunchServices.framework/Support/lsregister
[ ! -x "$register" ] || "$register" -u "$app"
rm -rf "$app"
echo "$removed $HOME/Library/Application Support/millions-of-swallows"
