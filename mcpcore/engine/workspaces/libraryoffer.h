// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"

#include <cstddef>
#include <optional>

namespace tooltray::engine {

// A library that the configuration has turned away from, and that has what the present one lacks, or has otherwise.
struct LibraryOffer {
    Message from; // where it is, as a part of a sentence
    Message to;
    std::size_t tools = 0; // that only the old one has, or has newer
    std::size_t others = 0;
    std::size_t differing = 0;         // in both and not the same; those of the present one stay
    std::optional<Error> problem = {}; // why the old one cannot be read, or not as it is now

    // False: all that it has is here as well, and only differs.
    bool canBeMoved() const { return tools + others > 0 || problem; }

    bool operator==(const LibraryOffer &) const = default;
};

} // namespace tooltray::engine
