// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancellation.h"
#include "base/folder.h"
#include "base/result.h"
#include "journal/entry/logentry.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tooltray::journal {

struct ArchiveTail {
    EntryId before{}; // only older ones
    std::size_t entries = 1'000;
    std::uint64_t bytes = std::uint64_t(16) << 20U; // no further back, however large the day is
};

// The entries at the end of the archive, in the order of their ids. For a thread of a pool.
Result<std::vector<EntryPointer>> readTail(const Folder &folder, const ArchiveTail &tail,
                                           const CancellationToken &token = {});

} // namespace tooltray::journal
