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
        First,   // of a list its first element, of an empty one nothing
        // The path of a project or group on GitLab, of its address or written with slashes, space or %2F around it.
        ProjectPath,
        Base64Text, // the text, in UTF-8 or else Latin-1, that is in base64; what is no text stays in base64
        Base64Encoding, // what Base64Text makes of the same value: text, latin-1 or base64
    };

    Kind kind = Kind::String;
    std::string argument = {};

    bool operator==(const Transform &) const = default;
};

} // namespace tooltray::workspace
