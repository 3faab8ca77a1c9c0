// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>

namespace tooltray::execution {

// How a choice of values with a meaning each, and one of several types, is told to a client.
enum class EnumStyle : std::uint8_t {
    Described, // oneOf with const, title and description; a list of types
    Plain,     // enum, and the meanings in the description; the first type, and the others there
};

// The room for the schema that a client is shown of one tool, whatever its types and mappings hold: about that many bytes.
inline constexpr std::size_t kMaxShownBytes = 64 * 1024;

// A parameter schema as clients see it: types, mappings and definitions stand where they are used, nothing is
// referred to, and the hidden parameters are gone. Below its first level, what contains itself is any object. A list
// of values that there is no room for is told by its length, and left to the check of the call.
json::Value shownSchema(const workspace::Workspace &workspace, const json::Value &schema,
                        const std::set<std::string, std::less<>> &hidden, EnumStyle style);

} // namespace tooltray::execution
