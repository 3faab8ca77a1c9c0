// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <memory>
#include <string>

namespace tooltray {
class LogOutput;
struct Error;
} // namespace tooltray

namespace tooltray::app {

struct CommandLine;
class SingleInstance;

// Serves until a signal ends it. Needs a QCoreApplication; returns the exit code.
int runHeadless(const CommandLine &line, const std::string &dataFolder, SingleInstance &instance,
                LogOutput &log);

// Relays standard input and output to a server until either side ends it. Needs a QCoreApplication;
// returns the exit code.
int runStdioRelay(const CommandLine &line);

// Whether this build has a window; without, the functions below are never called.
#ifdef TOOLTRAY_GUI
inline constexpr bool kHasWindow = true;
#else
inline constexpr bool kHasWindow = false;
#endif

std::unique_ptr<QCoreApplication> createWindowApplication(int &argc, char *argv[]);

// Says why it cannot start, on standard error and in a window, until that is closed. Returns the exit code.
int showFailure(const Error &error);

// Shows the window and serves until it is quit. Returns the exit code.
int runWindowed(const CommandLine &line, const std::string &dataFolder, SingleInstance &instance,
                LogOutput &log);

} // namespace tooltray::app
