// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace tooltray {

// Whether a header of that name is about the connection or the length of a message, so that whoever sends the message
// sets it: Host, Content-Length, Transfer-Encoding ... in any case (RFC 9110, 7.6.1 and 8.6).
bool isFramingField(std::string_view name);

} // namespace tooltray
