// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/codec/documentcodec.h"
#include "workspace/definitions/object.h"
#include "json/value.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

// The kinds of objects that a pack can hold, in the order in which they are written.
inline constexpr std::array kPackKinds{ObjectKind::Tool, ObjectKind::Type, ObjectKind::Mapping};

// Tools to be handed on, with the types and mappings that they need. Of an endpoint it knows the name alone.
struct Pack {
    std::map<ObjectKey, Object> objects; // only of kPackKinds

    bool operator==(const Pack &) const = default;
};

inline constexpr std::string_view kPackFormat = "tooltray-pack";
inline constexpr std::int64_t kPackVersion = 1;
inline constexpr std::size_t kMaxPackBytes = std::size_t{32} << 20U;
inline constexpr std::size_t kMaxPackObjects = 10'000;

// The same pack always gives the same value, member by member.
json::Value encode(const Pack &pack);

struct DecodedPack {
    Pack pack; // with an error: the objects that could be read
    std::vector<DocumentError> errors = {};
    std::set<ObjectKey> unread = {}; // the other objects
};

// Decodes the argument of a tool, where places are those of the pointers in the messages alone.
DecodedPack decodePack(const json::Value &value);
// Decodes a file, with lines and columns.
DecodedPack decodePack(std::string_view text);

} // namespace tooltray::workspace
