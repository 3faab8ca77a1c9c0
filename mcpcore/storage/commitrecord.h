// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/commit.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::storage {

// A commit as backups keep it, with what each document was before: enough to
// finish one that was interrupted, and to go back behind one that is done.
struct CommitRecord {
    struct Entry {
        workspace::DocumentKey key;
        std::optional<std::string> before;
        std::optional<std::string> after;

        bool operator==(const Entry &) const = default;
    };

    std::string label;
    std::string time; // RFC 3339
    std::vector<Entry> entries;

    bool operator==(const CommitRecord &) const = default;
};

std::string encode(const CommitRecord &record);
// Nothing for a text that is no whole record: its commit was never begun.
std::optional<CommitRecord> decodeRecord(std::string_view text);

} // namespace tooltray::storage
