// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace tooltray::upstream {

// What a body has to say to people, on one line: the message in a JSON object, the title of a web page, or
// how the text begins. The body may be cut off. Somebody else's words, so nothing is done by them.
std::string excerptOf(std::string_view body);

} // namespace tooltray::upstream
