#!/bin/sh
# What a player does with an installed program, from the installation to the removal: packaging/installers/roots.py runs
# it inside a bare system without a network, as root. $1: deb, run or bundle; $2: the package; $3: a record of a
# tournament under way whose seats are all experts; $4: where the screen (XWD) and the records are laid if anything does
# not come about. Ends with 0 only if everything came about, and says what it saw.
set -eu
kind=$1 package=$2 record=$3 keep=${4:-}
home=/home/player
data=$home/.local/share/millions-of-swallows
export LC_ALL=C.UTF-8

fail() {
    echo "FAILED: $*"
    tail -n 20 "$home/said.txt" 2>/dev/null || :
    tail -n 5 "$home/sockets.txt" 2>/dev/null || :
    ps -eLo pid,ppid,lwp,stat,wchan:24,time,args || :
    reports
    [ -z "$keep" ] || cp -R /tmp/screen "$data" "$home/shown.txt" "$keep" 2>/dev/null || :
    exit 1
}
as_player() { # command line
    su player -s /bin/sh -c "cd; export HOME=$home DISPLAY=:9 LC_ALL=C.UTF-8 XDG_CURRENT_DESKTOP=GNOME SWALLOWS_SHOWN_TO=$home/shown.txt PATH=$home/.local/bin:/usr/local/bin:/usr/bin:/bin; $1"
}
until_so() { # what, seconds, command...
    what=$1 left=$(($2 * 2))
    shift 2
    until "$@" >/dev/null 2>&1; do
        left=$((left - 1))
        [ "$left" -gt 0 ] || fail "never came: $what"
        sleep 0.5
    done
}
everything() { find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /tmp -o -path /run -o -path /var/log \) -prune -o -print | sort; }
highest() { sort -n "$home/shown.txt" 2>/dev/null | tail -n 1 || echo 0; }
keys() { as_player "xdotool key --delay 15 $*" 2>/dev/null || :; }
title() { as_player "xdotool getwindowfocus getwindowname" 2>/dev/null || :; }
has_window() { as_player "xdotool search --onlyvisible --name 'Millions of Swallows'"; }
focus() { as_player "xdotool search --onlyvisible --name 'Millions of Swallows' windowfocus" || :; }
manage() { pgrep -u player -x openbox >/dev/null || as_player "openbox >/dev/null 2>&1 &"; } # it may have crashed
quit() { # what
    manage
    until_so "the focus" 60 focus_is_there
    keys ctrl+q
    until_so "$1" 90 gone
}
focus_is_there() {
    focus
    title | grep -q 'Millions of Swallows$'
}
is_titled() { title | grep -q "^$1"; }
has_moves() { [ "$(highest)" -gt "$1" ]; }
runs() { pgrep -u player -f '/swallows( |$)|bin/swallows' | grep -q .; }
gone() { ! runs; }
workers() { pgrep -c -u player -f 'multiprocessing' || :; }
has_workers() { [ "$(workers)" -ge 1 ]; }
reports() { find "$home/.local/state" -path '*/reports/*' -type f -exec cat {} + 2>/dev/null || :; }
journals() { find "$data" -name '*.swallows' | sort; }
is_over() { tail -n 1 "$1" | grep -q '"line":"end"'; }
install() {
    case $kind in
    deb) dpkg -i "$package" ;;
    run) as_player "sh $package --quiet" ;;
    bundle) as_player "rm -rf unpacked && mkdir unpacked && cd unpacked && python3 -m zipfile -e $package . && sh */install.sh && cd && rm -rf unpacked" ;;
    esac
}
remove() {
    case $kind in
    deb) dpkg -r millions-of-swallows ;;
    *) as_player "sh .local/opt/millions-of-swallows/uninstall.sh" ;;
    esac
}

