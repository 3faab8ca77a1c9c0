// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <string>

namespace tooltray::graphql {

// How values are shown in messages, which is how JavaScript shows them: { name: "x", tags: [1, 2] }, numbers
// without trailing zeros, what is nested deeper than two levels as [Array] or [Object], ten elements and about ten
// kilobytes at most.
std::string inspect(const json::Value &value);

// A number as JavaScript writes it: 1e+21, 0.000001, 100.
std::string inspectNumber(double number);

} // namespace tooltray::graphql
