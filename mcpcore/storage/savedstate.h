// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/codec/document.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::storage {

// What happened to a document in a commit.
struct DocumentNews {
    enum class Kind : std::uint8_t { Added, Changed, Removed };

    workspace::DocumentKey key;
    Kind kind = Kind::Changed;

    bool operator==(const DocumentNews &) const = default;
};

// How everything was before a commit, or when a copy was made, as one can go back to it.
struct SavedState {
    // Of the commits the last ones are kept, see WorkspaceCopy for the others.
    enum class Kind : std::uint8_t { Commit, Copy };

    std::string id;
    Kind kind = Kind::Commit;
    std::uint64_t revision = 0; // the number of the commit, which grows from each one to the next
    std::string label;          // of the commit, or the copy
    std::string time;           // RFC 3339
    std::vector<DocumentNews> news = {};

    bool operator==(const SavedState &) const = default;
};

} // namespace tooltray::storage
