// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/document/decodedocument.h"
#include "workspace/pack/pack.h"
#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

inline constexpr std::string_view kPackFormat = "tooltray-pack";
inline constexpr std::int64_t kPackVersion = 1;
inline constexpr std::size_t kMaxPackBytes = std::size_t{32} << 20U;
inline constexpr std::size_t kMaxPackObjects = 10'000;

// The same pack always gives the same value, member by member.
json::Value encode(const Pack &pack);

struct DecodedPack {
    Pack pack;
    std::vector<DocumentError> errors = {}; // when there is one, the pack means nothing
};

// From the argument of a tool, where places are those of the pointers in the messages alone.
DecodedPack decodePack(const json::Value &value);
// From a file, with lines and columns.
DecodedPack decodePack(std::string_view text);

} // namespace tooltray::workspace
