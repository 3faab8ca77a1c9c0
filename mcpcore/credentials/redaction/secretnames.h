// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace tooltray::credentials {

// Whether a header, a member of an object or a parameter of a URL with that name holds something secret:
// Authorization, Cookie, password, X-Api-Key, access_token, clientSecret ... in any spelling. Cursors and the
// like (nextPageToken, progressToken) are not.
bool isSecretName(std::string_view name);

} // namespace tooltray::credentials
