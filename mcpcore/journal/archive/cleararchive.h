// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/folder.h"
#include "base/result.h"
#include "journal/filter/predicate.h"

#include <cstddef>

namespace tooltray::journal {

// Removes the entries that match from the archive, with their bodies, for good. A line that cannot be read
// stays. Returns how many entries went. For the thread that writes the archive, between two batches.
Result<std::size_t> clearArchive(const Folder &folder, const Filter &filter, const FilterReader &reader);

} // namespace tooltray::journal
