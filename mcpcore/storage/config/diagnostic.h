// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/position.h"

#include <string>
#include <vector>

namespace tooltray::storage {

// Something that is wrong in a configuration file.
struct Diagnostic {
    std::string file;
    json::Position position;
    std::string message;                    // a sentence or two; never what the environment or a secret says
    std::vector<std::string> accepted = {}; // the keys or words that would do, where that is the question

    std::string toString() const; // config.yaml:3:5: Unknown key ...

    bool operator==(const Diagnostic &) const = default;
};

} // namespace tooltray::storage
