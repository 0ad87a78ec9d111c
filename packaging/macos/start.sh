#!/bin/sh
# What a double click starts: the program in the environment that the installer has made.
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
if [ $# -gt 0 ]; then
    exec "$here/../Resources/environment/bin/swallows" play "$@"
fi
exec "$here/../Resources/environment/bin/swallows" play
