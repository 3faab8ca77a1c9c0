// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

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

// The members of a tool's definition, as agents are told them; paths like "pagination_config.page_size".
std::vector<ConfigKey> toolKeys();
std::string toolIntroduction();

// JSON Schemas, as text: of a tool's definition, and of config.yaml for editors.
std::string toolSchema();
std::string configurationSchema();

// The files of a workspace and packs: "tool-file", "pack" ...
std::vector<std::string> fileKinds();

// The JSON Schema of such a file. It is found out from the reader itself, by what it would accept at each place: it says
// which members there are and of what type they are, and leaves what depends on several of them to the reader.
// Precondition: the kind is one of them.
json::Value fileSchema(std::string_view kind);

} // namespace tooltray::app
