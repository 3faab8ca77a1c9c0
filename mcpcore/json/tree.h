// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/cell.h"

#include <cstdint>

// What walks whole documents. None of it recurses: nesting is as deep as memory allows.
namespace tooltray::json::detail {

void destroy(const Cell &root) noexcept;
Cell copy(const Cell &root);

enum class Equality : std::uint8_t {
    Mathematical, // members in any order, numbers by what they mean
    Literal,      // members in order, numbers by their text
};
bool isEqual(const Cell &a, const Cell &b, Equality equality) noexcept;

} // namespace tooltray::json::detail
