// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/pointer.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::storage {

// What a YAML text says, before anything is made of its scalars.
struct YamlNode {
    enum class Kind : std::uint8_t {
        Null,
        Plain, // a scalar without quotes
        Text,  // one with quotes, or a block
        List,
        Map,
    };

    Kind kind = Kind::Null;
    std::size_t offset = 0;              // where it begins, in bytes
    std::string text = {};               // of a scalar
    std::vector<YamlNode> children = {}; // elements or members
    // Of a member; an element has none, and stands where its name would.
    std::string name = {};
    std::size_t nameOffset = 0;

    bool isScalar() const { return kind == Kind::Plain || kind == Kind::Text; }
};

// What a pointer leads to; null when there is nothing.
const YamlNode *findNode(const YamlNode &root, const json::Pointer &pointer);

} // namespace tooltray::storage
