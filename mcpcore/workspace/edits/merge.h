// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/definitions/object.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <cstdint>
#include <string>
#include <vector>

// Merges the changes that two authors make to one object at the same time.

namespace tooltray::workspace {

// The error for an edit that is based on an older state. It names who changed the object and, if known, the
// fields that both changed. `now` is null if the object is gone.
Error changedSince(const ObjectKey &key, const Entry *now, json::Value yours,
                   const std::vector<std::string> &fields = {});

// The choice for a field that both sides changed differently.
enum class MergeConflict : std::uint8_t { Refuse, KeepMine };

// An object as two authors made it, both from the same beginning: what only one of them changed is as that one made
// it. An error where both made something else of a field. The fields of a tool are its own and those of each version.
Result<Object> merge(const Object &before, const Entry &theirs, const Object &mine,
                     MergeConflict conflict = MergeConflict::Refuse);

} // namespace tooltray::workspace
