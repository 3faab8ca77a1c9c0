// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "json/value.h"

#include <cstddef>
#include <string_view>

namespace tooltray::storage {

// The limits of a YAML text once its aliases are expanded.
struct YamlLimits {
    std::size_t bytes = std::size_t{64} << 20U;
    std::size_t nodes = 1'000'000; // that aliases and merge keys add
    std::size_t depth = 256;
};

// What a YAML file of others says, with aliases and merge keys expanded within limits. Scalars without quotes are what
// the JSON schema of YAML 1.2 makes of them, and the words of its core schema: dates, yes and 012 are texts. Names are
// always texts.
Result<json::Value> readYamlDocument(std::string_view text, const YamlLimits &limits = {});

} // namespace tooltray::storage
