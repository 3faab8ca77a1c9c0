// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/edits/edit.h"
#include "workspace/snapshot/workspace.h"

#include <vector>

namespace tooltray::workspace {

struct Applied {
    WorkspacePtr workspace;
    ChangeSet changes;
};

// The state after the edit, or the reason why it cannot be made.
Result<Applied> apply(const Workspace &workspace, const Edit &edit);

// Takes changes back, also those of a revert, which makes them again. Refused where an object has changed
// since: nobody else's work is undone.
Result<Applied> revert(const Workspace &workspace, const ChangeSet &changes, Origin origin);

// The edit after which the configuration file defines these objects and no others.
Edit configEdit(const Workspace &workspace, std::vector<Object> objects);

} // namespace tooltray::workspace
