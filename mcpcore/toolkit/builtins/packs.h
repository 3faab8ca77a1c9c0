// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/exchange/pack.h"
#include "json/value.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::toolkit {

// The text of a pack that the program brings along; an error says which there are.
Result<std::string> bundledPack(std::string_view name);

std::vector<std::string> bundledPacks();
std::string bundledPackNames(); // "demo, github, gitlab"

// What import_tools takes, by the kind of tool: rest, steps, switch. Small packs that can be imported as they are.
json::Value packExamples();

// How large the types and mappings may be that agents write: they are read, compiled and written between the calls of
// others. What a person writes may be larger.
inline constexpr std::size_t kMaxTypeBytes = std::size_t(256) << 10U;
inline constexpr std::size_t kMaxMappingEntries = 50'000;

bool isTooLargeType(const json::Value &definition);

// The error for a pack with a type or mapping that is larger; nothing where there is none.
std::optional<Error> tooLargeObject(const workspace::Pack &pack);

} // namespace tooltray::toolkit
