// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace tooltray::workspace {

// Turns what an API answers in its own way into one clear error: GraphQL says 200 where REST says 404.
// All the conditions given must hold, at least one is given.
struct ErrorRule {
    std::string nullAt = {};         // JSON Pointer into data that is null or absent
    std::string messageMatches = {}; // pattern found in the message of a GraphQL or payload error
    std::optional<int> httpStatus = {};

    int status = 0;           // what the error is like: 404, 409 ...; 0: not said
    std::string message = {}; // {parameter} stands for an argument; empty: the API's own

    bool operator==(const ErrorRule &) const = default;
};

} // namespace tooltray::workspace
