// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "journal/entry/exchange.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>

namespace tooltray::journal {

// The text as one word of a POSIX shell (XCU 2.2), whatever is in it.
std::string shellQuoted(std::string_view text);

// A curl command that sends the request again. What was masked is a variable of the shell, named after the
// header field or JSON member it stood under: $AUTHORIZATION. Fails where the log has not all that was sent.
Result<std::string> curlCommand(const Exchange &exchange);

// The same with these values, by the names of their variables, in place of them. The caller has asked the
// person; the text is as secret as they are.
Result<std::string> curlCommandWithSecrets(const Exchange &exchange,
                                           const std::map<std::string, std::string, std::less<>> &values);

} // namespace tooltray::journal
