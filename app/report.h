// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/settings/serversettings.h"

namespace tooltray::app {

// Says what went wrong and what to do on standard error; returns the exit code: 2 when the command
// line is wrong, 1 when this computer does not allow it.
int reportFailure(const Error &error);

// Says on standard output where the sample API is, if it is served.
void reportDemo(const engine::ServerStatus &status);

} // namespace tooltray::app
