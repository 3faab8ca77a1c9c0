// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "upstream/exchange/failure.h"

#include <curl/curl.h>

#include <string_view>

namespace tooltray::upstream {

struct CurlVerdict {
    CURLcode code = CURLE_OK;
    std::string_view reason; // what libcurl wrote about it
    int systemError = 0;     // errno of the last connection attempt
    int proxyStatus = 0;     // of the answer to CONNECT
};

// What a failed transfer means. Precondition: the code is not CURLE_OK.
Cause causeOf(const CurlVerdict &verdict);

} // namespace tooltray::upstream
