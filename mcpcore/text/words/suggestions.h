// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/words/message.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray {

// The candidates that the text may be a slip of, the nearest first: at most a third of its letters added, omitted,
// changed or swapped, another case, or a few more letters at the end.
std::vector<std::string> suggestions(std::string_view text, std::span<const std::string> candidates);

// "a", "b" and "c"
Message namesAnd(std::span<const std::string> names);
// "a", "b" or "c"
Message namesOr(std::span<const std::string> names);

// Did you mean "a", "b", or "c"? At most five; empty when there is nothing to suggest.
Message didYouMean(std::span<const std::string> suggestions);

} // namespace tooltray
