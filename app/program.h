// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray::app {

// The whole life of the process; returns its exit code.
int runProgram(int argc, char *argv[]);

} // namespace tooltray::app
