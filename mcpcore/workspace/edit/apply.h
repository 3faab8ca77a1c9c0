// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "workspace/edit/changeset.h"
#include "workspace/edit/edit.h"
#include "workspace/snapshot/workspace.h"

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

} // namespace tooltray::workspace
