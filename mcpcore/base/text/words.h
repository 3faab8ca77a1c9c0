// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray {

// The order people expect of names with numbers in them: "page2" before "page10".
std::strong_ordering naturalOrder(std::string_view a, std::string_view b) noexcept;

// The candidates that the text may be a slip of, the nearest first: few letters added, left out, changed or
// swapped, or another case. (As GraphQL's reference implementation does it, so that all our messages agree.)
std::vector<std::string> suggestions(std::string_view text, std::span<const std::string> candidates);

// Did you mean "a", "b", or "c"? At most five; empty when there is nothing to suggest.
std::string didYouMean(std::span<const std::string> suggestions);

} // namespace tooltray
