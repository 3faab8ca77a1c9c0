// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray::app {

struct CommandLine;

// Relays standard input and output to a server until either side ends it. Needs a QCoreApplication;
// returns the exit code.
int runStdioRelay(const CommandLine &line);

} // namespace tooltray::app
