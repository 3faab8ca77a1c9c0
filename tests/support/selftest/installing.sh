#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# installing.sh SOURCES FOLDER: what packaging/setup.sh does where packages are missing and cannot be installed
set -euo pipefail
sources=$1 folder=$2
rm -rf "$folder"
mkdir -p "$folder/bin" "$folder/packaging"
cd "$folder"
cp "$sources/packaging/setup.sh" packaging/
printf '%s\n' '# a comment' 'build  needed   a compiler | no-such-command' 'build  there    a command  | bash' \
    'extra  wanted   a peer' >packaging/packages.txt

# A computer on which no package is installed, and apt-get notes what it is asked for and fails.
stub() { printf '#!/bin/sh\n%s\n' "$2" >"bin/$1"; chmod +x "bin/$1"; }
stub dpkg-query 'exit 1'
stub apt-get 'echo "$*" >>asked; exit 100'
stub id 'echo 0'

failed=0
# expect NAME STATUS PATTERN COMMAND...: in a shell of its own; PATTERN is of what it says
expect() {
    local name=$1 status=$2 pattern=$3 said got=0
    shift 3
    said=$(env -u CI PATH="$folder/bin:$PATH" "$@" 2>&1) || got=$?
    [ "$got" = "$status" ] && grep -qE "$pattern" <<<"$said" && return
    printf '%s: exit code %s instead of %s, or not a word of %s in:\n%s\n' "$name" "$got" "$status" "$pattern" "$said"
    failed=1
}
in_shell='set -euo pipefail; . packaging/setup.sh;'

expect 'needed packages stop it' 1 'needed and could not be installed: needed$' bash -c "$in_shell install_missing build"
expect 'wanted ones do not' 0 'goes on without' bash -c "$in_shell install_wanted extra; echo on"
: >asked
expect 'they are not asked for again' 0 '^on$' bash -c "$in_shell install_wanted extra; echo on"
[ ! -s asked ] || { echo 'apt-get was asked again'; failed=1; }
expect 'in CI they stop it' 1 'could not be installed: wanted$' env CI=true bash -c "$in_shell install_wanted extra"
rm build/not-installed.txt
stub id 'echo 1000'
mkdir no-sudo
for command in awk bash cat cut echo env grep mkdir sed xargs; do ln -s "$(type -P "$command")" no-sudo/; done
expect 'without sudo it says what would be installed' 0 'apt-get install wanted' \
    env PATH="$folder/bin:$folder/no-sudo" bash -c "$in_shell install_wanted extra"
exit $failed
