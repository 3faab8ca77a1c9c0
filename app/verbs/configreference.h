// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::app {

// One key of config.yaml. That it exists is found out from the reader of the file, so the list cannot get stale.
struct ConfigKey {
    std::string path; // "endpoints.NAME.limits.depth"
    std::string type = {};
    std::string help = {};

    bool operator==(const ConfigKey &) const = default;
};

// All keys that the reader accepts, in its order.
std::vector<ConfigKey> configKeys();
std::string configurationIntroduction();

// What is said about the key; empty: nothing yet.
struct ConfigText {
    std::string_view type;
    std::string_view help;
};
ConfigText configText(std::string_view path);
std::vector<std::string> describedConfigKeys();

} // namespace tooltray::app
