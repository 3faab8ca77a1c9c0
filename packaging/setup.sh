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

install_missing() {
    local wanted installed name purpose command missing=() reasons=() sudo=()
    if ! command -v dpkg-query >/dev/null; then
        say "This is no Debian or Ubuntu: nothing is installed for you. packaging/packages.txt names what is needed."
        return 0
    fi
    wanted=$(packages "$@")
    installed=$(cut -d'|' -f1 <<<"$wanted" | xargs dpkg-query -W -f='${db:Status-Abbrev}${Package}\n' 2>/dev/null \
                | sed -n 's/^ii //p') || true
    while IFS='|' read -r name purpose command; do
        if grep -qxF "$name" <<<"$installed" || { [ -n "$command" ] && command -v "$command" >/dev/null; }; then
            continue
        fi
        missing+=("$name")
        reasons+=("  $name: $purpose")
    done <<<"$wanted"
    [ ${#missing[@]} = 0 ] && return 0

    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || {
            say "These packages are missing and only root can install them: ${missing[*]}"
            say "Install them as root (apt-get install ${missing[*]}) and start again."
            exit 1
        }
        sudo=(sudo)
    fi
    say "Installing with apt-get${sudo[0]:+ (through sudo)}:"
    printf '%s\n' "${reasons[@]}" >&2
    { "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -q &&
      "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}"; } \
        >&2 || { say "apt-get could not install them; its last lines say why."; exit 1; }
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
    cmake --build "build/$preset" "${targets[@]}" >"build/$preset/build.log" 2>&1 || {
        tail -n 60 "build/$preset/build.log" >&2
        say "The build failed; build/$preset/build.log has all of it."
        exit 1
    }
}
