// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

#include <string>
#include <vector>

namespace tooltray::ui::test {

// What the core really says, by how it was brought to say it.
struct RealError {
    std::string how;
    Error error;
};

using RealErrors = std::vector<RealError>;

RealErrors fileErrors();
RealErrors upstreamErrors();
RealErrors answerErrors();
RealErrors workspaceErrors();
RealErrors credentialErrors();
RealErrors serverErrors();
RealErrors configurationErrors();
RealErrors logErrors();
RealErrors healthProblems();
RealErrors lintFindings();
RealErrors schemaChanges();
RealErrors decodeErrors();

} // namespace tooltray::ui::test
