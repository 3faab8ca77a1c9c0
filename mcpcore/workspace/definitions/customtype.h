// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <string>
#include <vector>

namespace tooltray::workspace {

// A named JSON Schema for parameters, referenced by {"$ref": "tooltray:types/NAME"}.
struct CustomType {
    std::string name;
    std::string description;
    std::vector<std::string> scalars; // custom scalars of GraphQL that it stands for
    json::Value schema = json::Value::object();

    bool operator==(const CustomType &) const = default;
};

} // namespace tooltray::workspace
