// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "workspace/definitions/tool.h"

namespace tooltray::toolkit {

// The tool without one of its versions. A later one that took over its operation gets one of its own; where the
// active one goes, the latest that is left becomes it. The last one does not go without the tool.
Result<workspace::Tool> withoutVersion(workspace::Tool tool, workspace::Version version);

// Says which versions there are.
Error unknownVersion(const workspace::Tool &tool, const std::string &version);

} // namespace tooltray::toolkit
