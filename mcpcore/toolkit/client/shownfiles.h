// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/client/clientview.h"
#include "toolkit/unreadfile.h"
#include "workspace/snapshot/workspace.h"

#include <functional>
#include <vector>

namespace tooltray::toolkit {

// The files that cannot be read, as far as the client may know of what they hold. What that was nobody can say of one
// that could never be read: then it counts as a tool that changes something.
std::vector<UnreadFile> shownFiles(std::vector<UnreadFile> files, const workspace::Workspace &workspace,
                                   const ClientView &client,
                                   const std::function<bool(const workspace::Tool &)> &isVisible);

} // namespace tooltray::toolkit
