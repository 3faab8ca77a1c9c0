// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tooltray::ui {

enum class ToolGrouping : std::uint8_t { None, Endpoint, Tag };
// Within a group, if there are any.
enum class ToolOrder : std::uint8_t { Name, LastCall, Errors };

// How the list of tools is grouped and ordered.
struct ToolArrangement {
    ToolGrouping grouping = ToolGrouping::None;
    ToolOrder order = ToolOrder::Name;

    bool operator==(const ToolArrangement &) const = default;
};

} // namespace tooltray::ui
