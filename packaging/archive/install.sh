#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs this folder for one person, or takes it away again:
#   ./install.sh             copies it to ~/.local/lib/tooltray, with a command, a menu entry, and a systemd user unit
#   ./install.sh --remove    removes those; data and configuration stay
# A later version replaces the copy, so what is written into the configuration of MCP clients stays right.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
home=$HOME/.local
target=$home/lib/tooltray
share=$home/share
units=${XDG_CONFIG_HOME:-$HOME/.config}/systemd/user

# Each line: what is in the folder, where the link or the copy goes.
files() {
    cat <<END
share/metainfo/example.a_seed_67c3edce.Tooltray.metainfo.xml $share/metainfo/example.a_seed_67c3edce.Tooltray.metainfo.xml
share/mime/packages/tooltray.xml $share/mime/packages/tooltray.xml
share/man/man1/tooltray.1.gz $share/man/man1/tooltray.1.gz
share/man/man5/tooltray-config.5.gz $share/man/man5/tooltray-config.5.gz
share/man/man5/tooltray-tool.5.gz $share/man/man5/tooltray-tool.5.gz
share/bash-completion/completions/tooltray $share/bash-completion/completions/tooltray
share/fish/vendor_completions.d/tooltray.fish $share/fish/vendor_completions.d/tooltray.fish
END
    (cd "$1" && find share/icons -type f 2>/dev/null) | while read -r icon; do echo "$icon $home/$icon"; done
}

told() {
    if command -v "$1" >/dev/null; then "$@" >/dev/null 2>&1 || true; fi
}

refresh() {
    told update-desktop-database "$share/applications"
    told update-mime-database "$share/mime"
    told systemctl --user daemon-reload
}

remove() {
    if [ -d "$target" ]; then
        files "$target" | while read -r _ to; do rm -f "$to"; done
    fi
    rm -rf "$target"
    rm -f "$home/bin/tooltray" "$share/applications/tooltray.desktop" "$units/tooltray.service"
}

case ${1:-} in
--remove)
    told systemctl --user disable --now tooltray
    remove
    refresh
    echo "Tooltray was removed. Your data is still in ${XDG_DATA_HOME:-$HOME/.local/share}/tooltray."
    exit
    ;;
"") ;;
*)
    echo "Usage: install.sh [--remove]" >&2
    exit 2
    ;;
esac

if [ "$here" = "$target" ]; then
    echo "This is the installed copy: run install.sh of the folder that you unpacked." >&2
    exit 1
fi
remove
mkdir -p "$target" "$home/bin" "$share/applications" "$units"
cp -R "$here/." "$target/"
ln -s ../lib/tooltray/bin/tooltray "$home/bin/tooltray"
files "$target" | while read -r from to; do
    mkdir -p "$(dirname "$to")"
    [ ! -e "$target/$from" ] || ln -sf "$target/$from" "$to"
done
# They name the program, and a desktop does not look in ~/.local/bin.
if [ -e "$target/share/applications/tooltray.desktop" ]; then
    sed "s|^Exec=tooltray|Exec=\"$target/bin/tooltray\"|" "$target/share/applications/tooltray.desktop" \
        >"$share/applications/tooltray.desktop"
fi
sed "s|/usr/bin/tooltray|\"$target/bin/tooltray\"|" "$target/lib/systemd/user/tooltray.service" \
    >"$units/tooltray.service"
refresh
echo "Tooltray is installed: $home/bin/tooltray"
case ":$PATH:" in
*":$home/bin:"*) ;;
*) echo "Add $home/bin to PATH to start it as tooltray." ;;
esac
