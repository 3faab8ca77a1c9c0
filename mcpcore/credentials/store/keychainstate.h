// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <cstdint>
#include <optional>

namespace tooltray::credentials {

// Whether secrets can be kept in the keychain now.
struct KeychainState {
    enum class Condition : std::uint8_t { Available, Locked, Missing };

    Condition condition = Condition::Available;
    std::optional<Error> problem; // when it is not available: why, and what to do

    bool operator==(const KeychainState &) const = default;
};

} // namespace tooltray::credentials
