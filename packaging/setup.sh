# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by ./run and ./test at the root: installs what is missing, configures, builds.

# The presets compile mostly the same: let them share their results whatever folder they build in.
export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1

say() { printf '%s\n' "$*" >&2; }

# packages GROUP...: "package|what for|command" for each line of packages.txt in these groups
packages() {
    awk -v groups=" $* " '
        /^#/ || NF == 0 { next }
        index(groups, " " $1 " ") {
            command = ""
            if (split($0, half, "|") > 1) { command = half[2]; gsub(/ /, "", command); $0 = half[1] }
            name = $2; $1 = ""; $2 = ""; sub(/^ +/, ""); sub(/ +$/, "")
            print name "|" $0 "|" command
        }' packaging/packages.txt
}

# missing GROUP...: the lines of packages() that are not installed
missing() {
    local wanted installed name purpose command
    wanted=$(packages "$@")
    installed=$(cut -d'|' -f1 <<<"$wanted" | xargs dpkg-query -W -f='${db:Status-Abbrev}${Package}\n' 2>/dev/null \
                | sed -n 's/^ii //p') || true
    while IFS='|' read -r name purpose command; do
        grep -qxF "$name" <<<"$installed" || { [ -n "$command" ] && command -v "$command" >/dev/null; } \
            || printf '%s|%s|%s\n' "$name" "$purpose" "$command"
    done <<<"$wanted"
}

apt_get() {
    local sudo=()
    [ "$(id -u)" = 0 ] || sudo=(sudo)
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get "$@" >&2
}

# install_lines LINE...: of missing(); says what for and installs. Not 0 when there is no way to.
install_lines() {
    local names=()
    mapfile -t names < <(printf '%s\n' "$@" | cut -d'|' -f1)
    if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
        say "Only root can install packages: apt-get install ${names[*]}"
        return 1
    fi
    say "Installing with apt-get:"
    printf '%s\n' "$@" | sed 's/^\([^|]*\)|\([^|]*\).*/  \1: \2/' >&2
    apt_get update -q && apt_get install -y -q --no-install-recommends "${names[@]}"
}

is_debian() {
    command -v dpkg-query >/dev/null && return
    say "This is no Debian or Ubuntu: nothing is installed for you. packaging/packages.txt names what is needed."
    return 1
}

# install_missing GROUP...: what nothing can be built without
install_missing() {
    local lines
    is_debian || return 0
    mapfile -t lines < <(missing "$@")
    [ ${#lines[@]} = 0 ] || install_lines "${lines[@]}" || {
        say "These packages are needed and could not be installed: $(printf '%s\n' "${lines[@]}" | cut -d'|' -f1 | xargs)"
        say "Install them as root and start again."
        exit 1
    }
}

# install_wanted GROUP...: what it goes without as well, in its own way; in CI nothing is passed over. What could not
# be installed is not tried again at every start.
install_wanted() {
    local lines names given_up=build/not-installed.txt
    if [ "${CI:-}" = true ]; then
        install_missing "$@"
        return
    fi
    command -v dpkg-query >/dev/null || return 0 # which was said before
    mapfile -t lines < <(missing "$@")
    names=$(printf '%s\n' "${lines[@]}" | cut -d'|' -f1 | xargs)
    [ -n "$names" ] && ! grep -qxF "$names" "$given_up" 2>/dev/null || return 0
    install_lines "${lines[@]}" && return
    say "It goes on without them; tests that want one are skipped. Delete $given_up to have it tried again."
    mkdir -p build
    printf '%s\n' "$names" >>"$given_up"
}

# What ninja would run at once, unless that needs more memory than there is: a group of files takes up to two gigabytes.
parallel() {
    local fit
    fit=$(awk '/^MemAvailable:/ { print int($2 / 2097152) }' /proc/meminfo)
    [ "${fit:-0}" -ge $(($(nproc) + 2)) ] || printf -- '-j%d\n' "$((fit > 1 ? fit : 1))"
}

# build PRESET [cmake option...] [-- target...]: configures when the options changed, then builds
build() {
    local preset=$1 options=() targets=() target
    shift
    while [ $# -gt 0 ] && [ "$1" != -- ]; do options+=("$1"); shift; done
    [ "${1:-}" = -- ] && shift
    for target in "$@"; do targets+=(--target "$target"); done
    if [ ! -f "build/$preset/build.ninja" ] || [ "$(cat "build/$preset/options.txt" 2>/dev/null)" != "${options[*]}" ]
    then
        mkdir -p "build/$preset"
        cmake --preset "$preset" "${options[@]}" >"build/$preset/configure.log" 2>&1 || {
            cat "build/$preset/configure.log" >&2
            exit 1
        }
        printf '%s\n' "${options[*]}" >"build/$preset/options.txt"
    fi
    cmake --build "build/$preset" $(parallel) "${targets[@]}" >"build/$preset/build.log" 2>&1 || {
        tail -n 60 "build/$preset/build.log" >&2
        say "The build failed; build/$preset/build.log has all of it."
        exit 1
    }
}
