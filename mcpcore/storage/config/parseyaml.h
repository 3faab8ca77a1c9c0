// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/config/problems.h"
#include "storage/config/yamlnode.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace tooltray::storage {

inline constexpr std::size_t kMaxYamlBytes = std::size_t{1} << 20U;
inline constexpr std::size_t kMaxYamlDepth = 32;

// The only document of a YAML 1.2 text without a byte order mark. Anchors, aliases, merge keys and tags are
// refused: a file that is read by people says everything where it stands, and no small file becomes a huge
// one. Nothing where the text is no YAML at all.
std::optional<YamlNode> parseYaml(std::string_view text, Problems &problems,
                                  std::size_t maxBytes = kMaxYamlBytes);

} // namespace tooltray::storage
