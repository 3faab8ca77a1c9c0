// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/desks/clientsight.h"
#include "workspace/definitions/tool.h"

namespace tooltray::engine {

class OpenWorkspace;

// The tool, saved or not, as clients of the newest revision of the protocol see it.
Result<ClientSight> sightOf(OpenWorkspace &workspace, const workspace::Tool &tool);

} // namespace tooltray::engine
