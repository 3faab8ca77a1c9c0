// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "upstream/exchange/request.h"
#include "upstream/exchange/response.h"

#include <optional>

namespace tooltray::upstream {

inline constexpr int kMaxRedirects = 5;

// Where a response sends the request (RFC 9110, 15.4): the request to send there, or why it is not followed;
// nothing when the response redirects nowhere. Another origin gets no credentials: of the fields only those
// that say what is sent and what is wanted, and no client certificate. It never leads from https to http.
std::optional<Result<Request>> redirected(const Request &request, const ResponseHead &head);

} // namespace tooltray::upstream
