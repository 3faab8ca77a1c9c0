// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/folder.h"
#include "base/result/result.h"
#include "base/task/cancellation.h"
#include "journal/entries/logentry.h"
#include "journal/filter/predicate.h"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tooltray::journal {

struct ArchiveQuery {
    Filter filter = {};
    FilterReader reader = {};
    std::optional<EntryId> before = {};            // only older ones: to go on from the last page
    std::optional<std::chrono::sys_days> day = {}; // only those that began then (UTC)
    std::size_t limit = 100;
    // Only the end of the archive: how much is read then does not depend on what is found.
    std::optional<std::uint64_t> newestBytes = {};
};

struct ArchivePage {
    std::vector<EntryPointer> entries = {}; // the newest first
    bool isLast = true;                     // there are no older ones that match where it was looked
    std::size_t unreadable = 0;             // lines that were passed over
};

// Reads the archive from its newest day backwards until the page is full. For a thread of a pool: it takes as
// long as the disk and the filter take, unless cancelled.
Result<ArchivePage> searchArchive(const Folder &folder, const ArchiveQuery &query,
                                  const CancellationToken &token = {});

// Fails with not_found when the archive does not have it (any more).
Result<EntryPointer> findInArchive(const Folder &folder, EntryId id, const CancellationToken &token = {});

} // namespace tooltray::journal
