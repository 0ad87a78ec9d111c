#!/bin/sh
# Makes an AppImage of what a deb holds: build.sh TREE APPIMAGETOOL OUT. The tool fetches its runtime from the network.
set -eu
tree=$1 tool=$2 out=$3
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
cp "$here/AppRun" "$tree/AppRun"
chmod 755 "$tree/AppRun"
cp "$tree/usr/share/applications/millions-of-swallows.desktop" "$tree/"
cp "$tree/usr/share/icons/hicolor/scalable/apps/millions-of-swallows.svg" "$tree/"
ln -sf millions-of-swallows.svg "$tree/.DirIcon"
ARCH=x86_64 "$tool" "$tree" "$out"
