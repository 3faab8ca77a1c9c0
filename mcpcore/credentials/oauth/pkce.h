// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/secret.h"

#include <string>
#include <string_view>

namespace tooltray::credentials {

// Proves that who redeems a code is who asked for it (RFC 7636).
struct Pkce {
    Secret verifier;
    std::string challenge; // S256

    static Pkce fresh();
    static std::string challengeOf(std::string_view verifier);
};

} // namespace tooltray::credentials
