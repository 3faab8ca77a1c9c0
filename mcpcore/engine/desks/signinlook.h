// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "base/times.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tooltray::engine {

// How far somebody is with signing in for a credential. Who did so before the program started is said as it was then;
// whether the tokens are still good shows when they are needed.
struct SignInLook {
    enum class Condition : std::uint8_t { Unknown, Starting, Waiting, SignedIn, Ended, SignedOut };

    Condition condition = Condition::Unknown;
    std::string address = {};              // that the browser is to show, while it is waited for
    std::string person = {};               // who is signed in or was, where the server said so
    std::optional<WallTime> tokenEnd = {}; // of who is signed in, where it is known
    bool isRenewed = false;                // so that nobody has to sign in again then
    std::optional<Error> problem = {};     // why the last attempt came to nothing

    bool operator==(const SignInLook &) const = default;
};

} // namespace tooltray::engine
