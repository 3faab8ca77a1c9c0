// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

#include <memory>
#include <string>

namespace tooltray {
class LogOutput;
}

namespace tooltray::app {

struct CommandLine;
class SingleInstance;

// Whether this build has a window; without, the two functions below are never called.
#ifdef TOOLTRAY_GUI
inline constexpr bool kHasWindow = true;
#else
inline constexpr bool kHasWindow = false;
#endif

std::unique_ptr<QCoreApplication> createWindowApplication(int &argc, char *argv[]);

// Shows the window and serves until it is quit. Returns the exit code.
int runWindowed(const CommandLine &line, const std::string &dataFolder, SingleInstance &instance,
                LogOutput &log);

} // namespace tooltray::app
