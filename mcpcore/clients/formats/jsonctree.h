// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/value.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::clients {

struct JsoncMember;

// A value and where in the text it stands. Offsets are those of bytes.
struct JsoncNode {
    enum class Kind : std::uint8_t { Scalar, Array, Object };

    Kind kind = Kind::Scalar;
    std::size_t begin = 0;
    std::size_t end = 0;
    std::vector<JsoncMember> members; // of an object, and the elements of an array without names

    // The last of that name, as programs read it.
    const JsoncMember *find(std::string_view name) const;
    std::size_t count(std::string_view name) const;
};

struct JsoncMember {
    std::string name;
    std::size_t begin = 0; // of the name
    JsoncNode value;
    std::optional<std::size_t> comma; // behind it
};

struct JsoncComment {
    enum class Kind : std::uint8_t { Line, Block };

    Kind kind = Kind::Line;
    std::size_t begin = 0;
    std::size_t end = 0; // without the end of the line
};

// A JSON document with comments and commas behind last members, as the settings of editors have them, with the
// place of everything in it. A byte order mark is skipped.
struct JsoncTree {
    JsoncNode root;
    std::vector<JsoncComment> comments;

    static Result<JsoncTree> parse(std::string_view text);

    bool hasComments(const JsoncNode &node) const;
    // The value of the node, without comments.
    json::Value valueOf(std::string_view text, const JsoncNode &node) const;
};

// The error for a text that cannot be parsed; it says where.
Error cannotRead(std::string_view text, std::size_t offset, const Message &what);

} // namespace tooltray::clients
