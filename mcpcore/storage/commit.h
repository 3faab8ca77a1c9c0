// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/codec/document.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::storage {

// Tells whether a document is still the one that somebody saw: equal for equal
// bytes, on every machine.
using Stamp = std::uint64_t;

Stamp stampOf(std::string_view body);

struct DocumentChange {
    workspace::DocumentKey key;
    std::optional<std::string> body;    // nothing: the document is removed
    std::optional<Stamp> replaces = {}; // what its author believes is stored; nothing: no such document

    bool operator==(const DocumentChange &) const = default;
};

// Documents that change together: all of them or none.
struct Commit {
    std::string label;
    std::vector<DocumentChange> changes; // each document once

    bool operator==(const Commit &) const = default;
};

} // namespace tooltray::storage
