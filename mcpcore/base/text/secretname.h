// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace tooltray {

// Whether a header, a member of an object or a parameter of a URL with that name holds something secret:
// Authorization, Cookie, password, X-Api-Key, access_token, clientSecret ... in any spelling. Cursors and the
// like (nextPageToken, progressToken) are not.
bool isSecretName(std::string_view name);

// The name as it is compared: in lower case, without what separates words.
std::string lettersOfName(std::string_view name);

// Whether a URL in the text carries a password, as in https://user:password@host. A placeholder in braces is none.
bool hasPasswordInUrl(std::string_view text);

// Whether a header of that name is about the connection or the length of a message, so that whoever sends the message
// sets it: Host, Content-Length, Transfer-Encoding ... in any case (RFC 9110, 7.6.1 and 8.6).
bool isFramingField(std::string_view name);

} // namespace tooltray
