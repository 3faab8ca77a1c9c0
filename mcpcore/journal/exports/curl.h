// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "journal/entries/exchange.h"

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::journal {

// The text as one word of a POSIX shell (XCU 2.2), whatever is in it.
std::string shellQuoted(std::string_view text);

// A curl command that sends the request again. What was masked is a variable of the shell, named after the
// header field or JSON member it stood under: $AUTHORIZATION. Fails where the log has not all that was sent.
//
// Fields that are given stand as they are in place of those of the same names: secrets, when the caller has asked
// the person; then the text is as secret as they are.
Result<std::string> curlCommand(const Exchange &exchange, const std::vector<RecordedHeader> &revealed = {});

} // namespace tooltray::journal
