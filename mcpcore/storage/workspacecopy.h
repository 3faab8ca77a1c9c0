// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/commitrecord.h"
#include "workspace/codec/document.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::storage {

using Bodies = std::map<workspace::DocumentKey, std::string>;

// All documents as they were before the first of them was brought to a newer format, or when somebody asked for a
// copy. Kept for good.
struct WorkspaceCopy {
    std::int64_t format = 0; // the oldest one that was left behind, or that there was
    std::string label;       // of the commit that did it, or what somebody called it
    std::string time;        // RFC 3339
    Bodies documents;

    bool operator==(const WorkspaceCopy &) const = default;
};

// format-1-0000000012, where 12 is the number of the commit.
std::string copyName(std::int64_t format, std::uint64_t revision);
// The number of the commit; nothing for what is no such name.
std::optional<std::uint64_t> revisionInCopyName(std::string_view name);

// One that somebody asks for.
WorkspaceCopy copyNow(Bodies documents, std::string label);

std::string encode(const WorkspaceCopy &copy);
std::optional<WorkspaceCopy> decodeCopy(std::string_view text);

// Whether the copy has every document that the commit brings to a newer format, just as it was: then no other
// copy is needed.
bool covers(const WorkspaceCopy &copy, const CommitRecord &record);

} // namespace tooltray::storage
