#!/bin/sh
# Installs Millions of Swallows for one user, without a network and without root: a frozen program where `program` lies
# beside this script, else the wheels in `wheels` with a Python of the system.
# --prefix DIR: another place for the program than ~/.local/opt/millions-of-swallows. --uninstall: remove it.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=packaging/unix/words.sh
. "$here/words.sh"

place=$HOME/.local/opt/millions-of-swallows
uninstall=no
while [ $# -gt 0 ]; do
    case $1 in
    --prefix)
        [ $# -ge 2 ] || stop "$SAY_USAGE"
        place=$2
        shift
        ;;
    --uninstall) uninstall=yes ;;
    -h | --help) say "$SAY_USAGE"; exit 0 ;;
    *) stop "$SAY_USAGE" ;;
    esac
    shift
done
case $place in
/*) ;;
*) stop "$SAY_USAGE" ;;
esac

if [ "$uninstall" = yes ]; then
    [ -x "$place/uninstall.sh" ] || stop "$SAY_NOT_THERE $place"
    exec "$place/uninstall.sh"
fi
# A folder that is not ours is never replaced.
if [ -e "$place" ] && [ ! -f "$place/installed.txt" ]; then
    stop "$SAY_IN_THE_WAY $place"
fi

share=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin
new=$place.new
trap 'rm -rf "$new"; rmdir "$place" 2>/dev/null || :' EXIT

if [ -d "$here/program" ]; then
    rm -rf "$new"
    mkdir -p "$new"
    cp -R "$here/program/." "$new/"
    command=$place/swallows
else
    python=
    for name in python3.14 python3.13 python3.12 python3.11 python3; do
        if "$name" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null; then
            python=$name
            break
        fi
    done
    [ -n "$python" ] || stop "$SAY_NO_PYTHON"
    "$python" -c 'import ensurepip, venv' 2>/dev/null || stop "$SAY_NO_VENV"
    say "$SAY_ENVIRONMENT"
    # Beside the one before, under a name of its own: a game that runs goes on with the old one.
    number=1
    while [ -e "$place/environment$number" ]; do number=$((number + 1)); done
    new=$place/environment$number
    "$python" -m venv "$new"
    "$new/bin/python" -m pip --disable-pip-version-check --no-input install --quiet \
        --no-index --find-links "$here/wheels" --require-hashes -r "$here/wheels.txt"
    "$new/bin/swallows" --version >/dev/null
    rm -rf "$place/licences"
    cp -R "$here/licences" "$place/"
    command=$place/swallows
    ln -sfn "environment$number/bin/swallows" "$command"
    for old in "$place"/environment*; do
        [ "$old" = "$new" ] || grep -qsF -- "$old/" /proc/[0-9]*/cmdline || rm -rf "$old"
    done
    old=$place
fi

if [ -d "$here/program" ]; then
    old=$place.old
    rm -rf "$old"
    [ ! -e "$place" ] || mv "$place" "$old"
    mkdir -p "$(dirname -- "$place")"
    mv "$new" "$place"
fi
trap - EXIT

# The desktop: every file and every folder made here is written down, and the uninstaller removes just these.
list=$place/installed.txt
[ -f "$list" ] || : >"$list"
make_folder() {
    [ -d "$1" ] || {
        make_folder "$(dirname -- "$1")"
        mkdir "$1"
        echo "$1" >>"$list"
    }
}
# What an earlier version had made was there already and is still ours.
[ "$old" = "$place" ] || [ ! -f "$old/installed.txt" ] || cat "$old/installed.txt" >>"$list"
put() { # file, where
    make_folder "$(dirname -- "$2")"
    [ ! -d "$2" ] || stop "$SAY_IN_THE_WAY $2"
    cp "$1" "$2"
    grep -qxF -- "$2" "$list" || echo "$2" >>"$list"
}
(cd "$here/share" && find . -type f | sort) | while IFS= read -r file; do
    put "$here/share/${file#./}" "$share/${file#./}"
done
entry=$share/applications/millions-of-swallows.desktop
sed "s|^Exec=swallows|Exec=\"$command\"|" "$entry" >"$entry.new"
mv "$entry.new" "$entry"
make_folder "$bin"
if [ -e "$bin/swallows" ] && [ ! -L "$bin/swallows" ]; then
    say "$SAY_IN_THE_WAY $bin/swallows"
else
    ln -sfn "$command" "$bin/swallows"
    grep -qxF -- "$bin/swallows" "$list" || echo "$bin/swallows" >>"$list"
fi
cp "$here/uninstall.sh" "$here/words.sh" "$place/"
chmod 755 "$place/uninstall.sh"
rm -rf "$place.old"
refresh_desktop "$share"

say "$SAY_DONE $place"
say "$SAY_UNINSTALL $place/uninstall.sh"
case :$PATH: in
*:"$bin":*) ;;
*) say "$SAY_PATH $command" ;;
esac
# A first look that nobody sees: it tells now which library the system lacks, not at the first double click.
if [ ! -d "$here/program" ]; then
    for library in xcb-cursor.so.0 xcb-icccm.so.4 xcb-keysyms.so.1 xcb-shape.so.0 xcb-xkb.so.1 xkbcommon-x11.so.0; do
        "$new/bin/python" -c "import ctypes; ctypes.CDLL('lib$library')" 2>/dev/null || {
            say "lib$library"
            stop "$SAY_LACKS"
        }
    done
fi
if ! trouble=$(QT_QPA_PLATFORM=offscreen "$command" play --smoke 2>&1); then
    say "$trouble"
    stop "$SAY_LACKS"
fi
