// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/tool.h"

#include <string>

namespace tooltray::ui {

// All that a version of a tool says, member by member as its file has it, with operations and descriptions as they
// are written: for comparing versions line by line. Precondition: the tool has the version.
std::string versionText(const workspace::Tool &tool, workspace::Version version);

} // namespace tooltray::ui
