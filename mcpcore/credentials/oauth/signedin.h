// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/times.h"

#include <optional>
#include <string>

namespace tooltray::credentials {

// What came of a sign-in.
struct SignedIn {
    std::string person;                    // as the server calls them; empty: it did not say
    std::optional<WallTime> tokenEnd = {}; // when it is known
    bool isRenewed = false;                // so that nobody has to sign in again when the token ends

    bool operator==(const SignedIn &) const = default;
};

} // namespace tooltray::credentials
