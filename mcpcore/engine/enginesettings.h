// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace tooltray::engine {

// What an engine works with for as long as it lives.
struct EngineSettings {
    std::string dataFolder = {}; // empty: no workspace is opened, and no tool served
    std::string configFile = {}; // empty: config.yaml in the data folder, where there is one
    // Whether that file counts as the person: somebody named it, or the data folder is their usual one. Else it lies in
    // a folder that somebody may have sent, and what it runs and sends needs a consent.
    bool isConfigOwn = true;
    std::string home = {}; // of the user, where MCP clients have their files; empty: of whoever runs this
    // Where the consents of the person at this computer are kept, outside of every data folder; empty: they hold until
    // the program ends.
    std::string consentFile = {};
    // Program and arguments that bring clients here which speak to programs only; empty: there is none.
    std::vector<std::string> relay = {};

    bool operator==(const EngineSettings &) const = default;
};

} // namespace tooltray::engine
