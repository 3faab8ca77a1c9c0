// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace tooltray::workspace {

// One step of changing a bound value, written `name` or `name:argument`.
struct Transform {
    enum class Kind : std::uint8_t {
        Default, // the argument, as JSON if it is JSON and else as text, in place of a missing or null value
        Gid,     // 7 with the argument Project -> gid://gitlab/Project/7
        UrlEncode,
        UrlDecode,
        Upper,
        Lower,
        Number,
        String,
        Json,    // the value as JSON text
        Join,    // a list to one text, with the argument between
        Split,   // one text to a list, at the argument
        Compact, // without the nulls of a list or object
        Present, // true in place of any value, null as well: a step that succeeded, a member that it returned
    };

    Kind kind = Kind::String;
    std::string argument = {};

    bool operator==(const Transform &) const = default;
};

} // namespace tooltray::workspace
