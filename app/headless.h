// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace tooltray {
class LogOutput;
}

namespace tooltray::app {

struct CommandLine;
class SingleInstance;

// Serves until a signal ends it. Needs a QCoreApplication; returns the exit code.
int runHeadless(const CommandLine &line, const std::string &dataFolder, SingleInstance &instance,
                LogOutput &log);

// Relays standard input and output to a server until either side ends it. Needs a QCoreApplication;
// returns the exit code.
int runStdioRelay(const CommandLine &line);

} // namespace tooltray::app
