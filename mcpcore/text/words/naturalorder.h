// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <string_view>

namespace tooltray {

// The order people expect of names with numbers in them: "page2" before "page10".
std::strong_ordering naturalOrder(std::string_view a, std::string_view b) noexcept;

} // namespace tooltray
