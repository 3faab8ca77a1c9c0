// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/settings/serversettings.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace tooltray::app {

struct CommandLine {
    enum class Mode : std::uint8_t { Window, Headless, Stdio, Help, Version };

    Mode mode = Mode::Window;
    std::optional<std::string> dataFolder = {};
    std::optional<std::uint16_t> port = {}; // 0 picks a free one
    std::optional<std::string> url = {};    // that stdio relays to
    std::optional<std::string> config = {}; // in place of config.yaml in the data folder
    std::optional<std::string> file = {};   // whose import the window shows
    std::optional<std::string> client = {}; // what the program is called that stdio is started by
    bool isForRelays = false;      // serve as long as stdio is used, for whoever started it with that
    bool hasDemo = false;          // serve the sample API as well
    bool movesLibrary = false;     // bring along what was stored before the configuration named another place
    bool printsConnection = false; // once it serves: {"url":...,"token":...}
    std::string logLevels = "warning"; // see logRules()

    bool operator==(const CommandLine &) const = default;
};

// The arguments without the program's name. Errors are of kind Usage.
Result<CommandLine> parseCommandLine(std::span<const std::string> arguments);

std::string helpText();
std::string versionText();

// What the command line wants of the engine. Relative paths are meant relative to where the program was started.
engine::EngineSettings engineSettings(const CommandLine &line, const std::string &dataFolder);
engine::ServerSettings serverSettings(const CommandLine &line);

} // namespace tooltray::app
