// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <cstdint>
#include <optional>

namespace tooltray::engine {

// Whether secrets can be kept in the keychain of this computer.
struct KeychainLook {
    enum class Condition : std::uint8_t { Unknown, Available, Locked, Missing };

    Condition condition = Condition::Unknown;
    std::optional<Error> problem = {}; // when it is not available: why, and what to do

    bool operator==(const KeychainLook &) const = default;
};

} // namespace tooltray::engine
