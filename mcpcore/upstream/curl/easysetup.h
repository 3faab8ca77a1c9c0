// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "upstream/curl/handles.h"
#include "upstream/exchange/request.h"

#include <string>

namespace tooltray::upstream {

// Tells a fresh handle what to send and how to connect. Returns the header lines, which live as long as the
// transfer does; so does the request, whose body is not copied.
LineList prepare(CURL *easy, const Request &request, const std::string &userAgent);

} // namespace tooltray::upstream
