// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "storage/commit.h"
#include "storage/commitrecord.h"
#include "storage/savedstate.h"
#include "storage/workspacecopy.h"

#include <map>
#include <optional>
#include <span>
#include <string>

// Going back, for shelves of every kind.
namespace tooltray::storage {

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
