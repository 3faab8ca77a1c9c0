// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/config/configuration.h"
#include "storage/config/diagnostic.h"
#include "storage/config/environment.h"

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::storage {

struct ReadConfiguration {
    Configuration configuration;
    std::vector<Diagnostic> diagnostics = {}; // where there is one, the configuration is empty
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
