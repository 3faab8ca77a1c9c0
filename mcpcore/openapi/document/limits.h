// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace tooltray::openapi {

// What a description may take. What goes beyond is refused with the limit that it met.
struct Limits {
    std::size_t textBytes = std::size_t{64} << 20U; // of all documents together
    std::size_t documents = 200;
    std::size_t documentDepth = 64; // documents that lead to each other
    std::size_t nesting = 256;      // of values inside each other
    std::size_t operations = 100'000;
    std::size_t problems = 1'000; // that are listed; more are counted
};

inline constexpr std::size_t kMaxReferenceChain = 100;

} // namespace tooltray::openapi
