// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/binding.h"
#include "workspace/definitions/operation.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::workspace {

// A text of a definition where the value of a secret goes, going by its name.
struct ConstantSecret {
    enum class Of : std::uint8_t {
        Header,
        Query, // a parameter that is bound
        Path,  // a query parameter written in the path
        Value, // a member of a body, or a variable
    };

    Of of = Of::Value;
    std::string name;
    std::string place; // JSON Pointer into the request, or into the bindings

    bool operator==(const ConstantSecret &) const = default;
};

std::vector<ConstantSecret> constantSecrets(const RestRequest &request);

// The same for variables, and for the arguments that a step passes to a tool.
std::vector<ConstantSecret> constantSecrets(const std::vector<NamedBinding> &bindings);

} // namespace tooltray::workspace
