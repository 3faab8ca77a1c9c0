// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace tooltray::engine {

// What an engine works with for as long as it lives.
struct EngineSettings {
    std::string dataFolder = {}; // empty: no workspace is opened, and no tool served
    std::string configFile = {}; // empty: config.yaml in the data folder, where there is one

    bool operator==(const EngineSettings &) const = default;
};

} // namespace tooltray::engine
