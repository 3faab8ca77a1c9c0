// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/times.h"
#include "upstream/exchange/callerror.h"
#include "upstream/exchange/request.h"
#include "upstream/exchange/response.h"
#include "upstream/graphql/jsonoutline.h"

#include <string_view>

namespace tooltray::upstream {

// Why a response is no GraphQL response, by its status, its beginning and what the outline of a GraphQL response
// found in it.
CallError brokenAnswer(const Request &request, const ResponseHead &head, std::string_view beginning,
                       const JsonOutline &outline, WallTime now);

} // namespace tooltray::upstream
