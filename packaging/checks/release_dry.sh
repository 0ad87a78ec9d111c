#!/usr/bin/env bash
# A release that nobody publishes: builds all that Linux builds and looks at all of it, as anybody may at home.
# release_dry.sh [--tools] [--twice] [DIR]: --tools installs what release.py says is missing (Debian and its children),
# --twice builds everything a second time and compares the bytes. DIR, where it goes, is dist. setup.exe is tried where
# wine is. Ends with 0 only if all is well.
set -euo pipefail
cd "$(dirname "$0")/../.."
tools=no twice=no out=dist
for word; do
    case $word in
    "--tools") tools=yes ;;
    "--twice") twice=yes ;;
    *) out=$word ;;
    esac
done
python=$(command -v python3)
as_root() {
    if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo env "PATH=$PATH" "$@"; fi
}

checks=(sums lint bundles pypi macos packages qt roots wayland)
command -v wine >/dev/null && checks+=(windows)
if [ $tools = yes ]; then
    told=$("$python" packaging/release.py --tools && "$python" packaging/release.py check "${checks[@]}" --tools)
    if [ -n "$told" ]; then
        mapfile -t lacking <<<"$told"
        as_root apt-get update
        as_root apt-get install -y --no-install-recommends "${lacking[@]}"
    fi
fi
sums() { (cd "$out" && sha256sum -- *.deb *.rpm *.pkg.tar.zst *.run *-setup.exe *.zip *.whl *.tar.gz | sort -k2); }

"$python" packaging/release.py --out "$out"
if [ $twice = yes ]; then
    before=$(sums)
    rm -rf build/release
    "$python" packaging/release.py --out "$out"
    diff <(printf '%s\n' "$before") <(sums) || {
        echo "release_dry: two builds of one commit differ" >&2
        exit 1
    }
    echo "release_dry: the same bytes twice"
fi
as_root "$python" packaging/release.py check "${checks[@]}" --out "$out"
