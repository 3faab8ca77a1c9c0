// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/oauth/oauthsettings.h"

#include <string>

namespace tooltray::credentials {

// As the protocol writes them (RFC 6749 section 3.3): with a space in between.
inline std::string joinedScopes(const OAuthSettings &settings)
{
    std::string joined;
    for (const std::string &scope : settings.scopes)
        joined += (joined.empty() ? "" : " ") + scope;
    return joined;
}

} // namespace tooltray::credentials
