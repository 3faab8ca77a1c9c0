// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/times.h"
#include "upstream/exchange/callerror.h"
#include "upstream/exchange/failure.h"
#include "upstream/exchange/request.h"
#include "upstream/exchange/response.h"

#include <string_view>

namespace tooltray::upstream {

// What a status that is not a success usually means, and what to do about it. The body may be cut off.
CallError httpError(const Request &request, const ResponseHead &head, std::string_view body, WallTime now);

// A failure as an error of the level "network".
CallError networkError(const Request &request, const Failure &failure);

} // namespace tooltray::upstream
