#!/bin/sh
# Installs Millions of Swallows for one user from the wheels beside this script, without a network: a program in
# ~/Applications that carries its own environment.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
case $(defaults read -g AppleLocale 2>/dev/null || echo "${LANG:-}") in
de*)
    no_python="Dieses Paket braucht Python 3.11 bis 3.14. Bitte zuerst installieren, zum Beispiel von python.org."
    working="Das Spiel wird eingerichtet, ohne Netz …"
    in_the_way="Hier liegt schon etwas anderes, das nicht ersetzt wird:"
    done="Millions of Swallows ist installiert:"
    remove="Zum Entfernen dient uninstall.command in diesem Ordner; die gespeicherten Partien bleiben."
    ;;
*)
    no_python="This package needs Python 3.11 to 3.14. Please install it first, for example from python.org."
    working="Setting up the game, without a network ..."
    in_the_way="Something else lies here and is not replaced:"
    done="Millions of Swallows is installed:"
    remove="uninstall.command in this folder removes it; saved games are kept."
    ;;
esac
app="$HOME/Applications/Millions of Swallows.app"
resources="$app/Contents/Resources"
if [ -e "$app" ] && [ ! -f "$resources/installed-from-bundle" ]; then
    echo "$in_the_way $app" >&2
    exit 1
fi
python=
for name in python3.14 python3.13 python3.12 python3.11 python3 /usr/local/bin/python3 /opt/homebrew/bin/python3; do
    if "$name" -c 'import ensurepip, sys, venv; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null; then
        python=$name
        break
    fi
done
if [ -z "$python" ]; then
    echo "$no_python" >&2
    exit 1
fi
echo "$working"
old="$app.old"
rm -rf "$old"
[ ! -e "$app" ] || mv "$app" "$old"
restore() {
    rm -rf "$app"
    [ ! -e "$old" ] || mv "$old" "$app"
}
trap restore EXIT
mkdir -p "$HOME/Applications"
cp -R "$here/app/Millions of Swallows.app" "$app"
chmod 755 "$app/Contents/MacOS/start.sh"
"$python" -m venv "$resources/environment"
"$resources/environment/bin/python" -m pip --disable-pip-version-check --no-input install --quiet \
    --no-index --find-links "$here/wheels" --require-hashes -r "$here/wheels.txt"
"$resources/environment/bin/swallows" --version >/dev/null
cp -R "$here/licences" "$resources/"
: >"$resources/installed-from-bundle"
trap - EXIT
rm -rf "$old"
register=/System/Library/Frameworks/CoreServices.framework/Frameworks/LaunchServices.framework/Support/lsregister
[ ! -x "$register" ] || "$register" -f "$app"
echo "$done $app"
echo "$remove"
