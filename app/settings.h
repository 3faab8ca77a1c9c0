// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/settings/serversettings.h"

#include <string>

namespace tooltray::app {

struct CommandLine;

// What the command line wants of the engine. Relative paths are meant relative to where the program was started.
engine::EngineSettings engineSettings(const CommandLine &line, const std::string &dataFolder);
engine::ServerSettings serverSettings(const CommandLine &line);

} // namespace tooltray::app
