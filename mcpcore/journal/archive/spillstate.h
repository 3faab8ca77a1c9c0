// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace tooltray::journal {

// How it stands with what is to be kept on disk.
struct SpillState {
    std::size_t waiting = 0;
    std::uint64_t lost = 0;                      // entries that the disk would not take in time
    std::optional<Error> problem = std::nullopt; // while the disk fails

    bool operator==(const SpillState &) const = default;
};

} // namespace tooltray::journal
