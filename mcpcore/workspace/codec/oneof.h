// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/objectreader.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

namespace tooltray::workspace {

struct FoundMember {
    std::size_t index; // among the names
    json::Reader value;
};

// The one member of several that an object must have; reports when it has none or more of them.
std::optional<FoundMember> findOneOf(json::ObjectReader &object, std::span<const std::string_view> names);

} // namespace tooltray::workspace
