#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# install.sh SOURCE_FOLDER TARGET_FOLDER: the npm packages named in SOURCE_FOLDER/package.json, once.
# Where npm cannot deliver them, what needs them is skipped and says so.
set -eu
mkdir -p "$2"
if [ -f "$2/installed" ] && cmp -s "$1/package.json" "$2/package.json"; then
    exit 0
fi
rm -f "$2/installed"
cp "$1/package.json" "$1/.npmrc" "$2/"
if npm install --prefix "$2" --ignore-scripts; then
    touch "$2/installed"
else
    echo "npm could not install the packages; the tests that need them are skipped."
fi
