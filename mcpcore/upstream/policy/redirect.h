// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "upstream/exchange/request.h"
#include "upstream/exchange/response.h"

#include <optional>

namespace tooltray::upstream {

inline constexpr int kMaxRedirects = 5;

// Where a response sends the request (RFC 9110, 15.4): the request to send there, or why it is not followed;
// nothing when the response redirects nowhere. Another origin gets no credentials: of the fields only those
// that say what is sent and what is wanted, and no client certificate. It never leads from https to http.
//
// Nor does a body go there, so that a request with one, or with a method that changes something, is refused. from:
// the scope of the address that answered, which decides which addresses the redirect may lead to; the connection has
// the last word, as a name can stand for any address.
std::optional<Result<Request>> redirected(const Request &request, const ResponseHead &head,
                                          AddressScope from);

} // namespace tooltray::upstream
