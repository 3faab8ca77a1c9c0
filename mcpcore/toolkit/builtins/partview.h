// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/builtins/schemapart.h"
#include "json/value.h"

#include <cstddef>
#include <string>

// A part of a schema with what a caller needs of it: what its arguments take and what it returns.

namespace tooltray::toolkit {

// The room for a brief text: with three to four bytes to a token, less than 500 tokens.
inline constexpr std::size_t kBriefBytes = 1'600;

// As much as there is room for. First goes what a call cannot do without, then the descriptions, then optional inputs
// and the result; what is not shown is named with how to see it.
std::string briefText(const SchemaPart &part);

// In SDL with all descriptions, whatever room it takes: the inputs and enums of its arguments, and what it returns as
// far as that is short. The depth shows more around that.
std::string wholeText(const SchemaPart &part, std::size_t depth);
json::Value partDetails(const SchemaPart &part, std::size_t depth);

} // namespace tooltray::toolkit
