// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace tooltray::app {

struct CommandLine;

// Serves until a signal ends it. Needs a QCoreApplication; returns the exit code.
int runHeadless(const CommandLine &line, const std::string &dataFolder);

} // namespace tooltray::app
