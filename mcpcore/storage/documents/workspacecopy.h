// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "storage/documents/commit.h"
#include "workspace/codec/document.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
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

// Going back, for backends of every kind.

// Nothing stands for a document that was not there.
using States = std::map<workspace::DocumentKey, std::optional<std::string>>;

SavedState stateBefore(std::uint64_t revision, const CommitRecord &record);
SavedState stateIn(std::string name, const WorkspaceCopy &copy);

// How the documents touched since were before the first of these commits, which are in order.
States statesBefore(std::span<const CommitRecord> records);
// How all documents were, and that what is there now and was not there then is to go.
States statesIn(const WorkspaceCopy &copy, std::span<const workspace::DocumentKey> now);

// The changes from what is there now; `current` has an entry for each of the states.
Commit commitTo(const States &states, const States &current, const std::string &label);

Error noSuchState(const std::string &state);

} // namespace tooltray::storage
