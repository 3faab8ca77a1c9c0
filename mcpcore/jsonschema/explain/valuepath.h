// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tooltray::jsonschema {

// The way from the root of a value to a place in it, kept on the stack of whoever walks it. Null is the root.
struct ValuePath {
    const ValuePath *parent = nullptr;
    std::string_view name = {}; // of a member
    std::size_t index = 0;      // of an element, when there is no name
    bool isElement = false;
};

std::string pointerOf(const ValuePath *path); // RFC 6901
// As people write it: `filter.tags[2]`, in backquotes; the root is "The value".
std::string subjectOf(const ValuePath *path);

} // namespace tooltray::jsonschema
