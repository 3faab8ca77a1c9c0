// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "storage/configuration/configuration.h"
#include "storage/configuration/scalars.h"
#include "storage/configuration/yamlreader.h"
#include "json/pointer.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::storage {

// Lines and columns in a text for many bytes, quick when they are asked for in order.
class LineTable {
public:
    explicit LineTable(std::string_view text) : m_text(text) {}

    json::Position at(std::size_t offset);

private:
    std::string_view m_text;
    std::size_t m_offset = 0; // where the last one was
    json::Position m_position;
};

// Adds to everything the configuration says where that stands in the text.
void addPlaces(const YamlNode &root, std::string_view text, Configuration &configuration);

struct ReadConfiguration {
    Configuration configuration;
    std::vector<ConfigurationProblem> diagnostics = {}; // where there is one, the configuration is empty
};

// What the text of a configuration file says, or everything that is wrong with it. A variable that the environment does
// not have costs what needs it, which Configuration::warnings tells; the rest is as the file says. Relative paths in it are
// meant relative to the folder of the file, whose name is not opened. May take long for a big file.
ReadConfiguration readConfiguration(std::string_view text, const std::string &file,
                                    const Environment &environment);

// The same as a Result. The error "config_invalid" has all diagnostics in its details.
Result<Configuration> configurationIn(std::string_view text, const std::string &file,
                                      const Environment &environment);

} // namespace tooltray::storage
