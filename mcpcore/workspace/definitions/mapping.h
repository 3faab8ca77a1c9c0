// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <string>
#include <vector>

namespace tooltray::workspace {

// A named table of labels that people and agents use and the values that the API wants for them,
// referenced by {"$ref": "tooltray:mappings/NAME"} or by a binding.
struct Mapping {
    struct Entry {
        std::string label;
        json::Value value; // a text, number or boolean

        bool operator==(const Entry &) const = default;
    };

    std::string name;
    std::string description;
    std::vector<Entry> entries;

    bool operator==(const Mapping &) const = default;
};

} // namespace tooltray::workspace
