// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tooltray {

// Whether a header, a member of an object or a parameter of a URL with that name holds something secret:
// Authorization, Cookie, password, X-Api-Key, access_token, clientSecret ... in any spelling. Cursors and the
// like (nextPageToken, progressToken) are not.
bool isSecretName(std::string_view name);

// Whether a URL in the text carries a password, as in https://user:password@host. A placeholder in braces is none.
bool hasPasswordInUrl(std::string_view text);

// The text, which may be JSON, with the mask in place of each of these passwords; nothing where it has none.
std::optional<std::string> withoutPasswordsInUrls(std::string_view text, std::string_view mask);

// Whether a header of that name is about the connection or the length of a message, so that whoever sends the message
// sets it: Host, Content-Length, Transfer-Encoding ... in any case (RFC 9110, 7.6.1 and 8.6).
bool isFramingField(std::string_view name);

} // namespace tooltray
