#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# node.sh PACKAGE_FOLDER SCRIPT ARGUMENT...: runs the system's Node, 20 or later.
set -eu
packages=$1
shift
if [ ! -f "$packages/installed" ]; then
    echo "SKIPPED: npm could not install the packages of this test"
    exit 0
fi
if [ "$(node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0)" -lt 20 ]; then
    echo "SKIPPED: Node 20 or later is not to be had"
    exit 0
fi
exec node "$@"
