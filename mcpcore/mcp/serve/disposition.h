// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/era/revision.h"
#include "mcp/types/failure.h"

#include <cstdint>

namespace tooltray::mcp {

// What became of a message, for transports that have a word for it.
enum class Disposition : std::uint8_t {
    Answered,   // with a result, or an error of the request's own
    Accepted,   // there is nothing to answer
    Ended,      // the session, as was asked for
    BadRequest, // turned away before anybody worked on it
    NotFound,   // no such method or session
};

// Of a message that never became a call.
Disposition dispositionOfRejection(Fault fault);
// Of a call that failed.
Disposition dispositionOfFailure(Fault fault, Era era);

} // namespace tooltray::mcp
