// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/backends/storagebackend.h"

#include <map>
#include <memory>
#include <string>

namespace tooltray::storage {

// Who makes numbered changes below a folder, each of them to two documents, so that half a change can be seen.
struct KillSubject {
    using Bodies = std::map<workspace::DocumentKey, std::string>;

    // What the changes are kept on.
    std::unique_ptr<StorageBackend> (*backendIn)(const std::string &folder);
    // The documents after the change, as it leaves them.
    Bodies (*bodiesAfter)(int change);
    // The change that left a document with this body.
    int (*changeIn)(const std::string &body);
    // Makes the changes from the first to the last in a process of its own, and writes the number of each to
    // the descriptor once it is acknowledged. Gives the exit code.
    int (*makeChanges)(const std::string &folder, int first, int last, int say);
};

const KillSubject &jsonFolderWriter();
const KillSubject &sqliteWriter();
const KillSubject &liveWorkspaceWriter();

struct KillLoop {
    int kills = 0;
    int changes = 0;
    unsigned seed = 1;
};

// Lets a process make changes in the folder, one after the other, and kills it at random moments; a new one
// goes on. After each kill every change that was acknowledged must be there, and every document whole. Gives
// the first thing that was not so, or nothing.
std::string runKillLoop(const std::string &folder, const KillLoop &loop, const KillSubject &subject);

} // namespace tooltray::storage
