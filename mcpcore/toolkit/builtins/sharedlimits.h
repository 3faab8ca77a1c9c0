// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/exchange/pack.h"
#include "json/value.h"

#include <cstddef>
#include <optional>

// How large the types and mappings may be that agents write: they are read, compiled and written between the calls of
// others. What a person writes may be larger.
namespace tooltray::toolkit {

inline constexpr std::size_t kMaxTypeBytes = std::size_t(256) << 10U;
inline constexpr std::size_t kMaxMappingEntries = 50'000;

bool isTooLargeType(const json::Value &definition);

// The error for a pack with a type or mapping that is larger; nothing where there is none.
std::optional<Error> tooLargeObject(const workspace::Pack &pack);

} // namespace tooltray::toolkit
