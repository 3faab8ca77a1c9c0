// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/secret.h"

#include <string>
#include <string_view>

namespace tooltray::credentials {

// What an authorization server says through the browser (RFC 6749 sections 4.1.2 and 4.1.2.1): a code, or an error.
struct Redirect {
    std::string state;
    Secret code;
    std::string error;
    std::string errorDescription;
    bool hasRepeated = false; // a parameter stood there twice, which section 3.1 forbids
};

Redirect readRedirect(std::string_view query);

} // namespace tooltray::credentials
