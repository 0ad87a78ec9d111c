#!/bin/sh
# Removes Millions of Swallows and what its installer put on the desktop; the saves stay.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=packaging/unix/words.sh
. "$here/words.sh"
share=${XDG_DATA_HOME:-$HOME/.local/share}
[ -f "$here/installed.txt" ] || stop "$SAY_NOT_THERE $here"

list=$(mktemp)
sort -r "$here/installed.txt" >"$list"
while IFS= read -r path; do
    if [ -L "$path" ] || [ -f "$path" ]; then rm -f -- "$path"; fi
done <"$list"
refresh_desktop "$share"
# Caches that the system wrote into folders that the installer had made, and then those folders, if nothing else is there.
while IFS= read -r path; do
    case $path in
    */mime) [ -n "$(find "$path/packages" -type f 2>/dev/null)" ] || rm -rf -- "$path" ;;
    */applications) rm -f -- "$path/mimeinfo.cache" ;;
    */icons/hicolor) rm -f -- "$path/icon-theme.cache" ;;
    esac
    if [ -d "$path" ]; then rmdir -- "$path" 2>/dev/null || :; fi
done <"$list"
rm -f "$list"
rm -rf -- "$here"
rmdir -- "$(dirname -- "$here")" 2>/dev/null || :
say "$SAY_REMOVED"
say "$SAY_KEPT $share/millions-of-swallows"
