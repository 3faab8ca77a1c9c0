// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/value.h"

#include <cstddef>
#include <string_view>

namespace tooltray::storage {

inline constexpr std::size_t kMaxForeignYamlBytes = std::size_t{16} << 20U;

// What a YAML file of another program says, under the rules of parseYaml(): nothing in it is expanded, and words
// without quotes that readers disagree on are texts. The error names the line. May take long for a big text.
Result<json::Value> yamlValue(std::string_view text);

} // namespace tooltray::storage
