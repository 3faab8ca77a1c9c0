// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

#include <optional>
#include <string>

namespace tooltray::app {

// The folder given, or "tooltray" in the platform's place for application data; made when missing, and
// private: for its owner alone, even where it was there before. Absolute on return. Another user's folder is refused.
// Uses the home folder of the user where the environment has none.
Result<std::string> openDataFolder(const std::optional<std::string> &given);

// True if the user would use this folder without naming one.
bool isUsualDataFolder(const std::string &dataFolder);

// True if a program that gets little of the environment, as MCP clients start their servers, would use this
// folder without being told.
bool isFoundByEveryProgram(const std::string &dataFolder);

} // namespace tooltray::app
