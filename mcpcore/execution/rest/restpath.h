// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "execution/bind/transform.h"

#include <functional>
#include <string>
#include <string_view>

namespace tooltray::execution {

// Whether a server may take a part of the path for one of dots: also where it takes encoded characters apart first,
// even twice, cuts a segment at a semicolon, or reads a backslash or a wide character as the plain one.
bool climbs(std::string text);

// A path template with its placeholders filled. Each value is one segment, or a part of one, whatever is in it
// (RFC 3986, 3.3): it cannot add segments, climb to those above, or begin the query. What the template itself has
// is sent as it is; characters that no URL has are encoded.
Result<std::string> filledPath(std::string_view pathTemplate,
                               const std::function<Result<MaybeValue>(const std::string &name)> &valueOf);

} // namespace tooltray::execution
