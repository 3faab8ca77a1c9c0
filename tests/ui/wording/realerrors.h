// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

#include <string>
#include <vector>

namespace tooltray::ui::test {

// An error that the core gave when a test made it fail, so that wordingtest can look for the translations of the very
// templates that people get to see.
struct RealError {
    std::string how; // it was made to fail, for the message of a test that fails
    Error error;
};

using RealErrors = std::vector<RealError>;

// realanswers.cpp
RealErrors fileErrors();
RealErrors upstreamErrors();
RealErrors answerErrors();
// realchanges.cpp
RealErrors schemaChanges();
RealErrors decodeErrors();
// realsettings.cpp
RealErrors credentialErrors();
RealErrors serverErrors();
RealErrors configurationErrors();
RealErrors logErrors();
// realtools.cpp: refused edits, files and packs that cannot be read; then what checks say of tools
RealErrors workspaceErrors();
RealErrors healthProblems();
RealErrors lintFindings();

} // namespace tooltray::ui::test