id player >/dev/null 2>&1 || useradd -m player
[ "$(grep -c : /proc/net/dev)" -eq 1 ] || fail "there is a network"
[ "$kind" != bundle ] || dpkg -i /opt/for-wheels/*.deb >/dev/null
everything >/tmp/before.txt
started=$(date +%s)
install >/tmp/install.txt 2>&1 || { cat /tmp/install.txt; fail "the installation"; }
echo "installed in $(($(date +%s) - started)) s: $(as_player 'swallows --version')"

mkdir -p /tmp/.X11-unix
chmod 1777 /tmp/.X11-unix
mkdir /tmp/screen
Xvfb :9 -screen 0 1300x850x24 -fbdir /tmp/screen >/dev/null 2>&1 &
server=$!
trap 'kill $server 2>/dev/null || :' EXIT
until_so "the display" 60 as_player "xdotool getmouselocation"
manage

as_player "mkdir -p .config/millions-of-swallows; printf '%s' '{\"language\": \"de\", \"pace\": \"instant\", \"reduced_motion\": true}' >.config/millions-of-swallows/settings.json"
for place in $home/.local/share /usr/share; do
    entry=$place/applications/millions-of-swallows.desktop
    [ ! -f "$entry" ] || break
done
command=$(sed -n 's/^Exec=//p' "$entry" | sed 's/ %f//')
echo "the entry's command: $command"
# Every socket that any process of the game asks for is written down.
watched="strace -f -qq --seccomp-bpf -e trace=socket -o $home/sockets.txt"
as_player "$watched $command >said.txt 2>&1 &"
until_so "the window" 180 has_window
focus
keys ctrl+f
until_so "the friendly's page" 120 is_titled Freundschaftsspiel
keys Return
until_so "the first move" 120 has_moves 0
journal=$(journals | head -n 1)
rounds=0
until is_over "$journal"; do
    rounds=$((rounds + 1))
    [ "$rounds" -lt 400 ] || fail "the friendly never ended"
    [ $((rounds % 10)) -ne 1 ] || keys Home # a hand of twenty cards is walked through, whatever may be played of it
    keys Return g p Right Return d f Right Return
done
echo "a friendly played to its end with $((rounds * 9)) keys: $(highest) moves"
quit "the end of the program"
as_player "swallows verify '$journal'" || fail "the friendly's record is not sound"

kind_of_file=$(as_player "xdg-mime query filetype $record")
by=$(as_player "xdg-mime query default application/x-swallows-record")
echo "$record is $kind_of_file, opened by $by"
[ "$kind_of_file" = application/x-swallows-record ] || fail "the file type"
rm -f $home/shown.txt
as_player "$watched -A xdg-open $record >said.txt 2>&1 &"
until_so "the record's window" 180 has_window
until_so "a worker process" 180 has_workers
until_so "the experts' moves" 300 has_moves 30
echo "experts think in $(workers) processes; move $(highest) is shown"

before=$(highest)
install >/tmp/upgrade.txt 2>&1 || { cat /tmp/upgrade.txt; fail "the upgrade"; }
runs || fail "the game ended with the upgrade"
until_so "a move after the upgrade" 300 has_moves "$before"
echo "upgraded in the middle of the game: it went on from move $before to $(highest)"
quit "the end after the upgrade"
[ -s $home/sockets.txt ] || fail "nothing was written down of sockets"
! grep 'AF_INET' $home/sockets.txt || fail "an Internet socket"
echo "sockets: $(wc -l <$home/sockets.txt), all of them local: $(sed -n 's/.*socket(\(AF_[A-Z]*\).*/\1/p' $home/sockets.txt | sort -u | xargs)"
grep -i traceback $home/said.txt && fail "a traceback"
journals | while IFS= read -r file; do
    as_player "swallows verify '$file'" || fail "$file is not sound after the upgrade"
done
rm -f $home/shown.txt
as_player "$command >said.txt 2>&1 &"
until_so "the window of the new version" 180 has_window
quit "the end of the new version"

[ -z "$(reports)" ] || { reports; fail "an error report"; }

remove >/tmp/remove.txt 2>&1 || { cat /tmp/remove.txt; fail "the removal"; }
grep -i 'saved games\|gespeicherten' /tmp/remove.txt || fail "nobody says where the saves are"
everything >/tmp/after.txt
echo "left over, apart from what the system keeps for itself:"
comm -13 /tmp/before.txt /tmp/after.txt | grep -v "^/var/\(lib/dpkg\|cache\)\|^$home/\(said.txt\|shown.txt\|sockets.txt\)" >/tmp/left.txt || :
sed 's/^/  /' /tmp/left.txt
grep -v "^$home/\.local/\(share\|state\)\(/millions-of-swallows\|$\)\|^$home/\.\(local\|config\)$\|^$home/\.config/\(millions-of-swallows\|openbox\)\|^$home/\.cache" /tmp/left.txt >/tmp/foreign.txt || :
[ ! -s /tmp/foreign.txt ] || { cat /tmp/foreign.txt; fail "more is left than saves and settings"; }
[ -f "$journal" ] || fail "the friendly's record is gone"
echo "PASSED"
